// How a clan is painted: colours, a pattern and a shape of its own, so that it does not depend on colour.

import type { KaivaiView } from "../view";

const PAINTS = [
  ["#c0392b", "#7f2018", "#e4735c"],
  ["#e0a81e", "#96690a", "#f8d76a"],
  ["#2f8f5b", "#165634", "#74c596"],
  ["#2c5fa8", "#173a70", "#6f9bdb"],
  ["#857b6a", "#4e473b", "#b8ae9a"],
];

/** The paint that no seat has: that of the clan that nobody plays. */
const UNPLAYED = 4;

/** Which paint a clan has. */
export function paintOf(view: KaivaiView, clan: number): number {
  return clan < view.seats ? clan : UNPLAYED;
}

/** The variables that roofs, sails and skirts of a paint read. */
export function painted(paint: number): string {
  const [c, cd, cl] = PAINTS[paint];
  return `--c:${c};--cd:${cd};--cl:${cl};--pat:url(#kv-pat-${paint})`;
}
