// What happened between two views: a view shows how things lie, not how they came to lie so.

import { entries } from "../../../lib/board";
import { catchAt, fishable, type Table } from "./purpose";
import type { KaivaiView } from "../view";
import type { Letter, Mat, Village } from "./reading";

/** A boat has fished: what was thrown is worked out from what was caught. */
export interface Cast {
  clan: number;
  village: string;
  caught: number;
  /** None if several boats fished between the two views. */
  dice: { thrown: number; blue: number; sure: number } | null;
}

/** Villages were scored: mostly one, and the last ones together if nobody has anything to decide. */
export interface Counted {
  villages: Letter[];
  /** What counted for each clan, if it was one village: then it is known. */
  rows: { clan: number; gained: number; counted: { huts: number; boats: number; markers: number | null } | null }[];
}

function freshFish(view: KaivaiView, clan: number, space: number): number {
  return view.mats[clan].fish.filter((value) => value === space).length;
}

/** Find whether a boat has fished since the view before. */
export function castBetween(before: KaivaiView | null, table: Table): Cast | null {
  const { view, facts, all } = table;
  const { seat: clan, action, used, village, boat } = view.running;
  if (!before || action !== "fish" || before.round !== view.round) return null;
  const caught = freshFish(view, clan, facts.fresh_fish) - freshFish(before, clan, facts.fresh_fish);
  const going = before.running.action === "fish" && before.running.seat === clan ? before.running.used : [];
  const boats = used.filter((hex) => !going.includes(hex));
  const at = all.find(({ letter }) => letter === village);
  if (caught < 0 || !at || (caught === 0 && (boats.length !== 1 || !boat.length))) return null;
  // A boat that lies at two villages may not have fished yet: without a catch one cannot tell.
  if (caught === 0 && fishable(table, clan, boats[0]).length !== 1) return null;
  const { dice, sure } = catchAt(table, clan, at);
  const blue = caught - sure;
  const single = boats.length <= 1 && blue >= 0 && blue <= dice;
  return { clan, village, caught, dice: single ? { thrown: dice, blue, sure } : null };
}

/** Find whether villages were scored since the view before. */
export function countedBetween(before: KaivaiView | null, view: KaivaiView, all: Village[], told: string[], worth: number): Counted | null {
  if (!before) return null;
  const scored = all.filter(({ letter, scored }) => scored && before.villages[letter]?.scored === false);
  if (!scored.length) return null;
  const open = scored.length === 1 ? heldOut(told, scored[0].strength.slice(0, view.seats), worth) : null;
  return {
    villages: scored.map(({ letter }) => letter),
    rows: view.mats.map((mat, clan) => ({
      clan,
      gained: mat.glory.villages - before.mats[clan].glory.villages,
      counted:
        scored.length > 1
          ? null
          : {
              ...scored[0].strength[clan],
              markers: open?.[clan] ?? (clan < view.seats ? spent(before.mats[clan], mat, before.running["influence played"]?.[clan]) : 0),
            },
    })),
  };
}

/** How many markers a clan held out, as far as the viewer can know it from what it has left. */
function spent(before: Mat, now: Mat, held: number | undefined): number | null {
  if (before.influence === undefined || now.influence === undefined) return null;
  return before.influence - now.influence || held || 0;
}

/**
 * Read from the log how many markers each seat has held out: once all hands are open, it says for one seat after the
 * other what has counted, "... 5: 1, 0, 4" in any language. Nothing is taken on trust: huts and boats are known.
 */
export function heldOut(told: string[], strength: { huts: number; boats: number }[], worth: number): number[] | null {
  const counts = told.flatMap((line) => {
    const found = /(\d+)\D+(\d+)\D+(\d+)\D+(\d+)\D*$/.exec(line);
    return found ? [found.slice(1).map(Number)] : [];
  });
  const fits = counts.length === strength.length && strength.every(({ huts, boats }, seat) => {
    const [all, ...parts] = counts[seat];
    return parts[0] === huts && parts[1] === boats && all === huts + boats + parts[2];
  });
  return fits ? counts.map((parts) => parts[3] / worth) : null;
}

/** A village has celebrated: on which huts fish lay, and who has gained how much. */
export interface Feast {
  village: Letter;
  huts: { hex: string; clan: number; fish: number }[];
  /** What each clan has gained by its fish, and by being the host. */
  rows: { clan: number; fish: number; host: number }[];
}

/** Find whether a village has celebrated since the view before. */
export function feastBetween(before: KaivaiView | null, view: KaivaiView): Feast | null {
  const { action, village } = view.running;
  if (!before || action !== "celebrate" || !village) return null;
  const [laid, eaten] = [before, view].map(({ villages }) => entries(villages[village]?.huts ?? {}).filter(([, hut]) => hut.fish));
  const gained = (clan: number, line: "festivals" | "hosting") => view.mats[clan].glory[line] - before.mats[clan].glory[line];
  const rows = view.mats.map((_, clan) => ({ clan, fish: gained(clan, "festivals"), host: gained(clan, "hosting") }));
  if (!laid.length || eaten.length || rows.some(({ fish, host }) => fish < 0 || host < 0)) return null;
  return {
    village,
    huts: laid.map(([hex, { owner, fish }]) => ({ hex, clan: owner, fish })),
    rows: rows.filter(({ fish, host }) => fish + host > 0),
  };
}
