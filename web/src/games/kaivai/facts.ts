// Written by `just page-types`; change the Python source instead.

export type Action = "build" | "fish" | "sell" | "move" | "celebrate" | "upgrade";

export type Hut = "boat builder" | "fisher" | "meeting";

export type GloryLine = "festivals" | "hosting" | "sinking" | "huts" | "villages";

/** An action; `text` is its option and its name in views. */
export interface ActionFacts {
  text: Action;
  name: string;
  says: string;
}

/** A bid: the base cost of a hut, and how far boats go. */
export interface BidFacts {
  bid: number;
  cost: number;
  move: number;
}

/** The dice: the number of blue faces of each, and of all its faces. */
export interface DiceFacts {
  blue: number[];
  faces: number;
}

/** A source of glory. */
export interface GloryFacts {
  line: GloryLine;
  name: string;
}

/** A kind of hut. */
export interface HutFacts {
  kind: Hut;
  name: string;
  says: string;
}

/** A phase of a round. */
export interface PhaseFacts {
  name: string;
  says: string;
}

/** How many pieces a clan has. */
export interface PieceCounts {
  huts: number;
  boats: number;
  fishers: number;
}

/** A setting and what was chosen. */
export interface SettingFacts {
  title: string;
  choice: string;
}

/** What is printed on board and mats, for the settings of a game. */
export interface KaivaiFacts {
  hexes: Record<string, number[]>;
  villages: string[];
  cult_sites: number;
  rounds: number;
  phases: PhaseFacts[];
  bids: BidFacts[];
  upgrades: number[];
  pieces: PieceCounts;
  actions: ActionFacts[];
  huts: HutFacts[];
  glory: GloryFacts[];
  third_clan: string | null;
  fresh_fish: number;
  fish_prices: number[];
  fish_per_bonus: number;
  dice: DiceFacts | null;
  god_gives: "die" | "fish";
  sinking: number[];
  sacrifice: number;
  hut_glory: number;
  marker_counts: number;
  tie_gives: "half" | "nothing";
  only_winner_pays: boolean;
  settings: SettingFacts[];
}
