// What the signs and places of Nusfjord mean, in a sentence each, wherever they are drawn.

import type { Notes } from "../../lib/games";
import { w } from "../../lib/prefs.svelte";

export default function notes(): Notes {
  const wood = [w("Wood", "Holz"), w("Pays for ships and buildings. Your supply holds twelve.", "Bezahlt Schiffe und Gebäude. In den Vorrat passen zwölf.")];
  const fish = [w("Fish", "Fisch"), w("Pays for ships and buildings, and fills plates for a gold each.", "Bezahlt Schiffe und Gebäude und füllt Teller, für je ein Gold.")];
  const gold = [w("Gold", "Gold"), w("Pays for shares and buildings; each left at the end is a point.", "Bezahlt Anteile und Gebäude; jedes übrige ist am Ende ein Punkt.")];
  const share = [w("A share", "Ein Anteil"), w("Whoever holds it gets a fish of every catch of that company, and a point at the end.", "Wer ihn hat, bekommt von jedem Fang dieser Firma einen Fisch und am Ende einen Punkt.")];
  const sloop = [w("A sloop", "Eine Slup"), w("Covers two units of the fishing track and is worth a point.", "Bedeckt zwei Einheiten der Fischfangleiste und zählt einen Punkt.")];
  const cutter = [w("A cutter", "Ein Kutter"), w("Covers three units of the fishing track and is worth two points.", "Bedeckt drei Einheiten der Fischfangleiste und zählt zwei Punkte.")];
  const schooner = [w("A schooner", "Ein Schoner"), w("Covers four units of the fishing track and is worth four points.", "Bedeckt vier Einheiten der Fischfangleiste und zählt vier Punkte.")];
  const forest = [w("A forest", "Ein Waldstreifen"), w("Lies on two building spaces. Deforest takes it away for five wood.", "Liegt auf zwei Baufeldern. Abholzen entfernt ihn für fünf Holz.")];
  const worker = [w("A worker", "Eine Arbeitskraft"), w("You place three a round, one a turn, each for one action.", "Du setzt drei je Runde ein, eine je Zug, jede für eine Aktion.")];
  const table = [w("The Banquet Table", "Die Festtafel"), w("Serve Fish fills its plates for gold; an elder is used with a fish from the fullest plate.", "Fisch servieren füllt ihre Teller für Gold; ein Ältester wird mit einem Fisch vom vollsten Teller genutzt.")];
  const reserve = [w("Your Reserve", "Deine Rücklagen"), w("What is left of your catches, up to eight fish. You pay with it after Transfer Reserve.", "Was von deinen Fängen übrig ist, bis zu acht Fische. Zahlen kannst du damit, wenn du sie geleert hast.")];
  const elder = [w("An elder", "Ein Ältester"), w("A space that only its owner can use, once a round; it eats a fish of every catch.", "Ein Feld, das nur sein Besitzer nutzen kann, einmal je Runde; er isst von jedem Fang einen Fisch.")];
  const haul = [w("Haul", "Fangmenge"), w("So many fish come in at the beginning of each round.", "So viele Fische kommen am Anfang jeder Runde herein.")];
  const free = [w("A free building space", "Ein freies Baufeld"), w("Costs a point if it is still free at the end.", "Kostet einen Punkt, wenn es am Ende noch frei ist.")];
  return {
    ".card": [],
    ".lot": [],
    "#nf-wood": wood,
    "#nf-woodpile": wood,
    "#nf-fish": fish,
    "#nf-coin": gold,
    "#nf-share": share,
    "#nf-shareback": [w("An unissued share", "Ein nicht ausgegebener Anteil"), w("Issue it for two gold. If you never do, it costs you a point.", "Gib ihn für zwei Gold aus. Tust du es nie, kostet er dich einen Punkt.")],
    "#nf-s-sloop": sloop,
    "#nf-sloop": sloop,
    "#nf-s-cutter": cutter,
    "#nf-cutter": cutter,
    "#nf-s-schooner": schooner,
    "#nf-schooner": schooner,
    "#nf-catboat": [w("The catboat", "Das Katboot"), w("Everybody begins with it: a haul of three.", "Damit beginnt jeder: Fangmenge drei.")],
    "#nf-forest": forest,
    "#nf-axe": [w("Deforest", "Abholzen"), w("Remove one of your forests and take five wood.", "Entferne einen deiner Waldstreifen und nimm fünf Holz.")],
    "#nf-saw": [w("Thin Out", "Durchforsten"), w("Take one wood for each of your forests, which stay.", "Nimm ein Holz für jeden deiner Waldstreifen; sie bleiben liegen.")],
    "#nf-sapling": [w("Reforest", "Aufforsten"), w("Lay two forests in a stack on two free spaces side by side.", "Lege zwei Waldstreifen als Stapel auf zwei freie Felder nebeneinander.")],
    "#nf-hammer": [w("Build a Building", "Gebäudebau"), w("Pay the price of a building and put it on a free space.", "Zahle den Preis eines Gebäudes und stelle es auf ein freies Feld.")],
    "#nf-worker": worker,
    "#nf-plate": table,
    "#nf-s-plate": table,
    "#nf-barrel": reserve,
    "#nf-net": haul,
    "#nf-s-elder": elder,
    "#nf-seat": [w("A seat in your council", "Ein Platz in deinem Rat"), w("Five elders find room here.", "Hier haben fünf Älteste Platz.")],
    "#nf-kind-now": [w("At once", "Sofort"), w("Works one time, when you build it.", "Wirkt ein Mal, wenn du es baust.")],
    "#nf-kind-each": [w("Each time", "Immer wenn"), w("Works whenever what it names happens.", "Wirkt jedes Mal, wenn das Genannte geschieht.")],
    "#nf-kind-once": [w("Once", "Einmal"), w("Works a single time, as soon as it can.", "Wirkt ein einziges Mal, sobald es kann.")],
    "#nf-kind-any": [w("Any time", "Jederzeit"), w("Use it as often as you like.", "Nutze es, so oft du willst.")],
    "#nf-kind-special": [w("Special", "Besonders"), w("Changes a rule for you.", "Ändert für dich eine Regel.")],
    "#nf-kind-points": [w("Points", "Punkte"), w("Counts at the end.", "Zählt am Ende.")],
    "#nf-star-first": [w("Start player", "Startspieler"), w("Takes the first turn of this round.", "Hat den ersten Zug dieser Runde.")],
    "[data-place=reserve]": reserve,
    "[data-place=banquet]": table,
    "[data-place=shares]": share,
    "[data-place=council]": [w("Your council", "Dein Ältestenrat"), w("Your elders sit here; each is a space of your own.", "Hier sitzen deine Ältesten; jeder ist ein eigenes Aktionsfeld.")],
    "[data-place=catch]": [w("The next catch", "Der nächste Fang"), w("So your fish will be shared out, from left to right.", "So wird dein Fisch verteilt, von links nach rechts.")],
    "[data-place=round]": [w("The rounds", "Die Runden"), w("Seven are played; signs show what comes in a round.", "Gespielt werden sieben; Schilder sagen, was in einer Runde kommt.")],
    ".cell.free": free,
    ".cell.forest": forest,
    ".track": [w("The fishing track", "Die Fischfangleiste"), w("Ships cover it from the left; the lowest number still to be seen is the haul.", "Schiffe bedecken sie von links; die kleinste noch sichtbare Zahl ist die Fangmenge.")],
  };
}
