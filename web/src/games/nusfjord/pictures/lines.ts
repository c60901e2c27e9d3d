// A sentence of signs on lines of a given width: it breaks between its parts, and what does not fit ends with dots.

import { isSign } from "./small";

const LETTER = 6.2; // pixels at a size of 12, about
const GAP = 1;
/** Where a sentence may break, the best first; "+" is the beginning of another gain. */
const JOINTS = ["·", "›", "+", "/", "→", "&"];

const width = (signs: string[], size: number) => signs.reduce((sum, sign) => sum + GAP + (isSign(sign) || sign === "…" ? size : sign.length * LETTER), 0);

/** Leave out what a line has no room for. */
function cut(signs: string[], room: number, size: number): string[] {
  if (width(signs, size) <= room) return signs;
  const left = [...signs];
  while (left.length > 1 && width([...left, "…"], size) > room) left.pop();
  return [...left, "…"];
}

/** Break a sentence in two at a joint, so that its longer half is as short as can be. */
function broken(signs: string[], joint: string, size: number): string[][] {
  const found: string[][][] = [];
  for (let at = 1; at < signs.length; at++) {
    if (joint === "+" ? /^[+−]\d/.test(signs[at]) && isSign(signs[at - 1]) : signs[at] === joint) {
      const [end, begin] = { "·": [at, at + 1], "+": [at, at] }[joint] ?? [at + 1, at + 1];
      found.push([signs.slice(0, end), signs.slice(begin)]);
    }
  }
  const widest = (halves: string[][]) => Math.max(...halves.map((half) => width(half, size)));
  return found.sort((one, other) => widest(one) - widest(other))[0] ?? [signs];
}

/** Set a sentence of signs of this size on one line or two. */
export function lines(signs: string[], room: number, size: number, most: 1 | 2 = 2): string[][] {
  if (width(signs, size) <= room) return [signs];
  if (most === 1) return [cut(signs, room, size)];
  const splits = JOINTS.map((joint) => broken(signs, joint, size)).filter((halves) => halves.length > 1);
  const fitting = splits.find((halves) => halves.every((half) => width(half, size) <= room));
  return (fitting ?? splits[0] ?? [signs]).map((half) => cut(half, room, size));
}
