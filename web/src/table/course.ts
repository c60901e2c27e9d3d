// The course of a finished game: its turns, and what each of them was worth.

import type { LogLine, Scores } from "../server/wire";

/** Moves that one seat made without a break. */
export interface Turn {
  seat: number;
  /** How many moves there were before it, and after it. */
  from: number;
  to: number;
  /** By how many points more its seat could expect then. */
  gain: number;
  round: number;
}

/** Cut a game into turns; what chance does belongs to none of them. */
export function turnsOf({ movers, expected, rounds }: Scores): Turn[] {
  const found: Turn[] = [];
  movers.forEach((seat, move) => {
    if (seat < 0) return;
    const last = found.at(-1);
    if (last?.seat === seat && last.to === move) last.to = move + 1;
    else found.push({ seat, from: move, to: move + 1, gain: 0, round: rounds[move] || rounds[move + 1] });
  });
  for (const turn of found) turn.gain = expected[turn.to][turn.seat] - expected[turn.from][turn.seat];
  return found;
}

/** Tell a turn in the sentences of the log. */
export function told(turn: Turn, log: LogLine[], most = 3): string {
  return log
    .filter(([move, , who]) => move > turn.from && move <= turn.to && (who === turn.seat || who < 0))
    .slice(0, most)
    .map(([, line]) => line)
    .join(" ");
}
