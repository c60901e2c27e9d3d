// Setting tables up.

import { connection } from "./connection.svelte";
import { about } from "./games";
import { prefs } from "./prefs.svelte";
import { go } from "./route.svelte";
import { addTicket } from "./tickets.svelte";
import type { SeatSetup } from "./wire";

/** Set a table up and go there; fails with Refused. */
export async function openTable(game: string, seats: SeatSetup[], options: Record<string, unknown> = {}, seed: number | null = null): Promise<void> {
  const made = await connection.ask("create", { game, seats, options, seed });
  addTicket(made.table, made.secret);
  go(`/t/${made.table}`);
}

/** The usual table: me, against bots. */
export function usualSeats(game: string, level = "easy"): SeatSetup[] {
  const bot: SeatSetup = { kind: "bot", name: "", level };
  return [{ kind: "here", name: prefs.name, level: "" }, ...Array.from({ length: about(game).bots }, () => ({ ...bot }))];
}
