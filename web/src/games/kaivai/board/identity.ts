// A view says where pieces lie, not which piece is which: here boats, shells and fish keep their names while they move.

import { boats, tiles } from "./reading";
import type { KaivaiView } from "../view";

/** A piece on a track. */
export interface Kept {
  id: string;
  value: number;
}

/** The boats of all clans by their hexes, on water and still on their huts. */
function fleet(view: KaivaiView): Map<string, number> {
  const found = boats(view);
  for (const [hex, { hut }] of tiles(view)) if (hut?.boat) found.set(hex, hut.owner);
  return found;
}

/** Name the boats by their hexes; one that has left a hex and one that has come to another are the same boat. */
export function nameBoats(names: Map<string, string>, before: KaivaiView | null, view: KaivaiView): Map<string, string> {
  const [was, is] = [before ? fleet(before) : new Map<string, number>(), fleet(view)];
  const found = new Map<string, string>();
  for (const [hex, clan] of is) if (was.get(hex) === clan) found.set(hex, names.get(hex)!);
  for (const [hex, clan] of is) {
    if (found.has(hex)) continue;
    const left = [...was].find(([old, owner]) => owner === clan && !is.has(old) && ![...found.values()].includes(names.get(old)!));
    found.set(hex, left ? names.get(left[0])! : freshName(clan, found, names));
  }
  return found;
}

function freshName(clan: number, ...taken: Map<string, string>[]): string {
  const all = new Set(taken.flatMap((names) => [...names.values()]));
  for (let n = 0; ; n++) if (!all.has(`kv-boat-${clan}-${n}`)) return `kv-boat-${clan}-${n}`;
}

/** Whether all shells and fish have aged since the view before: the round is over. */
export function agedBetween(before: KaivaiView, view: KaivaiView): boolean {
  const older = (one: number[], other: number[]) => JSON.stringify(one.filter((value) => value > 1).map((value) => value - 1).sort()) === JSON.stringify([...other].sort());
  const had = before.mats.some(({ shells, fish }) => shells.length + fish.length > 0);
  return had && view.mats.every((mat, clan) => older(before.mats[clan].shells, mat.shells) && older(before.mats[clan].fish, mat.fish));
}

/** Name the pieces of a track; when all have aged by one step, or some came or went, the others keep their names. */
export function namePieces(before: Kept[], now: number[], kind: string): Kept[] {
  const aged = before.filter(({ value }) => value > 1).map(({ id, value }) => ({ id, value: value - 1 }));
  const same = (kept: Kept[]) => JSON.stringify(kept.map(({ value }) => value).sort()) === JSON.stringify([...now].sort());
  const old = before.length && same(aged) ? aged : [...before];
  const used = new Set(before.map(({ id }) => id));
  return now.map((value) => {
    const at = old.findIndex((one) => one.value === value);
    if (at >= 0) return old.splice(at, 1)[0];
    let n = 0;
    while (used.has(`${kind}-${n}`)) n++;
    used.add(`${kind}-${n}`);
    return { id: `${kind}-${n}`, value };
  });
}
