// My tables: how they stand, kept current as long as the page is open, whichever page that is.

import { connection, Refused } from "./connection.svelte";
import { secretsOf, tickets } from "./tickets.svelte";
import type { Glanced, Row } from "./wire";

/** Say whether a table waits for somebody here. */
export function isDue(row: Row): boolean {
  return !row.over && row.deciders.some((seat) => row.mine.includes(seat));
}

/** Sort tables: those that wait for me, those that go on, those that are over; what changed last comes first. */
function inOrder(rows: Row[]): Row[] {
  const rank = (row: Row) => (isDue(row) ? 0 : row.over ? 2 : 1);
  return [...rows].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Milliseconds until a question that the server refused is asked again. */
const AGAIN = 5000;

class Mine {
  rows: Row[] = $state.raw([]);
  /** Whether the server has said which tables there are. */
  known = $state(false);
  /** What a look at each table has shown, with the number of the position it is of. */
  glances: Record<string, Glanced> = $state.raw({});
  readonly due = $derived(this.rows.filter(isDue));
  /** News that came since the server was asked for the tables: it may overtake the answer. */
  #news = new Map<string, Row>();
  /** How often the server was asked: an answer to an earlier question is no longer of interest. */
  #asked = 0;
  #looking = new Set<string>();
  #due: (row: Row) => void = () => {};

  constructor() {
    connection.onRows((rows) => this.#take(rows));
  }

  /** Ask for all tables that this browser has tickets for; the server tells later changes by itself. */
  async follow(): Promise<void> {
    const asked = tickets.map(({ table, secret }) => ({ table, secret }));
    const time = ++this.#asked;
    this.#news.clear();
    const found = await connection.ask("mine", { tickets: asked }).catch((error) => {
      // After a lost connection the page asks anew by itself.
      if (error instanceof Refused && error.code !== "lost") setTimeout(() => time === this.#asked && this.follow(), AGAIN);
      return null;
    });
    if (!found || time !== this.#asked) return;
    const rows = found.rows.map((row) => {
      const news = this.#news.get(row.table);
      return news && news.number > row.number ? news : row;
    });
    const before = this.rows;
    this.rows = inOrder(rows);
    this.known = true;
    // What waited before the page was opened does not call.
    for (const row of rows) if (isDue(row) && before.some((old) => old.table === row.table && !isDue(old))) this.#due(row);
  }

  /** Be told when a table begins to wait for me. */
  onDue(hear: (row: Row) => void): void {
    this.#due = hear;
  }

  #take(news: Row[]): void {
    for (const row of news) this.#news.set(row.table, row);
    const names = new Set(news.map(({ table }) => table));
    const before = this.rows;
    this.rows = inOrder([...this.rows.filter(({ table }) => !names.has(table)), ...news]);
    for (const row of news) if (isDue(row) && !before.some((old) => old.table === row.table && isDue(old))) this.#due(row);
  }

  /** Look at a table, unless that was done at this position or is being done. */
  async glance({ table, number }: Row): Promise<void> {
    if (this.glances[table]?.number === number || this.#looking.has(table)) return;
    this.#looking.add(table);
    const seen = await connection.ask("glance", { table, secrets: secretsOf(table) }).catch(() => null);
    this.#looking.delete(table);
    if (!seen) return;
    this.glances = { ...this.glances, [table]: seen };
    const now = this.rows.find((row) => row.table === table);
    if (now && now.number !== number) await this.glance(now); // it went on meanwhile
  }
}

export const mine = new Mine();
