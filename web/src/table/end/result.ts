// What there is to say at the end of a game: who has won, and where the points came from.

import type { Counting } from "../../lib/games";
import { spoken, w } from "../../lib/prefs.svelte";
import type { SheetLine } from "../../server/wire";
import { minus } from "../../lib/words";

/** Lines of the score sheet that are shown as one part of a bar. */
export interface Kind {
  kind: string;
  name: string;
  fill: string;
  /** The colour of numbers on it. */
  ink: string;
  /** Which pattern tells it apart where colours do not. */
  pattern: number;
}

/** What one seat has of one kind. */
export interface Part extends Kind {
  points: number;
  lines: [label: string, points: number][];
}

const FILLS = ["#8f5f1a", "#2c6f80", "#84557a", "#b5432b", "#3f7a4a", "#55648a", "#7a5c46", "#9a4b6b"];
const WHITE = "#fff";
const POINTS: Counting["unit"] = [
  { en: "point", de: "Punkt" },
  { en: "points", de: "Punkte" },
];

/** Name an amount of what the game is won with. */
export function amount(points: number, counting: Counting | undefined): string {
  const unit = counting?.unit ?? POINTS;
  return `${minus(points)} ${spoken(unit[Math.abs(points) === 1 ? 0 : 1])}`;
}

/** List the kinds of lines, in the order in which they are counted; what nobody has is left out. */
export function kindsOf(sheets: SheetLine[][], counting: Counting | undefined): Kind[] {
  const found = new Map<string, string>();
  for (const kind of Object.keys(counting?.parts ?? {})) found.set(kind, "");
  for (const [label, , , kind] of sheets.flat()) if (!found.get(kind)) found.set(kind, label);
  return [...found]
    .filter(([kind]) => sheets.flat().some(([, points, , of]) => of === kind && points))
    .map(([kind, label], at) => {
      const own = counting?.parts[kind];
      return { kind, name: own?.name ? spoken(own.name) : label, fill: own?.fill ?? FILLS[at % FILLS.length], ink: own?.ink ?? WHITE, pattern: at };
    });
}

/** Add up what a seat has of each kind. */
export function partsOf(sheet: SheetLine[], kinds: Kind[]): Part[] {
  return kinds.map((one) => {
    const lines = sheet.filter(([, , , kind]) => kind === one.kind).map(([label, points]): [string, number] => [label, points]);
    return { ...one, lines, points: lines.reduce((sum, [, points]) => sum + points, 0) };
  });
}

/** Add up a score sheet. */
export function total(sheet: SheetLine[]): number {
  return sheet.reduce((sum, [, points]) => sum + points, 0);
}

/** List the seats by their places; those who have won share the first. */
export function ranking(sheets: SheetLine[][], winners: number[]): { seat: number; place: number }[] {
  const totals = sheets.map(total);
  const won = (seat: number) => Number(winners.includes(seat));
  const before = (one: number, other: number) => won(other) - won(one) || totals[other] - totals[one];
  const seats = sheets.map((_, seat) => seat).sort((one, other) => before(one, other) || one - other);
  return seats.map((seat) => ({ seat, place: seats.findIndex((other) => before(other, seat) === 0) + 1 }));
}

/** Join names with an "and". */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} ${w("and", "und")} ${last}` : last;
}

/** Say who has won; alone nobody does. */
export function headline(sheets: SheetLine[][], winners: number[], names: string[], counting: Counting | undefined): string {
  if (sheets.length === 1) return amount(total(sheets[0]), counting);
  const who = listed(winners.map((seat) => names[seat]));
  return winners.length > 1 ? w(`${who} share the win`, `${who} teilen sich den Sieg`) : w(`${who} wins`, `${who} gewinnt`);
}

/** Say with how many points, and by how many. */
export function margin(sheets: SheetLine[][], winners: number[], names: string[], counting: Counting | undefined): string {
  if (sheets.length === 1 || !winners.length) return "";
  const totals = sheets.map(total);
  const most = totals[winners[0]];
  const points = amount(most, counting);
  const others = totals.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  if (winners.length > 1 || !others.length) return points;
  const second = Math.max(...others.map((seat) => totals[seat]));
  const who = listed(others.filter((seat) => totals[seat] === second).map((seat) => names[seat]));
  if (second < most) return w(`${points}, ${most - second} ahead of ${who}`, `${points}, ${most - second} vor ${who}`);
  const tie = counting?.tie ? spoken(counting.tie) : "";
  return w(`${points} like ${who}. ${tie}`, `${points} wie ${who}. ${tie}`).trim();
}
