"""The journal of a table: every move and undo, which moves are active, and who can see them.

Entries are never removed.  During a simultaneous decision the other seats cannot see an incomplete answer, so its
entries do not count for them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from netloft.core.text import Text

MOVE: Final = "move"
UNDO: Final = "undo"
RETRACT: Final = "retract"

STALE: Final = Text("The game has moved on since then.", "Das Spiel ist inzwischen weitergegangen.")


class Entry:
    """A journal entry: a move, an undo of all moves from an index on, or a retraction of the move at an index."""

    __slots__ = ("kind", "quiet", "seat", "shown", "text")

    def __init__(self, kind: str, seat: int, text: str, quiet: bool = False, shown: bool | None = False) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.quiet = quiet
        """Whether only its seat can see it: part of an incomplete answer."""
        self.shown = shown
        """Whether it revealed hidden information; None until somebody asks."""


class Journal:
    """All entries of a table, oldest first."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: list[Entry] = []
        self.active: list[Entry] = []
        """The moves that were not undone."""
        self.quiet: dict[int, int] = {}
        self.add(entries)

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The active moves in the form of a record."""
        return [(entry.seat, entry.text) for entry in self.active]

    def add(self, entries: list[Entry]) -> None:
        """Append entries."""
        self.entries += entries
        self.active = active_moves(self.active, entries)
        for entry in entries:
            if entry.quiet:
                self.quiet[entry.seat] = self.quiet.get(entry.seat, 0) + 1

    def number(self, mine: Collection[int]) -> int:
        """Count the entries these seats can see."""
        return len(self.entries) - sum([times for seat, times in self.quiet.items() if seat not in mine])

    def since(self, number: int, mine: Collection[int]) -> list[Entry]:
        """List the entries after the first `number` that these seats can see."""
        for at, entry in enumerate(self.entries):
            if not entry.quiet or entry.seat in mine:
                if number == 0:
                    return self.entries[at:]
                number -= 1
        return []


def active_moves(moves: list[Entry], entries: list[Entry]) -> list[Entry]:
    """Apply entries to the active moves and return the result."""
    moves = moves[:]
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            del moves[int(entry.text) :]
        else:
            del moves[int(entry.text)]
    return moves
