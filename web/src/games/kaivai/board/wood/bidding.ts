// What a bid would mean for the viewer, as far as it can be known before all have bid.

import type { Table } from "../purpose";
import { sum } from "../reading";

export interface Means {
  bid: number;
  cost: number;
  /** How far boats go: by the bid, and by upgrades. */
  steps: number;
  more: number;
  /** The cheapest hut, and how many huts could be paid one after the other. */
  from: number;
  huts: number;
  /** The place in the order of play among those who have bid, 0 if nobody has, and whether it is the lowest bid so far. */
  place: number;
  lowest: boolean;
}

/** List what the bids would mean, the highest first. */
export function bids(table: Table): Means[] {
  const { view, facts, me, all } = table;
  const money = sum(view.mats[me].shells);
  const made = view.mats.flatMap(({ bid }, clan) => (bid && clan !== me ? [bid] : []));
  return facts.bids
    .map(({ bid, cost, move }) => {
      const sizes = all.map(({ hexes }) => hexes.length);
      const from = cost + Math.min(...sizes);
      let huts = 0;
      for (let left = money; ; huts++) {
        const least = Math.min(...sizes);
        left -= cost + least;
        if (left < 0) break;
        sizes[sizes.indexOf(least)]++;
      }
      const place = made.length && made.filter((other) => other > bid).length + 1;
      return { bid, cost, steps: move, more: facts.upgrades[view.mats[me].upgrade], from, huts, place, lowest: made.length > 0 && made.every((other) => other > bid) };
    })
    .reverse();
}
