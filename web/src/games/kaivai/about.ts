// What the page says of Kaivai before it is played.

import type { About } from "../../lib/games";

const about: About = {
  title: "Kaivai",
  order: 3,
  designers: ["Anselm Ostertag", "Helge Ostertag"],
  publisher: "Pfifficus Spiele",
  blurb: {
    en: "Islands in the South Seas: bid for the first move, fish, sell, build huts and celebrate for glory.",
    de: "Inseln in der Südsee: um den Zug bieten, fischen, verkaufen, Hütten bauen und feiern, alles für Ruhm.",
  },
  goal: {
    en: "Build huts, sell fish, and celebrate when your own huts are full. Whoever has the most glory at the end wins.",
    de: "Baue Hütten, verkaufe Fisch und feiere, wenn deine eigenen Hütten voll sind. Wer am Ende den meisten Ruhm hat, gewinnt.",
  },
  mood: { en: "about 70 min · deep", de: "etwa 70 Min. · anspruchsvoll" },
  edge: "#7a4a28 conic-gradient(from 135deg at 50% 0, #e9cf98 90deg, #0000 0) 0 0 / 16px 8px",
  hues: ["red", "yellow", "green", "blue"],
  bots: 2,
  buttons: ["done"],
  // Chance tells how many of how many dice are blue.
  rolled: (_, { log }) => log.some(([, told, who]) => who < 0 && /\d\D+\d/.test(told)),
  things: ["kind of hut"],
};

export default about;
