// Written by `just page-types`; change the Python source instead.

import type { View } from "../../server/wire";

export interface KaivaiView extends View {
  round: number;
  villages: Partial<Record<"A" | "B" | "C" | "D" | "E" | "F" | "G" | "H", {
    cult: string[];
    huts: Partial<Record<string, {
      owner: number;
      hut: "boat builder" | "fisher" | "meeting";
      fish: number;
      boat: boolean;
    }>>;
    scored: boolean;
  }>>;
  god: string[];
  mats: {
    glory: Record<"festivals" | "hosting" | "sinking" | "huts" | "villages", number>;
    bid: number;
    upgrade: number;
    shells: number[];
    fish: number[];
    state: "fresh" | "acted" | "passed";
    boats: string[];
    influence?: number;
  }[];
  order: number[];
  markers: Record<"build" | "fish" | "sell" | "move" | "celebrate" | "upgrade", number>;
  running: {
    seat: number;
    action: "build" | "fish" | "sell" | "move" | "celebrate" | "upgrade";
    hut: "boat builder" | "fisher" | "meeting";
    due: number;
    largest: number;
    paid: number[];
    village: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "";
    delivered: number;
    "influence played": number[];
    boat: string[];
    used: string[];
    place: string[];
  };
}
