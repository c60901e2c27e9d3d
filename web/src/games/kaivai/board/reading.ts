// What the page reads out of a view of Kaivai.

import { type BoardProps, type Change, entries, type Option } from "../../../lib/board";
import { paintOf } from "../art/clan";
import type { KaivaiFacts } from "../facts";
import type { KaivaiView } from "../view";
import { around, type Chart } from "./sea/land/chart";

export type Mat = KaivaiView["mats"][number];
type VillageView = NonNullable<KaivaiView["villages"][Letter]>;
export type Letter = keyof KaivaiView["villages"];
export type Hut = NonNullable<VillageView["huts"][string]>;

/** A tile: a hut or a cult site. */
export interface Tile {
  village: Letter;
  hut: Hut | null;
  god: boolean;
}

export interface Village {
  letter: Letter;
  cult: string[];
  huts: Record<string, Hut>;
  hexes: string[];
  fish: number;
  /** On which of its cult sites the fisher god stands. */
  god: string | undefined;
  scored: boolean;
  /** By clan: huts, and boats beside cult sites. */
  strength: { huts: number; boats: number }[];
}

export type Phase = "sites" | "bids" | "huts" | "god" | "actions" | "scoring" | "over";

/** A clan as the page names and paints it. */
export interface Clan {
  number: number;
  name: string;
  /** See `art/clan.ts`. */
  paint: number;
  played: boolean;
}

/** The clans: one a seat, and with two players a third one that nobody plays. */
export function clans(view: KaivaiView, facts: KaivaiFacts, names: string[]): Clan[] {
  return view.mats.map((_, number) => {
    const played = number < view.seats;
    return { number, played, name: played ? names[number] : (facts.third_clan ?? ""), paint: paintOf(view, number) };
  });
}

/** The villages on the sea by their letters. */
function laid(view: KaivaiView): [Letter, VillageView][] {
  return entries(view.villages) as [Letter, VillageView][];
}

/** What lies on which hex. */
export function tiles(view: KaivaiView): Map<string, Tile> {
  const found = new Map<string, Tile>();
  for (const [village, { cult, huts }] of laid(view)) {
    for (const hex of cult) found.set(hex, { village, hut: null, god: view.god.includes(hex) });
    for (const [hex, hut] of entries(huts)) found.set(hex, { village, hut, god: false });
  }
  return found;
}

/** Whose boat lies on which water. */
export function boats(view: KaivaiView): Map<string, number> {
  const found = new Map<string, number>();
  view.mats.forEach((mat, clan) => mat.boats.forEach((hex) => found.set(hex, clan)));
  return found;
}

/** The villages with what counts in them. */
export function villages(view: KaivaiView, sea: Chart): Village[] {
  const fleet = boats(view);
  return laid(view).map(([letter, { cult, huts, scored }]) => {
    const owned = entries(huts).map(([, hut]) => hut);
    const docks = new Set(cult.flatMap((hex) => around(sea, hex)));
    return {
      letter,
      cult,
      huts: Object.fromEntries(entries(huts)),
      scored,
      hexes: [...cult, ...Object.keys(huts)],
      fish: owned.reduce((sum, hut) => sum + hut.fish, 0),
      god: cult.find((hex) => view.god.includes(hex)),
      strength: view.mats.map((_, clan) => ({
        huts: owned.filter((hut) => hut.owner === clan).length,
        boats: [...fleet].filter(([hex, owner]) => owner === clan && docks.has(hex)).length,
      })),
    };
  });
}

/** The villages beside whose cult sites a hex lies. */
export function docksOf(all: Village[], sea: Chart, hex: string): Village[] {
  const beside = around(sea, hex);
  return all.filter((village) => village.cult.some((cult) => beside.includes(cult)));
}

/** Which part of the game it is; a view does not say it, but its mats and cult sites do. */
export function phase(view: KaivaiView, facts: KaivaiFacts): Phase {
  if (view.over) return "over";
  if (view.round === 0) return "sites";
  const seats = view.mats.slice(0, view.seats);
  const begun = seats.some((mat) => mat.state !== "fresh") || Object.values(view.markers).some((n) => n);
  if (begun) return "actions";
  if (view.round === facts.rounds && seats.every((mat) => !mat.bid) && !view.order.length) return "scoring";
  if (view.mats.some((mat) => !mat.bid)) return "bids";
  const all = laid(view).map(([, village]) => village);
  const huts = all.reduce((sum, village) => sum + Object.keys(village.huts).length, 0);
  if (view.round === 1 && huts < 2 * view.mats.length) return "huts";
  const cult = all.reduce((sum, village) => sum + village.cult.length, 0);
  return cult < facts.cult_sites + view.round ? "god" : "actions";
}

