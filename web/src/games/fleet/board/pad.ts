// What the board of Fleet reads off a view: the types of its parts, and what follows from them.

import { getContext, setContext } from "svelte";
import { type Change, type Deeds, isRecord, type Option, touched } from "../../../lib/board";
import type { Boat, BonusFacts, Counted, FleetFacts, SectionFacts, SectionId } from "../facts";
import type { FleetView } from "../view";

export type Section = SectionFacts;

/** One player's pad. */
export type Pad = FleetView["pads"][number];

/** What Captain Ruth has done in the solo game. */
export type Ruth = NonNullable<FleetView["ruth"]>;

/** What every part of a pad knows of it. */
export interface Sheet {
  readonly facts: FleetFacts;
  readonly pad: Pad;
  /** The same pad after what is looked ahead at; the pad itself while there is nothing. */
  readonly then: Pad;
  readonly ruth: Ruth | null;
  /** Ruth's part after what is looked ahead at. */
  readonly ruthThen: Ruth | null;
  /** Who has which bonus of the King Crab. */
  readonly owners: Record<string, number>;
  readonly seat: number;
  /** Whether the game is over, so that what counts is marked in pencil. */
  readonly over: boolean;
  /** Whether it is the viewer's own pad, on which things can be chosen. */
  readonly mine: boolean;
  readonly options: Option[];
  /** What could be chosen after what is looked at. */
  readonly following: Option[];
  /** The die that is looked at, or used. */
  readonly die: string;
  readonly deeds: Deeds;
  /** Whether a place of this pad has just changed. */
  fresh(place: string): boolean;
  /** After how many milliseconds a boat's fish hops in: the barge is first, the others follow from left to right. */
  hop(section: SectionId, boat: number): number;
  /** Whether Captain Ruth has just struck out boxes of a section. */
  struck(section: SectionId): boolean;
}

const KEY = "fleet sheet";

export function giveSheet(sheet: Sheet): void {
  setContext(KEY, sheet);
}

export function useSheet(): Sheet {
  return getContext<Sheet>(KEY);
}

/** Carry out changes on a copy of a view, to draw what a choice would do beside what is there. */
export function after(view: FleetView, changes: Change[]): FleetView {
  return changes.reduce<unknown>((found, [path, , now]) => put(found, path.split("."), now), view) as FleetView;
}

/** Copy only what leads to a place; the rest is shared. */
function put(part: unknown, [step, ...further]: string[], now: unknown): unknown {
  if (Array.isArray(part)) {
    const copy: unknown[] = [...part];
    copy[Number(step)] = further.length ? put(part[Number(step)], further, now) : now;
    return copy;
  }
  return isRecord(part) ? { ...part, [step]: further.length ? put(part[step], further, now) : now } : part;
}

/** Whether a place of a seat's pad is among those that changed. */
export function padTouched(changed: string[], seat: number, place: string): boolean {
  return touched(changed, place ? `pads.${seat}.${place}` : `pads.${seat}`);
}

/** A section by its name. */
export function sectionOf(facts: FleetFacts, id: SectionId): Section {
  return facts.sections.find((section) => section.id === id)!; // every sheet has all sections
}

/** Whether a section is that of a boat type. */
export function isBoatType(section: Section): section is Section & { id: Boat } {
  return section.place === "boats";
}

/** The fish on each launched boat of a section; not all sections have boats. */
export function boatsIn(pad: Pad, id: SectionId): number[] {
  const boats: Partial<Record<SectionId, number[]>> = pad.boats;
  return boats[id] ?? [];
}

/** The level of the licenses of a section; only boat types have any. */
export function levelOf(pad: Pad, id: SectionId): number {
  const licenses: Partial<Record<SectionId, number>> = pad.licenses;
  return licenses[id] ?? 0;
}

/** How many boxes of a section Captain Ruth has struck out, from below. */
export function struckIn(ruth: Ruth | null, section: SectionId): number {
  return ruth?.struck[section] ?? 0;
}

