// Short names for what is printed where there is little room; full names are in the facts.

import { w } from "../../../lib/prefs.svelte";
import type { Counted, SectionFacts, SectionId } from "../facts";

/** What stands on the sheet for a section; its whole name is in the facts. */
export function short(section: SectionFacts): string {
  const names: Partial<Record<SectionId, string>> = {
    captains_club: w("Club", "Club"),
    research_vessel: w("Vessel", "Schiff"),
    barge: w("Barge", "Kahn"),
    king_crab: w("King Crab", "Königskrabbe"),
    salvage_yard: w("Salvage", "Wertstoffe"),
    seafood_buffet: w("Buffet", "Buffet"),
    fishermans_pub: w("Pub", "Kneipe"),
    ridback_cannery: w("Cannery", "Konserven"),
    smokery: w("Smokery", "Räucherei"),
  };
  return names[section.id] ?? section.name;
}

/** The sign of what a bonus or a trophy counts, and a word where the sign alone says too little. */
export function countedAs(what: Counted): { icon: string; word: string } {
  const found: Record<Counted, { icon: string; word: string }> = {
    fish: { icon: "fish", word: "" },
    boats: { icon: "boat", word: "" },
    "full boats": { icon: "boat", word: w("full", "voll") },
    "boat types": { icon: "boat", word: w("type", "Typ") },
    licenses: { icon: "licence", word: "" },
    "level-3 licenses": { icon: "licence", word: "Ⅲ" },
    buildings: { icon: "wharf", word: "" },
    "harbor boxes": { icon: "harbor", word: "" },
    stars: { icon: "star", word: "" },
  };
  return found[what];
}
