// What the table's frame and the board of a game know of each other.

import type { Attached, Previewed, State, View } from "../server/wire";

/** One thing that can be chosen now. */
export interface Option {
  /** Stable and unique: "bid 5". */
  text: string;
  /** In the language of the page. */
  label: string;
  /** What it is: "bid". */
  kind: string;
  /** What it is about: { bid: 5 }. */
  args: Record<string, unknown>;
}

/** One place of the view that an option would change: "harbors.0.wood", 3, 5. */
export type Change = Previewed["changes"][number];

/** What a board asks of the frame. */
export interface Deeds {
  /** Choose; of several texts those that are options now are offered in a small menu. */
  choose(texts: string[], at: Element): void;
  /** Look ahead at what a choice would do, while the pointer or the focus is on it; null: no longer. */
  look(texts: string[] | null): void;
  /** Ask why something cannot be chosen now. */
  why(text: string, at: Element): void;
}

/** What every board is given; that of a game knows the types of its view and of what is printed. */
export interface BoardProps<V extends View = View, F = Attached["facts"]> {
  /** What the viewer may know: `g.view(seat)`, see docs/contract.md. */
  view: V;
  /** What is printed on board, cards and sheets: see `facts.py` in the game's folder. */
  facts: F;
  /** The seat that looks on; null is a spectator. */
  me: number | null;
  /** What the seats are called. */
  names: string[];
  /** What `me` can choose now; empty while waiting. */
  options: Option[];
  /** What things on offer cost `me` now, by the rules: goods, and whether `me` can pay, for each way to pay. */
  prices: State["prices"];
  deeds: Deeds;
  /** Places of the view that the last moves changed, to be pointed at for a moment. */
  changed: string[];
  /** The option that is looked at: pointed at, or tapped once. */
  looked: Option | null;
  /** What it would change, as soon as the server has said so. */
  ahead: Change[];
  /** What `me` could choose after it, if nobody else and no chance would decide before. */
  following: Option[];
  /** What the log says of the last move. */
  told: string[];
  /** The score sheet of each seat as it stands. */
  sheets: State["sheets"];
}

/** Whether something is a number of things by their names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** List things by their names, as far as they are there. */
export function entries<T>(things: { readonly [name: string]: T | undefined }): [string, T][] {
  return Object.entries(things).filter((entry): entry is [string, T] => entry[1] !== undefined);
}

/** Find which of several texts can be chosen now. */
export function open(options: Option[], texts: string[]): Option[] {
  return options.filter((option) => texts.includes(option.text));
}

/** Whether a place of the view, or anything in it, is among those that changed. */
export function touched(changed: string[], path: string): boolean {
  return changed.some((place) => place === path || place.startsWith(path + "."));
}
