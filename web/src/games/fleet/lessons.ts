// What Fleet: The Dice Game teaches, and who does it.

import type { Learning, Lesson } from "../../lib/learning";

const load = (file: Promise<{ default: unknown }>) => file.then((found) => found.default as Lesson);

export const learning: Learning = {
  guide: { name: "Ruth", role: { en: "captain", de: "Kapitänin" } },
  lessons: [
    {
      name: "first",
      title: { en: "First rounds", de: "Erste Runden" },
      line: { en: "dice, stars and fishing", de: "Würfel, Sterne und Fischen" },
      minutes: 7,
      load: () => load(import("./learn/first.json")),
    },
    {
      name: "chains",
      title: { en: "Stars and chains", de: "Sterne und Ketten" },
      line: { en: "one box sets off the next", de: "ein Kästchen löst das nächste aus" },
      minutes: 3,
      load: () => load(import("./learn/chains.json")),
    },
  ],
};
