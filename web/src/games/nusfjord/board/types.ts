// What the view and the facts of Nusfjord hold, as far as the board draws it; see docs/contract.md.

export type Good = "wood" | "fish" | "gold" | "guests";
export type Ship = "sloop" | "cutter" | "schooner" | "raft";

/** An elder who sits in a council. */
export interface Seated {
  fish: number;
  gold: number;
  worker: boolean;
  /** The worker's colour, in games alone. */
  colour?: number;
  /** Gold of The Old Man among the fish. */
  coins?: number;
}

export interface HarborView extends Record<Good, number> {
  reserve: { wood: number; fish: number; gold: number; schooner: number };
  track: Record<Ship, number>;
  aboard: Record<Ship, number>;
  /** The height of the stack, by the left one of its two spaces. */
  forests: Record<string, number>;
  /** By space, or "track". */
  buildings: Record<string, string>;
  "wood on": string[];
  council: Record<string, Seated>;
  /** How many issued shares of each seat are held here. */
  shares: number[];
  unissued: number;
  /** Workers placed in this round. */
  workers: number;
  "old man": boolean;
  covered: number;
  /** Where a card lies whose effect happens only once and has happened. */
  once: string[];
  hand?: string[];
  "cards in hand"?: number;
}

export interface View {
  seats: number;
  options: { deck: string; solo: "basic" | "advanced"; series: "single" | "rematch" | "campaign"; mixed: boolean };
  deciders: number[];
  over: boolean;
  round: number;
  first: number;
  turn: number;
  plates: number;
  ships: Record<Ship, number>;
  elders: string[][];
  forgotten: string[];
  "forgotten left": number;
  buildings: string[];
  "left in pile": Record<"A" | "B" | "C", number>;
  /** The colours of the workers on each space. */
  spaces: Record<string, number[]>;
  issued: number[];
  harbors: HarborView[];
  hauls: number[];
  running: { building: string; elder: string; due: number[]; catch: number; coins: number };
  series: { game: number; results: number[]; gone: string[]; spared: string[]; razed: string[] };
  coming?: string[];
}

/** A number, or a star for what is not always the same. */
export type Amount = number | "*";
export type Cost = { words: string } & Partial<Record<"wood" | "fish" | "gold" | Ship, Amount>>;

/** What the picture of a building is composed of. */
export interface Picture {
  place: string;
  house: string;
  things: string[];
  roof: number;
  sky: number;
  high: number;
  ground: number;
  flipped: boolean;
  shift: number;
}

export interface ElderFacts {
  name: string;
  text: string;
  signs: string[];
  /** Skin, hair, beard, hat, hat's colour, coat, and what the elder holds. */
  portrait: string[];
}

export interface CardFacts {
  name: string;
  number: number;
  deck: string;
  pile: "A" | "B" | "C";
  kind: string;
  costs: Cost[];
  points: Amount;
  worth: string;
  text: string;
  short: string;
  /** The texts of the options that it offers at any time. */
  exchanges: string[];
  track: boolean;
  /** Its effect in signs. */
  signs: string[];
  picture: Picture;
}

export interface SpaceFacts {
  id: string;
  name: string;
  does: string;
  room: number;
}

export interface ShipFacts {
  id: Ship;
  name: string;
  units: number;
  points: number;
  prices: ({ option: string } & Partial<Record<"wood" | "fish" | "gold", number>>)[];
}

export interface Facts {
  deck: string;
  cards: Record<string, CardFacts>;
  kinds: Record<string, { name: string; text: string }>;
  elders: Record<string, ElderFacts>;
  /** What each sign means. */
  signs: Record<string, string>;
  columns: SpaceFacts[][];
  rounds: { discount: number; news: string }[];
  plates: number[];
  ships: ShipFacts[];
  harbor: { spaces: string[]; doubles: Record<string, [string, string]>; haul: number[]; units: number; stilts: number };
  limits: { wood: number; reserve: number; elders: number; A: number; B: number };
  guest: { wood: number; fish: number };
  colours: string[];
  games: number;
}
