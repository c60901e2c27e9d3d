// Written by `just page-types`; change the Python source instead.

export const PROTOCOL = 4;

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

/** Open the conversation; always the first message. */
export interface Hello {
  is: "hello";
  id: number;
  protocol: number;
  lang: string;
  changes: boolean;
}

/** Ask whether the server still hears. */
export interface Ping {
  is: "ping";
  id: number;
}

/** Who takes a seat: somebody at this screen, somebody with a link, or a bot of some level. */
export interface SeatSetup {
  kind: string;
  name: string;
  level: string;
  face: string;
}

/** Create a table; a seed makes it a practice table, a start begins it from a position. */
export interface Create {
  is: "create";
  id: number;
  game: string;
  options?: Record<string, unknown>;
  seats: SeatSetup[];
  seed?: number | null;
  start?: Record<string, unknown> | null;
  hints?: boolean | null;
  watched: boolean;
}

/** Create a table from a record, or from its first moves; without `seats`, all of them are at this screen. */
export interface Import {
  is: "import";
  id: number;
  record: string;
  moves?: number | null;
  seats: SeatSetup[];
  seed?: number | null;
}

/** A table's name and a secret that opens it. */
export interface Ticket {
  table: string;
  secret: string;
}

/** Ask for the status of the tables the client has tickets for, and for news of them from then on. */
export interface Mine {
  is: "mine";
  id: number;
  tickets: Ticket[];
}

/** Ask how far the game at a table is, without attaching. */
export interface Glance {
  is: "glance";
  id: number;
  table: string;
  secrets: string[];
}

/** Ask what an invitation is for, without taking it. */
export interface Invitation {
  is: "invitation";
  id: number;
  table: string;
  secret: string;
}

/** Take the seat of an invitation; from then on `key`, a secret that the client made up, opens it. */
export interface Take {
  is: "take";
  id: number;
  table: string;
  secret: string;
  key: string;
  name: string;
  face: string;
}

/** Attach to a table and receive its updates; `seat` selects a seat if the secrets open several. */
export interface Attach {
  is: "attach";
  id: number;
  table: string;
  secrets: string[];
  seat?: number | null;
}

/** Switch to another of the client's seats, or to a spectator's view. */
export interface Look {
  is: "look";
  id: number;
  table: string;
  seat?: number | null;
}

/** Leave a table, which continues without the client. */
export interface Detach {
  is: "detach";
  id: number;
  table: string;
}

/** Make a move at the position with that number. */
export interface Play {
  is: "play";
  id: number;
  table: string;
  number: number;
  seat: number;
  option: string;
}

/** Undo the client's last move, or ask the others to agree. */
export interface Undo {
  is: "undo";
  id: number;
  table: string;
  number: number;
  seat: number;
}

/** Play again what the last undo took back. */
export interface Redo {
  is: "redo";
  id: number;
  table: string;
  number: number;
  seat: number;
}

/** Ask how a seat can undo its last move. */
export interface Undoable {
  is: "undoable";
  id: number;
  table: string;
  seat: number;
}

/** Answer an undo request. */
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

