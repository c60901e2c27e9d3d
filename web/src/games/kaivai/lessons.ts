// What Kaivai teaches, and who does it.

import type { Learning, Lesson } from "../../lib/learning";

const load = (file: Promise<{ default: unknown }>) => file.then((found) => found.default as Lesson);

export const learning: Learning = {
  guide: { name: "Tehani", role: { en: "navigator", de: "Navigatorin" } },
  lessons: [
    {
      name: "first",
      title: { en: "First round", de: "Erste Runde" },
      line: { en: "bid, build, fish, sell, celebrate", de: "bieten, bauen, fischen, verkaufen, feiern" },
      minutes: 8,
      load: () => load(import("./learn/first.json")),
    },
    {
      name: "bids",
      title: { en: "Bids", de: "Gebote" },
      line: { en: "high, low or in between", de: "hoch, niedrig oder dazwischen" },
      minutes: 2,
      load: () => load(import("./learn/bids.json")),
    },
    {
      name: "ageing",
      title: { en: "Ageing", de: "Wertverlust" },
      line: { en: "fish and shells lose their worth", de: "Fisch und Muscheln verlieren an Wert" },
      minutes: 2,
      load: () => load(import("./learn/ageing.json")),
    },
    {
      name: "influence",
      title: { en: "Influence", de: "Einfluss" },
      line: { en: "who wins a village at the end", de: "wer am Ende ein Inseldorf gewinnt" },
      minutes: 2,
      load: () => load(import("./learn/influence.json")),
    },
  ],
};
