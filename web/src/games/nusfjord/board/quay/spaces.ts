// What stands on the signs of the quay: a short name and what the space does, in signs.

import { w } from "../../../../lib/prefs.svelte";

const DOES: Record<string, string[]> = {
  gold: ["+1", "gold"],
  "transfer reserve": ["barrel", "to", "crate"],
  "serve fish": ["fish", "to", "plate", "+1", "gold"],
  "build a building": ["wood", "fish", "gold", "to", "house"],
  "issue a share": ["share", "to", "+2", "gold"],
  deforest: ["−1", "forest", "to", "+5", "wood"],
  reforest: ["+2", "forest"],
  "build a ship": ["wood", "fish", "gold", "to", "sloop"],
  "take an elder": ["elder", "to", "seat"],
};

export const does = (id: string): string[] => DOES[id] ?? [];

/** Shorten a name that is too long for its sign; the whole one stands in the question. */
export function short(id: string, name: string, narrow: boolean): string {
  if (narrow) return w("Imitate", "Kopie");
  if (id === "transfer reserve") return w("Transfer Reserve", "Rücklagen leeren");
  if (id === "take an elder") return w("Take an Elder", "Ältesten holen");
  if (id === "issue a share") return w("Issue a Share", "Anteil ausgeben");
  return name;
}
