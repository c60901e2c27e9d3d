// What the page says of Kaivai before it is played.

import type { About } from "../../lib/games";

const about: About = {
  title: "Kaivai",
  order: 3,
  designers: ["Anselm Ostertag", "Helge Ostertag"],
  publisher: "Pfifficus Spiele",
  blurb: {
    en: "Islands in the South Seas: bid, build huts, fish, sell and celebrate for glory. 2 to 4 players, for people who like it deep.",
    de: "Inseln in der Südsee: bieten, Hütten bauen, fischen, verkaufen und feiern für Ruhm. 2 bis 4 Spieler, für alle, die es anspruchsvoll mögen.",
  },
  hues: ["red", "yellow", "green", "blue"],
  bots: 2,
  buttons: ["done"],
};

export default about;
