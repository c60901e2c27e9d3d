// The table that was laid last in this browser.

import type { SeatSetup } from "../../server/wire";

/** A table as it was laid. */
export interface Laid {
  game: string;
  seats: SeatSetup[];
  options: Record<string, unknown>;
}

const KEY = "netloft last table";
const LONGEST = 2000;

/** Remember a table; what is long, as the text of an own deck, is left out. */
export function remember(laid: Laid): void {
  const options = Object.entries(laid.options).filter(([, value]) => String(value).length < LONGEST);
  localStorage.setItem(KEY, JSON.stringify({ ...laid, options: Object.fromEntries(options) }));
}

/** Recall the table that was laid last. */
export function recall(): Laid | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
