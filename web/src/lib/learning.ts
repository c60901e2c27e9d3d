// What a game teaches: its rules in own words, and lessons on the real engine.

import type { Both } from "./prefs.svelte";

/** One section of the rules; a paragraph a line, "- " begins an item of a list. */
export interface Section {
  /** For links: "fishing". */
  id: string;
  title: Both;
  text: Both;
  /** What is shown beside it: symbols of the game's own drawings, each with a word below it. */
  figure?: { sign: string; name: Both }[];
}

/** The rules of a game: the default export of `rules.ts`. */
export type Rules = Section[];

/** Something on the board: a `data-place`, or a selector if it begins with "[" or "."; its label stands beside it. */
export interface Point {
  place: string;
  label?: Both;
}

/** One step of a lesson. A text has *terms*, ① for what is pointed at first, and [5|harbors.0.wood] for what a test checks. */
export interface Step {
  /** Begins a chapter of this name. */
  chapter?: Both;
  /** After so many moves of the record. */
  at: number;
  title: Both;
  /** Left out at the end of the first lesson, where the goal of the game is said. */
  say?: Both;
  /** What the learner is to do: the next move of the record. Without it there is only a button. */
  try?: Both;
  point?: Point[];
}

/** A lesson: a game that is always the same, with what is said at its moments. A test plays it through. */
export interface Lesson {
  /** The luck of the practice table. */
  seed: number;
  /** All moves, of the learner (seat 0), of the others and of chance; from the start of a game or from a position. */
  record: { game: string; seats: number; moves: string[]; start?: Record<string, unknown> } & Record<string, unknown>;
  steps: Step[];
}

/** What is said of a lesson before it begins. */
export interface LessonInfo {
  /** For links: "fishing". The first lesson is called "first". */
  name: string;
  title: Both;
  line: Both;
  minutes: number;
  load: () => Promise<Lesson>;
}

/** What a game teaches: the export `learning` of `lessons.ts`. */
export interface Learning {
  /** Who explains; `guide.svg` is the picture. */
  guide: { name: string; role: Both };
  /** The first one is the first round. */
  lessons: LessonInfo[];
}
