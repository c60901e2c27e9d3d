// What the board of Fleet reads off a view: the types of its parts, and what follows from them.

import { getContext, setContext } from "svelte";
import { type Change, type Deeds, type Option, touched } from "../../../lib/board";

export type Place = "boats" | "harbor" | "wharf";

/** A section of the sheet, as `facts.sections` lists it. */
export interface Section {
  id: string;
  name: string;
  place: Place;
  /** Its boxes from the top, a letter each: see `facts.signs`. */
  column: string;
  text: string;
  /** Of boat types: what the levels of their licenses give. */
  licenses?: { level: number; short: string; text: string; points: number }[];
  /** Of boat types and ships: the points of each boat from the top. */
  boats?: number[];
  /** The fish boxes of a boat, by the number of licenses. */
  capacity?: number[];
  /** Of buildings. */
  points?: number;
}

/** One player's pad, as `view.pads` has it. */
export interface Pad {
  marked: Record<string, number>;
  licenses: Record<string, number>;
  /** The fish on each launched boat. */
  boats: Record<string, number[]>;
  coins: number;
  hexes: string[];
  salvaged: number;
  bonus: string;
  captain?: string;
  due: { stars: number; "oyster boats": number[]; bonus: boolean; trophy: boolean };
}

/** A bonus at the end: so many points per so many of what is counted, at most `cap`. */
export interface Bonus {
  text: string;
  points: number;
  per: number;
  counted: string;
  cap: number;
}

/** What every part of a pad knows of it. */
export interface Sheet {
  readonly facts: any;
  readonly pad: Pad;
  /** The same pad after what is looked ahead at; the pad itself while there is nothing. */
  readonly then: Pad;
  readonly ruth: { struck: Record<string, number>; stars: number[]; stones: string[] } | null;
  /** Ruth's part after what is looked ahead at. */
  readonly ruthThen: { struck: Record<string, number>; stars: number[] } | null;
  /** Who has which bonus of the King Crab. */
  readonly owners: Record<string, number>;
  readonly seat: number;
  /** Whether it is the viewer's own pad, on which things can be chosen. */
  readonly mine: boolean;
  readonly options: Option[];
  readonly deeds: Deeds;
  /** Whether a place of this pad has just changed. */
  fresh(place: string): boolean;
}

const KEY = "fleet sheet";

export function giveSheet(sheet: Sheet): void {
  setContext(KEY, sheet);
}

export function useSheet(): Sheet {
  return getContext<Sheet>(KEY);
}

/** Carry out changes on a copy of a view, to draw what a choice would do beside what is there. */
export function after(view: any, changes: Change[]): any {
  return changes.reduce((found, [path, , now]) => put(found, path.split("."), now), view);
}

/** Copy only what leads to a place; the rest is shared. */
function put(part: any, [step, ...further]: string[], now: unknown): any {
  if (part === null || typeof part !== "object") return part;
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[step as any] = further.length ? put(part[step as any], further, now) : now;
  return copy;
}

/** Whether a place of a seat's pad is among those that changed. */
export function padTouched(changed: string[], seat: number, place: string): boolean {
  return touched(changed, place ? `pads.${seat}.${place}` : `pads.${seat}`);
}

/** How many boxes of a section Captain Ruth has struck out, from below. */
export function struckIn(ruth: Sheet["ruthThen"], section: string): number {
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
  return section.capacity?.[pad.licenses[section.id] ?? 0] ?? 0;
}

export function fishOn(pad: Pad): number {
  return Object.values(pad.boats).reduce((sum, boats) => sum + boats.reduce((a, b) => a + b, 0), 0);
}

export function boatsOf(pad: Pad): number {
  return Object.values(pad.boats).reduce((sum, boats) => sum + boats.length, 0);
}

/** Whether a building of a pad is completed, by its name. */
export function hasBuilt(sheet: Sheet, id: string): boolean {
  const section = sheet.facts.sections.find((other: Section) => other.id === id);
  return isBuilt(section, sheet.pad, struckIn(sheet.ruth, id));
}

/** Count what a bonus, a captain or a trophy asks for. */
export function count(what: string, facts: any, pad: Pad, ruth: Sheet["ruthThen"]): number {
  const sections: Section[] = facts.sections;
  const levels = Object.values(pad.licenses);
  switch (what) {
    case "fish":
      return fishOn(pad);
    case "boats":
      return boatsOf(pad);
    case "full boats":
      return sections
        .filter((section) => holds(section, pad) > 0)
        .reduce((sum, section) => sum + pad.boats[section.id].filter((fish) => fish >= holds(section, pad)).length, 0);
    case "boat types":
      return sections.filter((section) => section.place === "boats" && pad.boats[section.id].length).length;
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
    default: // stars
      return facts.track.stars.filter((star: number) => star <= pad.coins && !ruth?.stars.includes(star)).length;
  }
}

/** Whether the box with the King Crab license is marked. */
export function hasKingCrab(facts: any, pad: Pad): boolean {
  const king: Section = facts.sections.find((section: Section) => section.id === "king_crab");
  return king.column.slice(0, pad.marked.king_crab).includes("L");
}

/** What a bonus is worth for so many things. */
export function worth(bonus: Bonus, counted: number): number {
  return Math.min(Math.floor(counted / bonus.per) * bonus.points, bonus.cap);
}
