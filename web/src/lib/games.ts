// The games of the page, a folder each in src/games: the bundler finds them, no list names them.

import type { Component } from "svelte";
import type { BoardProps, Option } from "./board";
import { connection } from "./connection.svelte";
import type { Learning } from "./learning";
import { type Both, spoken } from "./prefs.svelte";
import type { Attached, View } from "./wire";

/** What the page says of a game before it is played: the default export of `about.ts`. */
export interface About {
  title: string;
  /** Its place in lists, the lowest first. */
  order: number;
  designers: string[];
  publisher: string;
  blurb?: Both;
  /** What it is like to play, in a few words, after its number of players. */
  mood?: Both;
  /** The upper edge of its sheet on the start page, as a CSS background. */
  edge?: string;
  /** The colours of its seats; each is a variable of the style sheet. */
  hues: string[];
  /** How many bots sit at the usual table. */
  bots: number;
  /** The kinds of options that have no place on the board: they are buttons beside the question. */
  buttons?: string[];
  /** The setting whose value can be a file of the player's. */
  own?: { setting: string; label: Both };
  /** What is not certain about it. */
  uncertain?: Both;
  /** What is to be said where a table is set up. */
  note?: Both;
  /** Settings, and choices of settings, that mean something with so many players only. */
  matters?: Record<string, (seats: number) => boolean>;
  /** Shorter words for a setting ("mixed") or for a choice of one ("deck-herring"). */
  settings?: Record<string, { name?: Both; line?: Both }>;
}

type Board = Component<BoardProps>;
type Facts = Attached["facts"];
/** The goods of a seat in one line, for the line of players: the default export of `Goods.svelte`. */
export type Goods = Component<{ view: View; facts: Facts; seat: number }>;
/** A picture of the question, 44 pixels wide and high: the default export of `Sign.svelte`. */
type Sign = Component<{ view: View; facts: Facts; me: number | null; options: Option[] }>;
/** A picture of one option, 28 pixels high: the default export of `Thing.svelte`. */
type Thing = Component<{ view: View; facts: Facts; option: Option }>;
/** What a game draws for the frame of the table; it need not bring any of it. */
export interface Parts {
  Goods?: Goods;
  Sign?: Sign;
  Thing?: Thing;
}

const ABOUT = byGame(import.meta.glob<About>("../games/*/about.ts", { eager: true, import: "default" }));
const PICTURES = byGame(import.meta.glob<string>("../games/*/picture.svg", { eager: true, query: "?url", import: "default" }));
const EMBLEMS = byGame(import.meta.glob<string>("../games/*/emblem.svg", { eager: true, query: "?url", import: "default" }));
const SETTINGS = import.meta.glob<string>("../games/*/setup/*.svg", { eager: true, query: "?url", import: "default" });
const BOARDS = byGame(import.meta.glob<Board>("../games/*/board/Board.svelte", { import: "default" }));
const GOODS = byGame(import.meta.glob<Goods>("../games/*/Goods.svelte", { import: "default" }));
const SIGNS = byGame(import.meta.glob<Sign>("../games/*/Sign.svelte", { import: "default" }));
const THINGS = byGame(import.meta.glob<Thing>("../games/*/Thing.svelte", { import: "default" }));
const LESSONS = byGame(import.meta.glob<Learning>("../games/*/lessons.ts", { import: "learning" }));

const HUES = ["red", "blue", "yellow", "green", "purple"];

/** Key what the bundler found by the folder of its game. */
function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split("/")[2], part]));
}

/** Name the games, as the server lists them; before it has answered, those that the page knows. */
export function games(): string[] {
  if (connection.games.length) return connection.games.map(({ name }) => name);
  return Object.keys(ABOUT).sort((one, other) => ABOUT[one].order - ABOUT[other].order);
}

/** Give what the page says of a game; for a game without a folder here, what the server says. */
export function about(game: string): About {
  const told = connection.games.find(({ name }) => name === game);
  return ABOUT[game] ?? { title: told?.title ?? game, order: 100, designers: [], publisher: "", hues: HUES, bots: 1 };
}

/** Describe a game in a sentence; for a game without a folder here, the server does. */
export function blurb(game: string): string {
  const own = about(game).blurb;
  return own ? spoken(own) : (connection.games.find(({ name }) => name === game)?.intro ?? "");
}

/** Name a game. */
export function gameName(game: string): string {
  return about(game).title;
}

/** Name the colours of a game's seats. */
export function hues(game: string): string[] {
  return about(game).hues;
}

/** Find the address of a game's picture: its place by the sea. With "#night", windows are lit. */
export function picture(game: string): string | undefined {
  return PICTURES[game];
}

/** Find the address of a game's emblem. */
export function emblem(game: string): string | undefined {
  return EMBLEMS[game];
}

/** Find the address of the picture of a setting ("mixed") or of a choice of one ("deck-herring"). */
export function settingPicture(game: string, name: string): string | undefined {
  return SETTINGS[`../games/${game}/setup/${name}.svg`];
}

/** Load the board of a game when it is first shown; a game that brings none has a plain one. */
export async function board(game: string): Promise<Board> {
  return game in BOARDS ? await BOARDS[game]() : (await import("../table/PlainBoard.svelte")).default;
}

/** Load what a game draws for the frame of the table. */
export async function parts(game: string): Promise<Parts> {
  const [Goods, Sign, Thing] = await Promise.all([GOODS[game]?.(), SIGNS[game]?.(), THINGS[game]?.()]);
  return { Goods, Sign, Thing };
}

/** Load what a game teaches. */
export async function lessons(game: string): Promise<Learning> {
  return await LESSONS[game]();
}

/** Say whether a game teaches something. */
export function teaches(game: string): boolean {
  return game in LESSONS;
}
