// Words that several parts of the page use.

import { hyphenated, locale, w } from "./prefs.svelte";

/** The levels of bots from weak to strong: with "bot", alone, and how they think. */
const LEVELS: Record<string, () => [name: string, strength: string, thinking: string]> = {
  beginner: () => [w("beginner bot", "Anfänger-Bot"), w("beginner", "Anfänger"), w("overlooks a lot", "übersieht vieles")],
  easy: () => [w("easy bot", "leichter Bot"), w("easy", "leicht"), w("makes mistakes", "macht Fehler")],
  medium: () => [w("medium bot", "mittlerer Bot"), w("medium", "mittel"), w("errs now and then", "irrt sich manchmal")],
  skilled: () => [w("skilled bot", "geübter Bot"), w("skilled", "geübt"), w("plans a turn", "plant einen Zug")],
  hard: () => [w("hard bot", "starker Bot"), w("hard", "stark"), w("thinks for a moment", "denkt kurz nach")],
  merciless: () => [w("merciless bot", "gnadenloser Bot"), w("merciless", "gnadenlos"), w("thinks for a few seconds", "denkt ein paar Sekunden")],
};

/** Name a level of bots. */
export function levelName(level: string): string {
  return LEVELS[level]?.()[0] ?? level;
}

/** Say how strong the bots of a level are. */
export function strength(level: string): string {
  return LEVELS[level]?.()[1] ?? level;
}

/** Say how the bots of a level think. */
export function thinking(level: string): string {
  return LEVELS[level]?.()[2] ?? "";
}

/** Call the seats of a sentence by the names of those who sit there; the engine knows only their colours. */
export function named(text: string, colours: string[], names: string[]): string {
  const known = colours.slice(0, names.length);
  if (!known.length || known.every((colour, seat) => colour === names[seat])) return text;
  return text.replace(new RegExp(`\\b(${known.join("|")})\\b`, "g"), (colour) => names[known.indexOf(colour)] || colour);
}

/** Write points with a proper minus. */
export function minus(points: number): string {
  return String(points).replace("-", "−");
}

/** Write a number with room for so many digits, so that it ends where it ended when it grows. */
export function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, "\u2007");
}

/** Write a number with so many digits after the decimal mark. */
export function decimal(value: number, digits: number): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Write a number of points with its sign. */
export function signed(points: number): string {
  const digits = Math.abs(points) < 10 ? 1 : 0;
  const shown = points.toLocaleString(locale(), { maximumFractionDigits: digits, useGrouping: false });
  return points > 0 ? `+${shown}` : shown.replace("-", "−");
}

const HEADS = "bund|depot|fischerei|flößerei|forsten|gebäude|halle|haus|handlung|heim|herberge|holding|hütte|kammer|karte|kirche|kontor|lager|machen|maklerei|markt|meister|mission|museum|pavillon|pension|pier|platz|schloss|schnitzerei|schule|schuppen|stand|station|teich|turm|verwaltung|werft|zentrum|zimmerei";
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${HEADS})s?(?!\\p{L}))`, "giu");

/** Let long German words break between their parts, as not every browser knows where. */
export function soft(text: string): string {
  return hyphenated(text, JOINT);
}

/** Say whether this is used with fingers, which tap and hold but do not point. */
export function fingers(): boolean {
  return matchMedia("(hover: none)").matches;
}

/** Say how one looks ahead. */
export function lookAhead(): string {
  return fingers()
    ? w("Hold a choice to see what it would do.", "Halte eine Möglichkeit gedrückt, um zu sehen, was sie bewirkt.")
    : w("Point at a choice to see what it would do.", "Zeig auf eine Möglichkeit, um zu sehen, was sie bewirkt.");
}

/** Say how long ago something was. */
export function ago(seconds: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now / 1000 - seconds) / 60));
  if (minutes < 1) return w("just now", "gerade eben");
  if (minutes < 60) return w(`${minutes} min ago`, `vor ${minutes} Min.`);
  if (minutes < 60 * 24) return w(`${Math.round(minutes / 60)} h ago`, `vor ${Math.round(minutes / 60)} Std.`);
  return new Date(seconds * 1000).toLocaleDateString(locale());
}

/** Give something as a file. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
