// A table as this client knows it: what is shown now, what is still to be shown, and what can be done.

import type { Change, Option } from "../lib/board";
import { compare } from "../lib/compare";
import { keepGame } from "../app/kept.svelte";
import { sounds } from "../call/table";
import { connection, type Fields, Refused } from "./connection.svelte";
import { arrive, takeSeat } from "./invitations";
import { lively, prefs, w } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";
import { addTicket, looked, secretsOf, seenOf } from "./tickets.svelte";
import type { Advice, Answers, Attached, LogLine, Previewed, SeatInfo, ServerMessage, State } from "./wire";
import { download, named } from "../lib/words";

/** Milliseconds for which somebody else's move is shown. */
const A_MOMENT = 900;
const IN_A_HURRY = 250;
/** The most moves that are shown to somebody who was away. */
const MISSED = 12;
/** Milliseconds after which an answer is slow: until then what could be chosen stays, so that little has to be drawn anew. */
const SLOW = 250;

/** The requests about one table. */
type AboutTable = { [K in keyof Answers]: "table" extends keyof Fields<K> ? K : never }[keyof Answers];

/** Whether the same question is still asked, as others have only answered theirs at the same time. */
function goesOn(before: State | null, now: State): boolean {
  if (before === null || now.seat === null || before.seat !== now.seat) return false;
  const seat = now.seat;
  return (
    [before, now].every(({ view }) => view.deciders.includes(seat)) &&
    compare([before.question, before.options], [now.question, now.options]).length === 0 &&
    compare(before.view, now.view).every(([path]) => path.split(".")[0] === "deciders")
  );
}

export class TableClient {
  info: Attached | null = $state.raw(null);
  /** What is shown. */
  state: State | null = $state.raw(null);
  seats: SeatInfo[] = $state.raw([]);
  log: LogLine[] = $state.raw([]);
  /** Places that the move shown last has changed. */
  changed: string[] = $state.raw([]);
  /** What is still to be shown, and whether it was done here. */
  #coming: { state: State; own: boolean }[] = $state.raw([]);
  #timer = 0;
  /** The last own move, and what others have done since: what can be shown again. */
  #recent: State[] = $state.raw([]);
  /** Until when what is shown has to stand. */
  #until = 0;
  /** Whether it is still asked what was missed. */
  #asking = false;
  /** Lines of the log of the move that is shown. */
  news: string[] = $state.raw([]);
  /** The move up to which somebody looked here before. */
  seen = $state(0);
  error = $state("");
  /** Whether others did not want that something is taken back. */
  denied = $state(false);
  /** How many moves there were after the last one from here. */
  #own = $state(0);
  gone = $state(false);
  /** The invitation by which somebody has come and not sat down yet. */
  invitation: Answers["invitation"] | null = $state.raw(null);
  #closed = false;
  /** The table where those of this one play on. */
  rematched: string | null = $state(null);
  sending = $state(false);
  /** How the last move can be undone ("free" or "ask"); what the button says. */
  undoing = $state("");
  /** Whether the server has said so of this state; until then the button keeps its words and does nothing. */
  undoKnown = $state(true);
  /** Whether an answer takes so long that it has to be shown. */
  slow = $state(false);
  /** How many moves were made from here. */
  played = $state(0);
  /** How many questions were shown: the same one goes on while others answer theirs at the same time. */
  questions = $state(0);
  looking: string | null = $state(null);
  preview: Previewed | null = $state.raw(null);
  /** An option that waits to be confirmed. */
  asking: { option: Option; preview: Previewed } | null = $state.raw(null);
  hints: Advice[] | "thinking" | null = $state.raw(null);
  /** How much help is shown: more each time it is asked for. */
  help: "nudge" | "move" | "plan" = $state("nudge");

  constructor(
    readonly table: string,
    public secrets: string[],
  ) {
    this.seen = seenOf(table);
  }

