// What the page says of Nusfjord before it is played.

import type { About } from "../../lib/games";
import { BUTTONS } from "./buttons";

const about: About = {
  title: "Nusfjord",
  order: 1,
  designers: ["Uwe Rosenberg"],
  publisher: "Lookout Games",
  blurb: {
    en: "Build up a fishing harbor in Lofoten: fell trees, build ships and houses, please the elders.",
    de: "Dein Hafen auf den Lofoten: Wald roden, Schiffe und Häuser bauen, die Ältesten versorgen.",
  },
  goal: {
    en: "Fill your harbor with ships and buildings, and leave no space free. Whoever has the most points after seven rounds wins.",
    de: "Fülle deinen Hafen mit Schiffen und Gebäuden, und lass kein Feld frei. Wer nach sieben Runden die meisten Punkte hat, gewinnt.",
  },
  mood: { en: "about 45 min · plan ahead", de: "etwa 45 Min. · vorausplanen" },
  edge: "repeating-linear-gradient(90deg, #b5432b 0 30px, #a33a25 30px 31.5px)",
  hues: ["red", "blue", "yellow", "green", "purple"],
  bots: 1,
  buttons: BUTTONS,
  things: ["build", "take elder", "use elder", "ship", "trade ship", "exchange", "do"],
  own: { setting: "deck", label: { en: "Your own deck (.deck)", de: "Dein eigenes Deck (.deck)" } },
  matters: {
    solo: (seats) => seats === 1,
    series: (seats) => seats <= 2,
    rematch: (seats) => seats === 2,
    campaign: (seats) => seats === 1,
    tour_guide: (seats) => seats >= 4,
    designer: (seats) => seats >= 3,
    investor: (seats) => seats >= 3,
  },
  settings: {
    "deck-herring": { name: { en: "Herring", de: "Hering" }, line: { en: "for a first game", de: "fürs erste Spiel" } },
    "deck-mackerel": { line: { en: "44 other buildings", de: "44 andere Gebäude" } },
    "deck-codfish": { line: { en: "44 other buildings", de: "44 andere Gebäude" } },
    "deck-guests": { name: { en: "Guests", de: "Gäste" }, line: { en: "Netloft's own deck", de: "Netlofts eigenes Deck" } },
    mixed: { name: { en: "Mixed decks", de: "Gemischtes Spiel" }, line: { en: "three decks share the start", de: "der Anfang aus drei Decks" } },
    tour_guide: { name: { en: "Tour Guide", de: "Fremdenführerin" }, line: { en: "in place of the Pisciculturist", de: "statt des Fischzüchters" } },
    designer: { name: { en: "Designer", de: "Architektin" }, line: { en: "in place of the Architect", de: "statt des Architekten" } },
    investor: { name: { en: "Investor", de: "Investorin" }, line: { en: "in place of the Carpenter", de: "statt des Bauschreiners" } },
    forgotten: { name: { en: "The Forgotten", de: "Die Vergessenen" }, line: { en: "four more elders in a pile", de: "vier weitere Älteste in einem Stapel" } },
    c_preview: { name: { en: "C preview", de: "C-Vorschau" }, line: { en: "know the C buildings from the start", de: "die C-Gebäude von Anfang an kennen" } },
  },
};

export default about;
