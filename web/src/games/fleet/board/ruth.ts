// Captain Ruth's routes: where her stones lie and go next, and what she has just done.

import { w } from "../../../lib/prefs.svelte";
import type { FleetFacts, SectionId } from "../facts";
import type { FleetView } from "../view";
import { isOpen, type Ruth, sectionOf } from "./pad";

/** Whether she finds an open box in a section. */
export function openFor(view: FleetView, facts: FleetFacts, ruth: Ruth, id: SectionId): boolean {
  return isOpen(sectionOf(facts, id), view.pads[0], ruth.struck[id]);
}

/** A route of hers: where its stone lies now, and where it goes at the end of the round. */
export interface Route {
  stops: SectionId[];
  here: SectionId;
  next: SectionId;
}

/** Her three routes; stones go over sections without open boxes. */
export function routes(view: FleetView, facts: FleetFacts, ruth: Ruth): Route[] {
  return facts.solo.routes.map((stops, number) => {
    const here = stops.find((id) => id === ruth.stones[number]) ?? stops[0];
    const at = stops.indexOf(here);
    const next = [...stops.slice(at + 1), ...stops.slice(0, at + 1)].find((id) => openFor(view, facts, ruth, id)) ?? here;
    return { stops, here, next };
  });
}

/** The way along a route from one stop to another, both included. */
export function way(stops: SectionId[], from: SectionId, to: SectionId): SectionId[] {
  const at = stops.indexOf(from);
  const round = [...stops.slice(at), ...stops.slice(0, at)];
  return round.slice(0, round.indexOf(to) + 1);
}

/** What a route is for. */
export function partName(number: number): string {
  return [w("Boats", "Boote"), w("Harbor", "Hafen"), w("Wharf", "Ufer")][number];
}

/** What she does now. */
export function ruthSays(view: FleetView): string {
  return view.over ? w("the end", "das Ende") : view.deciders.length ? w("waits", "wartet") : w("her turn", "sie ist dran");
}
