"""The messages between a table and its clients, typed; docs/protocol.md explains them.

A client chooses the `id` of a request, and the answer repeats it.  `number` counts the moves and undos at a table; it
never goes down.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from netloft.core.text import Text

PROTOCOL: Final = 2
LARGEST: Final = 256_000  # bytes; a record with a sheet or a deck in it has about 50,000
LONGEST_NAME: Final = 40


class Refusal(Exception):
    """A refused request: a code for programs and a sentence for people."""

    def __init__(self, code: str, text: Text | str) -> None:
        super().__init__(code)
        self.code = code
        self.text = text if isinstance(text, Text) else Text(text, text)


class Message(msgspec.Struct, tag_field="is", rename="camel", forbid_unknown_fields=True):
    """A message in either direction; `is` names its kind."""


# From a client.


class Request(Message):
    """A request of a client."""

    id: int = 0


class Hello(Request, tag="hello"):
    """Open the conversation; always the first message."""

    protocol: int = 0
    lang: str = "en"


class SeatSetup(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a seat: somebody at this screen, somebody with a link, or a bot of some level."""

    kind: str
    name: str = ""
    level: str = ""


class Create(Request, tag="create"):
    """Create a table; a seed makes it a practice table, a start begins it from a position."""

    game: str = ""
    options: dict[str, Any] = {}
    seats: list[SeatSetup] = []
    seed: int | None = None
    start: dict[str, Any] | None = None


class Import(Request, tag="import"):
    """Create a table from a record."""

    record: str = ""


class Ticket(msgspec.Struct, forbid_unknown_fields=True):
    """A table's name and a secret that opens it."""

    table: str
    secret: str


class Mine(Request, tag="mine"):
    """Ask for the status of the tables the client has tickets for."""

    tickets: list[Ticket] = []


class Attach(Request, tag="attach"):
    """Attach to a table and receive its updates; `seat` selects a seat if the secrets open several."""

    table: str = ""
    secrets: list[str] = []
    seat: int | None = None


class AtTable(Request):
    """A request at a table the client is attached to."""

    table: str = ""


class Look(AtTable, tag="look"):
    """Switch to another of the client's seats, or to a spectator's view."""

    seat: int | None = None


class Detach(AtTable, tag="detach"):
    """Leave a table, which continues without the client."""


class Play(AtTable, tag="play"):
    """Make a move at the position with that number."""

    number: int = -1
    seat: int = -1
    option: str = ""


class Undo(AtTable, tag="undo"):
    """Undo the client's last move, or ask the others to agree."""

    number: int = -1
    seat: int = -1


class Undoable(AtTable, tag="undoable"):
    """Ask how a seat can undo its last move."""

    seat: int = -1


class Agree(AtTable, tag="agree"):
    """Answer an undo request."""

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
    """Ask for the game after a number of moves."""

    move: int = 0


class History(AtTable, tag="history"):
    """Ask for the scores after every move of a finished game."""


class Judge(AtTable, tag="judge"):
    """Ask what a move of a finished game cost, compared with the best one."""

    move: int = 0


class Export(AtTable, tag="export"):
    """Ask for the record."""


class Rename(AtTable, tag="rename"):
    """Name one of the client's seats."""

    seat: int = -1
    name: str = ""


class Remove(AtTable, tag="remove"):
    """Delete a table for good; only its owner can."""


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
    | Undoable
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
    intro: str
    """What a newcomer is told first; empty if the page itself has words for the game."""


class Welcome(Answer, tag="welcome"):
    """Describe the server and its games."""

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
    """Who has a seat; only the owner sees `secret`."""

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
    """Announce changed names or connections."""

    table: str = ""
    seats: list[SeatInfo] = []


class SheetLine(msgspec.Struct, array_like=True):
    """A line of a score sheet."""

    label: str
    points: float
    key: str
    kind: str


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
    log: list[tuple[int, str]] = []
    sheets: list[list[SheetLine]] = []
    winners: list[int] = []
    undo: str = ""
    wish: UndoRequest | None = None


class Done(Answer, tag="done"):
    """Confirm a request; its effect is stored."""

    number: int = 0


class Refused(Answer, tag="refused"):
    """Refuse a request: a code for programs, a sentence for people."""

    code: str = ""
    text: str = ""


class Undoing(Answer, tag="undoing"):
    """How a seat can undo its last move: `free`, `ask`, or empty if it cannot."""

    number: int = 0
    undo: str = ""


class Previewed(Answer, tag="previewed"):
    """What a move would do, and whether it could be undone."""

    words: list[str] = []
    changes: list[tuple[str, Any, Any]] = []
    sheet: list[tuple[str, float, float]] = []
    final: bool = False


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


class Hints(Answer, tag="hints"):
    """Good moves, best first."""

    number: int = 0
    hints: list[Advice] = []


class Framed(Answer, tag="framed"):
    """The game after a number of moves."""

    move: int = 0
    of: int = 0
    view: dict[str, Any] = {}
    log: list[str] = []
    who: int | None = None
    sheets: list[list[SheetLine]] = []


class Scores(Answer, tag="scores"):
    """Who moved, and all scores, after every move."""

    movers: list[int] = []
    scores: list[list[float]] = []


class Judged(Answer, tag="judged"):
    """What a move cost, in expected points of its seat."""

    move: int = 0
    option: str = ""
    label: str = ""
    best: str = ""
    best_label: str = ""
    cost: float = 0.0


class Exported(Answer, tag="exported"):
    """A record and its file name."""

    record: str = ""
    name: str = ""


class Explained(Answer, tag="explained"):
    """The cards, pieces and terms of a game."""

    game: str = ""
    entries: list[dict[str, str]] = []


class Gone(Answer, tag="gone"):
    """Announce that a table was deleted."""

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
    | Undoing
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

ANSWERS: Final[dict[type[Request], type[Answer]]] = {
    Hello: Welcome,
    Create: Created,
    Import: Created,
    Mine: Rows,
    Glossary: Explained,
    Attach: Attached,
    Detach: Done,
    Look: State,
    Play: Done,
    Undo: Done,
    Undoable: Undoing,
    Agree: Done,
    Preview: Previewed,
    Why: Reason,
    Hint: Hints,
    Frame: Framed,
    History: Scores,
    Judge: Judged,
    Export: Exported,
    Rename: Done,
    Remove: Gone,
}
"""What answers a request that is not refused."""

ENCODER: Final = msgspec.json.Encoder()
CLIENT_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SERVER_MESSAGES: Final = msgspec.json.Decoder(ServerMessage)


def encode(message: Message) -> str:
    """Encode a message."""
    return ENCODER.encode(message).decode()


def read_request(data: str | bytes) -> ClientMessage:
    """Decode a client's message; raise Refusal if it is invalid."""
    if len(data) > LARGEST:
        raise Refusal("too large", Text("That message is too large.", "Diese Nachricht ist zu groß."))
    try:
        asked: ClientMessage = CLIENT_MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad message", f"not a message of this protocol: {error}") from None
    return asked


def clean_name(name: str) -> str:
    """Return a person's name on one line, without control characters."""
    printable = "".join([letter if letter.isprintable() else " " for letter in name[: 4 * LONGEST_NAME]])
    return " ".join(printable.split())[:LONGEST_NAME]
