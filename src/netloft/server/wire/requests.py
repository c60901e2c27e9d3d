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
    changes: bool = False
    """Whether to be sent only what has changed of a state."""


class Ping(Request, tag="ping"):
    """Ask whether the server still hears."""


class SeatSetup(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a seat: somebody at this screen, somebody with a link, or a bot of some level."""

    kind: str
    name: str = ""
    level: str = ""
    face: str = ""


class Create(Request, tag="create"):
    """Create a table; a seed makes it a practice table, a start begins it from a position.

    `hints` allows hints there, by default unless several people play; `watched` gives it a link for spectators.
    """

    game: str = ""
    options: dict[str, Any] = {}
    seats: list[SeatSetup] = []
    seed: int | None = None
    start: dict[str, Any] | None = None
    hints: bool | None = None
    watched: bool = True


class Import(Request, tag="import"):
    """Create a table from a record, or from its first moves; without `seats`, all of them are at this screen.

    A seed makes it a practice table.
    """

    record: str = ""
    moves: int | None = None
    seats: list[SeatSetup] = []
    seed: int | None = None


class Ticket(msgspec.Struct, forbid_unknown_fields=True):
    """A table's name and a secret that opens it."""

    table: str
    secret: str


class Mine(Request, tag="mine"):
    """Ask for the status of the tables the client has tickets for, and for news of them from then on."""

    tickets: list[Ticket] = []


class Glance(Request, tag="glance"):
    """Ask how far the game at a table is, without attaching."""

    table: str = ""
    secrets: list[str] = []


class Attach(Request, tag="attach"):
    """Attach to a table and receive its updates; `seat` selects a seat if the secrets open several."""

    table: str = ""
    secrets: list[str] = []
    seat: int | None = None


class Invitation(Request, tag="invitation"):
    """Ask what an invitation is for, without taking it."""

    table: str = ""
    secret: str = ""


class Take(Request, tag="take"):
    """Take the seat of an invitation; from then on `key`, a secret that the client made up, opens it.

    To take it again with the same key is only confirmed.
    """

    table: str = ""
    secret: str = ""
    key: str = ""
    name: str = ""
    face: str = ""


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
    """Ask for the game after a number of moves; once it is over, as any seat saw it."""

    move: int = 0
    seat: int | None = None


class History(AtTable, tag="history"):
    """Ask for the scores after every move of a finished game."""


class Judge(AtTable, tag="judge"):
    """Ask what a move of a finished game cost, compared with the best one."""

    move: int = 0


class Rematch(AtTable, tag="rematch"):
    """Play again with the same people and settings; `turned` gives everybody the next seat."""

    turned: bool = False


class Export(AtTable, tag="export"):
    """Ask for the record."""


class Rename(AtTable, tag="rename"):
    """Name one of the client's seats, and give it a face; null leaves the face as it is."""

    seat: int = -1
    name: str = ""
    face: str | None = None


class Remove(AtTable, tag="remove"):
    """Delete a table for good; only its owner can, with the secret also without attaching."""

    secrets: list[str] = []


class Reclaim(AtTable, tag="reclaim"):
    """Take an invited seat back for a new invitation; only the table's owner can, and everybody is told."""

    seat: int = -1


class Glossary(Request, tag="glossary"):
    """Ask for the cards, pieces and terms of a game."""

    game: str = ""


ClientMessage = (
    Hello
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
    | Glossary
)
