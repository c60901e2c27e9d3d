// What the page says of Fleet: The Dice Game before it is played.

import type { About } from "../../lib/games";

const about: About = {
  title: "Fleet: The Dice Game",
  order: 2,
  designers: ["Ben Pinchback", "Matt Riddle"],
  publisher: "Eagle-Gryphon Games",
  blurb: {
    en: "Roll dice, mark your sheet, launch boats and fill them with fish. 1 to 4 players, half an hour.",
    de: "Würfeln, ankreuzen, Boote zu Wasser lassen und mit Fisch füllen. 1 bis 4 Spieler, eine halbe Stunde.",
  },
  hues: ["red", "yellow", "green", "blue"],
  bots: 1,
  buttons: ["coins", "die as coin", "market", "keep", "reroll", "fill hex", "salvage", "second fish", "coin instead", "forgo star"],
  own: { setting: "sheet", label: { en: "An own score sheet (.toml)", de: "Ein eigenes Wertungsblatt (.toml)" } },
  uncertain: {
    en: "The numbers on Fleet's score sheet are reconstructed from rules and examples, and say so where they are shown.",
    de: "Die Zahlen auf Fleets Wertungsblatt sind aus Regeln und Beispielen rekonstruiert und sagen das, wo sie stehen.",
  },
  note: {
    en: "The shipped sheet is a reconstruction: its numbers follow from the rules and examples, not from the printed pad. If you own the game, you can write down your own sheet and load it here.",
    de: "Das mitgelieferte Blatt ist rekonstruiert: Seine Zahlen folgen aus Regeln und Beispielen, nicht vom gedruckten Block. Wer das Spiel besitzt, kann das eigene Blatt abschreiben und hier laden.",
  },
};

export default about;
