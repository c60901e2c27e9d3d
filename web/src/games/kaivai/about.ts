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
  mood: { en: "about 70 min · deep", de: "etwa 70 Min. · anspruchsvoll" },
  edge: "#7a4a28 conic-gradient(from 135deg at 50% 0, #e9cf98 90deg, #0000 0) 0 0 / 16px 8px",
  hues: ["red", "yellow", "green", "blue"],
  bots: 2,
  buttons: ["done"],
};

export default about;
