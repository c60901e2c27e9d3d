"""A table's timeline: its position and every event that led to it, rebuilt from a record or extended by a move."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

import netloft
from netloft.core.effect import Choice, Effect
from netloft.core.events import Event, compare
from netloft.core.position import CHANCE, EVERYBODY, Position
from netloft.core.record import Record
from netloft.server import wire
from netloft.server.journal import MOVE, Entry
from netloft.server.slices import Slices

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.server.store import TableRow

Moves = list[tuple[int, str]]

PLAIN: Final = 1000  # letters of options without a sheet or a deck, which are read in no time; others take 20 ms
GUESSES: Final = 6  # redeals per seat when checking whether a move reveals anything


class Timeline:
    """A position with every event up to it."""

    def __init__(self, g: Position, events: list[Event], event_counts: list[int]) -> None:
        self.g = g
        self.events = events
        self.event_counts = event_counts
        """How many events had happened after each number of moves."""
        g.events = events

    @property
    def begun(self) -> int:
        """The number of moves before the open simultaneous decision; without one, of all moves."""
        return len(self.event_counts) - 1 - sum([len(lane.position.moves()) for lane in self.g.lanes or []])

    def when(self, move: int) -> tuple[int | None, str]:
        """Return the round and the phase after a number of moves, as the log last told them."""
        told = self.event_counts[move]
        return (self.events[told - 1].round, self.events[told - 1].phase) if told else (None, "")

    def copy(self) -> Timeline:
        """Return an independent copy."""
        return Timeline(self.g.copy(), self.events[:], self.event_counts[:])

    def play(self, seat: int, text: str) -> Entry:
        """Play a move and return its journal entry."""
        together, begun = self.g.lanes is not None, self.begun
        self.g.play(seat, text)
        self.event_counts.append(len(self.events))
        quiet = together and self.g.lanes is not None and self.begun == begun and seat in self.g.deciders
        return Entry(MOVE, seat, text, quiet)

    def settle(self, luck: netloft.Luck) -> list[Entry]:
        """Let chance play and return its journal entries."""
        made: list[Entry] = []
        while CHANCE in self.g.deciders:
            made.append(self.play(CHANCE, luck.pick(self.g.options(CHANCE)).text))
        return made

    def lines(self, seat: int | None, lang: str, log_from: int, log_to: int | None = None) -> list[wire.LogLine]:
        """Return the log from a move on."""
        found: list[wire.LogLine] = []
        begun = self.event_counts[log_from - 1] if log_from else 0
        for move in range(log_from, len(self.event_counts) if log_to is None else log_to):
            until = self.event_counts[move]
            for event in self.events[begun:until]:
                if event.to in (EVERYBODY, seat):
                    text = self.g.game.say(event, lang)
                    found.append(wire.LogLine(move, text, max(event.who, CHANCE), event.round, event.phase))
            begun = until
        return found


def start(game: Game, record: Record) -> Timeline:
    """Return the timeline at the start of a record."""
    timeline = Timeline(game.begin(record), [], [])
    timeline.g.advance()
    timeline.event_counts.append(len(timeline.events))
    return timeline


async def play(game: Game, record: Record, moves: Moves) -> Timeline:
    """Play moves from the start of a record, pausing for other clients."""
    is_plain = record.start is None and len(str(record.options)) < PLAIN
    timeline = start(game, record) if is_plain else await asyncio.to_thread(start, game, record)
    slices = Slices()
    for seat, text in moves:
        await slices.pause()
        timeline.g.play(seat, text)
        timeline.event_counts.append(len(timeline.events))
    return timeline


async def replay(row: TableRow, moves: Moves) -> Timeline:
    """Return the timeline of a stored table after these moves."""
    record = Record(row.game, row.rules, len(row.seats), row.options, [], row.start)
    return await play(netloft.game(row.game), record, moves)


def write_down(game: Game, record: Record) -> list[Entry]:
    """Convert a record to journal entries."""
    timeline = start(game, record)
    return [timeline.play(seat, text) for seat, text in record.moves]


def offer(option: Effect, lang: str) -> wire.Option:
    """Write an option as clients are told it."""
    return wire.Option(option.text, option.label(lang), option.kind, option.args)


async def shows(g: Position, seat: int, text: str) -> bool:
    """Return whether a move at a position reveals hidden information to anybody."""
    # The moving player learns the answer, so it must depend only on what that player may know.
    rng = random.Random(0)
    slices = Slices()
    after = g.copy()
    after.play(seat, text)
    if await shows_its_player(g, after, seat, text, rng, slices):
        return True
    return g.lanes is None and await shows_others(g, seat, text, rng, slices)


async def shows_its_player(
    g: Position, after: Position, seat: int, text: str, rng: random.Random, slices: Slices
) -> bool:
    """Return whether a move had consequences that its player could not foresee."""
    seen = after.seen_by(seat).show(seat)
    foreseen = g.seen_by(seat).copy()
    foreseen.peeking = seat
    foreseen.apply(seat, g.game.option(text))
    if foreseen.show(seat) == seen:
        return False
    if g.lanes is not None:  # it was the last answer, so all answers were revealed
        return True
    for _ in range(GUESSES):
        await slices.pause()
        guess = g.redeal(seat, rng)
        guess.play(seat, text)
        if guess.seen_by(seat).show(seat) != seen:
            return True
    return False


async def shows_others(g: Position, seat: int, text: str, rng: random.Random, slices: Slices) -> bool:
    """Return whether others could not be sure that the move was possible."""
    known = g.redeal(seat, rng)
    known.start = g.start  # watching from the start reveals more than a loaded position
    option = g.game.option(text)
    possible = True
    for other in range(g.seats):
        for _ in range(GUESSES if other != seat else 0):
            await slices.pause()
            possible = is_possible(known.redeal(other, rng), seat, option) and possible
    return not possible


def is_possible(g: Position, seat: int, option: Effect) -> bool:
    """Return whether the rules allow an option; the offered options are not used, as they depend on real secrets."""
    if isinstance(g.asked, Choice) and option in g.asked.candidates:
        return g.asked.forbids(g, seat, option) is None
    return option in g.unasked(seat)


def hides(g: Position, seat: int) -> bool:
    """Return whether a seat holds something that others may not see: cards, markers, or an answer of its own."""
    if any([lane.seat == seat for lane in g.lanes or []]):
        return True
    changes: list[tuple[str, object, object]] = []
    compare("", g.show(None), g.show(seat), changes)
    return any([own for _, _, own in changes])  # an empty hand is no secret


def sheets(g: Position, lang: str) -> wire.Sheets:
    """Return the score sheets of all seats."""
    return [
        [wire.SheetLine(line.label(lang), float(line.points), line.key, line.kind) for line in g.score_sheet(seat)]
        for seat in range(g.seats)
    ]


def prices(g: Position, seat: int) -> dict[str, list[tuple[dict[str, int], bool]]]:
    """Return what is on offer with what it costs a seat now."""
    found = g.seen_by(seat).prices(seat)
    return {name: [(price.goods, price.payable) for price in ways] for name, ways in found.items()}
