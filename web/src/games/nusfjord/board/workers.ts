// The workers of a seat that are still at home, and in which colour they come: alone, the colours take turns.

import type { Facts, HarborView, View } from "./types";

const WORKERS = 3;

export const atHome = (harbor: HarborView) => Math.max(0, WORKERS - harbor.workers);

export function placing(view: View, facts: Facts, seat: number): number {
  if (view.seats > 1) return seat;
  return (Math.min(view.round, facts.rounds.length) - 1) % (view.options.solo === "advanced" ? 3 : 2);
}
