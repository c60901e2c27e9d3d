// What the catch of a round has become, told from the views before and after it: which fish goes from where to where.

import { entries } from "../../../../lib/board";
import type { Facts, View } from "../types";
import { type Flow, flow } from "./flow";

/** The boxes of the row below the harbor, in the order in which the fish reach them. */
export type Box = "net" | "tribute" | "elders" | "away" | "own" | "reserve" | "lost" | "plus";

/** A fish on its way, from one `data-home` or `data-piece` over others to the last; where it is not seen, it only counts. */
export interface Swim {
  box: Box;
  way: string[];
  /** The place of the view that has one more when it lands. */
  counts?: string;
  /** Whether it is gone then: a gull takes it. */
  gone?: boolean;
}

export interface Tale {
  seat: number;
  flow: Flow;
  /** What numbers of the view were before, as long as nothing is told. */
  before: Record<string, number>;
  /** What swims at the same time; `after` is what numbers are then, where they do not simply count. */
  steps: { swims: Swim[]; after?: Record<string, number> }[];
}

const FULL = 3; // fish that clear an elder

/** Tell the catch of a seat between two views; null if it does not add up, as something else has happened, too. */
export function tale(base: View, view: View, facts: Facts, seat: number): Tale | null {
  const [old, harbor] = [base.harbors[seat], view.harbors[seat]];
  if (old["old man"] || JSON.stringify([old.fish, old.reserve, old.council]) === JSON.stringify([harbor.fish, harbor.reserve, harbor.council])) return null;
  // The last worker of the round may have emptied the Reserve.
  const reserve = [old.reserve.fish, 0].find((fish) => fish + flow(view, facts, seat, fish).stored === harbor.reserve.fish);
  if (reserve === undefined) return null;
  const caught = flow(view, facts, seat, reserve);

  const council = entries(harbor.council).filter(([elder]) => elder !== "Freed Willy");
  const fed = caught.elders === council.length ? council : council.filter(([elder, { fish }]) => fish !== old.council[elder]?.fish);
  const cleared = fed.filter(([, { fish }]) => fish === 0);
  const paid = pays(view, facts, seat) ? caught.dividend : 0;
  const supply = harbor.fish - caught.own - cleared.length - paid;
  if (supply < 0) return null;

  const path = `harbors.${seat}`;
  const onElder = (elder: string) => `${path}.council.${elder}.fish`;
  const before: Record<string, number> = { [`${path}.fish`]: supply, [`${path}.reserve.fish`]: reserve };
  for (const [elder, { fish }] of fed) before[onElder(elder)] = fish === 0 ? FULL - 1 : fish - 1;

  const many = (number: number, swim: (at: number) => Swim): Swim[] => Array.from({ length: number }, (_, at) => swim(at));
  const boats = [`catboat-${seat}`, ...facts.ships.flatMap(({ id }) => Array.from({ length: harbor.track[id] }, (_, at) => `ship-${seat}-${id}-${at}`))];
  const elders: Swim[] = fed.map(([elder]) => ({ box: "elders", way: ["catch-elders", `elder-${elder}`], counts: onElder(elder) }));
  const clearing: Swim[] = cleared.flatMap(([elder]) => [
    { box: "elders", way: [`elder-${elder}`, "good-fish"], counts: `${path}.fish` },
    { box: "elders", way: [`elder-${elder}`], gone: true },
    { box: "elders", way: [`elder-${elder}`], gone: true },
  ]);
  const away: Swim[] = many(Math.min(caught.away, view.issued[seat]), () => ({ box: "away", way: ["catch-away", `share-issued.${seat}`], gone: true }));
  view.harbors.forEach(({ shares }, holder) => {
    const number = holder === seat ? 0 : Math.min(shares[seat], caught.away - away.length);
    away.push(...many(number, () => ({ box: "away", way: ["catch-away", `share-harbors.${holder}.shares.${seat}`, `home-${holder}`] })));
  });
  const own = many(caught.own, (at) => ({ box: "own" as const, way: ["catch-own", ...(at < harbor.shares[seat] ? [`share-${path}.shares.${seat}`] : []), "good-fish"], counts: `${path}.fish` }));
  const plus: Swim[] = paid
    ? harbor.shares.flatMap((number, of) => many(of === seat ? 0 : number, () => ({ box: "plus", way: [`home-${of}`, `share-${path}.shares.${of}`, "good-fish"], counts: `${path}.fish` })))
    : [];
  return {
    seat,
    flow: caught,
    before,
    steps: [
      { swims: many(caught.caught, (at) => ({ box: "net", way: [boats[at % boats.length], `net-${seat}`] })) },
      { swims: many(caught.tribute, () => ({ box: "tribute", way: ["catch-tribute", "elder-Freed Willy"] })) },
      { swims: elders },
      { swims: clearing, after: Object.fromEntries(cleared.map(([elder]) => [onElder(elder), 0])) },
      { swims: away },
      { swims: [...own, ...plus] },
      { swims: many(caught.stored, () => ({ box: "reserve", way: ["catch-reserve", `reserve-${seat}`], counts: `${path}.reserve.fish` })) },
      { swims: many(caught.lost, () => ({ box: "lost", way: ["catch-lost"], gone: true })) },
    ].filter(({ swims }) => swims.length),
  };
}

/** Whether everybody of whom a seat holds shares has caught enough for all of theirs. */
function pays(view: View, facts: Facts, seat: number): boolean {
  return view.harbors[seat].shares.every((number, of) => {
    if (of === seat || !number) return true;
    const other = flow(view, facts, of);
    return other.away === other.foreign;
  });
}
