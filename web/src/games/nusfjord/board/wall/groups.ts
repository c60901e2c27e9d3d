// The buildings on the wall: which lie where, and what is face down or set aside.

import { w } from "../../../../lib/prefs.svelte";
import type { Scene } from "../scene";

export interface Group {
  id: string;
  names: string[];
  /** How many are face down in its pile. */
  left: number;
  /** How many spaces it has on the wall. */
  room: number;
}

/** The display by pile, each in the order of the numbers of the cards. */
export function piles({ view, facts }: Scene): Group[] {
  const sorted = (pile: string) =>
    view.buildings.filter((name) => facts.cards[name]?.pile === pile).sort((a, b) => facts.cards[a].number - facts.cards[b].number);
  return [
    { id: "A", names: sorted("A"), left: view["left in pile"].A, room: facts.limits.A },
    { id: "B", names: sorted("B"), left: view["left in pile"].B, room: facts.limits.B },
    { id: "C", names: sorted("C"), left: view["left in pile"].C, room: 0 },
  ];
}

/** My cards in hand. */
export function hand({ view, me }: Scene): string[] {
  return me === null ? [] : (view.harbors[me].hand ?? []);
}

/** Cards that are not on the wall but known: they lie in a drawer. */
export function drawers({ view, facts }: Scene): { id: string; title: string; names: string[] }[] {
  const known = (names: string[]) => names.filter((name) => facts.cards[name]);
  return [
    { id: "coming", title: w("C buildings that will come", "C-Gebäude, die kommen"), names: known(view.coming ?? []) },
    { id: "gone", title: w("No longer in this series", "In dieser Reihe nicht mehr dabei"), names: known(view.series.gone) },
  ].filter(({ names }) => names.length);
}

/** What is said of a group: "7 of 9 · 5 face down". */
export function counted({ names, left, room }: Group): string {
  const open = room ? w(`${names.length} of ${room}`, `${names.length} von ${room}`) : w(`${names.length} open`, `${names.length} offen`);
  return left ? `${open} · ${w(`${left} face down`, `${left} verdeckt`)}` : open;
}
