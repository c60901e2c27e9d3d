// What is heard at a table that is shown.

import { about } from "../lib/games";
import type { TableClient } from "../server/table.svelte";
import type { State } from "../server/wire";
import { play } from "./sound";

/** Seconds from the sound of dice to the next one. */
const SETTLED = 0.4;

/** Let be heard what has come about between two states. */
export function sounds(client: TableClient, before: State | null, now: State): void {
  if (!client.info || before?.seat !== now.seat || now.move <= before.move) return; // just come, or something was taken back
  if (now.view.over) return before.view.over ? undefined : play("end");
  const asked = (state: State) => client.mine.some((seat) => state.view.deciders.includes(seat));
  const rolled = about(client.info.game).rolled?.(before.view, now) ?? false;
  if (rolled) play("dice");
  // While the page is not seen, `call` calls.
  if (asked(now) && !asked(before)) {
    if (!document.hidden) play("turn", rolled ? SETTLED : 0);
  } else if (!rolled && !client.sending) play("move");
}
