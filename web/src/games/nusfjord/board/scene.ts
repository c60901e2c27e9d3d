// What all parts of the board share: the props of the board, and short questions about them.

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { type BoardProps, touched } from "../../../lib/board";
import { lively } from "../../../lib/prefs.svelte";
import { layout } from "../../../scene/layout.svelte";
import type { Facts, View } from "./types";

export type Scene = BoardProps<View, Facts>;

const KEY = Symbol("nusfjord");

/** Let all parts of the board see its props. */
export function share(scene: () => Scene): void {
  setContext(KEY, scene);
}

/** The props of the board; they are read anew wherever they are used. */
export function scene(): Scene {
  return getContext<() => Scene>(KEY)();
}

const upright = new MediaQuery("(max-aspect-ratio: 1)");
const roomy = new MediaQuery("(min-width: 980px) and (min-aspect-ratio: 1)");

/** Whether this is a tablet in portrait: quay and pier stay above the harbor or the cards. */
export const tall = (): boolean => layout() === "tablet" && upright.current;

/** Whether the own harbor has room for its council beside the plots. */
export const broad = (): boolean => layout() === "scene" || tall() || roomy.current;

/** The class of a place that has just changed; without motion it is framed instead. */
export function fresh(here: Scene, ...paths: string[]): string {
  if (!paths.some((path) => touched(here.changed, path))) return "";
  return lively() ? "fresh" : "renewed";
}

/** What a place would become by the option that is looked at; undefined if it would stay. */
export function ahead(here: Scene, path: string): unknown {
  return here.ahead.find(([place]) => place === path)?.[2];
}

/** Whether a place, or anything in it, would change by the option that is looked at. */
export function stirs(here: Scene, path: string): boolean {
  return touched(
    here.ahead.map(([place]) => place),
    path,
  );
}
