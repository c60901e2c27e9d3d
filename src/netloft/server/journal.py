"""The journal of a table: what happened there, what of it is in force, and who has noticed.

Nothing is ever taken out of a journal.  Its length is the number of what happened; but while seats decide together,
what a seat does before its answer is complete is noticed by nobody else, and so must not count for anybody else either.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MOVE: Final = "move"
UNDO: Final = "undo"
RETRACT: Final = "retract"


class Entry:
    """One line of a journal: a move, that all moves after so many were taken back, or only the one after so many."""

    __slots__ = ("kind", "quiet", "seat", "shown", "text")

    def __init__(self, kind: str, seat: int, text: str, quiet: bool = False, shown: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.quiet = quiet
        """Whether only its seat noticed: a part of an answer that is not complete."""
        self.shown = shown
        """Whether somebody was shown something by it that had been hidden."""


class Journal:
    """All entries of a table, the first one first."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: list[Entry] = []
        self.active: list[Entry] = []
        """The moves that are in force."""
        self.quiet: dict[int, int] = {}
        self.add(entries)

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves in force, as a record has them."""
        return [(entry.seat, entry.text) for entry in self.active]

    def add(self, entries: list[Entry]) -> None:
        """Add what happened."""
        self.entries += entries
        self.active = active_moves(self.active, entries)
        for entry in entries:
            if entry.quiet:
                self.quiet[entry.seat] = self.quiet.get(entry.seat, 0) + 1

    def number(self, mine: Collection[int]) -> int:
        """Count what who has these seats has noticed."""
        return len(self.entries) - sum([times for seat, times in self.quiet.items() if seat not in mine])

    def since(self, number: int, mine: Collection[int]) -> list[Entry]:
        """List what happened after who has these seats had noticed so much."""
        for at, entry in enumerate(self.entries):
            if not entry.quiet or entry.seat in mine:
                if number == 0:
                    return self.entries[at:]
                number -= 1
        return []


def active_moves(moves: list[Entry], entries: list[Entry]) -> list[Entry]:
    """Carry out entries: which moves are in force after them."""
    moves = moves[:]
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            del moves[int(entry.text) :]
        else:
            del moves[int(entry.text)]
    return moves
