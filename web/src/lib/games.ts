// The games of the page, a folder each in src/games: the bundler finds them, no list names them.

import type { Component } from "svelte";
import type { BoardProps, Option } from "./board";
import { connection } from "../server/connection.svelte";
import type { Learning, Rules } from "./learning";
import { type Both, spoken } from "./prefs.svelte";
import type { Attached, SheetLine, State, View } from "../server/wire";

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
  /** What one plays for, in two sentences: shown at the first game. */
  goal?: Both;
  /** The upper edge of its sheet on the start page, as a CSS background. */
  edge?: string;
  /** The colours of its seats; each is a variable of the style sheet. */
  hues: string[];
  /** How many bots sit at the usual table. */
  bots: number;
  /** The kinds of options that have no place on the board: they are buttons beside the question. */
  buttons?: string[];
  /** The kinds of options of which the question shows the pictures too: what is chosen among cards, people, dice. */
  things?: string[];
  /** Whether dice have fallen between a view and the state after it. */
  rolled?: (before: View, now: State) => boolean;
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
/** The goods of a seat for the line of players, a `span` with picture and number for each: the default export of `Goods.svelte`. */
export type Goods = Component<{ view: View; facts: Facts; seat: number }>;
/** A picture of the question, 44 pixels wide and high: the default export of `Sign.svelte`. */
type Sign = Component<{ view: View; facts: Facts; me: number | null; options: Option[] }>;
/** A picture of one option, 28 pixels high: the default export of `Thing.svelte`. */
type Thing = Component<{ view: View; facts: Facts; option: Option }>;
/** Short words for the button of an option, if there are better ones than its label: the default export of `label.ts`. */
export type Label<V extends View = View, F = Facts> = (option: Option, view: V, facts: F, me: number) => string | undefined;
/** What an option does, in a sentence, or "" if its name says it all: the default export of `explain.ts`. */
type Explain = (facts: Facts, option: Option) => string;
/** One of the game's own drawings, beside its rules: the default export of `Figure.svelte`. */
type Figure = Component<{ sign: string }>;
/** What a game says of its signs ("#nf-wood", as symbols are called) and of places (".track"), a heading first: the default export of `notes.ts`. */
export type Notes = Record<string, string[]>;
/** What a game brings for the frame of the table; it need not bring any of it. */
export interface Parts {
  Goods?: Goods;
  Sign?: Sign;
  Thing?: Thing;
  label?: Label;
  explain?: Explain;
  notes?: (facts: Facts) => Notes;
}

/** How a game counts its points at the end: the default export of `end/points.ts`. */
export interface Counting {
  /** What it is won with: one, and several. */
  unit: [one: Both, several: Both];
  /** What decides if points are equal, as a sentence. */
  tie?: Both;
  /** The kinds of lines of its score sheet, in the order in which they are counted; a kind of one line has its name. */
  parts: Record<string, { name?: Both; fill: string; ink?: string }>;
  /** The drawing of an award by its sign: the name of a symbol of the board. */
  signs: Record<string, string>;
}
/** A picture of the end, as large as what it stands in: the default export of `end/Scene.svelte`. */
export type Scene = Component<{ view: View; facts: Facts; game: string; ranks: { seat: number; place: number }[]; sheets: SheetLine[][] }>;
/** What is shown at the end of a game. */
export interface Ends {
  Scene: Scene;
  /** Whether the scene is of the game itself; otherwise its board is seen where there is room for it. */
  own: boolean;
  counting?: Counting;
}

const ABOUT = byGame(import.meta.glob<About>("../games/*/about.ts", { eager: true, import: "default" }));
const PICTURES = byGame(import.meta.glob<string>("../games/*/picture.svg", { eager: true, query: "?url", import: "default" }));
const EMBLEMS = byGame(import.meta.glob<string>("../games/*/emblem.svg", { eager: true, query: "?url", import: "default" }));
const GUIDES = byGame(import.meta.glob<string>("../games/*/guide.svg", { eager: true, query: "?url", import: "default" }));
const SETTINGS = import.meta.glob<string>("../games/*/setup/*.svg", { eager: true, query: "?url", import: "default" });
const BOARDS = byGame(import.meta.glob<Board>("../games/*/board/Board.svelte", { import: "default" }));
const GOODS = byGame(import.meta.glob<Goods>("../games/*/Goods.svelte", { import: "default" }));
const SIGNS = byGame(import.meta.glob<Sign>("../games/*/Sign.svelte", { import: "default" }));
const THINGS = byGame(import.meta.glob<Thing>("../games/*/Thing.svelte", { import: "default" }));
const LABELS = byGame(import.meta.glob<Label>("../games/*/label.ts", { import: "default" }));
const NOTES = byGame(import.meta.glob<(facts: Facts) => Notes>("../games/*/notes.ts", { import: "default" }));
const FIGURES = byGame(import.meta.glob<Figure>("../games/*/Figure.svelte", { import: "default" }));
const RULES = byGame(import.meta.glob<Rules>("../games/*/rules.ts", { import: "default" }));
const EXPLAIN = byGame(import.meta.glob<Explain>("../games/*/explain.ts", { import: "default" }));
const SCENES = byGame(import.meta.glob<Scene>("../games/*/end/Scene.svelte", { import: "default" }));
const COUNTING = byGame(import.meta.glob<Counting>("../games/*/end/points.ts", { import: "default" }));
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

/** Name a game where there is little room: without what follows its colon. */
export function shortName(game: string): string {
  return gameName(game).split(":")[0];
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

/** Find the address of the picture of who explains a game. */
export function guideOf(game: string): string | undefined {
  return GUIDES[game];
}

/** Find the address of the picture of a setting ("mixed") or of a choice of one ("deck-herring"). */
export function settingPicture(game: string, name: string): string | undefined {
  return SETTINGS[`../games/${game}/setup/${name}.svg`];
}

/** Load the board of a game when it is first shown; a game that brings none has a plain one. */
export async function board(game: string): Promise<Board> {
  return game in BOARDS ? await BOARDS[game]() : (await import("../table/PlainBoard.svelte")).default;
}

/** Load what a game brings for the frame of the table. */
export async function parts(game: string): Promise<Parts> {
  const [Goods, Sign, Thing, label, explain, notes] = await Promise.all([GOODS, SIGNS, THINGS, LABELS, EXPLAIN, NOTES].map((part) => part[game]?.()));
  return { Goods, Sign, Thing, label, explain, notes } as Parts;
}

/** Load the rules of a game, if it brings any. */
export async function rules(game: string): Promise<Rules | null> {
  return game in RULES ? await RULES[game]() : null;
}

/** Load what draws the figures of the rules, if a game brings it. */
export async function figure(game: string): Promise<Figure | null> {
  return game in FIGURES ? await FIGURES[game]() : null;
}

/** Load what is shown at the end of a game; a game that brings no scene has a common one. */
export async function ends(game: string): Promise<Ends> {
  const scene = SCENES[game] ?? (async () => (await import("../table/end/Sailing.svelte")).default);
  const [Scene, counting] = await Promise.all([scene(), COUNTING[game]?.()]);
  return { Scene, own: game in SCENES || !(game in BOARDS), counting };
}

/** Load what a game teaches. */
export async function lessons(game: string): Promise<Learning> {
  return await LESSONS[game]();
}

/** Say whether a game brings lessons. */
export function teaches(game: string): boolean {
  return game in LESSONS;
}
