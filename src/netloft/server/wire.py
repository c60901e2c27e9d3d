"""The messages between a table and its clients, typed; docs/protocol.md explains them.

A client's request carries an `id` of its own, which comes back with the answer.  `number` counts what has happened at a
table, moves and what was taken back alike; it never goes down.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from netloft.core.text import Text

PROTOCOL: Final = 1
LARGEST: Final = 256_000  # bytes; a record with a sheet or a deck in it has about 50,000
LONGEST_NAME: Final = 40


class Refusal(Exception):
    """A request that is not granted: a code for programs and a sentence for people."""

    def __init__(self, code: str, text: Text | str) -> None:
        super().__init__(code)
        self.code = code
        self.text = text if isinstance(text, Text) else Text(text, text)


class Message(msgspec.Struct, tag_field="is", rename="camel", forbid_unknown_fields=True):
    """What goes over the wire; its kind stands in `is`."""


# From a client.


class Request(Message):
    """Something a client wants."""

    id: int = 0


class Hello(Request, tag="hello"):
    """Come in: always the first message."""

    protocol: int = 0
    lang: str = "en"


class SeatSetup(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a seat: somebody at this screen, somebody with a link, or a bot of some level."""

    kind: str
    name: str = ""
    level: str = ""


class Create(Request, tag="create"):
    """Set up a table; with a seed it is a practice table, with a start it begins from a position."""

    game: str = ""
    options: dict[str, Any] = {}
    seats: list[SeatSetup] = []
    seed: int | None = None
    start: dict[str, Any] | None = None


class Import(Request, tag="import"):
    """Make a table from a record."""

    record: str = ""


class Ticket(msgspec.Struct, forbid_unknown_fields=True):
    """What opens a table: its name and a secret."""

    table: str
    secret: str


class Mine(Request, tag="mine"):
    """Ask how the tables stand to which the client has tickets."""

    tickets: list[Ticket] = []


class Attach(Request, tag="attach"):
    """Come to a table and be told whatever happens there; `seat` says as whom, if the secrets open several."""

    table: str = ""
    secrets: list[str] = []
    seat: int | None = None


class AtTable(Request):
    """A request at a table that the client has come to."""

    table: str = ""


class Look(AtTable, tag="look"):
    """Look on as another of the own seats, or as a spectator."""

    seat: int | None = None


class Detach(AtTable, tag="detach"):
    """Leave a table; it lives on."""


class Play(AtTable, tag="play"):
    """Make a move in the position of that number."""

    number: int = -1
    seat: int = -1
    option: str = ""


class Undo(AtTable, tag="undo"):
    """Take the own last move back, or ask the others for it."""

    number: int = -1
    seat: int = -1


class Agree(AtTable, tag="agree"):
    """Answer somebody who wants to take something back."""

    number: int = -1
    seat: int = -1
    yes: bool = False


class Preview(AtTable, tag="preview"):
    """Ask what a move would do."""

    number: int = -1
    seat: int = -1
    option: str = ""


class Why(AtTable, tag="why"):
    """Ask why a move cannot be made."""

    seat: int = -1
    option: str = ""


class Hint(AtTable, tag="hint"):
    """Ask for good moves."""

    number: int = -1
    seat: int = -1


class Frame(AtTable, tag="frame"):
    """Ask how it was after so many moves."""

    move: int = 0


class History(AtTable, tag="history"):
    """Ask for the scores after every move of a finished game."""


class Judge(AtTable, tag="judge"):
    """Ask what a move of a finished game cost, compared with the best one."""

    move: int = 0


class Export(AtTable, tag="export"):
    """Ask for the record."""


class Rename(AtTable, tag="rename"):
    """Give an own seat a name."""

    seat: int = -1
    name: str = ""


class Remove(AtTable, tag="remove"):
    """Clear a table away for good; only who set it up can."""


class Glossary(Request, tag="glossary"):
    """Ask for the cards, pieces and terms of a game."""

    game: str = ""


ClientMessage = (
    Hello
    | Create
    | Import
    | Mine
    | Attach
    | Look
    | Detach
    | Play
    | Undo
    | Agree
    | Preview
    | Why
    | Hint
    | Frame
    | History
    | Judge
    | Export
    | Rename
    | Remove
    | Glossary
)


# To a client.


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


class Welcome(Answer, tag="welcome"):
    """Say what is here."""

    protocol: int = PROTOCOL
    version: str = ""
    games: list[GameInfo] = []
    levels: list[str] = []


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


