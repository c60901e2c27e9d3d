// What the page says of Nusfjord before it is played.

import type { About } from "../../lib/games";
import { BUTTONS } from "./buttons";

const about: About = {
  title: "Nusfjord",
  order: 1,
  designers: ["Uwe Rosenberg"],
  publisher: "Lookout Games",
  blurb: {
    en: "Run a fishing harbor in Lofoten: fell and plant trees, build ships and buildings, please the elders. 1 to 5 players, about an hour.",
    de: "Führe einen Fischerhafen auf den Lofoten: Wald roden und pflanzen, Schiffe und Gebäude bauen, die Ältesten zufriedenstellen. 1 bis 5 Spieler, etwa eine Stunde.",
  },
  hues: ["red", "blue", "yellow", "green", "purple"],
  bots: 1,
  buttons: BUTTONS,
  own: { setting: "deck", label: { en: "An own deck (.deck)", de: "Ein eigenes Deck (.deck)" } },
  matters: {
    solo: (seats) => seats === 1,
    series: (seats) => seats <= 2,
    rematch: (seats) => seats === 2,
    campaign: (seats) => seats === 1,
    tour_guide: (seats) => seats >= 4,
    designer: (seats) => seats >= 3,
    investor: (seats) => seats >= 3,
  },
};

export default about;
