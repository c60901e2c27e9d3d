// The five parts of a score, as they would be if the game ended now.

import type { FleetFacts } from "../facts";
import type { FleetView } from "../view";
import { boatsIn, count, fishOn, hasKingCrab, isBuilt, struckIn, worth } from "./pad";

export interface Points {
  fish: number;
  boats: number;
  licenses: number;
  buildings: number;
  bonus: number;
  sum: number;
}

export function pointsOf(view: FleetView, facts: FleetFacts, seat: number): Points {
  const pad = view.pads[seat];
  const ruth = view.ruth ?? null;
  const fish = fishOn(pad);
  let boats = 0;
  let licenses = hasKingCrab(facts, pad) ? facts["king crab"].points : 0;
  let buildings = facts.hexes[pad.hexes.length] + facts.bank * pad.marked.annas_bank;
  for (const section of facts.sections) {
    for (const points of (section.boats ?? []).slice(0, boatsIn(pad, section.id).length)) boats += points;
    if (section.place === "boats") {
      const level = pad.licenses[section.id as keyof typeof pad.licenses];
      licenses += section.licenses?.[level - 1]?.points ?? 0;
    }
    if (isBuilt(section, pad, struckIn(ruth, section.id))) buildings += section.points ?? 0;
  }
  const bonus = bonusOf(view, facts, seat);
  return { fish, boats, licenses, buildings, bonus, sum: fish + boats + licenses + buildings + bonus };
}

function bonusOf(view: FleetView, facts: FleetFacts, seat: number): number {
  const pad = view.pads[seat];
  const ruth = view.ruth ?? null;
  const king = facts["king crab"].bonuses.find(({ id }) => id === pad.bonus);
  const captain = facts.captains.find(({ id }) => id === pad.captain);
  let sum = 0;
  for (const bonus of [king, captain?.bonus]) if (bonus) sum += worth(bonus, count(bonus.counted, facts, pad, ruth));
  if (view.trophies?.["silver to"] === seat) sum += facts.trophies.points;
  if (leaders(view, facts).includes(seat)) sum += facts.trophies.points;
  return sum;
}

/** Who has most of what the gold trophy is for; nobody as long as nobody has any. */
export function leaders(view: FleetView, facts: FleetFacts): number[] {
  const card = facts.trophies.gold.find(({ id }) => id === view.trophies?.gold);
  if (!card) return [];
  const counts = view.pads.map((pad) => count(card.counted, facts, pad, view.ruth ?? null));
  const most = Math.max(...counts);
  return counts.flatMap((number, seat) => (number === most && most > 0 ? [seat] : []));
}

/** Who leads for the gold trophy, or has the silver one. */
export function holders(kind: "gold" | "silver", view: FleetView, facts: FleetFacts): number[] {
  const has = view.trophies?.["silver to"];
  return kind === "gold" ? leaders(view, facts) : has == null ? [] : [has];
}
