// The messages of docs/protocol.md that the page reads.

import type { Change } from "./board";

export const PROTOCOL = 1;

export interface Setting {
  name: string;
  kind: "switch" | "choice";
  title: string;
  default: unknown;
  choices: [value: unknown, title: string][];
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  settings: Setting[];
  names: string[];
}

export interface Chair {
  kind: "here" | "invited" | "bot";
  name: string;
  level: string;
}

export interface Sitting extends Chair {
  secret?: string;
  here?: boolean;
}

export interface Row {
  table: string;
  game: string;
  names: string[];
  deciders: number[];
  mine: number[];
  over: boolean;
  number: number;
  changed: number;
}

export interface Attached {
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seed: number | null;
  seats: Sitting[];
  mine: number[];
  owner: boolean;
  watch: string;
  facts: any;
}

export type SheetLine = [label: string, points: number];

export interface State {
  table: string;
  number: number;
  move: number;
  seat: number | null;
  view: any;
  question: string;
  options: [text: string, label: string][];
  logFrom: number;
  log: [move: number, line: string][];
  sheets: SheetLine[][];
  winners: number[];
  undo: "" | "free" | "ask";
  wish: { seat: number; moves: number; waiting: number[] } | null;
}

export interface Previewed {
  words: string[];
  changes: Change[];
  sheet: [label: string, old: number, now: number][];
  final: boolean;
}

export interface Advice {
  option: string;
  label: string;
  points: number;
  share: number;
  then: string[];
  reasons: [name: string, points: number][];
}

export interface Framed {
  move: number;
  of: number;
  view: any;
  log: string[];
  who: number | null;
  sheets: SheetLine[][];
}

export interface Judged {
  move: number;
  option: string;
  label: string;
  best: string;
  bestLabel: string;
  cost: number;
}
