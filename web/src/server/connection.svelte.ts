// The one connection to the server: questions with answers, news of tables, and coming back when it is lost.

import { changed } from "./changes";
import { fittingLanguage, OWN, prefs, speak } from "../lib/prefs.svelte";
import { type Answers, type ClientMessage, type GameInfo, type Language, PROTOCOL, type Row, type ServerMessage, type State } from "./wire";
import { home } from "../lib/route.svelte";

/** A request that the server did not grant. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What a request says, but for its kind and its number. */
export type Fields<K extends keyof Answers> = Omit<Extract<ClientMessage, { is: K }>, "is" | "id">;

interface Waiting {
  message: ClientMessage;
  resolve: (answer: ServerMessage) => void;
  reject: (error: Error) => void;
}

/** How a client comes to a table: with which secrets, to which seat. */
type Coming = () => Omit<Fields<"attach">, "table">;
type News = (message: ServerMessage) => void;

/** Milliseconds between two looks at whether the server is still heard; after so many looks it is asked, and then given up. */
const BEAT = 500;
const ASK = 2;
const LOST = 5;
/** After so many looks a server is given up that has not even greeted. */
const GREETING = 30;
const PAUSES = [300, 800, 2000, 4000, 8000];

class Connection {
  /** "outdated": the server no longer understands this page. */
  status: "connecting" | "open" | "lost" | "outdated" = $state("connecting");
  games: GameInfo[] = $state([]);
  levels: string[] = $state([]);
  languages: Language[] = $state(OWN);
  version = $state("");

  #socket: WebSocket | null = null;
  #last = 0;
  #tries = 0;
  /** Beats since the server was heard last. */
  #silent = 0;
  #waiting = new Map<number, Waiting>();
  #tables = new Map<string, { attach: Coming; news: News }>();
  /** The last state of each table that was sent: the next one may come as changes. */
  #states = new Map<string, State>();
  #returned: () => void = () => {};
  #rows: (rows: Row[]) => void = () => {};
  #greeted: (() => void)[] = [];

