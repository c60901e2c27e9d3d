// The search bot looks at one decision after the other, as its player saw it; it can be stopped, and goes on later.

import { connection } from "../../server/connection.svelte";
import type { Judged } from "../../server/wire";

/** What a decision cost, and who made it. */
export interface Verdict extends Judged {
  seat: number;
}

export class Judging {
  /** How many decisions were looked at. */
  done = $state(0);
  running = $state(false);
  found: Verdict[] = $state.raw([]);

  constructor(
    readonly table: string,
    readonly todo: [seat: number, move: number][],
  ) {}

  /** The moves up to which all is known. */
  get reached(): number {
    return this.done ? this.todo[this.done - 1][1] + 1 : 0;
  }

  get finished(): boolean {
    return this.done >= this.todo.length;
  }

  stop(): void {
    this.running = false;
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.running && !this.finished) {
      const [seat, move] = this.todo[this.done];
      const judged = await connection.ask("judge", { table: this.table, move }).catch(() => null);
      if (!judged) break; // the server was lost, or has too much to do: it can be asked again
      this.found = [...this.found, { ...judged, seat }];
      this.done += 1;
    }
    this.running = false;
  }
}
