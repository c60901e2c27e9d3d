// The regions of a board: what fills a phone's screen one at a time. The board lists them, the frame draws their tabs.

import { type Component, getContext, setContext } from "svelte";

export interface Region {
  /** Short and stable: "harbor". */
  name: string;
  /** In the language of the page. */
  title: string;
  /** How many choices lie in it now. */
  count: number;
  /** A picture for its tab, drawn 24 pixels wide. */
  sign?: Component;
}

export class Regions {
  list: Region[] = $state.raw([]);
  #wanted = $state("");

  /** The region that is shown. */
  get current(): string {
    return this.list.some(({ name }) => name === this.#wanted) ? this.#wanted : (this.list[0]?.name ?? "");
  }

  show(name: string): void {
    this.#wanted = name;
  }

  /** Go to the next region, or back; at the end nothing happens. */
  step(by: number): void {
    const at = this.list.findIndex(({ name }) => name === this.current) + by;
    if (at >= 0 && at < this.list.length) this.#wanted = this.list[at].name;
  }
}

const KEY = Symbol("regions");

/** Let the boards inside this component list their regions. */
export function holdRegions(): Regions {
  return setContext(KEY, new Regions());
}

/** The regions of the frame around this board; a board on its own has its own. */
export function regionsHere(): Regions {
  return getContext<Regions | undefined>(KEY) ?? new Regions();
}
