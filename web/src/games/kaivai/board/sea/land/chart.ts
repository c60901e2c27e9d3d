// The sea as a drawing: where hexes lie, which touch, and how far a boat has to sail.

export interface Point {
  x: number;
  y: number;
}

/** The hexes by name, from west to east and north to south. */
export interface Chart {
  at: Map<string, Point>;
  beside: Map<string, string[]>;
}

/** From the middle of a hex to a corner, in units of the drawing. */
export const SIZE = 33.4;
/** From side to side of a hex. */
export const HEIGHT = Math.sqrt(3) * SIZE;
/** Going round, so that side n lies between corners n and n + 1. */
const SIDES: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Lay the hexes out: columns stand upright, each half a hex lower or higher than its neighbour. */
export function chart(hexes: Record<string, number[]>): Chart {
  const names = new Map(Object.entries(hexes).map(([name, [q, r]]) => [`${q} ${r}`, name]));
  const at = new Map<string, Point>();
  const beside = new Map<string, string[]>();
  for (const [name, [q, r]] of Object.entries(hexes)) {
    at.set(name, { x: 1.5 * SIZE * q, y: HEIGHT * (r + q / 2) });
    beside.set(
      name,
      SIDES.map(([dq, dr]) => names.get(`${q + dq} ${r + dr}`) ?? ""),
    );
  }
  return { at, beside };
}

/** The hexes that touch one. */
export function around(sea: Chart, hex: string): string[] {
  return (sea.beside.get(hex) ?? []).filter((name) => name);
}

/** A corner of a hex around the origin. */
export function corner(n: number, size = SIZE): Point {
  const angle = (Math.PI / 3) * n;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** The corners of a hex around the origin. */
export function corners(size = SIZE): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => corner(n, size))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** Open water: the largest part of the water that hangs together. */
export function openWater(sea: Chart, land: Set<string>): Set<string> {
  const left = new Set([...sea.at.keys()].filter((hex) => !land.has(hex)));
  let largest = new Set<string>();
  for (const start of left) {
    const part = new Set([start]);
    for (const hex of part) {
      left.delete(hex);
      for (const next of around(sea, hex)) if (left.has(next)) part.add(next);
    }
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

/** How many steps a boat needs to each hex of the water within its movement. */
export function reach(sea: Chart, boat: string, movement: number, water: Set<string>): Map<string, number> {
  const steps = new Map<string, number>([[boat, 0]]);
  for (const [hex, made] of steps) {
    if (made === movement) break;
    for (const next of around(sea, hex)) if (water.has(next) && !steps.has(next)) steps.set(next, made + 1);
  }
  return steps;
}

/** The shortest way of a boat: all hexes from where it lies to where it goes. */
export function way(sea: Chart, steps: Map<string, number>, to: string): string[] {
  const found = [to];
  for (let made = steps.get(to) ?? 0; made > 0; made--) {
    found.unshift(around(sea, found[0]).find((hex) => steps.get(hex) === made - 1)!);
  }
  return found;
}

/** Of several hexes, the one that an arrow key leads to. */
export function toward(sea: Chart, from: string, key: string, hexes: string[]): string | null {
  const ways: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  const here = sea.at.get(from);
  if (!way || !here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const there = sea.at.get(hex)!;
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    // What lies ahead comes before what lies aside.
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = hex;
    }
  }
  return best;
}
