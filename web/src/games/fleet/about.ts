// What the page says of Fleet: The Dice Game before it is played.

import type { About } from "../../lib/games";
import type { FleetView } from "./view";

const about: About = {
  title: "Fleet: The Dice Game",
  order: 2,
  designers: ["Ben Pinchback", "Matt Riddle"],
  publisher: "Eagle-Gryphon Games",
  blurb: {
    en: "Roll, take a die, mark your sheet. Launch boats in Alaska and fill them with fish.",
    de: "Würfeln, einen Würfel nehmen, ankreuzen. Boote in Alaska zu Wasser lassen und mit Fisch füllen.",
  },
  goal: {
    en: "Launch boats, fill them with fish, and let coins and stars work for you. Whoever has the most points at the end wins.",
    de: "Setze Boote ein, fülle sie mit Fisch und lass Münzen und Sterne für dich arbeiten. Wer am Ende die meisten Punkte hat, gewinnt.",
  },
  mood: { en: "about 25 min · push chains", de: "etwa 25 Min. · Ketten auslösen" },
  edge: "linear-gradient(90deg, #124559, #1f6f80 50%, #124559)",
  hues: ["red", "yellow", "green", "blue"],
  bots: 1,
  buttons: ["coins", "die as coin", "market", "keep", "reroll", "fill hex", "salvage", "second fish", "coin instead", "forgo star"],
  rolled: (before, { view }) => (view as FleetView).pool.length > (before as FleetView).pool.length,
  things: ["take", "license", "boat"],
  own: { setting: "sheet", label: { en: "Your own score sheet (.toml)", de: "Dein eigenes Wertungsblatt (.toml)" } },
  uncertain: {
    en: "The numbers on Fleet's score sheet are reconstructed from rules and examples, and say so where they are shown.",
    de: "Die Zahlen auf Fleets Wertungsblatt sind aus Regeln und Beispielen rekonstruiert und sagen das, wo sie stehen.",
  },
  note: {
    en: "The shipped sheet is a reconstruction: its numbers follow from the rules and examples, not from the printed pad. If you own the game, you can write down your own sheet and load it here.",
    de: "Das mitgelieferte Blatt ist rekonstruiert: Seine Zahlen folgen aus Regeln und Beispielen, nicht vom gedruckten Block. Wer das Spiel besitzt, kann das eigene Blatt abschreiben und hier laden.",
  },
  settings: {
    captains: { line: { en: "a captain each, instead of the first die", de: "ein Kapitän für alle, statt des ersten Würfels" } },
    trophies: { line: { en: "a gold and a silver one", de: "eine goldene und eine silberne" } },
  },
};

export default about;