  constructor() {
    this.#connect();
    // Who plays on the own machine needs no network: then the server is found again at once.
    addEventListener("offline", () => this.#drop());
    addEventListener("online", () => {
      if (this.status !== "lost") return;
      this.#socket?.close(); // it may wait for an answer for minutes
      this.#connect();
    });
    setInterval(() => this.#beat(), BEAT);
  }

  /** Ask something; the promise fails with Refused if it is not granted. */
  async ask<K extends keyof Answers>(is: K, fields: Fields<K>): Promise<Answers[K]> {
    if (this.status !== "open") await new Promise<void>((resolve) => this.#greeted.push(resolve));
    return this.#request(is, fields);
  }

  /** Come to a table, and again whenever the connection was lost. */
  async attach(table: string, attach: Coming, news: News): Promise<void> {
    this.#tables.set(table, { attach, news });
    await this.ask("attach", { table, ...attach() });
  }

  /** Leave a table, unless another page has come to it meanwhile. */
  detach(table: string, news: News): void {
    if (this.#tables.get(table)?.news !== news) return;
    this.#tables.delete(table);
    this.#states.delete(table);
    if (this.status === "open") this.#socket?.send(JSON.stringify({ is: "detach", id: 0, table } satisfies ClientMessage));
  }

  /** Be told when the connection is there again after it was lost. */
  onReturn(hear: () => void): void {
    this.#returned = hear;
  }

  /** Be told when something happens at one of the tables that were asked for with `mine`. */
  onRows(hear: (rows: Row[]) => void): void {
    this.#rows = hear;
  }

  /** Change the language; everything is told anew, also what is printed on the cards. */
  async speak(lang: string): Promise<void> {
    // The server hears of it before the page asks anything in the new language.
    const told = this.status === "open" ? this.#request("hello", { protocol: PROTOCOL, lang, changes: true }).catch(() => null) : null;
    await speak(lang);
    const welcome = await told;
    if (!welcome) return;
    this.#learn(welcome);
    this.#attachAll();
  }

  #attachAll(): void {
    for (const [table, { attach }] of this.#tables) this.#request("attach", { table, ...attach() }).catch(() => {});
  }

  async #hello(): Promise<void> {
    const welcome = await this.#request("hello", { protocol: PROTOCOL, lang: prefs.lang, changes: true });
    const lang = fittingLanguage(welcome.languages.map(({ code }) => code));
    if (lang !== prefs.lang) {
      await speak(lang);
      return this.#hello();
    }
    this.#learn(welcome);
  }

  #learn(welcome: Answers["hello"]): void {
    this.languages = welcome.languages;
    this.games = welcome.games;
    this.levels = welcome.levels;
    this.version = welcome.version;
  }

  /** Send a request; the server answers each kind with a kind of its own, or refuses. */
  async #request<K extends keyof Answers>(is: K, fields: Fields<K>): Promise<Answers[K]> {
    return (await this.#send({ ...fields, is, id: 0 } as unknown as ClientMessage)) as Answers[K];
  }

  /** Send a message under a number of its own. */
  #send(unnumbered: ClientMessage): Promise<ServerMessage> {
    const message = { ...unnumbered, id: ++this.#last };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#socket?.send(JSON.stringify(message));
    });
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${home}/ws`);
    this.#socket = socket;
    this.#silent = 0;
    socket.onopen = () =>
      this.#come().catch((error) => {
        if (!(error instanceof Refused)) throw error; // otherwise it was lost once more, before the server had answered
        if (error.code === "other protocol") this.status = "outdated";
      });
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#leave(socket);
  }

  async #come(): Promise<void> {
    // Moves whose answer was lost are sent again: the server knows whether it has carried them out.
    const again = [...this.#waiting.values()].filter(({ message }) => message.is === "play");
    this.#waiting.clear();
    await this.#hello();
    if (this.status === "lost") this.#returned();
    this.status = "open";
    this.#tries = 0;
    this.#attachAll();
    for (const { message, resolve, reject } of again) this.#send(message).then(resolve, reject);
    for (const resolve of this.#greeted.splice(0)) resolve();
  }

  /** A broken network does not close a connection: silence tells it. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.status === "outdated") return;
    this.#silent += 1;
    const open = this.status === "open";
    if (open && this.#silent === ASK) this.#socket.send(JSON.stringify({ is: "ping", id: 0 } satisfies ClientMessage));
    if (this.#silent >= (open ? LOST : GREETING)) this.#drop();
  }

  /** Give the connection up, and look for the server anew. */
  #drop(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#leave(socket);
  }

  #leave(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    if (this.status !== "outdated") this.status = "lost";
    for (const [id, { message, reject }] of this.#waiting) {
      if (message.is === "play") continue;
      this.#waiting.delete(id);
      reject(new Refused("lost", ""));
    }
    setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  #hear(heard: ServerMessage): void {
    this.#silent = 0;
    const message = this.#whole(heard);
    if (message?.is === "state") this.#states.set(message.table, { ...message, id: 0 });
    if (!message) return;
    const waiting = message.id ? this.#waiting.get(message.id) : undefined;
    if (waiting) {
      this.#waiting.delete(message.id);
      if (message.is === "refused") waiting.reject(new Refused(message.code, message.text));
      else waiting.resolve(message);
    }
    if (message.is === "tables" && !message.id) this.#rows(message.rows);
    if ("table" in message) this.#tables.get(message.table)?.news(message);
  }

  /** Return a message, or the state that changes lead to; nothing if its table was left meanwhile. */
  #whole(heard: ServerMessage): ServerMessage | null {
    if (heard.is !== "changed") return heard;
    const before = this.#states.get(heard.table);
    return before ? changed(before, heard) : null;
  }
}

export const connection = new Connection();
