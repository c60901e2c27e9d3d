// The turning points of a game: decisions that cost most, and turns that brought most.

import type { LogLine, Scores } from "../../server/wire";
import { told, type Turn, turnsOf } from "../course";
import type { Verdict } from "./judging.svelte";

export interface Moment {
  /** The number of moves before the decision; what a turn brought is seen after it. */
  move: number;
  seat: number;
  round: number;
  /** By how many points the prospects of its seat rose, or what it cost. */
  worth: number;
  /** What the log says of a turn that brought much. */
  told: string;
  verdict?: Verdict;
}

/** Whether two are the same one, though the list was made anew when another verdict came. */
export function isSame(one: Moment | null, other: Moment): boolean {
  return one !== null && one.move === other.move && !one.verdict === !other.verdict;
}

const FELT = 0.5;
const MUCH = 2;
const MOST_COST = 5;
const MOST_WON = 3;
/** Moves between two decisions that are told apart. */
const APART = 2;

/** List the decisions that cost something, the worst first; of one turn only the worst. */
export function mistakes(found: Verdict[], course: Scores): Moment[] {
  const worst = found.filter(({ best, option, cost }) => best !== option && cost >= FELT).sort((one, other) => other.cost - one.cost);
  const kept: Verdict[] = [];
  for (const one of worst) if (!kept.some((other) => other.seat === one.seat && Math.abs(other.move - one.move) <= APART)) kept.push(one);
  return kept.map((verdict) => ({ move: verdict.move, seat: verdict.seat, round: course.rounds[verdict.move], worth: -verdict.cost, told: "", verdict }));
}

/** List the turns that brought most, the best first. */
export function strokes(course: Scores, log: LogLine[]): Moment[] {
  const seen = (turn: Turn) => turn.from > 0 && turn.gain >= MUCH && told(turn, log) !== "";
  return turnsOf(course)
    .filter(seen)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST_WON)
    .map((turn) => ({ move: turn.to, seat: turn.seat, round: turn.round, worth: turn.gain, told: told(turn, log) }));
}

/** Put the large moments in the order of the game, and the small ones apart. */
export function moments(found: Verdict[], course: Scores, log: LogLine[]): { large: Moment[]; small: Moment[] } {
  const cost = mistakes(found, course);
  const inOrder = (all: Moment[]) => all.sort((one, other) => one.move - other.move);
  return { large: inOrder([...cost.slice(0, MOST_COST), ...strokes(course, log)]), small: inOrder(cost.slice(MOST_COST, 12)) };
}