/** Where a phase stands in a round: bids, god, actions, ageing. */
export const PHASE_OF_ROUND: Partial<Record<Phase, number>> = { bids: 0, huts: 0, god: 1, actions: 2 };

/** What is asked of the viewer: the kind of the first option, "kind" for huts, "turn" for actions. */
export function asked(options: Option[]): string {
  const first = options[0]?.kind ?? "";
  if (first === "kind of hut") return "kind";
  return ["action", "pass", "sacrifice"].includes(first) ? "turn" : first === "done" ? "" : first;
}

export function total(glory: Record<string, number>): number {
  return Object.values(glory).reduce((sum, points) => sum + points, 0);
}

export function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Who would bid in which order if the round ended now: least glory first, and ties to the poorer, after ageing. */
export function nextBidders(view: KaivaiView): number[] {
  const rank = (seat: number): number[] => {
    const mat = view.mats[seat];
    const huts = [...tiles(view).values()].flatMap(({ hut }) => (hut?.owner === seat ? [hut] : []));
    return [
      total(mat.glory),
      sum(mat.shells) - mat.shells.length,
      mat.fish.filter((value) => value > 1).length,
      mat.boats.length + huts.filter((hut) => hut.boat).length,
      huts.length,
      seat,
    ];
  };
  const ranks = view.mats.slice(0, view.seats).map((_, seat) => rank(seat));
  return ranks
    .sort((a, b) => a.map((n, at) => n - b[at]).find((difference) => difference) ?? 0)
    .map((ranked) => ranked[5]);
}

/** How far a clan's boats go: by its bid, and by upgrades. */
export function movement(mat: Mat, facts: KaivaiFacts): { bid: number | null; more: number; all: number } {
  const bid = mat.bid ? facts.bids[mat.bid - 1].move : null;
  const more = facts.upgrades[mat.upgrade];
  return { bid, more, all: (bid ?? 0) + more };
}

/** How many boats and fishers a clan has left for its huts; a meeting hut needs none. */
export function figuresLeft(view: KaivaiView, { pieces }: KaivaiFacts, clan: number): Record<Hut["hut"], number | undefined> {
  const huts = [...tiles(view).values()].flatMap(({ hut }) => (hut?.owner === clan ? [hut] : []));
  return {
    "boat builder": pieces.boats - view.mats[clan].boats.length - huts.filter((hut) => hut.boat).length,
    fisher: pieces.fishers - huts.filter((hut) => hut.hut === "fisher").length,
    meeting: undefined,
  };
}

/** What things on offer cost the viewer, by the rules. */
export type Prices = BoardProps["prices"];

/** What a hut in a village costs the viewer, and whether it can be paid; nothing before the bid. */
export function price(prices: Prices, village: Village): { shells: number; payable: boolean } | null {
  const way = prices[village.letter]?.[0];
  return way ? { shells: way[0].shells, payable: way[1] } : null;
}

/** The cult site on which the letter of a village stands: one without the god, if there is one. */
export function letterHex(village: Village): string {
  return village.cult.find((hex) => hex !== village.god) ?? village.cult[0];
}

/** The view as it would be after the changes that are looked ahead at. */
export function after(view: KaivaiView, ahead: Change[]): KaivaiView {
  const then: KaivaiView = JSON.parse(JSON.stringify(view));
  for (const [path, , now] of ahead) {
    const steps = path.split(".");
    const last = steps.pop()!;
    const place = steps.reduce<unknown>((part, step) => (isHolder(part) ? part[step] : undefined), then);
    if (!isHolder(place)) continue;
    if (now === null || now === undefined) delete place[last];
    else place[last] = now;
  }
  return then;
}

/** Whether a part of a view has parts itself: a list, or things by their names. */
function isHolder(part: unknown): part is Record<string, unknown> {
  return typeof part === "object" && part !== null;
}

/** The hexes that look otherwise in two views. */
export function differing(one: KaivaiView, other: KaivaiView): Set<string> {
  const [before, now] = [signs(one), signs(other)];
  return new Set([...before.keys(), ...now.keys()].filter((hex) => before.get(hex) !== now.get(hex)));
}

function signs(view: KaivaiView): Map<string, string> {
  const found = new Map<string, string>();
  for (const [hex, tile] of tiles(view)) found.set(hex, JSON.stringify(tile));
  for (const [hex, clan] of boats(view)) found.set(hex, `boat ${clan}`);
  return found;
}
