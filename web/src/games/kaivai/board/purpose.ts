// What a hex is good for in the action under way: its price, its dice, its buyers, its victim.

import { w } from "../../../lib/prefs.svelte";
import { cultSites, fishes, meetingHuts } from "./counting";
import type { KaivaiFacts } from "../facts";
import type { KaivaiView } from "../view";
import { boats, docksOf, price, type Prices, sum, type Tile, tiles, type Village } from "./reading";
import { around, type Chart } from "./sea/land/chart";

/** A small label on a hex, a motif and a few letters, and the same in words. */
export interface Purpose {
  sign: string;
  text: string;
  says: string;
}

export interface Table {
  view: KaivaiView;
  facts: KaivaiFacts;
  sea: Chart;
  all: Village[];
  me: number;
  prices: Prices;
}

/** Say what a hex means for the question that is asked. */
export function purpose(table: Table, question: string, hex: string): Purpose | null {
  const action = table.view.running.action;
  if (question === "deliver") return buyer(table, hex);
  if (question === "hut" && table.view.mats[table.me].state !== "fresh") return site(table, hex);
  if (question !== "to") return null;
  if (action === "build") return dock(table, hex);
  if (action === "fish") return shoal(table, hex);
  if (action === "sell") return market(table, hex);
  return victim(table, hex);
}

/** The villages at which a boat on a hex could build. */
export function buildable(table: Table, hex: string): Village[] {
  return docksOf(table.all, table.sea, hex).filter((village) => price(table.prices, village)?.payable);
}

/** Where a boat would build: the price of a hut in the villages whose cult sites it touches. */
function dock(table: Table, hex: string): Purpose | null {
  const payable = buildable(table, hex);
  if (!payable.length) return null;
  return {
    sign: "shell",
    text: payable.map((village) => price(table.prices, village)!.shells).join("/"),
    says: payable.map((village) => costs(table, village)).join("; "),
  };
}

function costs(table: Table, village: Village): string {
  const [bid, size, all] = [table.view.mats[table.me].bid, village.hexes.length, price(table.prices, village)?.shells];
  return w(
    `a hut in village ${village.letter} costs ${bid} + ${size} = ${all}`,
    `eine Hütte in Inseldorf ${village.letter} kostet ${bid} + ${size} = ${all}`,
  );
}

/** The village that a tile on a hex would belong to. */
export function villageBeside(table: Table, hex: string | undefined): Village | undefined {
  const beside = hex ? around(table.sea, hex) : [];
  return table.all.find((village) => village.hexes.some((tile) => beside.includes(tile)));
}

/** Where a hut would go: its price. */
function site(table: Table, hex: string): Purpose | null {
  const village = villageBeside(table, hex);
  const due = village && price(table.prices, village);
  return village && due ? { sign: "shell", text: String(due.shells), says: costs(table, village) } : null;
}

/** How a boat would fish at a village: dice, and fish that are sure. */
export function catchAt(table: Table, clan: number, village: Village): { dice: number; sure: number } {
  const fishers = Object.values(village.huts).filter((hut) => hut.owner === clan && hut.hut === "fisher").length;
  const god = village.god ? 1 : 0;
  const { dice, god_gives } = table.facts;
  if (!dice) return { dice: 0, sure: fishers + god };
  const thrown = fishers + (god_gives === "die" ? god : 0);
  return { dice: Math.min(thrown, dice.blue.length), sure: god_gives === "fish" ? god : 0 };
}

/** Dice and fish in short. */
function short({ dice, sure }: { dice: number; sure: number }): string {
  return dice && sure ? `${dice}+${sure}` : `${dice || sure}`;
}

/** Dice and fish in words. */
export function castWords({ dice, sure }: { dice: number; sure: number }): string {
  const parts: string[] = [];
  if (dice) parts.push(dice === 1 ? w("1 die", "1 Würfel") : w(`${dice} dice`, `${dice} Würfel`));
  if (sure) parts.push(sure === 1 ? w("1 sure fish", "1 sicherer Fisch") : w(`${sure} sure fish`, `${sure} sichere Fische`));
  return parts.join(" + ");
}

/** How many fish a cast brings on average, where dice decide. */
function average(table: Table, { dice, sure }: { dice: number; sure: number }): string {
  const { blue, faces } = table.facts.dice ?? { blue: [], faces: 1 };
  const mean = (sure + sum(blue.slice(0, dice)) / faces).toFixed(1);
  return dice ? w(`, ${mean} fish on average`, `, im Schnitt ${mean.replace(".", ",")} Fische`) : "";
}

/** The villages at which a boat on a hex could fish. */
export function fishable(table: Table, clan: number, hex: string): Village[] {
  return docksOf(table.all, table.sea, hex).filter((village) => {
    const { dice, sure } = catchAt(table, clan, village);
    return dice + sure > 0;
  });
}

