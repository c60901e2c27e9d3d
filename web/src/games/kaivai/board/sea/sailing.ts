// What moves on the sea moves in its own units, so that it does not matter how the camera moves meanwhile.

import { type Chart, openWater, type Point, reach, way } from "./land/chart";

/** Something has gone along some hexes. */
export interface Voyage {
  name: string;
  hexes: string[];
}

const LEAST = 260;
const MOST = 700;
/** Milliseconds for a unit of the drawing. */
const SLOWNESS = 2.2;
const LEAN = 4;

/** List the boats that lie elsewhere than before, by their names on the hexes, with their shortest ways around the land. */
export function voyages(sea: Chart, before: Map<string, string>, now: Map<string, string>, land: Set<string>): Voyage[] {
  const left = new Map([...before].map(([hex, name]) => [name, hex]));
  const water = openWater(sea, land);
  return [...now].flatMap(([hex, name]) => {
    const from = left.get(name);
    if (!from || from === hex) return [];
    const steps = reach(sea, from, Infinity, new Set([...water, hex]));
    return [{ name, hexes: steps.has(hex) ? way(sea, steps, hex) : [from, hex] }];
  });
}

/** Let a piece come along some points to the last of them, where it stands; a boat leans while it sails. */
export function sail(piece: Element, points: Point[], leans: boolean): void {
  const end = points[points.length - 1];
  const gone = [0];
  points.slice(1).forEach(({ x, y }, n) => gone.push(gone[n] + Math.hypot(x - points[n].x, y - points[n].y)));
  const all = gone[gone.length - 1] || 1;
  const frames = points.map(({ x, y }, n) => ({
    translate: `${x - end.x}px ${y - end.y}px`,
    rotate: `${leans && n > 0 && n < points.length - 1 ? Math.sign(end.x - points[0].x) * LEAN : 0}deg`,
    offset: gone[n] / all,
  }));
  piece.animate(frames, { duration: Math.min(MOST, LEAST + SLOWNESS * all), easing: "cubic-bezier(.4,.1,.4,1)" });
}
