"""The journal of a table: every move, undo and redo, which moves are active, and who can see them.

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
REDO: Final = "redo"

STALE: Final = Text("The game has moved on since then.", "Das Spiel ist inzwischen weitergegangen.")


class Entry:
    """A journal entry: a move, an undo of all moves from an index on, a retraction of the move at an index, or a redo
    of what the entry at an index took back.
    """

    __slots__ = ("kind", "quiet", "seat", "shown", "taken", "text")

    def __init__(self, kind: str, seat: int, text: str, quiet: bool = False, shown: bool | None = False) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.quiet = quiet
        """Whether only its seat can see it: part of an incomplete answer."""
        self.shown = shown
        """Whether it revealed hidden information; None until somebody asks."""
        self.taken: list[Entry] = []
        """The moves that it took back."""


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
        for entry in entries:
            before, self.active = self.active, self.after(entry)
            if entry.kind in {UNDO, RETRACT}:
                entry.taken = [move for move in before[int(entry.text) :] if move not in self.active]
            self.entries.append(entry)
            if entry.quiet:
                self.quiet[entry.seat] = self.quiet.get(entry.seat, 0) + 1

    def number(self, mine: Collection[int]) -> int:
        """Count the entries these seats can see."""
        return len(self.entries) - sum([times for seat, times in self.quiet.items() if seat not in mine])

    def since(self, number: int, mine: Collection[int]) -> list[Entry]:
        """List the entries after the first `number` that these seats can see."""
        return [entry for entry in self.entries if not entry.quiet or entry.seat in mine][number:]

    def after(self, entry: Entry) -> list[Entry]:
        """Return what the active moves are after one more entry."""
        moves = self.active[:]
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            del moves[int(entry.text) :]
        elif entry.kind == RETRACT:
            del moves[int(entry.text)]
        else:
            at = int(entry.text)
            back, since = self.entries[at].taken, self.entries[at + 1 :]
            seats = {move.seat for move in back}
            # Bots may have begun to answer anew where others cannot see it.
            moves = [move for move in moves if move.seat not in seats or move not in since] + back
        return moves

    def undone(self, mine: Collection[int], hidden: Collection[Entry]) -> int | None:
        """Return the index of the last undo or retraction that these seats can see, if they have seen no move since.

        Answers of others to an open simultaneous decision, `hidden`, do not end what a seat has retracted of its own.
        """
        redone: set[int] = set()
        crossed = False
        for at in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[at]
            own = entry.seat in mine
            if (entry.quiet and not own) or at in redone:
                continue
            if entry.kind == REDO:
                redone.add(int(entry.text))
            elif entry.kind == UNDO:
                return None if crossed else at
            elif own and entry.kind == RETRACT:
                return at
            elif entry.kind == MOVE and (own or entry not in hidden):
                return None
            else:
                crossed = True
        return None
