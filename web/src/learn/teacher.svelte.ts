// A lesson that is being given: a real table, at which the page plays the moves of the others.

import { connection, Refused } from "../server/connection.svelte";
import type { Lesson, Step } from "../lib/learning";
import { me } from "../lib/open";
import { TableClient } from "../server/table.svelte";
import { keep, progress } from "./progress";

/** Milliseconds between two looks at whether a move has been shown. */
const LOOK = 40;
/** The seat of the learner. */
const LEARNER = 0;

/** Read a move of a record: "0: bid 5". */
function read(move: string): { seat: number; text: string } {
  const colon = move.indexOf(": ");
  const who = move.slice(0, colon);
  return { seat: who === "chance" ? -1 : Number(who), text: move.slice(colon + 2) };
}

export class Teacher {
  client: TableClient | null = $state.raw(null);
  /** The step that is explained. */
  at = $state(0);
  /** Whether moves are being made, by the learner or by the others. */
  moving = $state(true);
  error = $state("");
  #number = 0;
  /** Counts what was begun, so that what was given up does not go on. */
  #turn = 0;

  constructor(
    readonly game: string,
    readonly name: string,
    readonly lesson: Lesson,
  ) {}

  get step(): Step {
    return this.lesson.steps[this.at];
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** What the learner is to choose now. */
  get wanted(): string | null {
    return this.step.try && !this.moving ? read(this.lesson.record.moves[this.step.at]).text : null;
  }

  /** Begin where it was left. */
  begin(): Promise<void> {
    const kept = progress(this.game, this.name);
    this.#clear(kept.table, kept.secret);
    return this.show(kept.at < this.lesson.steps.length - 1 ? kept.at : 0);
  }

  /** Lay the table of a step. */
  async show(at: number): Promise<void> {
    const turn = ++this.#turn;
    this.moving = true;
    this.error = "";
    const { record, seed, steps } = this.lesson;
    const others = Array.from({ length: record.seats - 1 }, () => ({ kind: "here", name: "", level: "", face: "" }));
    try {
      const made = await connection.ask("import", { record: JSON.stringify(record), moves: steps[at].at, seats: [me(), ...others], seed });
      const client = new TableClient(made.table, [made.secret]);
      await client.open();
      await client.look(LEARNER); // all seats are at this screen, and the learner looks from this one
      while (client.me !== LEARNER && !client.error) await pause();
      if (turn !== this.#turn) return this.#leave(client);
      if (this.client) this.#leave(this.client);
      this.client = client;
      this.#number = client.state?.number ?? 0;
      this.#go(at);
    } catch (refused) {
      if (refused instanceof Refused && refused.code === "lost") return this.show(at);
      this.error = String((refused as Error).message);
    }
    this.moving = false;
  }

  /** Go to the next step, and play what lies between. */
  async next(): Promise<void> {
    const { client } = this;
    if (this.moving || this.last || !client) return;
    const turn = ++this.#turn;
    const to = this.at + 1;
    this.moving = true;
    try {
      for (const move of this.lesson.record.moves.slice(this.step.at, this.lesson.steps[to].at)) {
        const { seat, text } = read(move);
        if (seat < 0) continue; // the seed makes chance do it
        client.sending = seat === LEARNER; // it is shown at once, those of others one after the other
        this.#number = (await connection.ask("play", { table: client.table, number: this.#number, seat, option: text })).number;
        client.sending = false;
        while (client.busy) await pause();
        if (turn !== this.#turn) return;
      }
    } catch {
      return this.show(this.at); // something went wrong at the table: a new one
    }
    this.#go(to);
    this.moving = false;
  }

  /** Go back a step. */
  async back(): Promise<void> {
    const to = this.at - 1;
    if (to < 0) return;
    if (!this.moving && this.lesson.steps[to].at === this.step.at) this.#go(to);
    else await this.show(to);
  }

  /** Begin anew. */
  again(): Promise<void> {
    return this.show(0);
  }

  close(): void {
    this.#turn += 1;
    if (this.client) this.#leave(this.client);
    keep(this.game, this.name, { table: undefined, secret: undefined });
  }

  #go(at: number): void {
    this.at = at;
    const { client } = this;
    keep(this.game, this.name, { at, table: client?.table, secret: client?.secrets[0], ...(this.last ? { done: true } : {}) });
  }

  #leave(client: TableClient): void {
    client.close();
    this.#clear(client.table, client.secrets[0]);
  }

  /** The table of a lesson is of no use afterwards. */
  #clear(table: string | undefined, secret: string | undefined): void {
    if (table && secret) connection.ask("remove", { table, secrets: [secret] }).catch(() => {});
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));
