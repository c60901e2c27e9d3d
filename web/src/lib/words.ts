// Words that several parts of the page use.

import { w } from "./prefs.svelte";

/** Name a level of bots. */
export function levelName(level: string): string {
  return { easy: w("easy bot", "leichter Bot"), medium: w("medium bot", "mittlerer Bot"), hard: w("hard bot", "starker Bot") }[level] ?? level;
}

/** Name a game. */
export function gameName(game: string): string {
  return { nusfjord: "Nusfjord", fleet: "Fleet: The Dice Game", kaivai: "Kaivai" }[game] ?? game;
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

/** Write a number of points with its sign. */
export function signed(points: number): string {
  const shown = Math.abs(points) < 10 ? points.toFixed(1).replace(/\.0$/, "") : points.toFixed(0);
  return points > 0 ? `+${shown}` : shown.replace("-", "−");
}

/** Say how long ago something was. */
export function ago(seconds: number): string {
  const minutes = Math.max(0, Math.round((Date.now() / 1000 - seconds) / 60));
  if (minutes < 1) return w("just now", "gerade eben");
  if (minutes < 60) return w(`${minutes} min ago`, `vor ${minutes} Min.`);
  if (minutes < 60 * 24) return w(`${Math.round(minutes / 60)} h ago`, `vor ${Math.round(minutes / 60)} Std.`);
  return new Date(seconds * 1000).toLocaleDateString(w("en", "de"));
}
