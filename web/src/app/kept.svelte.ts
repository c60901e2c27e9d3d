// What is kept in this browser for times without the server: glossaries, and games that are over.

import { connection } from "../server/connection.svelte";
import { games } from "../lib/games";
import { prefs } from "../lib/prefs.svelte";
import type { TableClient } from "../server/table.svelte";
import type { Attached, Explained, LogLine, SheetLine, View } from "../server/wire";

/** A game that is over, as one of its players has seen it. */
export interface KeptGame {
  table: string;
  game: string;
  /** In milliseconds since 1970. */
  ended: number;
  names: string[];
  winners: number[];
  sheets: SheetLine[][];
  log: LogLine[];
  seat: number | null;
  view: View;
  facts: Attached["facts"];
  record: string;
}

const NAME = "netloft kept";
const GAMES = "/kept/game/";
const MOST = 30;

/** Where it is kept; browsers have no such place for pages that did not come safely. */
async function shelf(): Promise<Cache | null> {
  return "caches" in window ? caches.open(NAME).catch(() => null) : null;
}

async function put(path: string, what: unknown): Promise<void> {
  const into = await shelf();
  await into?.put(path, new Response(JSON.stringify(what), { headers: { "Content-Type": "application/json" } })).catch(() => {}); // no room is no harm
}

async function get<T>(path: string): Promise<T | null> {
  const found = await (await shelf())?.match(path);
  return found ? await found.json().catch(() => null) : null;
}

/** Cards, pieces and terms of a game: from the server, or as they were kept if it is away. */
export async function glossary(game: string): Promise<Explained["entries"]> {
  const path = `/kept/glossary/${prefs.lang}/${game}`;
  const kept = connection.status !== "open" ? await get<Explained["entries"]>(path) : null;
  if (kept) return kept;
  const { entries } = await connection.ask("glossary", { game });
  void put(path, entries);
  return entries;
}

/** Keep all glossaries of a language, once for each version of the page. */
export async function keepGlossaries(): Promise<void> {
  const done = `${__VERSION__} ${prefs.lang}`;
  if (localStorage.getItem(NAME) === done || !(await shelf())) return;
  for (const game of games()) await glossary(game);
  localStorage.setItem(NAME, done);
}

const keeping = new Set<string>();

/** Keep a game that is over. */
export async function keepGame(client: TableClient): Promise<void> {
  const { info, state, table } = client;
  if (!info || !state?.view.over || keeping.has(table)) return;
  keeping.add(table);
  const made = await connection.ask("export", { table }).catch(() => null);
  if (!made) return void keeping.delete(table);
  const before = await get<KeptGame>(GAMES + table);
  const kept: KeptGame = {
    table,
    game: info.game,
    ended: before?.ended ?? Date.now(),
    names: client.names,
    winners: state.winners,
    sheets: state.sheets,
    log: client.log,
    seat: state.seat,
    view: state.view,
    facts: info.facts,
    record: made.record,
  };
  await put(GAMES + table, kept);
  const all = await keptGames();
  const store = await shelf();
  for (const old of all.slice(MOST)) await store?.delete(GAMES + old.table);
}

/** Find a kept game. */
export async function keptGame(table: string): Promise<KeptGame | null> {
  return get<KeptGame>(GAMES + table);
}

/** List all kept games, the latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const requests = (await (await shelf())?.keys()) ?? [];
  const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(GAMES));
  const found = await Promise.all(paths.map((path) => get<KeptGame>(path)));
  return found.filter((one) => one !== null).sort((one, other) => other.ended - one.ended);
}
