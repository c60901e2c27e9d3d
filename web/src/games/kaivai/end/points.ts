// How Kaivai counts its glory at the end.

import type { Counting } from "../../../lib/games";

const counting: Counting = {
  unit: [
    { en: "glory", de: "Ruhm" },
    { en: "glory", de: "Ruhm" },
  ],
  tie: {
    en: "Most huts decide, then boats, shells and fish.",
    de: "Die meisten Hütten entscheiden, dann Boote, Muscheln und Fische.",
  },
  parts: {
    festivals: { fill: "#b5432b" },
    hosting: { fill: "#e6b34a", ink: "#16323f" },
    huts: { fill: "#8a5a33" },
    villages: { fill: "#5f6b4a" },
  },
  signs: { feasts: "kv-drum", catch: "kv-fish", huts: "kv-hut-boat", villages: "kv-god", shells: "kv-shell" },
};

export default counting;