function shoal(table: Table, hex: string): Purpose | null {
  const found = fishable(table, table.me, hex);
  if (!found.length) return null;
  const casts = found.map((village) => catchAt(table, table.me, village));
  return {
    sign: casts.some(({ dice }) => dice) ? "die-blue" : "fish",
    text: casts.map(short).join("/"),
    says: found
      .map((village, n) => `${w("village", "Inseldorf")} ${village.letter}: ${castWords(casts[n])}${average(table, casts[n])}`)
      .join("; "),
  };
}

function takesFish(tile: Tile | undefined, leaving: boolean): boolean {
  const hut = tile?.hut;
  return !!hut && hut.hut !== "fisher" && (!hut.boat || leaving) && hut.fish < 3;
}

/** Where a boat would sell: how many fish the huts beside it take, and what they pay. */
function market(table: Table, hex: string): Purpose | null {
  const { view, facts, sea, me } = table;
  const laid = tiles(view);
  let room = 0;
  const paid: number[] = [];
  for (const beside of around(sea, hex)) {
    const tile = laid.get(beside);
    if (!takesFish(tile, view.running.boat.includes(beside))) continue;
    const hut = tile!.hut!;
    room += facts.fish_prices.length - hut.fish;
    if (hut.owner !== me) paid.push(...facts.fish_prices.slice(hut.fish));
  }
  if (!room) return null;
  const best = paid.sort((a, b) => b - a).slice(0, view.mats[me].fish.length);
  const shells = best.length ? w(`shells of ${best.join(", ")}`, `Muscheln zu ${best.join(", ")}`) : w("no shells", "keine Muscheln");
  return {
    sign: best.length ? "shell" : "fish",
    text: best.length ? String(sum(best)) : `+${Math.min(room, view.mats[me].fish.length)}`,
    says: w(`room for ${room} fish; you could get ${shells}`, `Platz für ${room} Fische; zu haben sind ${shells}`),
  };
}

/** To whom a fish is delivered, and for what. */
function buyer(table: Table, hex: string): Purpose | null {
  const hut = tiles(table.view).get(hex)?.hut;
  if (!hut) return null;
  if (hut.owner === table.me) return { sign: "fish", text: "+1", says: w("your own hut pays nothing", "deine eigene Hütte zahlt nichts") };
  const pays = table.facts.fish_prices[hut.fish];
  return { sign: "shell", text: `+${pays}`, says: w(`pays a shell of ${pays}`, `zahlt eine ${pays}er-Muschel`) };
}

/** Whose boat would be sunk, and what it costs. */
function victim(table: Table, hex: string): Purpose | null {
  const { view, facts, me } = table;
  const owner = boats(view).get(hex);
  if (owner === undefined || owner === me) return null;
  const moored = [...tiles(view).values()].filter((tile) => tile.hut?.boat && tile.hut.owner === owner).length;
  const cost = facts.sinking[view.mats[owner].boats.length + moored];
  return { sign: "glory", text: `−${cost}`, says: w(`sinks a boat and costs you ${cost} glory`, `versenkt ein Boot und kostet dich ${cost} Ruhm`) };
}

/** What the choice of a village brings: to whom how many, and to the viewer. */
export interface Gain {
  is: "festival" | "markers" | "dice" | "sites";
  rows: { clan: number; n: number }[];
  /** What the viewer gets as the host of a festival. */
  host: number;
  mine: number;
  text: string;
  says: string;
}

/** Say what the choice of a village would bring. */
export function gain(table: Table, question: "god" | "scoring" | "fish" | "celebrate", village: Village): Gain {
  const { view, facts, me } = table;
  const huts = Object.values(village.huts);
  const count = (worth: (hut: (typeof huts)[number]) => number) =>
    view.mats.flatMap((_, clan) => {
      const n = sum(huts.map((hut) => (hut.owner === clan ? worth(hut) : 0)));
      return n ? [{ clan, n }] : [];
    });
  if (question === "fish") {
    const cast = catchAt(table, me, village);
    return { is: "dice", rows: [], host: 0, mine: 0, text: short(cast), says: castWords(cast) + average(table, cast) };
  }
  if (question === "scoring") return { is: "sites", rows: [], host: 0, mine: 0, text: "", says: cultSites(village.cult.length) };
  if (question === "god") {
    const rows = count((hut) => (hut.hut === "meeting" ? 1 : 0));
    const mine = rows.find(({ clan }) => clan === me)?.n ?? 0;
    const all = sum(rows.map(({ n }) => n));
    return { is: "markers", rows, host: 0, mine, text: "", says: `${meetingHuts(all)}, ${w(`yours: ${mine}`, `deine: ${mine}`)}` };
  }
  const rows = count((hut) => hut.fish);
  const host = Math.floor(village.fish / facts.fish_per_bonus);
  const own = rows.find(({ clan }) => clan === me)?.n ?? 0;
  return { is: "festival", rows, host, mine: own + host, text: "", says: `${fishes(village.fish)}: ${w(`${own} glory for your huts, ${host} as host`, `${own} Ruhm für deine Hütten, ${host} als Gastgeber`)}` };
}
