// What a person prefers, kept in this browser.

export type Lang = "en" | "de";

interface Prefs {
  lang: Lang;
  theme: "system" | "light" | "dark";
  motion: "system" | "still" | "lively";
  confirm: boolean;
  name: string;
}

const KEY = "netloft prefs";
const usual: Prefs = {
  lang: navigator.language.startsWith("de") ? "de" : "en",
  theme: "system",
  motion: "system",
  confirm: true,
  name: "",
};

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...usual, ...kept() });

/** Keep a preference, and show it at once. */
export function prefer<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
  dress();
}

/** Tell the style sheet and the screen reader what is preferred. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = prefs.theme;
}

/** Whether things may move on the screen. */
export function lively(): boolean {
  if (prefs.motion !== "system") return prefs.motion === "lively";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Say something in the language that is preferred. */
export function w(en: string, de: string): string {
  return prefs.lang === "de" ? de : en;
}
