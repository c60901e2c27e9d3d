// Written by `just page-types`; change the Python source instead.

export type Ship = "sloop" | "cutter" | "schooner" | "raft";

export type Pile = "A" | "B" | "C";

/** One way to pay for a building, in words and good by good. */
export interface CostFacts {
  words: string;
  wood?: number | "*";
  fish?: number | "*";
  gold?: number | "*";
  sloop?: number;
  cutter?: number;
  schooner?: number;
}

/** What the picture of a building is composed of; the numbers choose among variations. */
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

/** A building; `exchanges` are the texts of the options that it offers at any time. */
export interface CardFacts {
  name: string;
  number: number;
  deck: string;
  pile: Pile;
  kind: string;
  costs: CostFacts[];
  points: number | "*";
  worth: string;
  text: string;
  short: string;
  exchanges: string[];
  track: boolean;
  signs: string[];
  picture: Picture;
}

/** A space of the action board; `room` is for how many workers. */
export interface SpaceFacts {
  id: string;
  name: string;
  does: string;
  room: number;
}

/** An elder; `portrait` names skin, hair, beard, hat, hat's colour, coat, and what the elder holds. */
export interface ElderFacts {
  name: string;
  text: string;
  signs: string[];
  portrait: string[];
}

/** What a guest pays for. */
export interface GuestFacts {
  wood: number;
  fish: number;
}

/** A harbor: its spaces, pairs of spaces for forests by the left one, and the Fishing track. */
export interface HarborFacts {
  spaces: string[];
  doubles: Record<string, string[]>;
  haul: number[];
  units: number;
  stilts: number;
}

/** A name and what it means. */
export interface Named {
  name: string;
  text: string;
}

/** The largest amounts of wood, of goods in the reserve, of elders, and of buildings on display. */
export interface Limits {
  wood: number;
  reserve: number;
  elders: number;
  A: number;
  B: number;
}

/** A round: gold off the price of shares, and which buildings come. */
export interface RoundFacts {
  discount: number;
  news: string;
}

/** One way to pay for a ship; `option` is the text of the option. */
export interface PriceFacts {
  option: string;
  wood?: number;
  fish?: number;
  gold?: number;
}

/** A ship; `units` is its width on the Fishing track. */
export interface ShipFacts {
  id: Ship;
  name: string;
  units: number;
  points: number;
  prices: PriceFacts[];
}

/** What is printed in the box, for the settings of a game. */
export interface NusfjordFacts {
  deck: string;
  cards: Record<string, CardFacts>;
  kinds: Record<string, Named>;
  elders: Record<string, ElderFacts>;
  signs: Record<string, string>;
  columns: SpaceFacts[][];
  rounds: RoundFacts[];
  plates: number[];
  ships: ShipFacts[];
  harbor: HarborFacts;
  limits: Limits;
  guest: GuestFacts;
  colours: string[];
  games: number;
}
