"""Plays an arena block by block, until there are enough games or the intervals are narrow enough."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable
from itertools import groupby

from netloft.arena.plan import Plan, place, whole
from netloft.arena.play import Result
from netloft.arena.pool import Pool, here
from netloft.arena.statistics import Tally
from netloft.core.text import NetloftError


class Widths:
    """The widths of the win rates' intervals, updated block by block."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.tallies: dict[str, Tally] = {}
        self.add(results)

    def add(self, results: Iterable[Result]) -> None:
        """Add the games of whole blocks."""
        for _, block in groupby(results, lambda result: result.block):
            wins: dict[str, list[tuple[float, float]]] = {}
            for result in block:
                for bot, win in zip(result.bots, result.wins, strict=True):
                    wins.setdefault(bot, []).append((win, 1.0))
            for bot, won in wins.items():
                self.tallies.setdefault(bot, Tally()).add(won)

    def widest(self) -> float:
        """Return half the width of the widest interval."""
        return max([tally.rate().half for tally in self.tallies.values()], default=1.0)


def play_blocks(
    arena: Plan,
    games: int,
    until: float | None = None,
    pool: Pool = here,
    done: Iterable[Result] = (),
    keep_records: bool = False,
) -> Generator[list[Result], None, None]:
    """Yield the results of whole blocks, continuing after those already done.

    It ends after so many games, rounded up to whole blocks, or when half the width of every bot's interval of its win
    rate is at most `until`.  That is looked at between blocks only, and so does not depend on who plays them.
    """
    if until is not None and len(set(arena.bots)) < 2:
        raise NetloftError("until: expected two different bots; a bot that has all seats wins every game")
    return further_blocks(arena, games, until, pool, list(done), keep_records)


def further_blocks(
    arena: Plan, games: int, until: float | None, pool: Pool, done: list[Result], keep_records: bool
) -> Generator[list[Result], None, None]:
    """Play the games, after the arguments were checked."""
    widths = Widths(done)
    if until is not None and widths.widest() <= until:
        return
    block: list[Result] = []
    numbers = range(len(done), whole(arena, games))
    with contextlib.closing(pool(((arena, number) for number in numbers), keep_records)) as playing:
        for result in playing:
            block.append(result)
            if place(arena, result.game + 1)[1] == 0:
                yield block
                widths.add(block)
                block = []
                if until is not None and widths.widest() <= until:
                    return
