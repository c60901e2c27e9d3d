// Where the fish of the next catch would go, if nothing changed before it.

import type { Facts, View } from "../types";

export interface Flow {
  caught: number;
  /** Who has used The Old Man distributes gold. */
  gold: boolean;
  tribute: number;
  elders: number;
  council: number;
  away: number;
  foreign: number;
  own: number;
  holding: number;
  stored: number;
  lost: number;
  /** What may come from the catch of others. */
  dividend: number;
}

const WILLY = "Freed Willy";

/** Distribute a catch step by step, as the rules do; so many fish lie in the Reserve before it. */
export function flow(view: View, facts: Facts, seat: number, reserve = view.harbors[seat].reserve.fish): Flow {
  const harbor = view.harbors[seat];
  const gold = harbor["old man"];
  const caught = gold ? harbor.shares.reduce((sum, number) => sum + number, 0) : view.hauls[seat];
  let left = caught;
  const take = (wanted: number) => {
    const taken = Math.min(left, wanted);
    left -= taken;
    return taken;
  };

  const willy = view.harbors.some((other) => WILLY in other.council);
  const tribute = willy && !gold ? take(1) : 0;
  const council = Object.keys(harbor.council).filter((elder) => elder !== WILLY).length;
  const elders = take(council);
  const foreign = view.issued[seat] + view.harbors.reduce((sum, other, at) => sum + (at === seat ? 0 : other.shares[seat]), 0);
  const away = take(foreign);
  const holding = harbor.shares[seat] + harbor.aboard.sloop + harbor.aboard.cutter + harbor.aboard.schooner;
  const own = take(holding);
  const stored = take(gold ? left : Math.max(0, facts.limits.reserve - reserve));
  const dividend = harbor.shares.reduce((sum, number, at) => sum + (at === seat ? 0 : number), 0);
  return { caught, gold, tribute, elders, council, away, foreign, own, holding, stored, lost: left, dividend };
}
