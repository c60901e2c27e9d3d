// What an option does, for those who do not know the board by heart: what is printed on its space or card.

import type { Option } from "../../lib/board";
import type { Attached } from "../../server/wire";
import type { NusfjordFacts } from "./facts";

export default function explain(facts: Attached["facts"], { kind, args }: Option): string {
  const { columns, cards, elders } = facts as unknown as NusfjordFacts;
  if (kind === "action") return columns.flat().find(({ id }) => id === args.action)?.does ?? "";
  if (kind === "build") return cards[String(args.building)]?.text ?? "";
  if (kind === "take elder") return elders[String(args.elder)]?.text ?? "";
  return "";
}
