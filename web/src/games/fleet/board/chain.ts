// What a choice would set off on a pad, step by step: the box, what it brings, the coins, the stars.

import type { SectionId } from "../facts";
import { boatsIn, levelOf, type Pad } from "./pad";
import { middle, type Plan, type Rect } from "./plan";

/** One step of a chain: what happens, where it is marked, and in which column or row of the pad. */
export interface Step {
  kind: "box" | "license" | "boat" | "fish" | "coin" | "star" | "hex" | "salvage" | "bonus" | "struck";
  section: SectionId | "";
  /** Which box, boat or coin. */
  index: number;
  /** Which fish on the boat. */
  fish?: number;
  /** Its number in the chain; steps of the same number happen together. */
  number: number;
}

/** Compare a pad with the same pad after a choice, in the order in which things happen. */
export function chain(pad: Pad, then: Pad, stars: number[]): Step[] {
  const steps: Step[] = [];
  let number = 0;
  const add = (kind: Step["kind"], section: SectionId | "", index: number, more: Partial<Step> = {}) =>
    steps.push({ kind, section, index, number, ...more });
  for (const [id, marked] of Object.entries(pad.marked) as [SectionId, number][])
    for (let box = marked; box < then.marked[id]; box++) {
      number++;
      add("box", id, box);
    }
  for (const id of Object.keys(pad.licenses) as SectionId[])
    for (let level = levelOf(pad, id); level < levelOf(then, id); level++) {
      number++;
      add("license", id, level);
    }
  for (const id of Object.keys(pad.boats) as SectionId[])
    for (let boat = boatsIn(pad, id).length; boat < boatsIn(then, id).length; boat++) {
      number++;
      add("boat", id, boat);
    }
  let caught = false;
  for (const id of Object.keys(pad.boats) as SectionId[])
    boatsIn(then, id).forEach((fish, boat) => {
      for (let at = boatsIn(pad, id)[boat] ?? 0; at < fish; at++) {
        if (!caught) number++;
        caught = true;
        add("fish", id, boat, { fish: at });
      }
    });
  for (const type of then.hexes)
    if (!pad.hexes.includes(type)) {
      number++;
      add("hex", type, 0);
    }
  for (let use = pad.salvaged; use < then.salvaged; use++) {
    number++;
    add("salvage", "salvage_yard", use);
  }
  if (then.bonus && then.bonus !== pad.bonus) {
    number++;
    add("bonus", "king_crab", 0);
  }
  for (let coin = pad.coins + 1; coin <= then.coins; coin++) {
    if (coin === pad.coins + 1 || stars.includes(coin)) number++;
    add(stars.includes(coin) ? "star" : "coin", "", coin);
  }
  return steps;
}

/** Where a step is on this plan; null if it is on another one. */
export function placeOf(plan: Plan, step: Step, types: SectionId[]): Rect | null {
  const { section, index } = step;
  const column = plan.columns.find((found) => found.section.id === section);
  const ship = plan.ships.find((found) => found.section.id === section);
  const house = plan.houses.find((found) => found.section.id === section);
  switch (step.kind) {
    case "box":
    case "struck":
      return (column ?? ship ?? house)?.boxes[index] ?? null;
    case "license":
      return column?.licenses[index] ?? null;
    case "boat":
    case "fish":
      return (column ?? ship)?.boats[index] ?? null;
    case "coin":
    case "star":
      return plan.coins[index] ?? null;
    case "hex":
      return plan.houses.find((found) => found.section.id === "seafood_buffet")?.extra[types.indexOf(section as SectionId)] ?? null;
    case "salvage":
      return house?.extra[index] ?? null;
    case "bonus":
      return null;
  }
}

type Point = [number, number];

/** The way from a step to the next one, in the gutters of the print. */
export function course(plan: Plan, from: { step: Step; at: Rect }, to: { step: Step; at: Rect }): string {
  const a = middle(from.at);
  const b = middle(to.at);
  const column = plan.columns.find((found) => found.section.id === from.step.section);
  if (column && to.step.section === from.step.section) {
    const x = column.x - 3;
    return bent([[from.at.x + 2, from.at.y + from.at.h - 3], [x, from.at.y + from.at.h + 8], [x, b.y - 8], [to.at.x + 10, to.step.kind === "license" ? to.at.y + 12 : b.y - 6]]);
  }
  if (to.step.kind !== "coin" && to.step.kind !== "star") return "";
  const { lanes } = plan;
  const down: Point[] = [];
  let x: number;
  if (column) {
    x = column.x + column.w + 2.5;
    down.push([Math.min(x - 2, from.at.x + from.at.w), a.y], [x, a.y + 8]);
  } else {
    const ship = plan.ships.find((found) => found.section.id === from.step.section);
    const house = plan.houses.find((found) => found.section.id === from.step.section);
    const own = ship ?? house;
    if (!own) return "";
    x = own.x + own.w + (ship ? 1.5 : -2);
    down.push([from.at.x + from.at.w, a.y + 4], [x, a.y + 10]);
    if (ship && lanes.harbor) {
      const lane = plan.houses.map((found) => found.x - 3).reduce((best, at) => (Math.abs(at - x) < Math.abs(best - x) ? at : best), 9999);
      down.push([x, lanes.harbor], [lane, lanes.harbor]);
      x = lane;
    }
  }
  if (!Object.keys(plan.coins).length) return bent([...down, [x, plan.height]]);
  if (lanes.wharf && plan.steps.length && a.y < lanes.wharf) {
    const detour = (at: number) => Math.abs(at - x) + Math.abs(at - b.x);
    const gap = lanes.gaps.reduce((best, at) => (detour(at) < detour(best) ? at : best), lanes.gaps[0]);
    if (Math.abs(gap - x) > 4) down.push([x, lanes.wharf], [gap, lanes.wharf]);
    x = Math.abs(gap - x) > 4 ? gap : x;
  }
  down.push([x, lanes.coins], [b.x, lanes.coins], [b.x, to.at.y - 4]);
  return bent(down);
}

/** A line through points with round corners. */
function bent(points: Point[]): string {
  let path = `M${points[0].map(round).join(" ")}`;
  for (let at = 1; at < points.length - 1; at++) {
    const [x, y] = points[at];
    const before = toward(points[at], points[at - 1]);
    const after = toward(points[at], points[at + 1]);
    path += `L${before.map(round).join(" ")}Q${round(x)} ${round(y)} ${after.map(round).join(" ")}`;
  }
  return `${path}L${points[points.length - 1].map(round).join(" ")}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function toward([x, y]: Point, [toX, toY]: Point): Point {
  const far = Math.hypot(toX - x, toY - y) || 1;
  const by = Math.min(8, far / 2) / far;
  return [x + (toX - x) * by, y + (toY - y) * by];
}

