// How Nusfjord counts its points at the end.

import type { Counting } from "../../../lib/games";

const counting: Counting = {
  unit: [
    { en: "point", de: "Punkt" },
    { en: "points", de: "Punkte" },
  ],
  parts: {
    "earlier game": { name: { en: "Earlier games", de: "Frühere Partien" }, fill: "#55648a" },
    building: { name: { en: "Buildings", de: "Gebäude" }, fill: "#8f5f1a" },
    ships: { fill: "#2c6f80" },
    gold: { fill: "#e6b34a", ink: "#16323f" },
    shares: { fill: "#b5432b" },
  },
  signs: { buildings: "nf-h-manor", haul: "nf-schooner", forests: "nf-pine", elders: "nf-s-elder", gold: "nf-coins" },
};

export default counting;
