"""Plays both sides of a comparison, block by block with the same luck."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Sequence

from netloft.arena.plan import Plan, games_of, place, whole
from netloft.arena.play import Result
from netloft.arena.pool import Game, Pool, here

Sides = tuple[Plan, Plan]
Pair = tuple[list[Result], list[Result]]


def play_pairs(
    sides: Sides, games: int, pool: Pool = here, done: tuple[Sequence[Result], Sequence[Result]] = ((), ())
) -> Generator[Pair, None, None]:
    """Yield what both sides played in each block, continuing after what is done; a side that is ahead has no results.

    Both play so many games at least, in whole blocks, of which each has the same seed on both sides.
    """
    ended = [place(arena, len(results))[0] for arena, results in zip(sides, done, strict=True)]
    blocks = range(min(ended), max([place(arena, whole(arena, games))[0] for arena in sides]))

    def tasks(block: int, side: int) -> list[Game]:
        arena = sides[side]
        return [(arena, game) for game in games_of(arena, block)] if block >= ended[side] else []

    every = (task for block in blocks for side in (0, 1) for task in tasks(block, side))
    with contextlib.closing(pool(every, False)) as results:
        for block in blocks:
            first, second = [[next(results) for _ in tasks(block, side)] for side in (0, 1)]
            yield first, second
