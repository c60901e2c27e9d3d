// What the shorthand of the pad means: every box, row and sign in words, with how it stands now.

import { w } from "../../../lib/prefs.svelte";
import type { FleetFacts, PhaseFacts } from "../facts";
import { boatsIn, count, fishOn, holds, income, isBoatType, isBuilt, levelOf, type Section, sectionOf, type Sheet, starsAhead, struckIn, worth } from "./pad";
import type { Column, House, Plan, Rect, Ship } from "./plan";

/** A place on the pad with what it means: a heading, and below it what it does and how it stands. */
export interface Note {
  at: Rect;
  lines: string[];
}

/** A part of the pad with its notes; a double click zooms to it. */
export interface Zone extends Note {
  place: string;
  notes: Note[];
}

export const ROMAN = ["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ", "Ⅴ", "Ⅵ", "Ⅶ", "Ⅷ", "Ⅸ"];

/** Write lines into the attribute that a note is read from. */
export function noted(...lines: (string | false | null | undefined)[]): string {
  return lines.filter(Boolean).join("\n");
}

/** Every part of a plan. */
export function zones(plan: Plan, sheet: Sheet): Zone[] {
  const parts = [...plan.columns, ...plan.ships, ...plan.houses];
  const found: Zone[] = parts.map((part) => ({ place: `section-${part.section.id}`, at: part, lines: whole(part.section, sheet), notes: inside(part, sheet) }));
  if (plan.steps.length) found.push({ place: "", at: around(plan.steps), lines: [], notes: market(plan.steps, sheet) });
  const coins = Object.values(plan.coins);
  if (coins.length) found.push({ place: "", at: around(coins), lines: [], notes: track(plan, sheet) });
  if (plan.names) found.push({ place: "", at: { x: plan.names.coins.x, y: plan.names.coins.y, w: 0, h: 0 }, lines: [], notes: sums(plan.names, sheet) });
  return found;
}

function around(all: Rect[]): Rect {
  const x = Math.min(...all.map((at) => at.x));
  const y = Math.min(...all.map((at) => at.y));
  return { x, y, w: Math.max(...all.map((at) => at.x + at.w)) - x, h: Math.max(...all.map((at) => at.y + at.h)) - y };
}

function whole(section: Section, sheet: Sheet): string[] {
  if (section.place !== "wharf") return [section.name, section.text];
  const open = section.column.length - struckIn(sheet.ruth, section.id) - sheet.pad.marked[section.id];
  return [section.name, section.text, isBuilt(section, sheet.pad, struckIn(sheet.ruth, section.id)) ? w("Completed: it works.", "Fertig: Es wirkt.") : open > 0 ? toGo(open) : ""];
}

const toGo = (open: number) => (open === 1 ? w("1 box to go.", "Noch 1 Kästchen.") : w(`${open} boxes to go.`, `Noch ${open} Kästchen.`));
const points = (number: number) => (number === 1 ? w("1 point at the end.", "Am Ende 1 Punkt.") : w(`${number} points at the end.`, `Am Ende ${number} Punkte.`));

function inside(part: Column | Ship | House, sheet: Sheet): Note[] {
  const { section } = part;
  const found = part.boxes.map((at, box) => ({ at, lines: boxed(section, box, sheet) }));
  if ("licenses" in part) found.push(...part.licenses.map((at, level) => ({ at, lines: licensed(section, level, sheet) })));
  if ("boats" in part) found.push(...part.boats.map((at, boat) => ({ at, lines: moored(section, boat, sheet) })));
  if ("bonuses" in part && section.id === "king_crab") found.push(...part.bonuses.map((at, bonus) => ({ at, lines: bonused(bonus, sheet) })));
  if ("extra" in part) found.push(...part.extra.map((at, number) => ({ at, lines: section.id === "seafood_buffet" ? hexed(number, sheet) : salvaged(number, section, sheet) })));
  return found;
}

