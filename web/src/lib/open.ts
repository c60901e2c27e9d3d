// Setting tables up.

import { connection } from "../server/connection.svelte";
import { about } from "./games";
import { prefs } from "./prefs.svelte";
import { go } from "./route.svelte";
import { addTicket } from "../server/tickets.svelte";
import type { SeatSetup } from "../server/wire";

/** What a new table may be asked for beside its seats. */
export interface Wishes {
  options?: Record<string, unknown>;
  seed?: number | null;
  hints?: boolean;
  watched?: boolean;
}

/** Set a table up and go there; fails with Refused. */
export async function openTable(game: string, seats: SeatSetup[], { options = {}, seed = null, hints, watched = true }: Wishes = {}): Promise<void> {
  const made = await connection.ask("create", { game, seats, options, seed, hints, watched });
  addTicket(made.table, made.secret);
  go(`/t/${made.table}`);
}

/** A seat for who uses this page. */
export function me(): SeatSetup {
  return { kind: "here", name: prefs.name, level: "", face: prefs.face };
}

/** A seat for a bot. */
export function bot(level: string): SeatSetup {
  return { kind: "bot", name: "", level, face: "" };
}

/** A seat for somebody with a link. */
export function invited(): SeatSetup {
  return { kind: "invited", name: "", level: "", face: "" };
}

/** The usual table: me, against bots. */
export function usualSeats(game: string, level = "easy"): SeatSetup[] {
  return [me(), ...Array.from({ length: about(game).bots }, () => bot(level))];
}
