// Written by `just page-types`; change the Python source instead.

import type { View } from "../../server/wire";

export interface FleetView extends View {
  round: number;
  phase: "start" | "boat" | "income" | "fishing" | "town" | "end";
  first: number;
  pool: ("shrimp" | "cod" | "lobster" | "swordfish" | "oyster" | "coins" | "harbor" | "wharf" | "market")[];
  using: {
    die: "shrimp" | "cod" | "lobster" | "swordfish" | "oyster" | "coins" | "harbor" | "wharf" | "market" | "";
    uses: number;
    whole: boolean;
    "any type": boolean;
  };
  pads: {
    marked: {
      shrimp: number;
      cod: number;
      lobster: number;
      swordfish: number;
      oyster: number;
      king_crab: number;
      captains_club: number;
      research_vessel: number;
      barge: number;
      inuit: number;
      casino: number;
      annas_bank: number;
      seafood_buffet: number;
      salvage_yard: number;
      fishermans_pub: number;
      bait_shop: number;
      smokery: number;
      ridback_cannery: number;
    };
    licenses: Record<"shrimp" | "cod" | "lobster" | "swordfish" | "oyster", number>;
    boats: {
      shrimp: number[];
      cod: number[];
      lobster: number[];
      swordfish: number[];
      oyster: number[];
      king_crab: number[];
      research_vessel: number[];
      barge: number[];
      inuit: number[];
    };
    coins: number;
    hexes: ("shrimp" | "cod" | "lobster" | "swordfish" | "oyster")[];
    salvaged: number;
    bonus: string;
    due: {
      stars: number;
      "oyster boats": number[];
      bonus: boolean;
      trophy: boolean;
      "trophy first"?: boolean;
    };
    captain?: string;
  }[];
  ruth?: {
    struck: {
      shrimp: number;
      cod: number;
      lobster: number;
      swordfish: number;
      oyster: number;
      king_crab: number;
      captains_club: number;
      research_vessel: number;
      barge: number;
      inuit: number;
      casino: number;
      annas_bank: number;
      seafood_buffet: number;
      salvage_yard: number;
      fishermans_pub: number;
      bait_shop: number;
      smokery: number;
      ridback_cannery: number;
    };
    stars: number[];
    stones: string[];
  };
  trophies?: {
    gold: string;
    silver: string;
    "silver to": number | null;
  };
}
