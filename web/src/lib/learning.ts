// What a game teaches: its rules in own words, and a short tutorial on the real engine.

import type { Both } from "./prefs.svelte";

/** One section of the rules; a paragraph a line, "- " begins an item of a list. */
export interface Section {
  /** For links: "fishing". */
  id: string;
  title: Both;
  text: Both;
}

/** One step of a tutorial. */
export interface Step {
  say: Both;
  /** The options of which one must be chosen to go on; without any, there is a button. */
  choose?: string[];
  /** What to look at: the `data-place` of something on the board. */
  point?: string;
}

export interface Learning {
  rules: Section[];
  tutorial: {
    /** A position as `game.load` reads it, with the seat of the learner as 0. */
    start: Record<string, unknown>;
    /** The luck of the practice table. */
    seed: number;
    /** Who plays the other seats: greedy bots, unless the steps say otherwise. */
    bots: "easy" | "medium";
    steps: Step[];
  };
}
