// In which order tables are listed.

import type { Row } from "../../lib/wire";

/** Say whether a table waits for somebody here. */
export function isDue(row: Row): boolean {
  return !row.over && row.deciders.some((seat) => row.mine.includes(seat));
}

/** Sort tables: those that wait for me, those that go on, those that are over; what changed last comes first. */
export function inOrder(rows: Row[]): Row[] {
  const rank = (row: Row) => (isDue(row) ? 0 : row.over ? 2 : 1);
  return [...rows].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
