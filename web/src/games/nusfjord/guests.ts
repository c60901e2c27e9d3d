// Whether guests may come in a game: then their number has its place from the start.

import type { NusfjordFacts } from "./facts";
import type { NusfjordView } from "./view";

const known = new WeakMap<NusfjordFacts, boolean>();

export function hosts(view: NusfjordView, facts: NusfjordFacts): boolean {
  let found = known.get(facts);
  if (found === undefined) known.set(facts, (found = Object.values(facts.cards).some(({ signs }) => signs.includes("guest"))));
  return found || view.harbors.some(({ guests }) => guests > 0);
}
