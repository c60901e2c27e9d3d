// The storyboard of the catch: fish by fish, box by box; until a fish has landed, its place shows what was before.

import { untrack } from "svelte";
import { lively } from "../../../../lib/prefs.svelte";
import type { Facts, View } from "../types";
import { type Box, type Swim, type Tale, tale } from "./tale";

/** Milliseconds for which a fish is on its way. */
export const SWIM = 460;
const APART = 60; // between two fish
const ALL = 380; // between the first and the last one, if they are many
const PAUSE = 120; // between two steps

class Story {
  /** The catch of this round; it stays as an account until the first worker is placed. */
  tale: Tale | null = $state.raw(null);
  /** The box that is told; null: nothing is. */
  box: Box | null = $state(null);
  /** So many fish have reached each box. */
  counted: Partial<Record<Box, number>> = $state.raw({});
  /** The fish on their way. */
  swims: (Swim & { number: number })[] = $state.raw([]);
  /** What numbers of the view have to show as long as the fish are on their way. */
  #held: Record<string, number> = $state.raw({});
  #timers: ReturnType<typeof setTimeout>[] = [];
  #last: { view: View; seat: number } | null = null;
  /** How it was before the catch that is still to be told. */
  #base: View | null = null;

  /** What a number of the view shows now. */
  shown(path: string, value: number): number {
    return this.#held[path] ?? value;
  }

  /** Take a view in, before it is drawn; `later` if something is still asked before the boats go out. */
  follow(view: View, facts: Facts, seat: number, later: boolean): void {
    const last = this.#last;
    this.#last = { view, seat };
    if (!last || last.seat !== seat || view.round < last.view.round || view.round > last.view.round + 1 || view.over) {
      this.end();
      this.tale = this.#base = null;
      return;
    }
    if (view.round !== last.view.round) {
      this.end();
      this.#base = last.view;
    }
    const working = view.harbors.some(({ workers }) => workers);
    if (working && !this.box) this.tale = null;
    if (!this.#base || view.together || later) return;
    const found = tale(this.#base, view, facts, seat);
    if (found || working) this.#base = null;
    if (found && !working) {
      this.tale = found;
      if (lively()) this.tell();
    }
  }

  /** Tell the catch, also once more. */
  tell(): void {
    this.end();
    const told = this.tale;
    if (!told) return;
    this.#held = told.before;
    let now = 0;
    for (const { swims, after } of told.steps) {
      const apart = Math.min(APART, ALL / swims.length);
      swims.forEach((swim, at) => {
        this.#at(now + at * apart, () => this.#set_out(swim));
        this.#at(now + at * apart + SWIM, () => this.#land(swim));
      });
      if (after) this.#at(now, () => (this.#held = { ...this.#held, ...after }));
      now += (swims.length - 1) * apart + SWIM + PAUSE;
    }
    this.#at(now + PAUSE, () => this.end());
  }

  /** Show the end at once. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#held = {};
    this.counted = {};
    this.swims = [];
    this.box = null;
  }

  #at(time: number, deed: () => void): void {
    this.#timers.push(setTimeout(deed, time));
  }

  #number = 0;
  #set_out(swim: Swim): void {
    this.box = swim.box;
    this.swims = [...this.swims, { ...swim, number: this.#number++ }];
  }

  #land(swim: Swim): void {
    // Those of a step swim one after the other, so the first one on its way lands first.
    this.swims = this.swims.slice(1);
    this.counted = { ...this.counted, [swim.box]: (this.counted[swim.box] ?? 0) + 1 };
    if (swim.counts) this.#held = { ...this.#held, [swim.counts]: (this.#held[swim.counts] ?? 0) + 1 };
  }
}

export const story = new Story();

/** Let the story follow what the board is given. */
export function followed(view: View, facts: Facts, seat: number, later: boolean): void {
  untrack(() => story.follow(view, facts, seat, later));
}
