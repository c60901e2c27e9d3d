"""A worker process that parses uploads: sheets, decks, positions and records, one job per line.

Parsing an upload can take long or need much memory, so the server never does it itself.  The server stops a reader that
takes too long, and the operating system limits its memory.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

import netloft
from netloft.core.text import NetloftError
from netloft.server.timeline import write_down
from netloft.server.workers.lines import serve_lines

MEMORY: Final = 1 << 30  # bytes
LONGEST_ERROR: Final = 500  # characters


class NewTable(msgspec.Struct, tag_field="do", tag="create"):
    """A job: set up a game from its start or from a position."""

    game: str
    seats: int
    options: dict[str, Any]
    start: dict[str, Any] | None


class NewRecord(msgspec.Struct, tag_field="do", tag="import"):
    """A job: parse a record and replay it, or so many of its moves."""

    record: str
    moves: int | None = None


class Draft(msgspec.Struct, tag_field="is", tag="draft"):
    """A checked game: everything a table needs to know about it."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    start: dict[str, Any] | None
    moves: list[tuple[int, str, bool]]
    """Seat, text and quiet flag of each move, as in a journal."""
    deciders: list[int]
    over: bool


class Unreadable(msgspec.Struct, tag_field="is", tag="unreadable"):
    """What is wrong with an upload, in one sentence."""

    error: str


Job = NewTable | NewRecord
Result = Draft | Unreadable


def read(job: Job) -> Draft:
    """Parse an upload; raise NetloftError if it is invalid."""
    if isinstance(job, NewRecord):
        record = netloft.read_record(job.record)
        record.moves = record.moves[: job.moves]
        game = netloft.game(record.game)
        g = game.replay(record)
    else:
        game = netloft.game(job.game)
        g = game.new(job.seats, job.options) if job.start is None else game.load(job.start)
    record = g.record()
    moves = [(entry.seat, entry.text, entry.quiet) for entry in write_down(game, record)]
    return Draft(game.name, record.rules, g.seats, record.options, record.start, moves, list(g.deciders), g.over)


def shortened(text: str) -> str:
    """Shorten a long error message."""
    return text if len(text) <= LONGEST_ERROR else f"{text[:LONGEST_ERROR]} …"


def answer(line: bytes) -> bytes:
    """Do one job and return its result as JSON."""
    result: Result
    try:
        result = read(msgspec.json.decode(line, type=Job))
    except NetloftError as error:
        result = Unreadable(shortened(str(error)))
    except (MemoryError, RecursionError):
        result = Unreadable("this needs too much memory to be read")
    return msgspec.json.encode(result)


def limit_memory() -> None:
    """Limit the memory of this process; Windows has no such limit."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    limit_memory()
    serve_lines(answer)
