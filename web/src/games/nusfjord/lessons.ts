// What Nusfjord teaches, and who does it.

import type { Learning, Lesson } from "../../lib/learning";

const load = (file: Promise<{ default: unknown }>) => file.then((found) => found.default as Lesson);

export const learning: Learning = {
  guide: { name: "Ingrid", role: { en: "elder", de: "Älteste" } },
  lessons: [
    {
      name: "first",
      title: { en: "First round", de: "Erste Runde" },
      line: { en: "harbor, ships and buildings", de: "Hafen, Schiffe und Gebäude" },
      minutes: 7,
      load: () => load(import("./learn/first.json")),
    },
    {
      name: "fishing",
      title: { en: "Fishing", de: "Fangzeit" },
      line: { en: "where each fish goes", de: "wohin jeder Fisch geht" },
      minutes: 2,
      load: () => load(import("./learn/fishing.json")),
    },
    {
      name: "shares",
      title: { en: "Shares", de: "Anteile" },
      line: { en: "gold now, fish later", de: "jetzt Gold, später Fisch" },
      minutes: 2,
      load: () => load(import("./learn/shares.json")),
    },
    {
      name: "elders",
      title: { en: "Elders", de: "Älteste" },
      line: { en: "the banquet, and who eats", de: "die Festtafel, und wer isst" },
      minutes: 2,
      load: () => load(import("./learn/elders.json")),
    },
  ],
};
