// Written by `just page-types`; change the Python source instead.

import type { View } from "../../server/wire";

export interface NusfjordView extends View {
  round: number;
  first: number;
  turn: number;
  plates: number;
  ships: Record<"sloop" | "cutter" | "schooner" | "raft", number>;
  forgotten: string[];
  "forgotten left": number;
  buildings: string[];
  "left in pile": Record<"A" | "B" | "C", number>;
  spaces: Partial<Record<string, number[]>>;
  issued: number[];
  harbors: {
    wood: number;
    fish: number;
    gold: number;
    guests: number;
    reserve: {
      wood: number;
      fish: number;
      gold: number;
      schooner: number;
    };
    track: Record<"sloop" | "cutter" | "schooner" | "raft", number>;
    aboard: Record<"sloop" | "cutter" | "schooner" | "raft", number>;
    forests: Partial<Record<"b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3", number>>;
    buildings: Partial<Record<"b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "track", string>>;
    "wood on": ("b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3")[];
    council: Partial<Record<string, {
      fish: number;
      gold: number;
      worker: boolean;
      coins?: number;
      colour?: number;
    }>>;
    shares: number[];
    unissued: number;
    workers: number;
    felled: number;
    "elders used": number;
    built: number;
    "new gold": number;
    "old man": boolean;
    covered: number;
    once: ("b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "track")[];
    hand?: string[];
    "cards in hand"?: number;
  }[];
  hauls: number[];
  elders: string[][];
  running: {
    offered: string[];
    answer: number;
    building: string;
    place: number;
    elder: string;
    due: number[];
    catch: number;
    coins: number;
    pool: [number, string][];
    parked: [number, string][];
    fed: number;
    dividends: number[];
  };
  series: {
    game: number;
    results: number[];
    gone: string[];
    spared: string[];
    razed: string[];
  };
  coming?: string[];
}
