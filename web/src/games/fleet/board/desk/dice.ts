// The dice of a phase, and who has taken which. A view tells only what is left and what is in hand;
// what was seen before is remembered, also after the page was loaded anew.

import { w } from "../../../../lib/prefs.svelte";
import type { FleetFacts } from "../../facts";
import type { FleetView } from "../../view";

/** Captain Ruth, where a seat could stand. */
export const RUTH = -1;

/** A die that was rolled: what it shows, empty if that is not known, and who has it. */
export interface Die {
  face: string;
  by: number | null;
}

interface Memory {
  phase: string;
  dice: Die[];
}

/** In which order dice are taken. Alone, one is first in odd rounds and Ruth in even ones. */
export function order(view: FleetView): number[] {
  if (view.seats === 1) return view.round % 2 ? [0, RUTH] : [RUTH, 0];
  return Array.from({ length: view.seats }, (_, step) => (view.first + step) % view.seats);
}

/** How many dice are rolled in this phase; 0 in phases without dice. */
export function rolled(view: FleetView, facts: FleetFacts): number {
  if (view.phase !== "boat" && view.phase !== "town") return 0;
  return facts.dice[view.phase].boat + facts.dice[view.phase].town;
}

/** Whether all use the last die now. */
export function shared(view: FleetView, facts: FleetFacts): boolean {
  return rolled(view, facts) > 0 && view.together && view.pool.length === 1;
}

/** Who has the die in hand that is used now; null if nobody has one. */
export function inHand(view: FleetView, facts: FleetFacts): number | null {
  if (!view.using.die || !rolled(view, facts) || shared(view, facts)) return null;
  return view.deciders[0] ?? null;
}

const KEY = () => `netloft fleet dice ${location.pathname}`;
let memory: Memory | null = null;

function remembered(): Memory | null {
  try {
    return memory ?? (JSON.parse(sessionStorage.getItem(KEY()) ?? "null") as Memory | null);
  } catch {
    return null;
  }
}

/** Work out where the dice are, from what is seen now and what was seen before. */
export function dice(view: FleetView, facts: FleetFacts): Die[] {
  const number = rolled(view, facts);
  if (!number) return [];
  const phase = `${location.pathname} ${view.round} ${view.phase}`;
  const takers = order(view);
  const before = remembered();
  let known = before?.phase === phase ? before.dice.map((die) => ({ ...die })) : [];
  const left = [...view.pool] as string[];
  const fits = left.every((face) => count(left, face) <= count(known.filter((die) => die.by === null).map((die) => die.face), face));
  if (!known.length || !fits) {
    known = left.map((face) => ({ face, by: null }));
    for (let at = 0; at < number - left.length; at++) known.push({ face: "", by: takers[at] ?? null });
  }
  let taken = known.filter((die) => die.by !== null).length;
  for (const die of known) {
    if (die.by !== null) continue;
    const at = left.indexOf(die.face);
    if (at >= 0) left.splice(at, 1);
    else die.by = takers[taken++] ?? null;
  }
  const user = inHand(view, facts);
  const held = known.find((die) => die.by === user && user !== null);
  if (held) held.face = view.using.die;
  memory = { phase, dice: known };
  sessionStorage.setItem(KEY(), JSON.stringify(memory));
  return known;
}

const count = (faces: string[], face: string) => faces.filter((other) => other === face).length;

/** How the dice of a phase are shared out. */
export function sharing(view: FleetView): string {
  return view.seats === 1
    ? w("You and Captain Ruth take a die each; the last one is used by both.", "Du und Kapitänin Ruth nehmt je einen Würfel; den letzten nutzt ihr beide.")
    : w("Everybody takes one die in turn; the last one is used by all at once.", "Reihum nimmt jeder einen Würfel; den letzten nutzen alle zugleich.");
}
