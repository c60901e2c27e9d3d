"""Undo and redo.

Undo is free while nothing was revealed and nobody else has moved; otherwise all have to agree.  Redo plays again what
the last undo took back, with the same luck and the same moves of bots, until somebody makes another move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.core.text import Text
from netloft.server import wire
from netloft.server.journal import MOVE, REDO, RETRACT, STALE, UNDO, Entry
from netloft.server.store import HERE
from netloft.server.timeline import replay, shows
from netloft.server.wire import Refusal

if TYPE_CHECKING:
    from netloft.server.table import Table

MAYBE: Final = "maybe"

NOTHING_TO_UNDO: Final = Text("You have no move to undo.", "Du hast nichts, was du zurücknehmen könntest.")
NOTHING_TO_REDO: Final = Text("There is nothing to redo.", "Es gibt nichts zu wiederholen.")
NO_WISH: Final = Text("Nobody is asking for that any more.", "Darum bittet niemand mehr.")


def last_own(table: Table, seat: int) -> int:
    """Return the index of the seat's last move, or -1."""
    active = table.journal.active
    for at in range(len(active) - 1, -1, -1):
        if active[at].seat == seat:
            return at
    return -1


def undo_for(table: Table, seat: int | None) -> str:
    """Return how a seat can undo: `free`, `ask`, `maybe` if that is not worked out yet, or empty if it cannot."""
    if seat is None or (at := last_own(table, seat)) < 0:
        return ""
    if not [other for other in table.people if other != seat]:
        return "free"
    own, *since = table.journal.active[at:]
    if not all([entry.quiet for entry in since]):  # others have seen and done something since
        return "ask"
    return MAYBE if own.shown is None else "ask" if own.shown else "free"


def undoes(table: Table, seat: int | None) -> list[int]:
    """List who made the moves that an undo of a seat would take back, oldest first, as far as the seat may know."""
    if seat is None or (at := last_own(table, seat)) < 0:
        return []
    begun = table.timeline.begun
    active = table.journal.active
    own = [move.seat for move in active[max(at, begun) :] if move.seat == seat]
    return [move.seat for move in active[at:begun]] + own


async def undoable(table: Table, seat: int) -> str:
    """Return how a seat can undo; if necessary, work out what its last move revealed."""
    while (found := undo_for(table, seat)) == MAYBE:
        at = last_own(table, seat)
        own = table.journal.active[at]
        is_last = table.before is not None and table.before[0] is own
        g = table.before[1] if table.before and is_last else (await replay(table.row, table.journal.moves[:at])).g
        own.shown = await shows(g, seat, own.text)
    return found


async def undo(table: Table, seat: int, number: int, mine: frozenset[int]) -> int:
    """Undo a seat's last move, or ask the others to agree."""
    since = table.since(number, mine)
    own = [entry.kind for entry in since if entry.seat == seat]
    if own and own[0] != MOVE:  # resent because its answer was lost
        return table.journal.number(mine)
    if own or not all([entry.kind == MOVE for entry in since]):  # moves of others do not change the own last move
        raise Refusal("stale", STALE)
    to = last_own(table, seat)
    if to < 0:
        raise Refusal("nothing to undo", NOTHING_TO_UNDO)
    together = companions(table, seat)
    waiting = [other for other in table.people if other not in together]
    if not waiting or await undoable(table, seat) == "free":
        await take_back(table, seat)
    elif table.wish is None or table.wish.seat != seat:
        table.ask_all(wire.UndoRequest(seat, min(to, table.timeline.begun), waiting))
        await table.tell_all(table.timeline.begun + 1)
    return table.journal.number(mine)


async def agree(table: Table, seat: int, yes: bool, number: int, mine: frozenset[int]) -> int:
    """Answer an undo request; the seat that made it can only withdraw it."""
    wish = table.wish
    if wish is None or number != table.journal.number(mine):
        raise Refusal("no wish", NO_WISH)
    if seat not in wish.waiting and (yes or seat != wish.seat):
        raise Refusal("no wish", NO_WISH)
    if yes:
        wish.waiting.remove(seat)
    if yes and not wish.waiting:
        await take_back(table, wish.seat)
    else:
        table.ask_all(wish if yes else None)
        await table.tell_all(table.timeline.begun + 1)
    return table.journal.number(mine)


async def take_back(table: Table, seat: int) -> None:
    """Undo a seat's last move and all later ones; in a simultaneous decision, only that move."""
    at = last_own(table, seat)
    together = table.g.lanes is not None and at >= table.timeline.begun
    entry = Entry(RETRACT if together else UNDO, seat, str(at), together and seat in table.g.deciders)
    moves = [(move.seat, move.text) for move in table.journal.after(entry)]
    await table.change([entry], await replay(table.row, moves))


def redo_for(table: Table, seat: int | None, mine: frozenset[int]) -> int | None:
    """Return the index of the journal entry that a seat can reverse, or None.

    Nobody plays again for others: each person whose move would come back is at this screen.  Answers that were still
    hidden do not count, as the seat must not learn of them.
    """
    if seat is None:
        return None
    at = table.journal.undone(mine, table.journal.active[table.timeline.begun :])
    if at is None:
        return None
    entry = table.journal.entries[at]
    if entry.kind == RETRACT:
        return at if entry.seat == seat else None
    movers = {entry.seat, *[move.seat for move in entry.taken if not move.quiet]}
    return at if movers.intersection(table.people) <= companions(table, seat) else None


async def redo(table: Table, seat: int, number: int, mine: frozenset[int]) -> int:
    """Play again what the last undo took back."""
    since = table.since(number, mine)
    own = [entry.kind for entry in since if entry.seat == seat]
    if own and own[0] == REDO:  # resent because its answer was lost
        return table.journal.number(mine)
    if own or not all([entry.kind == MOVE for entry in since]):
        raise Refusal("stale", STALE)
    at = redo_for(table, seat, mine)
    if at is None:
        raise Refusal("nothing to redo", NOTHING_TO_REDO)
    entry = Entry(REDO, seat, str(at))
    timeline = await replay(table.row, [(move.seat, move.text) for move in table.journal.after(entry)])
    if table.journal.entries[at].kind == RETRACT:
        is_open = timeline.g.lanes is not None and timeline.begun == table.timeline.begun
        entry.quiet = is_open and seat in timeline.g.deciders
    await table.change([entry, *timeline.settle(table.luck(len(table.journal.active) + 1))], timeline)
    return table.journal.number(mine)


def companions(table: Table, seat: int) -> set[int]:
    """Return the people at one screen with a seat, who ask each other in person; the seat is among them."""
    if table.row.seats[seat].kind != HERE:
        return {seat}
    return {other for other in table.people if table.row.seats[other].kind == HERE}