class SeatInfo(msgspec.Struct, rename="camel", omit_defaults=True):
    """Who sits on a seat; `secret` only for who set the table up."""

    kind: str
    name: str
    level: str = ""
    secret: str = ""
    here: bool = False


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
    facts: dict[str, Any] = {}


class Seated(Answer, tag="seated"):
    """Tell that names, or who is there, changed."""

    table: str = ""
    seats: list[SeatInfo] = []


class SheetLine(msgspec.Struct, array_like=True):
    """A line of a score sheet."""

    label: str
    points: float


class UndoRequest(msgspec.Struct, rename="camel"):
    """A seat asks the others to agree to an undo."""

    seat: int
    moves: int
    waiting: list[int]


class State(Answer, tag="state"):
    """Show a table as a viewer may see it; one such message brings a client to the exact position."""

    table: str = ""
    number: int = 0
    move: int = 0
    seat: int | None = None
    view: dict[str, Any] = {}
    question: str = ""
    options: list[tuple[str, str]] = []
    log_from: int = 0
    log: list[tuple[int, str]] = []
    sheets: list[list[SheetLine]] = []
    winners: list[int] = []
    undo: str = ""
    wish: UndoRequest | None = None


class Done(Answer, tag="done"):
    """Confirm: it is written down."""

    number: int = 0


class Refused(Answer, tag="refused"):
    """Say no: a code for programs, a sentence for people."""

    code: str = ""
    text: str = ""


class Previewed(Answer, tag="previewed"):
    """Tell what a move would do, and whether it could be taken back."""

    words: list[str] = []
    changes: list[tuple[str, Any, Any]] = []
    sheet: list[tuple[str, float, float]] = []
    final: bool = False


class Reason(Answer, tag="reason"):
    """Tell why a move cannot be made; empty if it can."""

    text: str = ""


class Advice(msgspec.Struct, rename="camel"):
    """One good move."""

    option: str
    label: str
    points: float
    share: float
    then: list[str]
    reasons: list[tuple[str, float]]


class Hints(Answer, tag="hints"):
    """Give good moves, the best one first."""

    number: int = 0
    hints: list[Advice] = []


class Framed(Answer, tag="framed"):
    """Show how it was after so many moves."""

    move: int = 0
    of: int = 0
    view: dict[str, Any] = {}
    log: list[str] = []
    who: int | None = None
    sheets: list[list[SheetLine]] = []


class Scores(Answer, tag="scores"):
    """Give the scores after every move: who moved, and what each seat had then."""

    movers: list[int] = []
    scores: list[list[float]] = []


class Judged(Answer, tag="judged"):
    """Tell what a move cost, in points that its seat could expect."""

    move: int = 0
    option: str = ""
    label: str = ""
    best: str = ""
    best_label: str = ""
    cost: float = 0.0


class Exported(Answer, tag="exported"):
    """Give a record."""

    record: str = ""
    name: str = ""


class Explained(Answer, tag="explained"):
    """Give the cards, pieces and terms of a game."""

    game: str = ""
    entries: list[dict[str, str]] = []


class Gone(Answer, tag="gone"):
    """Tell that a table was cleared away."""

    table: str = ""


ServerMessage = (
    Welcome
    | Created
    | Rows
    | Attached
    | Seated
    | State
    | Done
    | Refused
    | Previewed
    | Reason
    | Hints
    | Framed
    | Scores
    | Judged
    | Exported
    | Explained
    | Gone
)

ENCODER: Final = msgspec.json.Encoder()
CLIENT_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SERVER_MESSAGES: Final = msgspec.json.Decoder(ServerMessage)


def encode(message: Message) -> str:
    """Write a message."""
    return ENCODER.encode(message).decode()


def read_request(data: str | bytes) -> ClientMessage:
    """Read a client's message; Refusal says what is wrong with it."""
    if len(data) > LARGEST:
        raise Refusal("too large", Text("That message is too large.", "Diese Nachricht ist zu groß."))
    try:
        asked: ClientMessage = CLIENT_MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad message", f"not a message of this protocol: {error}") from None
    return asked


def clean_name(name: str) -> str:
    """Make a name that a person gave fit for a line."""
    printable = "".join([letter if letter.isprintable() else " " for letter in name[: 4 * LONGEST_NAME]])
    return " ".join(printable.split())[:LONGEST_NAME]
