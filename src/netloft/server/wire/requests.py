"""What a client asks."""

from __future__ import annotations

from typing import Any

import msgspec

from netloft.server.wire.message import Message


class Request(Message):
    """A request of a client."""

    id: int = 0


class Hello(Request, tag="hello"):
    """Open the conversation; always the first message."""

    protocol: int = 0
    lang: str = "en"


class Ping(Request, tag="ping"):
    """Ask whether the server still hears."""


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


class Redo(AtTable, tag="redo"):
    """Play again what the last undo took back."""

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
    """Delete a table for good; only its owner can, with the secret also without attaching."""

    secrets: list[str] = []


class Glossary(Request, tag="glossary"):
    """Ask for the cards, pieces and terms of a game."""

    game: str = ""


ClientMessage = (
    Hello
    | Ping
    | Create
    | Import
    | Mine
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
    | Export
    | Rename
    | Remove
    | Glossary
)
