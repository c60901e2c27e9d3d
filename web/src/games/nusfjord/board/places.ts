// Where the options of Nusfjord live on the board: the texts of everything that could ever be chosen at a place.

import type { Facts, HarborView, Ship, View } from "./types";

/** A space of the action board: to place a worker, to imitate it, or to do its action by a card. */
export function onSpace(id: string): string[] {
  if (id.startsWith("copy")) return [id];
  return [id, `copy ${id}`, `do ${id}`, ...(id === "take an elder" ? ["one elder"] : [])];
}

/** A plate: serve all up to this one, some of them with guests. */
export function onPlate(view: View, plate: number): string[] {
  const served = plate - view.plates + 1;
  if (served < 1) return [];
  return [`serve ${served}`, ...Array.from({ length: served }, (_, at) => `serve ${served} with ${at + 1} guests`)];
}

/** The ships in the middle. */
export const ON_SUPPLY: Record<Ship, string[]> = {
  sloop: ["sloop", "free sloop"],
  cutter: ["cutter", "sloop for cutter"],
  schooner: ["schooner for goods", "schooner for gold", "cutter for schooner"],
  raft: [],
};

/** A ship on one's own track. */
export const ON_SHIP: Record<Ship, string[]> = {
  sloop: ["guest on sloop", "sell sloop", "sloop for cutter"],
  cutter: ["guest on cutter", "sell cutter", "cutter for schooner"],
  schooner: ["guest on schooner", "sell schooner"],
  raft: [],
};

/** An elder on top of a stack. */
export function onOffered(elder: string): string[] {
  return [`take ${elder}`, `discard ${elder}`];
}

/** An elder of one's own council; whether the third fish clears the card is asked of one only. */
export function onElder(view: View, elder: string): string[] {
  return [`use ${elder}`, `fish for ${elder}`, ...(view.running.elder === elder ? ["leave one", "clear"] : [])];
}

/** A building on display or in hand. */
export function onCard(card: string): string[] {
  return [`build ${card}`];
}

/** A building in one's own harbor. */
export function onBuilding(facts: Facts, card: string): string[] {
  return [...(facts.cards[card]?.exchanges ?? []), `next ${card}`, `raze ${card}`];
}

/** A building space, or the forest whose left half lies there. */
export function onPlace(place: string): string[] {
  return [`space ${place}`];
}
export function onForest(place: string): string[] {
  return [`fell ${place}`, `keep ${place}`, `forest ${place}`];
}

/** The till: ways to pay, some of them with guests. */
export function onTill(harbor: HarborView): string[] {
  const texts = ["pay wood", "pay fish", "pay gold"];
  for (let wood = 0; wood <= harbor.guests; wood++) {
    for (let fish = 0; wood + fish <= harbor.guests; fish++) texts.push(`pay ${wood} guests for wood, ${fish} for fish`);
  }
  return texts;
}

/** A seat that holds shares of one's own. */
export function onHolder(seat: number): string[] {
  return [`fish for seat ${seat}`];
}

/** A pile of buildings that are face down. */
export function onPile(pile: string): string[] {
  return pile === "C" ? [] : [`uncover ${pile}`];
}

/** The parts of the board, with the texts of all that lives in them. */
export type Part = "actions" | "banquet" | "ships" | "elders" | "buildings" | "harbor";

/** List what lives in each part of the board for a viewer; a spectator can choose nothing. */
export function byPart(view: View, facts: Facts, me: number): Record<Part, string[]> {
  const mine = view.harbors[me];
  const shown = [...view.buildings, ...(mine.hand ?? []), ...(view.coming ?? [])];
  return {
    actions: facts.columns.flat().flatMap((space) => onSpace(space.id)),
    banquet: facts.plates.flatMap((_, plate) => onPlate(view, plate)),
    ships: Object.values(ON_SUPPLY).flat(),
    elders: [...view.elders.map((stack) => stack.at(-1) ?? ""), ...view.forgotten].flatMap(onOffered),
    buildings: [...shown.flatMap(onCard), ...["A", "B"].flatMap(onPile)],
    harbor: [
      ...facts.harbor.spaces.flatMap((place) => [...onPlace(place), ...onForest(place)]),
      ...Object.values(mine.buildings).flatMap((card) => onBuilding(facts, card)),
      ...Object.values(ON_SHIP).flat(),
      ...Object.keys(mine.council).flatMap((elder) => onElder(view, elder)),
      ...onTill(mine),
      ...view.harbors.flatMap((_, seat) => onHolder(seat)),
    ],
  };
}

/** The regions of a small screen, and which parts lie in each. */
export const REGIONS: { name: "quay" | "pier" | "harbor" | "cards" | "others"; parts: Part[] }[] = [
  { name: "quay", parts: ["actions"] },
  { name: "pier", parts: ["banquet", "ships", "elders"] },
  { name: "harbor", parts: ["harbor"] },
  { name: "cards", parts: ["buildings"] },
  { name: "others", parts: [] },
];
