// Written by `just page-types`; change the Python source instead.

export type Boat = "shrimp" | "cod" | "lobster" | "swordfish" | "oyster";

export type Face = "shrimp" | "cod" | "lobster" | "swordfish" | "oyster" | "coins" | "harbor" | "wharf" | "market";

export type Priority = "harbor" | "wharf" | "boat" | "market";

export type SectionId = "shrimp" | "cod" | "lobster" | "swordfish" | "oyster" | "king_crab" | "captains_club" | "research_vessel" | "barge" | "inuit" | "casino" | "annas_bank" | "seafood_buffet" | "salvage_yard" | "fishermans_pub" | "bait_shop" | "smokery" | "ridback_cannery";

export type Counted = "fish" | "boats" | "full boats" | "boat types" | "licenses" | "level-3 licenses" | "buildings" | "harbor boxes" | "stars";

/** Points at the end: so many per so many of what is counted, at most `cap`. */
export interface BonusFacts {
  text: string;
  points: number;
  per: number;
  counted: Counted;
  cap: number;
}

/** A captain card. */
export interface CaptainFacts {
  name: string;
  text: string;
  id: string;
  boat: Boat;
  marks: SectionId[];
  bonus: BonusFacts;
}

/** The coins of a die used as a coin, of the same with a Bait Shop, and of the coins face. */
export interface CoinFacts {
  die: number;
  bait: number;
  face: number;
}

/** The number of boat dice and of town dice in a pool. */
export interface DiceFacts {
  boat: number;
  town: number;
}

/** The dice of the two phases in which some are rolled. */
export interface Pools {
  boat: DiceFacts;
  town: DiceFacts;
}

/** A side of a die. */
export interface FaceFacts {
  name: string;
  text: string;
  id: Face;
  die: "boat" | "town";
}

/** The coins of the income phase. */
export interface IncomeFacts {
  base: number;
  cap: number;
  cannery: number;
}

/** A bonus of the King Crab. */
export interface KingCrabBonus {
  text: string;
  points: number;
  per: number;
  counted: Counted;
  cap: number;
  id: string;
}

/** The King Crab: the points of its license, and its bonuses with their limit. */
export interface KingCrabFacts {
  points: number;
  cap: number;
  bonuses: KingCrabBonus[];
}

export interface MarketStep {
  from: number;
  to: number | null;
  coins: number;
}

/** The market: coins by the number of fish, and more of them with a Smokery. */
export interface MarketFacts {
  steps: MarketStep[];
  smokery: number;
}

/** A phase of a round. */
export interface PhaseFacts {
  name: string;
  text: string;
  id: string;
}

/** What a level of a boat type's licenses gives: in short with icons, and in words. */
export interface LicenseFacts {
  level: number;
  short: string;
  text: string;
  points: number;
}

/** A section of the sheet; `column` has a letter for each box from the top, see `signs`. */
export interface SectionFacts {
  name: string;
  text: string;
  id: SectionId;
  place: "boats" | "harbor" | "wharf";
  column: string;
  licenses?: LicenseFacts[];
  boats?: number[];
  capacity?: number[];
  points?: number;
}

/** A part of the sheet with values that nobody has read off the printed one. */
export interface Doubt {
  name: string;
  parts: string[];
}

/** Where the sheet comes from; `own` if from a player's file. */
export interface SheetFacts {
  name: string;
  own: boolean;
  doubts: Doubt[];
}

/** A name and what it means. */
export interface Named {
  name: string;
  text: string;
}

export interface Rank {
  from: number;
  name: string;
}

/** How many boxes Captain Ruth strikes. */
export interface StrikeFacts {
  pick: number;
  shared: number;
  coins: number;
  market: number;
}

/** How Captain Ruth goes about, and what scores are called. */
export interface SoloFacts {
  routes: SectionId[][];
  strikes: StrikeFacts;
  priority: Priority[];
  ranks: Rank[];
}

/** The coin track, and the boxes on it with stars. */
export interface TrackFacts {
  length: number;
  stars: number[];
}

/** A trophy card; a silver one has a number to reach. */
export interface TrophyFacts {
  name: string;
  text: string;
  id: string;
  counted: Counted;
  number?: number;
}

/** The trophies and their points. */
export interface Trophies {
  points: number;
  gold: TrophyFacts[];
  silver: TrophyFacts[];
}

/** What is printed on the sheet of a game, its dice and its cards. */
export interface FleetFacts {
  "second license": number;
  "king crab": KingCrabFacts;
  sheet: SheetFacts;
  rounds: number;
  fishing: number[];
  dice: Pools;
  phases: PhaseFacts[];
  faces: Record<string, FaceFacts>;
  signs: Record<string, Named>;
  sections: SectionFacts[];
  coin: CoinFacts;
  income: IncomeFacts;
  lobster: number[];
  hexes: number[];
  salvages: number;
  bank: number;
  track: TrackFacts;
  market: MarketFacts;
  captains: CaptainFacts[];
  trophies: Trophies;
  solo: SoloFacts;
}
