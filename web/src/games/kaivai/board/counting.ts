// Numbers with their nouns, in the language of the page.

import { w } from "../../../lib/prefs.svelte";

function count(n: number, en: [string, string], de: [string, string]): string {
  return `${n} ${w(en[n === 1 ? 0 : 1], de[n === 1 ? 0 : 1])}`;
}

export const fishes = (n: number) => count(n, ["fish", "fish"], ["Fisch", "Fische"]);
export const huts = (n: number) => count(n, ["hut", "huts"], ["Hütte", "Hütten"]);
export const boats = (n: number) => count(n, ["boat", "boats"], ["Boot", "Boote"]);
export const markers = (n: number) => count(n, ["marker", "markers"], ["Marker", "Marker"]);
export const cultSites = (n: number) => count(n, ["cult site", "cult sites"], ["Kultplatz", "Kultplätze"]);
export const meetingHuts = (n: number) => count(n, ["meeting hut", "meeting huts"], ["Versammlungshütte", "Versammlungshütten"]);
export const steps = (n: number) => count(n, ["step", "steps"], ["Schritt", "Schritte"]);
