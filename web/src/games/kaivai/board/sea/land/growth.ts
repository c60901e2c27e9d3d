// Where palms and bushes stand: where three hexes meet or on the shore, chosen by a hash of the corner, so that none
// jumps when a tile is laid; never in front of fish, a boat on a hut, or the letter of a village.

import { letterHex, type Village } from "../../reading";
import { type Chart, corner, SIZE } from "./chart";
import { chance } from "./coast";

export interface Plant {
  palm: boolean;
  x: number;
  y: number;
  size: number;
}

/** List the plants of a village; `dense` from 0 to 1 says how many there are. */
export function plants(sea: Chart, village: Village, dense: number): Plant[] {
  const letter = sea.at.get(letterHex(village))!;
  const found = new Map<string, Plant>();
  for (const hex of village.hexes) {
    const middle = sea.at.get(hex)!;
    for (let n = 0; n < 6; n++) {
      const off = corner(n);
      let [x, y] = [middle.x + off.x, middle.y + off.y];
      const key = `${Math.round(x)} ${Math.round(y)}`;
      if (found.has(key)) continue;
      const near = village.hexes.filter((other) => {
        const there = sea.at.get(other)!;
        return Math.hypot(there.x - x, there.y - y) < SIZE * 1.05;
      });
      const laden = near.some((other) => {
        const hut = village.huts[other];
        const there = sea.at.get(other)!;
        return hut && (hut.fish || hut.boat) && Math.abs(there.x - x) < SIZE * 0.7 && y > there.y;
      });
      const lettered = Math.hypot(letter.x - x, letter.y - y) < SIZE * 1.05 && y > letter.y + 4;
      const wanted = near.length === 3 ? 0.62 : near.length === 2 ? 0.3 : 0;
      if (laden || lettered || chance(x, y) >= wanted * dense) continue;
      const size = 22 + 5 * chance(x, y, 9);
      const palm = chance(x, y, 5) < 0.72;
      if (near.length === 2) {
        const [a, b] = near.map((other) => sea.at.get(other)!);
        x += ((a.x + b.x) / 2 - x) * 0.35;
        y += ((a.y + b.y) / 2 - y) * 0.35;
      }
      found.set(key, { palm, x, y, size });
    }
  }
  return [...found.values()];
}
