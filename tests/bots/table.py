"""Lets bots play games to their end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from netloft import CHANCE, Luck

if TYPE_CHECKING:
    from netloft.bots import Bot
    from netloft.core.position import Position


def play_out(g: Position, bots: list[Bot], seed: int) -> Position:
    """Play until the game is over; the numbers drawn for a choice hang on the seed and on how many moves were made."""
    luck = Luck(seed)
    moves = 0
    while not g.over:
        if CHANCE in g.deciders:
            luck.settle(g)
            continue
        seat = g.deciders[0]
        g.play(seat, bots[seat].choose(g, seat, Random(f"{seed} {moves}")).text)
        moves += 1
    return g
