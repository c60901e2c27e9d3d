// How the fish boxes of a boat lie in its hull.

import type { Rect } from "../plan";

const LEAST = 5.5;

/** Lay so many boxes into a room so that they are largest; null if they would be too small to be seen. */
export function hold(room: Rect, count: number): Rect[] | null {
  let best = { size: 0, across: 1 };
  for (let rows = 1; rows <= 5; rows++) {
    const across = Math.ceil(count / rows);
    const size = Math.min(24, room.w / across - 1, room.h / rows - 0.6);
    if (size > best.size + 0.5) best = { size, across };
  }
  if (!count || best.size < LEAST) return null;
  const { size, across } = best;
  const rows = Math.ceil(count / across);
  const left = room.x + (room.w - across * (size + 1) + 1) / 2;
  const top = room.y + (room.h - rows * (size + 0.8) + 0.8) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + (at % across) * (size + 1),
    y: top + Math.floor(at / across) * (size + 0.8),
    w: size,
    h: size,
  }));
}

