"""A table's timeline: its position and every event that led to it, rebuilt from a record or extended by a move."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

import netloft
from netloft.core.effect import Choice, Effect
from netloft.core.events import Event
from netloft.core.position import CHANCE, Position
from netloft.server import wire
from netloft.server.journal import MOVE, Entry
from netloft.server.slices import Slices

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.core.record import Record

Moves = list[tuple[int, str]]

GUESSES: Final = 6  # positions that another seat holds possible, to see whether a move tells it something


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
        """The number of moves before the decision that several seats make together now; without one, of all moves."""
        return len(self.event_counts) - 1 - sum([len(lane.position.moves()) for lane in self.g.lanes or []])

    def copy(self) -> Timeline:
        """Return another one that can go on without touching this."""
        return Timeline(self.g.copy(), self.events[:], self.event_counts[:])

    def play(self, seat: int, text: str) -> Entry:
        """Play a move, and say whether it completed an answer."""
        together, begun = self.g.lanes is not None, self.begun
        self.g.play(seat, text)
        self.event_counts.append(len(self.events))
        quiet = together and self.g.lanes is not None and self.begun == begun and seat in self.g.deciders
        return Entry(MOVE, seat, text, quiet)

    def settle(self, luck: netloft.Luck) -> list[Entry]:
        """Let chance play, and return what it played."""
        made: list[Entry] = []
        while CHANCE in self.g.deciders:
            made.append(self.play(CHANCE, luck.pick(self.g.options(CHANCE)).text))
        return made

    def lines(self, seat: int | None, lang: str, log_from: int, log_to: int | None = None) -> list[tuple[int, str]]:
        """Tell what happened from a move on, each line with the number of moves after which it was so."""
        found: list[tuple[int, str]] = []
        begun = self.event_counts[log_from - 1] if log_from else 0
        for move in range(log_from, len(self.event_counts) if log_to is None else log_to):
            until = self.event_counts[move]
            if until > begun:
                found += [(move, line) for line in self.g.game.narrate(self.events[begun:until], seat, lang)]
            begun = until
        return found


def start(game: Game, record: Record) -> Timeline:
    """Return the position from which a record starts."""
    timeline = Timeline(game.begin(record), [], [])
    timeline.g.advance()
    timeline.event_counts.append(len(timeline.events))
    return timeline


async def play(game: Game, record: Record, moves: Moves) -> Timeline:
    """Play moves from the start of a record, with pauses for other clients."""
    timeline = await asyncio.to_thread(start, game, record)  # a player's own deck takes 20 ms
    slices = Slices()
    for seat, text in moves:
        await slices.pause()
        timeline.g.play(seat, text)
        timeline.event_counts.append(len(timeline.events))
    return timeline


def write_down(game: Game, record: Record) -> list[Entry]:
    """Write a record down as a journal."""
    timeline = start(game, record)
    return [timeline.play(seat, text) for seat, text in record.moves]


async def shows(g: Position, after: Position, seat: int, text: str) -> bool:
    """Say whether a move shows anybody something that was hidden."""
    # Of what others hold, only what the player of the move may know goes into the answer, which that player gets.
    rng = random.Random(0)
    slices = Slices()
    if await shows_its_player(g, after, seat, text, rng, slices):
        return True
    return g.lanes is None and await shows_others(g, seat, text, rng, slices)


async def shows_its_player(
    g: Position, after: Position, seat: int, text: str, rng: random.Random, slices: Slices
) -> bool:
    """Say whether a move had consequences for its player that could not be foreseen."""
    seen = after.seen_by(seat).show(seat)
    foreseen = g.seen_by(seat).copy()
    foreseen.peeking = seat
    foreseen.apply(seat, g.game.option(text))
    if foreseen.show(seat) == seen:
        return False
    if g.lanes is not None:  # it was the last answer, and so all were laid open
        return True
    for _ in range(GUESSES):
        await slices.pause()
        guess = g.redeal(seat, rng)
        guess.play(seat, text)
        if guess.seen_by(seat).show(seat) != seen:
            return True
    return False


async def shows_others(g: Position, seat: int, text: str, rng: random.Random, slices: Slices) -> bool:
    """Say whether by what others know, a move need not have been possible."""
    known = g.redeal(seat, rng)
    known.start = g.start  # who saw a game from its start on knows more than who sees a loaded position
    option = g.game.option(text)
    possible = True
    for other in range(g.seats):
        for _ in range(GUESSES if other != seat else 0):
            await slices.pause()
            possible = is_possible(known.redeal(other, rng), seat, option) and possible
    return not possible


def is_possible(g: Position, seat: int, option: Effect) -> bool:
    """Say whether a seat could do this; what it is offered is not asked, for that is what it is really offered."""
    if isinstance(g.asked, Choice) and option in g.asked.candidates:
        return g.asked.forbids(g, seat, option) is None
    return option in g.unasked(seat)


def sheets(g: Position, lang: str) -> list[list[wire.SheetLine]]:
    """Write the score sheets of all seats."""
    return [
        [wire.SheetLine(line.label(lang), float(line.points)) for line in g.score_sheet(seat)]
        for seat in range(g.seats)
    ]
