// Short words for the buttons beside the question.

import type { Option } from "../../lib/board";
import { w } from "../../lib/prefs.svelte";

export default function label({ kind }: Option): string | undefined {
  return kind === "pass" ? w("Pass", "Aussetzen") : undefined;
}
