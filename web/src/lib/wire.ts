// Written by `just page-types`; change the Python source instead.

export const PROTOCOL = 1;

/** What the view of every game has. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  deciders: number[];
  together: boolean;
  over: boolean;
}

/** Come in: always the first message. */
export interface Hello {
  is: "hello";
  id: number;
  protocol: number;
  lang: string;
}

/** Who takes a seat: somebody at this screen, somebody with a link, or a bot of some level. */
export interface SeatSetup {
  kind: string;
  name: string;
  level: string;
}

/** Set up a table; with a seed it is a practice table, with a start it begins from a position. */
export interface Create {
  is: "create";
  id: number;
  game: string;
  options: Record<string, unknown>;
  seats: SeatSetup[];
  seed: number | null;
  start: Record<string, unknown> | null;
}

/** Make a table from a record. */
export interface Import {
  is: "import";
  id: number;
  record: string;
}

/** What opens a table: its name and a secret. */
export interface Ticket {
  table: string;
  secret: string;
}

/** Ask how the tables stand to which the client has tickets. */
export interface Mine {
  is: "mine";
  id: number;
  tickets: Ticket[];
}

/** Come to a table and be told whatever happens there; `seat` says as whom, if the secrets open several. */
export interface Attach {
  is: "attach";
  id: number;
  table: string;
  secrets: string[];
  seat: number | null;
}

/** Look on as another of the own seats, or as a spectator. */
export interface Look {
  is: "look";
  id: number;
  table: string;
  seat: number | null;
}

/** Leave a table; it lives on. */
export interface Detach {
  is: "detach";
  id: number;
  table: string;
}

/** Make a move in the position of that number. */
export interface Play {
  is: "play";
  id: number;
  table: string;
  number: number;
  seat: number;
  option: string;
}

/** Take the own last move back, or ask the others for it. */
export interface Undo {
  is: "undo";
  id: number;
  table: string;
  number: number;
  seat: number;
}

/** Answer somebody who wants to take something back. */
export interface Agree {
  is: "agree";
  id: number;
  table: string;
  number: number;
  seat: number;
  yes: boolean;
}

/** Ask what a move would do. */
export interface Preview {
  is: "preview";
  id: number;
  table: string;
  number: number;
  seat: number;
  option: string;
}

/** Ask why a move cannot be made. */
export interface Why {
  is: "why";
  id: number;
  table: string;
  seat: number;
  option: string;
}

/** Ask for good moves. */
export interface Hint {
  is: "hint";
  id: number;
  table: string;
  number: number;
  seat: number;
}

/** Ask how it was after so many moves. */
export interface Frame {
  is: "frame";
  id: number;
  table: string;
  move: number;
}

/** Ask for the scores after every move of a finished game. */
export interface History {
  is: "history";
  id: number;
  table: string;
}

/** Ask what a move of a finished game cost, compared with the best one. */
export interface Judge {
  is: "judge";
  id: number;
  table: string;
  move: number;
}

/** Ask for the record. */
export interface Export {
  is: "export";
  id: number;
  table: string;
}

/** Give an own seat a name. */
export interface Rename {
  is: "rename";
  id: number;
  table: string;
  seat: number;
  name: string;
}

/** Clear a table away for good; only who set it up can. */
export interface Remove {
  is: "remove";
  id: number;
  table: string;
}

/** Ask for the cards, pieces and terms of a game. */
export interface Glossary {
  is: "glossary";
  id: number;
  game: string;
}

/** One thing that can be chosen before a game. */
export interface Setting {
  name: string;
  kind: string;
  title: string;
  default: unknown;
  choices: [unknown, string][];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  settings: Setting[];
  names: string[];
}

/** Say what is here. */
export interface Welcome {
  is: "welcome";
  id: number;
  protocol: number;
  version: string;
  games: GameInfo[];
  levels: string[];
}

/** Give the ticket to a new table. */
export interface Created {
  is: "created";
  id: number;
  table: string;
  secret: string;
}

/** A table as it stands in a list. */
export interface Row {
  table: string;
  game: string;
  names: string[];
  deciders: number[];
  mine: number[];
  over: boolean;
  number: number;
  changed: number;
}

/** Tell how tables stand; those that no ticket opens are left out. */
export interface Rows {
  is: "tables";
  id: number;
  rows: Row[];
}

/** Who sits on a seat; `secret` only for who set the table up. */
export interface SeatInfo {
  kind: string;
  name: string;
  level?: string;
  secret?: string;
  here?: boolean;
}

/** Show a table for the first time: what does not change with moves. */
export interface Attached {
  is: "attached";
  id: number;
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seed: number | null;
  seats: SeatInfo[];
  mine: number[];
  owner: boolean;
  watch: string;
  facts: Record<string, unknown>;
}

/** Tell that names, or who is there, changed. */
export interface Seated {
  is: "seated";
  id: number;
  table: string;
  seats: SeatInfo[];
}

/** A line of a score sheet. */
export type SheetLine = [label: string, points: number];

/** A seat asks the others to agree to an undo. */
export interface UndoRequest {
  seat: number;
  moves: number;
  waiting: number[];
}

/** Show a table as a viewer may see it; one such message brings a client to the exact position. */
export interface State {
  is: "state";
  id: number;
  table: string;
  number: number;
  move: number;
  seat: number | null;
  view: View;
  question: string;
  options: [string, string][];
  logFrom: number;
  log: [number, string][];
  sheets: SheetLine[][];
  winners: number[];
  undo: string;
  wish: UndoRequest | null;
}

/** Confirm: it is written down. */
export interface Done {
  is: "done";
  id: number;
  number: number;
}

/** Say no: a code for programs, a sentence for people. */
export interface Refused {
  is: "refused";
  id: number;
  code: string;
  text: string;
}

/** Tell what a move would do, and whether it could be taken back. */
export interface Previewed {
  is: "previewed";
  id: number;
  words: string[];
  changes: [string, unknown, unknown][];
  sheet: [string, number, number][];
  final: boolean;
}

/** Tell why a move cannot be made; empty if it can. */
export interface Reason {
  is: "reason";
  id: number;
  text: string;
}

/** One good move. */
export interface Advice {
  option: string;
  label: string;
  points: number;
  share: number;
  then: string[];
  reasons: [string, number][];
}

/** Give good moves, the best one first. */
export interface Hints {
  is: "hints";
  id: number;
  number: number;
  hints: Advice[];
}

/** Show how it was after so many moves. */
export interface Framed {
  is: "framed";
  id: number;
  move: number;
  of: number;
  view: View;
  log: string[];
  who: number | null;
  sheets: SheetLine[][];
}

/** Give the scores after every move: who moved, and what each seat had then. */
export interface Scores {
  is: "scores";
  id: number;
  movers: number[];
  scores: number[][];
}

/** Tell what a move cost, in points that its seat could expect. */
export interface Judged {
  is: "judged";
  id: number;
  move: number;
  option: string;
  label: string;
  best: string;
  bestLabel: string;
  cost: number;
}

/** Give a record. */
export interface Exported {
  is: "exported";
  id: number;
  record: string;
  name: string;
}

/** Give the cards, pieces and terms of a game. */
export interface Explained {
  is: "explained";
  id: number;
  game: string;
  entries: Record<string, string>[];
}

/** Tell that a table was cleared away. */
export interface Gone {
  is: "gone";
  id: number;
  table: string;
}
