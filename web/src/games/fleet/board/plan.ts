// Where everything on a pad lies: the desk shows all of it, a small screen a part of it at a time.
// An owner's sheet may have more boxes, boats, fish or coins than the shipped one: they get smaller, nothing scrolls.

import type { Boat, FleetFacts, SectionFacts, SectionId } from "../facts";
import { type Section, isBoatType } from "./pad";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A boat type: its column of boxes, its licenses, its boats. */
export interface Column extends Rect {
  section: Section & { id: Boat };
  boxes: Rect[];
  art: Rect;
  licenses: Rect[];
  boats: Rect[];
  /** How wide and high a boat is drawn before it is scaled into its place. */
  boat: { w: number; h: number };
  narrow: boolean;
}

/** A ship of the harbor: its boxes, its boats, and what else it has. */
export interface Ship extends Rect {
  section: Section;
  boxes: Rect[];
  boats: Rect[];
  bonuses: Rect[];
  wide: boolean;
}

/** A building at the wharf: its front, its boxes, and hexes or stars. */
export interface House extends Rect {
  section: Section;
  front: Rect;
  boxes: Rect[];
  extra: Rect[];
  wide: boolean;
}

/** A part of the pad, in units of its own. */
export interface Plan {
  width: number;
  height: number;
  columns: Column[];
  ships: Ship[];
  houses: House[];
  /** The rows of the market. */
  steps: Rect[];
  coins: { [number: number]: Rect };
  /** Where a line may run from place to place: across the pad at these heights, and down between the rows of the market. */
  lanes: { harbor?: number; wharf?: number; coins: number; gaps: number[] };
  /** The names of its parts, each over so much of the width. */
  heads: { part: "boats" | "harbor" | "wharf"; x: number; y: number; w: number }[];
  /** Where market and coins are named. */
  names: { market: { x: number; y: number }; coins: { x: number; y: number }; income?: { x: number; y: number }; next: { x: number; y: number } } | null;
}

/** The desk's pad in its own units. */
const PAD = { width: 966, height: 652 };

