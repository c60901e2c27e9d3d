// The ways to pay a hut with shells: from the largest down, until it is enough; too much comes back as one shell.

import { sum } from "./reading";

export interface Way {
  /** The shells in the order in which they are laid down. */
  shells: number[];
  back: number;
  /** What is left afterwards, now and when the tide has come. */
  left: number;
  ebb: number;
}

/** What shells will be worth when they have aged. */
export function aged(shells: number[]): number {
  return sum(shells) - shells.length;
}

/** List the ways to pay so much that begin with a shell of this worth, those that leave most first. */
export function ways(shells: number[], due: number, first: number): Way[] {
  const found: Way[] = [];
  const lay = (held: number[], paid: number[], value: number): void => {
    const gone = held.indexOf(value);
    const rest = held.filter((_, at) => at !== gone);
    const laid = [...paid, value];
    const back = sum(laid) - due;
    if (back < 0) {
      for (const next of new Set(rest.filter((one) => one <= value))) lay(rest, laid, next);
      return;
    }
    const kept = back ? [...rest, back] : rest;
    found.push({ shells: laid, back, left: sum(kept), ebb: aged(kept) });
  };
  lay(shells, [], first);
  return found.sort((one, other) => other.ebb - one.ebb || other.left - one.left);
}