  /** Come to the table by the secret of a link, which may be an invitation. */
  async arrive(secret: string): Promise<void> {
    this.invitation = await arrive(this.table, secret);
    this.secrets = [...new Set([...secretsOf(this.table), secret])];
    if (!this.#closed && !this.invitation) await this.open();
  }

  /** Take the seat of the invitation; fails with Refused. */
  async sit(name: string, face: string): Promise<void> {
    await takeSeat(this.table, this.secrets.at(-1)!, name, face);
    this.secrets = secretsOf(this.table);
    this.invitation = null;
    await this.open();
  }

  async open(): Promise<void> {
    const attach = () => ({ secrets: this.secrets, seat: this.state?.seat ?? null });
    try {
      await connection.attach(this.table, attach, this.#hear);
    } catch (error) {
      if (error instanceof Refused && error.code !== "lost") {
        this.gone = true;
        this.error = error.message;
      }
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    connection.detach(this.table, this.#hear);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** Say a sentence of the engine with the names of the people here. */
  say(text: string): string {
    return named(text, connection.games.find((game) => game.name === this.info?.game)?.names ?? [], this.names);
  }

  get me(): number | null {
    return this.state?.seat ?? null;
  }

  get busy(): boolean {
    return this.#coming.length > 0;
  }

  get mine(): number[] {
    return this.info?.mine ?? [];
  }

  /** The people who share this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether all others are bots: then every own move can be taken back. */
  get alone(): boolean {
    return this.seats.filter((sitting) => sitting.kind !== "bot").length < 2;
  }

  /** Whose turn it is next of those who share this screen, unless it is who looks at it now. */
  get next(): number | null {
    if (!this.state || this.busy || this.asked || this.state.view.over) return null;
    const { deciders } = this.state.view;
    return this.mine.find((seat) => deciders.includes(seat)) ?? null;
  }

  /** Whether who is next holds something that the others at this screen must not see. */
  get hidden(): boolean {
    return this.next !== null && this.state!.hidden.includes(this.next);
  }

  get options(): Option[] {
    if (!this.state || this.busy || this.slow) return [];
    return this.state.options.map(this.#read);
  }

  /** What could be chosen after what is looked at. */
  get following(): Option[] {
    return (this.preview?.following ?? []).map(this.#read);
  }

  readonly #read = ([text, label, kind, args]: State["options"][number]): Option => ({ text, label: this.say(label), kind, args });

  get asked(): boolean {
    return this.me !== null && !this.busy && (this.state?.view.deciders ?? []).includes(this.me);
  }

  /** What happened since the last move from here, or at least what happened last. */
  get lately(): string[] {
    const since = this.log.filter(([move]) => move > this.#own).slice(-5);
    return (since.length ? since : this.log.slice(-2)).map(([, line]) => line);
  }

  get ahead(): Change[] {
    return this.asking?.preview.changes ?? this.preview?.changes ?? [];
  }

  readonly #hear = (message: ServerMessage): void => {
    if (message.is === "attached") {
      this.info = message;
      route.game = message.game;
      this.seats = message.seats;
      this.#introduce();
    } else if (message.is === "seated") {
      this.seats = message.seats;
    } else if (message.is === "unseated") {
      this.#unseated(message.seat);
    } else if (message.is === "gone") {
      this.gone = true;
    } else if (message.is === "rematched") {
      for (const secret of this.secrets) addTicket(message.next, secret);
      this.rematched = message.next;
    } else if (message.is === "state") {
      this.#take(message);
    }
  };

  /** Take a state in; who comes back after others have moved is first shown what they did. */
  async #take(state: State): Promise<void> {
    const since = this.state ? this.state.move : this.seen;
    const back = state.logFrom === 0 && !this.#coming.length && (!this.state || this.state.seat === state.seat);
    this.#coming = [...this.#coming, { state, own: this.sending }];
    if (back && lively() && since > 0 && state.move > since + 1) {
      this.#asking = true;
      const from = Math.max(since + 1, state.move - MISSED);
      const frames = await this.#missed(state, from);
      this.#asking = false;
      if (this.#coming[0]?.state === state) {
        // Otherwise somebody has skipped to it meanwhile.
        this.log = state.log.filter(([move]) => move < from);
        this.#coming = [...frames.map((frame) => ({ state: frame, own: false })), ...this.#coming];
      }
    }
    if (!this.#asking) this.#next();
  }

  /** Ask how it was after each of the moves that were missed. */
  async #missed(state: State, from: number): Promise<State[]> {
    const frames: State[] = [];
    for (let move = from; move < state.move; move++) {
      const frame = await this.#ask("frame", { move });
      if (!frame) break;
      const { view, sheets, log } = frame;
      frames.push({ ...state, move, view, sheets, log, options: [], prices: {}, question: "", undo: "", undoes: [], redo: false, wish: null, logFrom: -1 });
    }
    return frames;
  }

  /** Point at what a move changed on the board. */
  async point(move: number): Promise<void> {
    if (!move || this.busy) return;
    const [before, after] = await Promise.all([this.#ask("frame", { move: move - 1 }), this.#ask("frame", { move })]);
    if (before && after && !this.busy) this.changed = compare(before.view, after.view).map(([path]) => path);
  }

  /** Show the next state: own moves at once, those of others one after the other, each for a moment. */
  #next(): void {
    clearTimeout(this.#timer);
    while (this.#coming.length) {
      const [{ state, own }, ...more] = this.#coming;
      const left = this.#until - performance.now();
      const on = goesOn(this.state, state);
      if (left > 0 && !own && !on && lively() && !document.hidden) {
        this.#timer = window.setTimeout(() => this.#next(), left);
        return;
      }
      const others = !own && (state.logFrom < 0 || (this.state !== null && state.move > this.state.move));
      this.#coming = more;
      this.#show(state);
      if (own) this.#own = state.move;
      this.#recent = own || !this.#recent.length ? [state] : [...this.#recent.slice(-MISSED), state];
      this.#until = others && !on ? performance.now() + (more.length > 4 ? IN_A_HURRY : A_MOMENT) : 0;
    }
  }

  /** Show everything that is still to be shown at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const all = this.#coming;
    this.#coming = [];
    for (const { state } of all) this.#show(state);
    this.#until = 0;
  }

  /** Whether others have moved since the last own move, so that it can be shown again. */
  get repeatable(): boolean {
    return this.#recent.length > 1 && !this.busy && !this.sending && lively();
  }

  /** Show once more what others have done since the last own move. */
  again(): void {
    if (!this.repeatable) return;
    const [base, ...rest] = this.#recent;
    this.#recent = [base];
    this.#coming = rest.map((state) => ({ state, own: false }));
    this.#show(base);
    this.#until = performance.now() + IN_A_HURRY;
    this.#next();
  }

  #show(state: State): void {
    const before = this.state;
    const same = before !== null && before.seat === state.seat;
    this.changed = same ? compare(before.view, state.view).map(([path]) => path) : [];
    const from = state.logFrom < 0 ? state.move : state.logFrom;
    this.log = [...this.log.filter(([move]) => move < from), ...state.log];
    this.news = state.logFrom ? state.log.map(([, line]) => line) : [];
    const asked = before?.wish && this.mine.includes(before.wish.seat);
    if (asked || state.wish) this.denied = !state.wish && state.number === before?.number; // and it stays when others move on
    const on = goesOn(before, state);
    this.state = state;
    sounds(this, before, state);
    void keepGame(this);
    if (on) {
      if (!this.preview) this.#look_ahead(this.looking); // it was asked about the state before
    } else {
      this.questions += 1;
      this.looking = null;
      this.preview = null;
      this.asking = null;
      this.hints = null;
    }
    this.undoKnown = state.undo !== "maybe";
    if (this.undoKnown) this.undoing = state.undo;
    else this.#learn_undo(state);
    looked(this.table, state.move);
  }

  /** Ask how the last move can be undone: the server works it out only then. */
  async #learn_undo(state: State): Promise<void> {
    if (state.seat === null) return;
    const found = await this.#ask("undoable", { seat: state.seat });
    if (!found || this.state !== state || found.number !== state.number) return;
    this.undoing = found.undo;
    this.undoKnown = true;
  }

  /** The host has taken back a seat of this client; without another one it is no longer at the table. */
  #unseated(seat: number): void {
    if (this.mine.length > 1 || this.info?.owner) return; // the table is shown anew
    this.gone = this.mine.includes(seat);
    this.error = w("The host took your seat back. Ask for a new invitation to play on.", "Der Gastgeber hat deinen Platz zurückgenommen. Bitte um eine neue Einladung, um weiterzuspielen.");
  }

  /** Let somebody else have an invited seat; everybody is told. */
  async reclaim(seat: number): Promise<void> {
    await this.#ask("reclaim", { seat });
  }

  /** Whoever comes by a link brings a name along. */
  #introduce(): void {
    const colours = connection.games.find((game) => game.name === this.info?.game)?.names ?? [];
    const nameless = this.mine.find((seat) => this.seats[seat].kind === "invited" && this.seats[seat].name === colours[seat]);
    if (prefs.name && nameless !== undefined) this.rename(nameless, prefs.name);
  }

  /** Look on as another of the own seats. */
  async look(seat: number | null): Promise<void> {
    await connection.ask("look", { table: this.table, seat }).catch(() => {});
  }

  /** Ask something about this table; nothing if it is refused. */
  async #ask<K extends AboutTable>(is: K, fields: Omit<Fields<K>, "table">): Promise<Answers[K] | null> {
    try {
      return await connection.ask(is, { ...fields, table: this.table } as unknown as Fields<K>);
    } catch (error) {
      if (error instanceof Refused && error.code !== "stale" && error.code !== "lost") this.error = error.message;
      return null;
    }
  }

  /** Play an option, after asking whether it is meant where others would be next. */
  async play(option: Option, sure: boolean): Promise<void> {
    const seat = this.me;
    if (!this.state || seat === null || this.sending || this.busy) return;
    this.sending = true;
    this.denied = false;
    this.error = "";
    const timer = setTimeout(() => (this.slow = true), SLOW);
    if (await this.#send(option, sure, this.state.number, seat)) this.played += 1;
    clearTimeout(timer);
    this.sending = this.slow = false;
  }

  /** Send a choice; say whether it was played. */
  async #send(option: Option, sure: boolean, number: number, seat: number): Promise<boolean> {
    if (!sure && !this.alone && prefs.confirm) {
      const preview = await this.#ask("preview", { number, seat, option: option.text });
      if (!preview || this.state?.number !== number) return false;
      if (preview.final) {
        this.asking = { option, preview: this.#named(preview) };
        return false;
      }
    }
    this.asking = null;
    return (await this.#ask("play", { number, seat, option: option.text })) !== null;
  }

  /** Show what an option would do, as long as it is looked at. */
  async look_at(text: string | null): Promise<void> {
    await null; // what goes away with the focus on it is left while the page is drawn, when nothing may change
    if (text !== this.looking) await this.#look_ahead(text);
  }

  async #look_ahead(text: string | null): Promise<void> {
    this.looking = text;
    this.preview = null;
    const seat = this.me;
    if (!text || !this.state || seat === null || this.busy) return;
    const { questions } = this;
    await new Promise((resolve) => setTimeout(resolve, 90));
    if (this.looking !== text || this.questions !== questions || this.sending) return;
    const { number } = this.state;
    try {
      const found = await connection.ask("preview", { table: this.table, number, seat, option: text });
      if (this.looking === text) this.preview = this.#named(found);
    } catch {
      // It is no longer asked.
    }
  }

  /** Look ahead at an option while the pointer or the focus is on an element that takes these; a pointer must move there. */
  looks(text: string) {
    const look = () => this.look_at(text);
    const leave = () => this.look_at(null);
    return { onmousemove: look, onfocus: look, onmouseleave: leave, onblur: leave };
  }

  async why(text: string): Promise<string> {
    if (!this.state || this.me === null) return "";
    const found = await this.#ask("why", { seat: this.me, option: text });
    return this.say(found?.text ?? "");
  }

  #named(preview: Previewed): Previewed {
    return { ...preview, words: preview.words.map((line) => this.say(line)) };
  }

  async undo(): Promise<void> {
    this.denied = false;
    if (this.state && this.me !== null && this.undoKnown) await this.#ask("undo", { number: this.state.number, seat: this.me });
  }

  /** Whether what was taken back last can be played again. */
  get redoable(): boolean {
    return this.state?.redo ?? false;
  }

  async redo(): Promise<void> {
    if (!this.state?.redo || this.me === null || this.sending) return;
    this.sending = true; // what comes back was seen before, and is shown at once
    await this.#ask("redo", { number: this.state.number, seat: this.me });
    this.sending = false;
  }

  /** The moves of other seats, chance among them as -1, that an undo would take back. */
  get undoesOthers(): number[] {
    return (this.state?.undoes ?? []).filter((seat) => seat !== this.me);
  }

  /** Whether an undo goes back before the present turn: then others have moved since, if only bots. */
  get undoesTurn(): boolean {
    return this.undoesOthers.some((seat) => seat >= 0);
  }

  /** Ask no longer to take something back. */
  async withdraw(): Promise<void> {
    const wish = this.state?.wish;
    if (!wish) return;
    await this.agree(wish.seat, false);
    this.denied = false;
  }

  async agree(seat: number, yes: boolean): Promise<void> {
    if (this.state) await this.#ask("agree", { number: this.state.number, seat, yes });
  }

  /** Whether hints are allowed at this table, and wanted here. */
  get hintable(): boolean {
    return prefs.hints && (this.info?.hints ?? false);
  }

  /** Ask for help, or for more of it. */
  async hint(): Promise<void> {
    if (!this.state || this.me === null || !this.hintable) return;
    if (Array.isArray(this.hints) && this.hints.length) {
      this.help = this.help === "nudge" ? "move" : "plan";
      return;
    }
    this.hints = "thinking";
    this.help = "nudge";
    const { number } = this.state;
    const found = await this.#ask("hint", { number, seat: this.me });
    if (this.state.number === number) this.hints = found?.hints ?? null;
  }

  rename(seat: number, name: string): Promise<unknown> {
    return this.#ask("rename", { seat, name });
  }

  /** Ask for the record. */
  record(): Promise<Answers["export"] | null> {
    return this.#ask("export", {});
  }

  /** Give the record as a file. */
  async save(): Promise<void> {
    const found = await this.record();
    if (found) download(new Blob([found.record], { type: "text/plain" }), found.name);
  }

  /** Ask how the game went. */
  async course(): Promise<Answers["history"] | null> {
    return this.#ask("history", {});
  }

  /** Play again with the same people; `turned` gives everybody the next seat. Everybody at the table is told. */
  async rematch(turned: boolean): Promise<void> {
    await this.#ask("rematch", { turned });
  }

  /** Say who is to decide. */
  get waitingFor(): string {
    const deciders: number[] = this.state?.view.deciders ?? [];
    const who = deciders.filter((seat) => seat >= 0).map((seat) => this.names[seat]);
    if (!who.length) return "";
    return w(`Waiting for ${who.join(", ")}.`, `Warten auf ${who.join(", ")}.`);
  }
}
