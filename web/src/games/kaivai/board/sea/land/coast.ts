// The outline of islands and reef: that of their hexes, drawn in, rounded, and roughened by a hash of the place, so that
// only the part changes where a tile is laid.

import { type Chart, corner, HEIGHT, type Point, SIZE } from "./chart";

/** A number from -1 to 1 that depends on a place only. */
export function noise(x: number, y: number, k = 0): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + k * 37.719) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** A number from 0 to 1 that depends on a place only. */
export function chance(x: number, y: number, k = 0): number {
  return (noise(Math.round(x), Math.round(y), k) + 1) / 2;
}

/** The corners around some hexes, a list for each closed line. */
export function loops(sea: Chart, hexes: Iterable<string>): Point[][] {
  const inside = new Set(hexes);
  const key = ({ x, y }: Point) => `${Math.round((2 * x) / SIZE)} ${Math.round((2 * y) / HEIGHT)}`;
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of inside) {
    const middle = sea.at.get(hex)!;
    sea.beside.get(hex)!.forEach((neighbour, side) => {
      if (inside.has(neighbour)) return;
      const [a, b] = [corner(side), corner(side + 1)];
      const from = { x: middle.x + a.x, y: middle.y + a.y };
      next.set(key(from), { from, to: { x: middle.x + b.x, y: middle.y + b.y } });
    });
  }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at = start; next.has(at); ) {
      const { from, to } = next.get(at)!;
      next.delete(at);
      loop.push(from);
      at = key(to);
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** Move a closed line inwards by some distance. */
export function inset(loop: Point[], by: number): Point[] {
  const normal = (p: Point, q: Point): Point => {
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    return { x: -(q.y - p.y) / length, y: (q.x - p.x) / length };
  };
  return loop.map((here, n) => {
    const one = normal(loop.at(n - 1)!, here);
    const two = normal(here, loop[(n + 1) % loop.length]);
    const middle = { x: one.x + two.x, y: one.y + two.y };
    const square = middle.x ** 2 + middle.y ** 2 || 1;
    return { x: here.x + (middle.x * 2 * by) / square, y: here.y + (middle.y * 2 * by) / square };
  });
}

/** A closed line through some points, as a path. */
function curve(points: Point[], pull: number): string {
  const at = (n: number) => points[(n + points.length) % points.length];
  const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${place(points[0].x, points[0].y)}`;
  points.forEach((p1, n) => {
    const [p0, p2, p3] = [at(n - 1), at(n + 1), at(n + 2)];
    path += `C${place(p1.x + (p2.x - p0.x) * pull, p1.y + (p2.y - p0.y) * pull)} ${place(p2.x - (p3.x - p1.x) * pull, p2.y - (p3.y - p1.y) * pull)} ${place(p2.x, p2.y)}`;
  });
  return `${path}z`;
}

/** The coast around some hexes: drawn in by some distance, roughened by so much; `k` makes other coasts of the same. */
export function coast(sea: Chart, hexes: Iterable<string>, by: number, rough = 1.6, k = 0): string {
  const paths = loops(sea, hexes).map((loop) => {
    const line = inset(loop, by);
    const cut = line.flatMap((from, n) => {
      const to = line[(n + 1) % line.length];
      return [0.24, 0.76].map((t) => {
        const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t];
        return { x: x + rough * noise(x, y, k), y: y + rough * noise(y, x, k + 1) };
      });
    });
    return curve(cut, 0.19);
  });
  return paths.join("");
}

/** A patch of ground around a place. */
export function blob(x: number, y: number, wide: number, high: number, k: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = (n / 10) * 2 * Math.PI;
    const size = 1 + 0.09 * noise(n, k);
    return { x: x + wide * size * Math.cos(angle), y: y + high * size * Math.sin(angle) };
  });
  return curve(points, 0.17);
}

/** A number for a hex, to make its ground unlike that of others. */
export function hash(hex: string): number {
  return [...hex].reduce((sum, letter, n) => sum + letter.charCodeAt(0) * (n + 3) * 7, 0);
}

/** The course of a boat along some hexes, as a path. */
export function course(sea: Chart, hexes: string[]): string {
  const points = hexes.map((hex) => sea.at.get(hex)!);
  const place = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${place(points[0])}`;
  for (let n = 1; n < points.length; n++) {
    const [here, next] = [points[n], points[n + 1]];
    path += next ? `Q${place(here)} ${place({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 })}` : `L${place(here)}`;
  }
  return path;
}