/** Whether a section has a box left to mark. */
export function isOpen(section: Section, pad: Pad, struck: number): boolean {
  return pad.marked[section.id] + struck < section.column.length;
}

/** Whether a building is completed: all boxes that Ruth has left are marked, and at least one. */
export function isBuilt(section: Section, pad: Pad, struck: number): boolean {
  return section.place === "wharf" && pad.marked[section.id] > 0 && !isOpen(section, pad, struck);
}

/** How many fish a boat of a section holds now. */
export function holds(section: Section, pad: Pad): number {
  return section.capacity?.[levelOf(pad, section.id)] ?? 0;
}

export function fishOn(pad: Pad): number {
  return Object.values(pad.boats).reduce((sum, boats) => sum + boats.reduce((a, b) => a + b, 0), 0);
}

export function boatsOf(pad: Pad): number {
  return Object.values(pad.boats).reduce((sum, boats) => sum + boats.length, 0);
}

/** Whether a building of a pad is completed, by its name. */
export function hasBuilt(sheet: Sheet, id: SectionId): boolean {
  return isBuilt(sectionOf(sheet.facts, id), sheet.pad, struckIn(sheet.ruth, id));
}

/** Count what a bonus, a captain or a trophy asks for. */
export function count(what: Counted, facts: FleetFacts, pad: Pad, ruth: Ruth | null): number {
  const { sections } = facts;
  const levels = Object.values(pad.licenses);
  switch (what) {
    case "fish":
      return fishOn(pad);
    case "boats":
      return boatsOf(pad);
    case "full boats":
      return sections
        .filter((section) => holds(section, pad) > 0)
        .reduce((sum, section) => sum + boatsIn(pad, section.id).filter((fish) => fish >= holds(section, pad)).length, 0);
    case "boat types":
      return sections.filter((section) => isBoatType(section) && pad.boats[section.id].length).length;
    case "licenses":
      return levels.reduce((a, b) => a + b, 0) + (hasKingCrab(facts, pad) ? 1 : 0);
    case "level-3 licenses":
      return levels.filter((level) => level === 3).length;
    case "buildings":
      return sections.filter((section) => isBuilt(section, pad, struckIn(ruth, section.id))).length;
    case "harbor boxes":
      return sections
        .filter((section) => section.place === "harbor")
        .reduce((sum, section) => sum + pad.marked[section.id], 0);
    case "stars":
      return facts.track.stars.filter((star) => star <= pad.coins && !ruth?.stars.includes(star)).length;
  }
}

/** Whether the box with the King Crab license is marked. */
export function hasKingCrab(facts: FleetFacts, pad: Pad): boolean {
  return sectionOf(facts, "king_crab").column.slice(0, pad.marked.king_crab).includes("L");
}

/** What a bonus is worth for so many things. */
export function worth(bonus: BonusFacts, counted: number): number {
  return Math.min(Math.floor(counted / bonus.per) * bonus.points, bonus.cap);
}

/** The coins of a player's next income phase. */
export function income(sheet: Sheet): number {
  const { facts, pad, ruth } = sheet;
  const cannery = hasBuilt(sheet, "ridback_cannery") ? facts.income.cannery * count("full boats", facts, pad, ruth) : 0;
  return Math.min(facts.income.base + facts.lobster[pad.licenses.lobster] + cannery, facts.income.cap);
}

/** How many coins are missing for the next star; null if there is none. Struck stars on the way need no coin. */
export function starsAhead({ facts, pad, ruth }: Pick<Sheet, "facts" | "pad" | "ruth">): number | null {
  const struck = ruth?.stars ?? [];
  const next = facts.track.stars.find((star) => star > pad.coins && !struck.includes(star));
  if (next === undefined) return null;
  return next - pad.coins - struck.filter((star) => star > pad.coins && star < next).length;
}
