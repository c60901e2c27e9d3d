// What stands on the signs of the quay: a short name and what the space does, in signs.

import { w } from "../../../../lib/prefs.svelte";
import type { Scene } from "../scene";

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

/** Which spaces ask such a question in the course of their action. */
const ASKS: Record<string, string[]> = {
  "serve fish": ["serve"],
  "build a building": ["build", "space"],
  deforest: ["fell", "keep"],
  "thin out": ["keep", "fell"],
  reforest: ["forest"],
  "build a ship": ["ship"],
  "take an elder": ["take elder"],
};

/** Whether a worker of mine stands there and its action asks me something now. */
export function isChosen(here: Scene, id: string): boolean {
  const { me, options, view } = here;
  if (me === null || !view.spaces[id]?.includes(me)) return false;
  const building = view.running.building !== "";
  return options.some(({ kind }) => ASKS[id]?.includes(kind) || (kind === "pay" && id === (building ? "build a building" : "build a ship")));
}
