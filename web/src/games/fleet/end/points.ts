// How Fleet counts its points at the end.

import type { Counting } from "../../../lib/games";

const counting: Counting = {
  unit: [
    { en: "point", de: "Punkt" },
    { en: "points", de: "Punkte" },
  ],
  tie: { en: "Most fish decides.", de: "Die meisten Fische entscheiden." },
  parts: {
    fish: { fill: "#2c6f80" },
    boats: { fill: "#8f5f1a" },
    licenses: { fill: "#b5432b" },
    buildings: { fill: "#6d4a86" },
    bonus: { fill: "#e6b34a", ink: "#16323f" },
  },
  signs: { chain: "fl-star", fish: "fl-fish", boats: "fl-boat", licenses: "fl-licence", buildings: "fl-wharf" },
};

export default counting;
