// What a person prefers, kept in this browser; and the language in which everything is said.

import { MediaQuery } from "svelte/reactivity";
import { Catalogue } from "./catalogue";
import { home } from "./route.svelte";

/** Something said in the two languages of the page's source; catalogues have all others. */
export interface Both {
  en: string;
  de: string;
}

interface Prefs {
  /** A code: "en". */
  lang: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "still" | "lively";
  confirm: boolean;
  /** What one is called, and which picture stands beside it. */
  name: string;
  face: string;
  /** Whether the button for a hint is shown. */
  hints: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Whether a notification calls when it is one's turn and the page is not seen. */
  notify: boolean;
  /** How large a board is at first, as a part of what fits into the window. */
  size: number;
  /** The colours of the seats: as the games have them, or such as all eyes can tell apart. */
  colours: "usual" | "clear";
}

const ENGLISH = "en";
const GERMAN = "de";
/** The languages that need no catalogue; the server says which others there are. */
export const OWN = [
  { code: ENGLISH, name: "English" },
  { code: GERMAN, name: "Deutsch" },
];
const NONE = new Catalogue({});
const KEY = "netloft prefs";
const usual: Prefs = {
  lang: browserLanguage(OWN.map(({ code }) => code)),
  theme: "system",
  motion: "system",
  confirm: true,
  name: "",
  face: "person",
  hints: true,
  sound: true,
  volume: 50,
  notify: false,
  size: 1,
  colours: "usual",
};

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...usual, ...kept() });
let catalogue = $state.raw(NONE);
let wanted = "";

/** Keep a preference, and show it at once. */
export function prefer<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
  dress();
}

/** Tell the style sheet and the screen reader what is preferred. */
function dress(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = prefs.theme;
  root.dataset.colours = prefs.colours;
}

const dark = new MediaQuery("prefers-color-scheme: dark");

/** Whether the page is dark. */
export function night(): boolean {
  return prefs.theme === "system" ? dark.current : prefs.theme === "dark";
}

/** Whether things may move on the screen. */
export function lively(): boolean {
  if (prefs.motion !== "system") return prefs.motion === "lively";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Choose the browser's language among those that are installed. */
function browserLanguage(codes: string[]): string {
  const locale = navigator.language.toLowerCase();
  return codes.find((code) => locale.startsWith(code.toLowerCase())) ?? ENGLISH;
}

/** Choose what to speak once the server has said which languages are installed. */
export function fittingLanguage(codes: string[]): string {
  const lang = kept().lang;
  return lang && codes.includes(lang) ? lang : browserLanguage(codes);
}

/** Do what is preferred, before anything is shown. */
export async function begin(): Promise<void> {
  dress();
  catalogue = await catalogueOf(prefs.lang);
}

/** Change the language, as soon as its catalogue is here; the latest wish counts. */
export async function speak(lang: string): Promise<void> {
  wanted = lang;
  const read = await catalogueOf(lang);
  if (wanted !== lang) return;
  catalogue = read;
  prefer("lang", lang);
}

/** Load the catalogue of a language; what it lacks is said in English, and so is everything if it does not come. */
async function catalogueOf(lang: string): Promise<Catalogue> {
  if (OWN.some(({ code }) => code === lang)) return NONE;
  const answer = await fetch(`${home}/languages/${encodeURIComponent(lang)}.json`).catch(() => null);
  return answer?.ok ? new Catalogue(await answer.json()) : NONE;
}

/** Say something in the language that is preferred. */
export function w(en: string, de: string): string {
  if (prefs.lang === GERMAN) return de;
  return prefs.lang === ENGLISH ? en : catalogue.translate(en);
}

/** Say something that was written down in both languages. */
export function spoken(both: Both): string {
  return w(both.en, both.de);
}

/** Let long German words break between their parts; other languages are left as they are. */
export function hyphenated(text: string, joint: RegExp): string {
  return prefs.lang === GERMAN ? text.replace(joint, "\u00ad") : text;
}

/** Give the locale in which numbers and dates are written. */
export function locale(): string {
  try {
    return Intl.getCanonicalLocales(prefs.lang)[0];
  } catch {
    return ENGLISH;
  }
}