function boxed(section: Section, box: number, sheet: Sheet): string[] {
  const { column } = section;
  const sign = sheet.facts.signs[column[box]];
  const title = w(`${section.name}, box ${box + 1} of ${column.length}`, `${section.name}, Kästchen ${box + 1} von ${column.length}`);
  const next = sheet.pad.marked[section.id];
  const now =
    box < next
      ? w("Marked.", "Angekreuzt.")
      : box >= column.length - struckIn(sheet.ruth, section.id)
        ? w("Struck by Captain Ruth.", "Von Kapitänin Ruth gestrichen.")
        : box === next
          ? w("It is the next one here.", "Es ist hier das nächste.")
          : w(`Not yet: boxes are marked from the top, and box ${next + 1} is the next one.`, `Noch nicht: Angekreuzt wird von oben, und Kästchen ${next + 1} ist das nächste.`);
  return [title, `${upper(sign.name)}: ${sign.text}`, now];
}

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function licensed(section: Section, number: number, sheet: Sheet): string[] {
  const license = section.licenses![number]; // its place was made from it
  const level = levelOf(sheet.pad, section.id);
  const title = w(`${section.name} license, level ${ROMAN[number]}`, `Lizenz ${section.name}, Level ${ROMAN[number]}`);
  const now =
    license.level === level
      ? w("It works now.", "Sie wirkt jetzt.")
      : license.level < level
        ? w("A higher one has replaced it.", "Eine höhere hat sie ersetzt.")
        : w("A box with a license sign activates the next one.", "Ein Kästchen mit Lizenz-Zeichen aktiviert die nächste.");
  return [title, license.text, now];
}

function moored(section: Section, boat: number, sheet: Sheet): string[] {
  const all = boatsIn(sheet.pad, section.id);
  const most = section.boats!.length; // its place was made from them
  const title = w(`${section.name}: boat ${boat + 1} of ${most}`, `${section.name}: Boot ${boat + 1} von ${most}`);
  if (boat >= all.length) return [title, w("Not launched yet: the next box with a boat does it.", "Noch nicht eingesetzt: Das nächste Kästchen mit Boot macht es."), points(section.boats![boat])];
  const room = holds(section, sheet.pad);
  if (!room) return [title, section.text];
  const full = all[boat] >= room ? w(" It is full.", " Es ist voll.") : "";
  return [title, w(`${all[boat]} of ${room} fish.`, `${all[boat]} von ${room} Fischen.`) + full, w("Every fish is a point.", "Jeder Fisch ist ein Punkt.") + " " + w("The boat:", "Das Boot:") + " " + points(section.boats![boat])];
}

function bonused(number: number, sheet: Sheet): string[] {
  const king = sheet.facts["king crab"];
  const bonus = king.bonuses[number];
  const owner = sheet.owners[bonus.id];
  const now = worth(bonus, count(bonus.counted, sheet.facts, sheet.pad, sheet.ruth));
  const title = w("A bonus of the King Crab", "Ein Bonus der Königskrabbe");
  const text = w(`At the end ${bonus.text}; at most ${king.cap}.`, `Am Ende ${bonus.text}; höchstens ${king.cap}.`);
  if (owner === sheet.seat) return [title, text, w(`It is chosen on this pad, and worth ${now} now.`, `Auf diesem Block gewählt, jetzt ${now} wert.`)];
  if (owner !== undefined) return [title, text, w("Another player has it.", "Jemand anders hat ihn.")];
  return [title, text, w(`Free: chosen with the King Crab license. On this pad it would be worth ${now} now.`, `Frei: gewählt wird er mit der Königskrabbenlizenz. Auf diesem Block wäre er jetzt ${now} wert.`)];
}

function hexed(number: number, sheet: Sheet): string[] {
  const { facts, pad } = sheet;
  const type = facts.sections.filter(isBoatType)[number];
  const filled = pad.hexes.includes(type.id);
  return [
    w(`Hex of the Buffet: ${type.name}`, `Sechseck des Buffets: ${type.name}`),
    sectionOf(facts, "seafood_buffet").text,
    filled ? w("Filled.", "Ausgefüllt.") : w(`A ${type.name} die can fill it once the building is completed.`, `Ein Würfel mit ${type.name} kann es füllen, sobald das Gebäude fertig ist.`),
  ];
}

function salvaged(number: number, section: Section, sheet: Sheet): string[] {
  return [section.name, section.text, number < sheet.pad.salvaged ? w("This star is used.", "Dieser Stern ist genutzt.") : w("This star is free.", "Dieser Stern ist frei.")];
}