export function middle(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** Lay boxes in a column from the top, in two columns if there are many. */
function stacked(x: number, y: number, count: number, room: number, step: number, most: number): Rect[] {
  const columns = room / count < 21 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const by = Math.min(step, room / rows);
  const size = Math.min(by - 3, columns > 1 ? most * 0.7 : most);
  return Array.from({ length: count }, (_, at) => ({ x: x + Math.floor(at / rows) * (size + 2), y: y + (at % rows) * by, w: size, h: size }));
}

/** How far boxes reach to the right of where they begin. */
const reach = (boxes: Rect[], x: number) => Math.max(0, ...boxes.map((box) => box.x + box.w)) - x;

/** Lay boats of one shape into a room, in as many columns as leave them largest. */
function moored(room: Rect, count: number, w: number, h: number): Rect[] {
  let best = { scale: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const scale = Math.min(1, room.w / columns / w, room.h / Math.ceil(count / columns) / h);
    if (scale > best.scale) best = { scale, columns };
  }
  return Array.from({ length: count }, (_, at) => ({
    x: room.x + (at % best.columns) * w * best.scale,
    y: room.y + Math.floor(at / best.columns) * h * best.scale,
    w: w * best.scale,
    h: h * best.scale,
  }));
}

interface ColumnLook {
  w: number;
  box: number;
  step: number;
  boat: number;
  art: number;
  narrow: boolean;
}
const DESK_COLUMN: ColumnLook = { w: 94, box: 28, step: 31, boat: 50, art: 54, narrow: false };
const PHONE_COLUMN: ColumnLook = { w: 71.5, box: 26, step: 28.6, boat: 43, art: 36, narrow: true };

function column(section: Section & { id: Boat }, x: number, y: number, look: ColumnLook): Column {
  const room = 10 * look.step;
  const boxes = stacked(x, y + 25, section.column.length, room, look.step, look.box);
  const left = x + reach(boxes, x) + (look.narrow ? 3 : 5);
  const w = x + look.w - left;
  const top = y + (look.narrow ? 62 : 80);
  const levels = section.licenses?.length ?? 0;
  const h = (y + 25 + room - 3 - top - 4 * (levels - 1)) / levels;
  const boats = { x, y: y + 25 + room + 4, w: look.w, h: 3 * look.boat };
  return {
    section,
    x,
    y,
    w: look.w,
    h: 22 + room + 8 + 3 * look.boat - 6,
    boxes,
    art: { x: left + (w - look.art) / 2, y: y + 23, w: look.art, h: look.art },
    licenses: Array.from({ length: levels }, (_, at) => ({ x: left, y: top + at * (h + 4), w, h })),
    boats: moored(boats, section.boats?.length ?? 0, look.w, look.boat),
    boat: { w: look.w, h: look.boat },
    narrow: look.narrow,
  };
}

function ship(section: Section, frame: Rect, wide: boolean, facts: FleetFacts): Ship {
  const { x, y, w, h } = frame;
  const room = h - (wide ? 26 : 25) - 3;
  const boxes = stacked(x + 4, y + 25, section.column.length, room, wide ? 33 : 31, wide ? 30 : 28);
  const left = x + 4 + reach(boxes, x + 4) + 4;
  const inner = x + w - 4 - left;
  const count = section.boats?.length ?? 0;
  const launches = boxes.filter((_, at) => section.column[at] === "B");
  const bonuses = facts["king crab"].bonuses.length;
  const pills = wide ? 62 : 75;
  const rows = Math.ceil(bonuses / 2);
  const found: Ship = { section, ...frame, boxes, boats: [], bonuses: [], wide };
  if (section.id === "king_crab") {
    const top = y + (wide ? 84 : 70);
    const step = pills / rows;
    found.bonuses = Array.from({ length: bonuses }, (_, at) => ({
      x: left + (at % 2) * ((inner + 2) / 2),
      y: top + Math.floor(at / 2) * step,
      w: at === bonuses - 1 && at % 2 === 0 ? inner : inner / 2 - 1,
      h: step - 3,
    }));
    found.boats = moored({ x: left, y: y + (wide ? 149 : 148), w: inner, h: h - 150 }, count, inner, wide ? 32 : 31);
  } else if (section.id === "research_vessel") {
    const by = Math.min(31, (h - 44) / Math.max(count, 1));
    found.boats = Array.from({ length: count }, (_, at) => ({ x: left - 3, y: y + 25 + at * by, w: inner + 6, h: by - 2 }));
  } else if (section.id === "barge") {
    const room = { x: x + 3, y: y + (wide ? 96 : 94), w: w - 6, h: h - (wide ? 118 : 124) };
    found.boats = moored(room, count, room.w, room.h);
  } else if (section.id === "inuit") {
    // Each boat stands beside its box, if there is one for each.
    const step = launches.length === count && count < 4 ? (launches[1]?.y ?? y + 87) - launches[0].y : 0;
    found.boats = step
      ? launches.map((box) => ({ x: left, y: box.y, w: inner, h: Math.min(step, wide ? 62 : 58) }))
      : moored({ x: left, y: y + 25, w: inner, h: h - 30 }, count, inner, wide ? 62 : 58);
  }
  return found;
}

function house(section: Section, frame: Rect, wide: boolean, facts: FleetFacts): House {
  const { x, y, w } = frame;
  const count = section.column.length;
  const from = wide ? { x: x + 90, y: y + 28, w: w - 94 } : { x: x + 4, y: y + 80, w: w - 6 };
  const rows = count > 6 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const size = Math.min(wide ? 26 : 22, from.w / across - 2.2, rows > 1 ? (wide ? 15 : 10.5) : 99);
  const boxes = Array.from({ length: count }, (_, at) => ({
    x: from.x + (at % across) * (size + 2.2),
    y: from.y + Math.floor(at / across) * (size + 1.5),
    w: size,
    h: size,
  }));
  const low = wide ? y + 77 : y + 103;
  const extra =
    section.id === "seafood_buffet"
      ? Array.from({ length: 5 }, (_, at) => ({ x: x + (wide ? 8 + at * 25 : (3 + at * 20) * (w / 106)), y: low, w: wide ? 24 : (19 * w) / 106, h: wide ? 24 : (19 * w) / 106 }))
      : section.id === "salvage_yard"
        ? Array.from({ length: facts.salvages }, (_, at) => ({ x: x + (wide ? 72 + at * 21 : (54 + at * 17) * (w / 106)), y: low + 2, w: wide ? 19 : (16 * w) / 106, h: wide ? 19 : (16 * w) / 106 }))
        : [];
  const front = wide ? { x: x + 2, y: y + 14, w: 86, h: 50 } : { x: x + w / 2 - 46, y, w: 92, h: 54 };
  return { section, ...frame, front, boxes, extra, wide };
}

/** Lay the coin track in rows; `most` in one of them. */
function coins(length: number, room: Rect, most: number): { [number: number]: Rect } {
  const least = Math.ceil(length / most);
  const rows = least > 4 ? 4 : least;
  const across = Math.max(rows > 1 ? most : Math.min(most, length), Math.ceil(length / rows));
  const stepX = Math.min(room.w / across, 29);
  const stepY = room.h / rows;
  const size = Math.min(20, stepX - 2.4, stepY - 2);
  const found: { [number: number]: Rect } = {};
  for (let at = 0; at < length; at++)
    found[at + 1] = { x: room.x + (at % across) * stepX, y: room.y + Math.floor(at / across) * stepY, w: size, h: size };
  return found;
}

/** Lay the rows of the market side by side. */
function steps(count: number, room: Rect): Rect[] {
  const rows = count > 8 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const w = (room.w + 5) / across - 5;
  const h = room.h / rows;
  return Array.from({ length: count }, (_, at) => ({ x: room.x + (at % across) * (w + 5), y: room.y + Math.floor(at / across) * h, w, h: h - (rows - 1) * 2 }));
}

const of = (facts: FleetFacts, place: SectionFacts["place"]) => facts.sections.filter((section) => section.place === place);
const types = (facts: FleetFacts) => facts.sections.filter(isBoatType);
const EMPTY = { columns: [], ships: [], houses: [], steps: [], coins: {}, heads: [], names: null };

/** Houses stand in Captain Ruth's order, clockwise on two rows. */
const STREET: SectionId[] = ["casino", "annas_bank", "salvage_yard", "bait_shop", "seafood_buffet", "fishermans_pub", "smokery", "ridback_cannery"];
const street = (facts: FleetFacts) => STREET.map((id) => facts.sections.find((section) => section.id === id)!);

/** The widths of the ships of the harbor, in their order, for a room that is as wide. */
function quay(facts: FleetFacts, x: number, y: number, w: number, h: number): Ship[] {
  const parts = [142, 61, 64, 69, 76].map((part) => (part / 412) * (w - 12));
  let left = x;
  return of(facts, "harbor").map((section, at) => {
    const frame = { x: left, y, w: parts[at], h };
    left += parts[at] + 3;
    return ship(section, frame, false, facts);
  });
}

/** All of a pad, as it lies on the desk. */
export function deskPlan(facts: FleetFacts): Plan {
  return {
    width: PAD.width,
    height: PAD.height,
    columns: types(facts).map((section, at) => column(section, 14 + at * 99.6, 46, DESK_COLUMN)),
    ships: quay(facts, 530, 46, 424, 212),
    houses: street(facts).map((section, at) => house(section, { x: 530 + (at % 4) * 106, y: 284 + Math.floor(at / 4) * 124, w: 106, h: 124 }, false, facts)),
    steps: steps(facts.market.steps.length, { x: 136.5, y: 548, w: 523, h: 26 }),
    coins: coins(facts.track.length, { x: 13, y: 590, w: 944, h: 58 }, 40),
    lanes: { harbor: 263, wharf: 540, coins: 580, gaps: [132, ...(facts.market.steps.length === 6 ? [1, 2, 3, 4, 5].map((at) => 134 + at * 88) : []), 667] },
    heads: [
      { part: "boats", x: 14, y: 37, w: 492 },
      { part: "harbor", x: 530, y: 37, w: 424 },
      { part: "wharf", x: 530, y: 277, w: 424 },
    ],
    names: { market: { x: 14, y: 545 }, coins: { x: 672, y: 549 }, income: { x: 844, y: 562 }, next: { x: 918, y: 562 } },
  };
}

const TALL_COLUMN: ColumnLook = { w: 97, box: 29, step: 32, boat: 51.5, art: 55, narrow: false };

/** All of a pad on two sheets, one below the other, for a screen that is higher than wide. */
export function tallPlan(facts: FleetFacts): Plan {
  return {
    width: 820,
    height: 1036,
    columns: types(facts).map((section, at) => column(section, 17 + at * 103, 119, TALL_COLUMN)),
    ships: quay(facts, 14, 678, 404, 212),
    houses: street(facts).map((section, at) => house(section, { x: 419 + (at % 4) * 97.5, y: 678 + Math.floor(at / 4) * 123, w: 97.5, h: 123 }, false, facts)),
    steps: steps(facts.market.steps.length, { x: 121, y: 930, w: 518, h: 26 }),
    coins: coins(facts.track.length, { x: 20, y: 964, w: 784, h: 58 }, 40),
    lanes: { wharf: 632, coins: 959.5, gaps: [416] },
    heads: [
      { part: "boats", x: 17, y: 111, w: 505 },
      { part: "harbor", x: 17, y: 668, w: 388 },
      { part: "wharf", x: 421, y: 668, w: 384 },
    ],
    names: { market: { x: 16, y: 926 }, coins: { x: 654, y: 929 }, next: { x: 770, y: 943 } },
  };
}

/** How high a part of the pad is on a screen of its own. */
const PART = 458;

/** The boat types on a screen of their own. */
export function boatsPlan(facts: FleetFacts): Plan {
  const columns = types(facts).map((section, at) => column(section, 6 + at * 76.4, 6, PHONE_COLUMN));
  return { ...EMPTY, width: 390, height: PART, columns, lanes: { coins: 9999, gaps: [] } };
}

/** The ships on a screen of their own. */
export function harborPlan(facts: FleetFacts): Plan {
  const places = [
    { x: 8, y: 6, w: 216, h: 216 },
    { x: 230, y: 6, w: 152, h: 216 },
    { x: 8, y: 230, w: 104, h: 214 },
    { x: 118, y: 230, w: 122, h: 214 },
    { x: 246, y: 230, w: 136, h: 214 },
  ];
  return { ...EMPTY, width: 390, height: PART, ships: of(facts, "harbor").map((section, at) => ship(section, places[at], true, facts)), lanes: { coins: 9999, gaps: [] } };
}

const PAIRS: SectionId[] = ["casino", "annas_bank", "seafood_buffet", "salvage_yard", "fishermans_pub", "bait_shop", "smokery", "ridback_cannery"];

/** The buildings on a screen of their own. */
export function wharfPlan(facts: FleetFacts): Plan {
  const houses = PAIRS.map((id, at) => {
    const section = facts.sections.find((other) => other.id === id)!;
    return house(section, { x: 5 + (at % 2) * 190, y: 6 + Math.floor(at / 2) * 112, w: 190, h: 112 }, true, facts);
  });
  return { ...EMPTY, width: 390, height: PART, houses, lanes: { coins: 9999, gaps: [] } };
}

/** Market and coin track on a screen of their own. */
export function coinsPlan(facts: FleetFacts): Plan {
  const across = 12;
  const rows = Math.ceil(facts.track.length / across);
  const high = Math.min(36, 300 / rows);
  return {
    ...EMPTY,
    width: 390,
    height: 150 + rows * high + 14,
    steps: Array.from({ length: facts.market.steps.length }, (_, at) => ({ x: 12 + (at % 3) * 124, y: 44 + Math.floor(at / 3) * 32, w: 118, h: 27 })),
    coins: coinGrid(facts.track.length, across, 46 + Math.ceil(facts.market.steps.length / 3) * 32 + 44, high),
    lanes: { coins: 9999, gaps: [] },
  };
}

function coinGrid(length: number, across: number, top: number, high: number): { [number: number]: Rect } {
  const found: { [number: number]: Rect } = {};
  const size = Math.min(24, high - 4);
  for (let at = 0; at < length; at++) found[at + 1] = { x: 15 + (at % across) * 30.5, y: top + Math.floor(at / across) * high, w: size, h: size };
  return found;
}

/** The next coins in one line, which lies under the other parts of the pad on a small screen. */
export function stripPlan(facts: FleetFacts, coins: number): Plan {
  const shown = 12;
  const from = Math.max(1, Math.min(coins - 3, facts.track.length - shown + 1));
  const found: { [number: number]: Rect } = {};
  for (let at = 0; at < shown && from + at <= facts.track.length; at++) found[from + at] = { x: 79 + at * 25.6, y: 12, w: 20, h: 20 };
  return { ...EMPTY, width: 390, height: 44, coins: found, lanes: { coins: 6, gaps: [] } };
}