/** Ask for the game after a number of moves; once it is over, as any seat saw it. */
export interface Frame {
  is: "frame";
  id: number;
  table: string;
  move: number;
  seat?: number | null;
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

/** Play again with the same people and settings; `turned` gives everybody the next seat. */
export interface Rematch {
  is: "rematch";
  id: number;
  table: string;
  turned: boolean;
}

/** Ask for the record. */
export interface Export {
  is: "export";
  id: number;
  table: string;
}

/** Name one of the client's seats, and give it a face; null leaves the face as it is. */
export interface Rename {
  is: "rename";
  id: number;
  table: string;
  seat: number;
  name: string;
  face?: string | null;
}

/** Take an invited seat back for a new invitation; only the table's owner can, and everybody is told. */
export interface Reclaim {
  is: "reclaim";
  id: number;
  table: string;
  seat: number;
}

/** Delete a table for good; only its owner can, with the secret also without attaching. */
export interface Remove {
  is: "remove";
  id: number;
  table: string;
  secrets: string[];
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
  intro: string;
}

/** A language in which the server and the page can speak; the name is what it calls itself. */
export interface Language {
  code: string;
  name: string;
}

/** Describe the server and its games. */
export interface Welcome {
  is: "welcome";
  id: number;
  protocol: number;
  version: string;
  games: GameInfo[];
  levels: string[];
  languages: Language[];
}

/** Answer a ping. */
export interface Pong {
  is: "pong";
  id: number;
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

/** One thing in a miniature: a shape that the page knows, where its middle is, its size and its colour. */
export type Drawn = [shape: string, x: number, y: number, width: number, height: number, colour: string | number];

/** A position as a small picture that shows nothing but what everybody may see. */
export interface Miniature {
  width: number;
  height: number;
  ground: string;
  things: Drawn[];
}

/** Show how far the game at a table is; a game that draws no miniature has none. */
export interface Glanced {
  is: "glanced";
  id: number;
  table: string;
  number: number;
  round: number | null;
  phase: string;
  scores: number[];
  mover: number | null;
  miniature: Miniature | null;
}

/** Who has a seat; only the owner sees `secret`, which invites somebody to it. */
export interface SeatInfo {
  kind: string;
  name: string;
  level?: string;
  face?: string;
  secret?: string;
  open?: boolean;
  here?: boolean;
  viewers?: number;
}

/** What an invitation is for: a seat at a table, and whether it can still be taken. */
export interface Invited {
  is: "invited";
  id: number;
  table: string;
  game: string;
  seat: number;
  seats: SeatInfo[];
  number: number;
  over: boolean;
  open: boolean;
}

/** Confirm that the seat of an invitation is taken. */
export interface Taken {
  is: "taken";
  id: number;
  table: string;
  seat: number;
}

/** Announce that the owner has taken back a seat of this client. */
export interface Unseated {
  is: "unseated";
  id: number;
  table: string;
  seat: number;
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
  hints: boolean;
  facts: Record<string, unknown>;
}

/** Announce changed names or connections. */
export interface Seated {
  is: "seated";
  id: number;
  table: string;
  seats: SeatInfo[];
}

/** One thing that a seat can choose; `docs/contract.md` lists the kinds of each game with their args. */
export type Option = [text: string, label: string, kind: string, args: Record<string, unknown>];

/** A line of the log: after how many moves it was, what it says, whom it is about, its round and its phase. */
export type LogLine = [move: number, text: string, who: number, round: number | null, phase: string];

/** A line of a score sheet. */
export type SheetLine = [label: string, points: number, key: string, kind: string];

/** A seat asks the others to agree to an undo. */
export interface UndoRequest {
  seat: number;
  moves: number;
  waiting: number[];
}

/** The whole table as a viewer may see it; one such message is enough to catch up. */
export interface State {
  is: "state";
  id: number;
  table: string;
  number: number;
  move: number;
  seat: number | null;
  view: View;
  question: string;
  options: Option[];
  prices: Record<string, [Record<string, number>, boolean][]>;
  logFrom: number;
  log: LogLine[];
  sheets: SheetLine[][];
  winners: number[];
  undo: string;
  undoes: number[];
  redo: boolean;
  wish: UndoRequest | null;
  hidden: number[];
}

/** What is different from the last state that this client was sent of the table, if it has asked for changes. */
export interface Changed {
  is: "changed";
  id: number;
  table: string;
  changes: ([(string | number)[], unknown])[];
}

/** Confirm a request; its effect is stored. */
export interface Done {
  is: "done";
  id: number;
  number: number;
}

/** Refuse a request: a code for programs, a sentence for people, and in how many seconds it may be asked again. */
export interface Refused {
  is: "refused";
  id: number;
  code: string;
  text: string;
  wait: number;
}

/** How a seat can undo its last move: `free`, `ask`, or empty if it cannot. */
export interface Undoing {
  is: "undoing";
  id: number;
  number: number;
  undo: string;
}

/** What a move would do, whether it could be undone, and what its seat could choose next. */
export interface Previewed {
  is: "previewed";
  id: number;
  words: string[];
  changes: [string, unknown, unknown][];
  sheet: [string, number, number][];
  final: boolean;
  following: Option[];
}

/** Why a move cannot be made; empty if it can. */
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
  nudge: string;
  plan: string;
}

/** Good moves, best first. */
export interface Hints {
  is: "hints";
  id: number;
  number: number;
  hints: Advice[];
}

/** The game after a number of moves. */
export interface Framed {
  is: "framed";
  id: number;
  move: number;
  of: number;
  view: View;
  log: LogLine[];
  who: number | null;
  sheets: SheetLine[][];
}

/** Something that some seats were best at: a word for its picture, its name, and how much it was. */
export interface Award {
  sign: string;
  name: string;
  text: string;
  seats: number[];
}

/** How a game went: who moved, all scores and what was expected after every move, and what is said at its end. */
export interface Scores {
  is: "scores";
  id: number;
  movers: number[];
  scores: number[][];
  expected: number[][];
  rounds: number[];
  awards: Award[];
  verdict: string;
}

/** What a move cost, in expected points of its seat. */
export interface Judged {
  is: "judged";
  id: number;
  move: number;
  option: string;
  label: string;
  best: string;
  bestLabel: string;
  bestKind: string;
  bestArgs: Record<string, unknown>;
  cost: number;
  played: string;
  plan: string;
  then: string[];
  changes: [string, unknown, unknown][];
}

/** A record and its file name. */
export interface Exported {
  is: "exported";
  id: number;
  record: string;
  name: string;
}

/** The cards, pieces and terms of a game. */
export interface Explained {
  is: "explained";
  id: number;
  game: string;
  entries: Record<string, string>[];
}

/** The next table of the same people; their secrets open it, too. */
export interface Rematched {
  is: "rematched";
  id: number;
  table: string;
  next: string;
}

/** Announce that a table was deleted. */
export interface Gone {
  is: "gone";
  id: number;
  table: string;
}

export type ClientMessage =
  | Hello
  | Ping
  | Create
  | Import
  | Mine
  | Glance
  | Invitation
  | Take
  | Attach
  | Look
  | Detach
  | Play
  | Undo
  | Redo
  | Undoable
  | Agree
  | Preview
  | Why
  | Hint
  | Frame
  | History
  | Judge
  | Rematch
  | Export
  | Rename
  | Reclaim
  | Remove
  | Glossary;

export type ServerMessage =
  | Welcome
  | Pong
  | Created
  | Rows
  | Glanced
  | Invited
  | Taken
  | Unseated
  | Attached
  | Seated
  | State
  | Changed
  | Done
  | Refused
  | Undoing
  | Previewed
  | Reason
  | Hints
  | Framed
  | Scores
  | Judged
  | Exported
  | Explained
  | Rematched
  | Gone;

/** What answers each request that is not refused. */
export interface Answers {
  hello: Welcome;
  ping: Pong;
  create: Created;
  import: Created;
  mine: Rows;
  glance: Glanced;
  glossary: Explained;
  invitation: Invited;
  take: Taken;
  attach: Attached;
  detach: Done;
  look: State;
  play: Done;
  undo: Done;
  redo: Done;
  undoable: Undoing;
  agree: Done;
  preview: Previewed;
  why: Reason;
  hint: Hints;
  frame: Framed;
  history: Scores;
  judge: Judged;
  rematch: Rematched;
  export: Exported;
  rename: Done;
  reclaim: Done;
  remove: Gone;
}