function market(steps: Rect[], sheet: Sheet): Note[] {
  const { facts, pad } = sheet;
  const fish = fishOn(pad);
  const row = facts.market.steps.filter((step) => step.from <= fish).length - 1;
  const more = isBuilt(sectionOf(facts, "smokery"), pad, struckIn(sheet.ruth, "smokery")) ? facts.market.smokery : 0;
  return steps.map((at, number) => {
    const step = facts.market.steps[number];
    const coins = step.coins + more;
    return {
      at,
      lines: [
        step.to === null
          ? w(`Market: ${coins} coins from ${step.from} fish on`, `Markt: ${coins} Münzen ab ${step.from} Fischen`)
          : w(`Market: ${coins} coins with ${step.from} to ${step.to} fish`, `Markt: ${coins} Münzen bei ${step.from} bis ${step.to} Fischen`),
        facts.faces.market.text,
        number === row ? w(`Fish on the boats: ${fish}. This row counts now.`, `Fische auf den Booten: ${fish}. Diese Zeile gilt jetzt.`) : "",
      ],
    };
  });
}

function track(plan: Plan, sheet: Sheet): Note[] {
  const { facts, pad, ruth } = sheet;
  return Object.entries(plan.coins).map(([key, at]) => {
    const coin = Number(key);
    const star = facts.track.stars.includes(coin);
    const now = ruth?.stars.includes(coin)
      ? w("Struck by Captain Ruth: it is passed over.", "Von Kapitänin Ruth gestrichen: Er wird übersprungen.")
      : coin <= pad.coins
        ? w("Marked.", "Angekreuzt.")
        : coin === pad.coins + 1
          ? w("The next coin comes here.", "Hierher kommt die nächste Münze.")
          : w(`${coin - pad.coins} coins from here.`, `Noch ${coin - pad.coins} Münzen bis hierher.`);
    return {
      at,
      lines: [
        star ? w(`Coin ${coin} of ${facts.track.length}: a star`, `Münze ${coin} von ${facts.track.length}: ein Stern`) : w(`Coin ${coin} of ${facts.track.length}`, `Münze ${coin} von ${facts.track.length}`),
        star
          ? w("Whoever marks it has a star action: the next box of any part, at once.", "Wer ihn ankreuzt, hat eine Stern-Aktion: sofort das nächste Kästchen irgendeines Teils.")
          : w("Every coin marks the next place; stars on the way are star actions.", "Jede Münze kreuzt den nächsten Platz an; Sterne auf dem Weg sind Stern-Aktionen."),
        now,
      ],
    };
  });
}

/** What is said beside the coins: how many, the next income, the next star. */
function sums(names: NonNullable<Plan["names"]>, sheet: Sheet): Note[] {
  const { facts, pad } = sheet;
  const phase = facts.phases.find(({ id }) => id === "income");
  const next = starsAhead(sheet);
  const found: Note[] = [
    {
      at: { x: names.coins.x, y: names.coins.y, w: 110, h: 26 },
      lines: [w(`${pad.coins} coins`, `${pad.coins} Münzen`), w("Coins are never spent: they are marked on the track below and lead from star to star.", "Münzen werden nie ausgegeben: Sie werden unten angekreuzt und führen von Stern zu Stern.")],
    },
  ];
  if (names.income)
    found.push({ at: { x: names.income.x - 34, y: names.income.y - 13, w: 68, h: 26 }, lines: [w(`+${income(sheet)} in the next income`, `+${income(sheet)} bei den nächsten Einnahmen`), phase?.text ?? ""] });
  if (next !== null)
    found.push({ at: { x: names.next.x - 30, y: names.next.y - 13, w: 62, h: 26 }, lines: [next === 1 ? w("1 coin to the next star", "Noch 1 Münze bis zum Stern") : w(`${next} coins to the next star`, `Noch ${next} Münzen bis zum Stern`)] });
  return found;
}

/** What is special about a round. */
export function roundNote(facts: FleetFacts, number: number): string {
  return noted(
    w(`Round ${number} of ${facts.rounds}`, `Runde ${number} von ${facts.rounds}`),
    facts.fishing.includes(number) ? w("All boats fish in it, between the income and the town.", "In ihr fischen alle Boote, zwischen Einnahmen und Stadt.") : w("No fishing.", "Ohne Fischen."),
  );
}

/** What happens in a phase. */
export function phaseNote(phase: PhaseFacts): string {
  return noted(phase.name, phase.text, phase.id === "fishing" && w("A click shows it step by step.", "Ein Klick zeigt es Schritt für Schritt."));
}
