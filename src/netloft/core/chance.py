"""Luck: plays for CHANCE with random numbers of the operating system or of a seed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from netloft.core.position import CHANCE, NOBODY

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position


class Luck:
    """A source of chance outside the rules."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | None = None) -> None:
        self.rng: random.Random = random.SystemRandom() if seed is None else random.Random(seed)

    def pick(self, options: list[Effect]) -> Effect:
        """Pick an option at random, according to the weights."""
        total = 0
        for option in options:
            total += option.weight
        at = self.below(total)
        if total == len(options):
            return options[at]  # all are equally likely
        for option in options:
            at -= option.weight
            if at < 0:
                return option
        raise AssertionError("weights are positive")

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, the same that `randrange` of the generator would."""
        bits = n.bit_length()
        found = self.rng.getrandbits(bits)
        while found >= n:
            found = self.rng.getrandbits(bits)
        return found

    def settle(self, g: Position) -> None:
        """Play for CHANCE until a seat must choose or the game is over."""
        while g.seat == CHANCE:
            g.choose(CHANCE, self.pick(g.choices))

    def play_out(self, g: Position) -> int:
        """Play at random for everybody until the game is over; return the number of decisions."""
        random_number = self.rng.random
        decisions = 0
        while g.seat != NOBODY:
            decisions += 1
            if g.lanes is not None:
                seat = g.deciders[0]
                options = g.options(seat)
                g.apply(seat, options[int(random_number() * len(options))])
            elif g.seat == CHANCE:
                g.choose(CHANCE, self.pick(g.choices))
            else:
                g.choose(g.seat, g.choices[int(random_number() * len(g.choices))])
        return decisions
