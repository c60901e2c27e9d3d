// What is printed in small as rows of signs and words: on licenses, on pills, under buildings.

import type { LicenseFacts } from "../../facts";
import type { Column } from "../plan";

/** A sign, a word or a shield with points; `w` is how wide it is. */
export interface Item {
  icon?: string;
  word?: string;
  points?: number;
  w: number;
}

/** About how wide a word is in the letters of the print, at 12 px. */
export function wide(word: string, size = 12): number {
  let sum = 0;
  for (const letter of word) sum += "+=→×".includes(letter) ? 10.2 : "/·.,: ilI".includes(letter) ? 5 : 8.1;
  return (sum * size) / 12;
}

export const icon = (name: string, w: number): Item => ({ icon: name, w });
export const word = (text: string): Item => ({ word: text, w: wide(text) });
export const points = (n: number, w = 16): Item => ({ points: n, w: n > 9 ? w * 1.4 : w });

/** The numbers in what a license gives in short, in any language: "+2 {coin} per {boat}". */
function numbers(license: LicenseFacts): { coins: string; stars: number; times: string; holds: string } {
  const said = license.short;
  return {
    coins: /(\d+) \{coin\}/.exec(said)?.[1] ?? "",
    stars: said.split("{star}").length - 1,
    times: /×(\d+)/.exec(said)?.[1] ?? "",
    holds: /(\d+)$/.exec(said)?.[1] ?? "",
  };
}

/** What a license gives, in rows under its head. */
export function gains(column: Column, license: LicenseFacts, second: number): Item[][] {
  const { coins, stars, times, holds } = numbers(license);
  const narrow = column.narrow;
  const big = narrow ? 18 : 22;
  const star = () => icon("star", stars > 1 || coins || times ? big - 3 : big);
  const rows: Item[][] = [];
  switch (column.section.id) {
    case "shrimp":
      if (narrow) rows.push([...(times ? [word(times)] : []), icon("wild", big)], ...(stars ? [[star()]] : []));
      else if (!stars) rows.push([icon("shrimp", big), word("="), icon("wild", 21)]);
      else rows.push([...(times ? [word(times)] : []), icon("wild", big), star()]);
      break;
    case "cod":
    case "lobster": {
      const sign = icon(column.section.id === "cod" ? "boat" : "income", narrow ? 19 : 23);
      rows.push(...(narrow ? [[sign], [word(coins), icon("coin", 16)]] : [[sign, word(coins), icon("coin", 19)]]));
      break;
    }
    case "swordfish": {
      const bonus = [...Array.from({ length: stars }, star), ...(coins ? [icon("coin", narrow ? 15 : 17)] : [])];
      rows.push(narrow ? bonus : [icon("fishing", stars > 1 || coins ? 17 : 21), ...bonus]);
      break;
    }
    case "oyster":
      rows.push([icon("fish", narrow ? 15 : 19), word("/"), icon("coin", narrow ? 14 : 17)]);
      rows.push([icon("boat", narrow ? 15 : 19), word(holds), ...(license.points && !narrow ? [points(license.points)] : [])]);
      break;
  }
  if (license.level === 2) rows.push([word(`+${second}`), icon("coin", narrow ? 14 : 16)]);
  if (license.points && (column.section.id !== "oyster" || narrow)) rows.push([points(license.points, 17)]);
  return rows;
}
