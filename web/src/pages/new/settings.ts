// How a setting is asked for.

import { settingPicture } from "../../lib/games";
import type { Setting } from "../../server/wire";

const KINDS = ["pictures", "switch", "list"] as const;

/** Name a choice of a setting, with the name of the setting before it. */
export function choiceKey(setting: Setting, value: unknown): string {
  return `${setting.name}-${String(value)}`;
}

/** Say how a setting is asked for: by pictures where each choice has one, a switch for yes and no, else a list. */
export function askedBy(game: string, setting: Setting): (typeof KINDS)[number] {
  if (setting.choices.every(([value]) => settingPicture(game, choiceKey(setting, value)))) return "pictures";
  return setting.choices.every(([value]) => typeof value === "boolean") ? "switch" : "list";
}

/** Sort settings by how they are asked for, so that those of a kind stand together. */
export function grouped(game: string, settings: Setting[]): Setting[] {
  return KINDS.flatMap((kind) => settings.filter((setting) => askedBy(game, setting) === kind));
}
