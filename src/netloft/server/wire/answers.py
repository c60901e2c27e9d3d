"""What a client is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from netloft.server.wire.message import PROTOCOL, Message


class Answer(Message):
    """A message to a client: the answer to a request, or news with id 0."""

    id: int = 0


class Setting(msgspec.Struct):
    """One thing that can be chosen before a game."""

    name: str
    kind: str
    title: str
    default: Any
    choices: list[tuple[Any, str]]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[int]
    settings: list[Setting]
    names: list[str]
    """What its seats are called."""
    intro: str
    """What a newcomer is told first; empty if the page itself has words for the game."""


class Language(msgspec.Struct):
    """A language in which the server and the page can speak; the name is what it calls itself."""

    code: str
    name: str


class Welcome(Answer, tag="welcome"):
    """Describe the server and its games."""

    protocol: int = PROTOCOL
    version: str = ""
    games: list[GameInfo] = []
    levels: list[str] = []
    languages: list[Language] = []


class Pong(Answer, tag="pong"):
    """Answer a ping."""


class Created(Answer, tag="created"):
    """Give the ticket to a new table."""

    table: str = ""
    secret: str = ""


class Row(msgspec.Struct, rename="camel"):
    """A table as it stands in a list."""

    table: str
    game: str
    names: list[str]
    deciders: list[int]
    mine: list[int]
    over: bool
    number: int
    changed: float


class Rows(Answer, tag="tables"):
    """Tell how tables stand; those that no ticket opens are left out."""

    rows: list[Row] = []


class Drawn(msgspec.Struct, array_like=True):
    """One thing in a miniature: a shape that the page knows, where its middle is, its size and its colour."""

    shape: str
    """`box`, `dot`, `hex`, `house`, `boat` or `tree`."""
    x: float
    y: float
    width: float
    height: float
    colour: str | int
    """A seat for its colour, or one of `sea`, `sand`, `grass`, `leaf`, `felt`, `wood`, `paper` and `stone`."""


class Miniature(msgspec.Struct):
    """A position as a small picture that shows nothing but what everybody may see."""

    width: float
    height: float
    ground: str
    things: list[Drawn]


class Glanced(Answer, tag="glanced"):
    """Show how far the game at a table is; a game that draws no miniature has none."""

    table: str = ""
    number: int = 0
    round: int | None = None
    phase: str = ""
    scores: list[float] = []
    mover: int | None = None
    """Who has moved last."""
    miniature: Miniature | None = None


class SeatInfo(msgspec.Struct, rename="camel", omit_defaults=True):
    """Who has a seat; only the owner sees `secret`, which invites somebody to it."""

    kind: str
    name: str
    level: str = ""
    face: str = ""
    secret: str = ""
    open: bool = False
    """Whether nobody has taken its invitation yet."""
    here: bool = False
    viewers: int = 0
    """How many connections can look through it now."""


class Invited(Answer, tag="invited"):
    """What an invitation is for: a seat at a table, and whether it can still be taken."""

    table: str = ""
    game: str = ""
    seat: int = 0
    seats: list[SeatInfo] = []
    number: int = 0
    over: bool = False
    open: bool = False


class Taken(Answer, tag="taken"):
    """Confirm that the seat of an invitation is taken."""

    table: str = ""
    seat: int = 0


class Unseated(Answer, tag="unseated"):
    """Announce that the owner has taken back a seat of this client."""

    table: str = ""
    seat: int = 0


class Attached(Answer, tag="attached"):
    """Show a table for the first time: what does not change with moves."""

    table: str = ""
    game: str = ""
    rules: int = 0
    options: dict[str, Any] = {}
    seed: int | None = None
    seats: list[SeatInfo] = []
    mine: list[int] = []
    owner: bool = False
    watch: str = ""
    hints: bool = True
    facts: dict[str, Any] = {}


class Seated(Answer, tag="seated"):
    """Announce changed names or connections."""

    table: str = ""
    seats: list[SeatInfo] = []


class SheetLine(msgspec.Struct, array_like=True):
    """A line of a score sheet."""

    label: str
    points: float
    key: str
    kind: str


Sheets = list[list[SheetLine]]
"""The score sheets of all seats."""


class UndoRequest(msgspec.Struct, rename="camel"):
    """A seat asks the others to agree to an undo."""

    seat: int
    moves: int
    waiting: list[int]


class Option(msgspec.Struct, array_like=True):
    """One thing that a seat can choose; `docs/contract.md` lists the kinds of each game with their args."""

    text: str
    label: str
    kind: str
    args: dict[str, Any]


class LogLine(msgspec.Struct, array_like=True):
    """A line of the log: after how many moves it was, what it says, whom it is about, its round and its phase."""

    move: int
    text: str
    who: int
    """A seat, a clan that nobody plays, or -1 for nobody."""
    round: int | None
    """0 before the first round, None in a game without rounds."""
    phase: str
    """As in the view; empty in a game that names no phases."""


class State(Answer, tag="state"):
    """The whole table as a viewer may see it; one such message is enough to catch up."""

    table: str = ""
    number: int = 0
    move: int = 0
    seat: int | None = None
    view: dict[str, Any] = {}
    question: str = ""
    options: list[Option] = []
    prices: dict[str, list[tuple[dict[str, int], bool]]] = {}
    log_from: int = 0
    log: list[LogLine] = []
    sheets: Sheets = []
    winners: list[int] = []
    undo: str = ""
    undoes: list[int] = []
    redo: bool = False
    wish: UndoRequest | None = None
    hidden: list[int] = []


Change = tuple[Sequence[str | int], Any]
"""A place, as keys and indices that lead there, and its new value."""


class Changed(Answer, tag="changed"):
    """What is different from the last state that this client was sent of the table, if it has asked for changes."""

    table: str = ""
    changes: list[Change] = []


class Done(Answer, tag="done"):
    """Confirm a request; its effect is stored."""

    number: int = 0


class Refused(Answer, tag="refused"):
    """Refuse a request: a code for programs, a sentence for people, and in how many seconds it may be asked again."""

    code: str = ""
    text: str = ""
    wait: int = 0


class Undoing(Answer, tag="undoing"):
    """How a seat can undo its last move: `free`, `ask`, or empty if it cannot."""

    number: int = 0
    undo: str = ""


class Previewed(Answer, tag="previewed"):
    """What a move would do, whether it could be undone, and what its seat could choose next."""

    words: list[str] = []
    changes: list[tuple[str, Any, Any]] = []
    sheet: list[tuple[str, float, float]] = []
    final: bool = False
    following: list[Option] = []


class Reason(Answer, tag="reason"):
    """Why a move cannot be made; empty if it can."""

    text: str = ""


class Advice(msgspec.Struct, rename="camel"):
    """One good move."""

    option: str
    label: str
    points: float
    share: float
    then: list[str]
    reasons: list[tuple[str, float]]
    nudge: str
    plan: str


class Hints(Answer, tag="hints"):
    """Good moves, best first."""

    number: int = 0
    hints: list[Advice] = []


class Framed(Answer, tag="framed"):
    """The game after a number of moves."""

    move: int = 0
    of: int = 0
    view: dict[str, Any] = {}
    log: list[LogLine] = []
    who: int | None = None
    sheets: Sheets = []


class Award(msgspec.Struct):
    """Something that some seats were best at: a word for its picture, its name, and how much it was."""

    sign: str
    name: str
    text: str
    seats: list[int]


class Scores(Answer, tag="scores"):
    """How a game went: who moved, all scores and what was expected after every move, and what is said at its end."""

    movers: list[int] = []
    scores: list[list[float]] = []
    expected: list[list[float]] = []
    rounds: list[int] = []
    awards: list[Award] = []
    verdict: str = ""


class Judged(Answer, tag="judged"):
    """What a move cost, in expected points of its seat."""

    move: int = 0
    option: str = ""
    label: str = ""
    best: str = ""
    best_label: str = ""
    best_kind: str = ""
    best_args: dict[str, Any] = {}
    cost: float = 0.0
    played: str = ""
    plan: str = ""
    then: list[str] = []
    changes: list[tuple[str, Any, Any]] = []


class Exported(Answer, tag="exported"):
    """A record and its file name."""

    record: str = ""
    name: str = ""


class Explained(Answer, tag="explained"):
    """The cards, pieces and terms of a game."""

    game: str = ""
    entries: list[dict[str, str]] = []


class Rematched(Answer, tag="rematched"):
    """The next table of the same people; their secrets open it, too."""

    table: str = ""
    next: str = ""


class Gone(Answer, tag="gone"):
    """Announce that a table was deleted."""

    table: str = ""


ServerMessage = (
    Welcome
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
    | Gone
)
