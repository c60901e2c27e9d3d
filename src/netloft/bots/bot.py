"""Bots: players that see a position only through the contract, and keep nothing between two decisions."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Final

from netloft.bots.evaluation import PLAIN, Evaluation

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position

EVALUATED: Final = ("fleet", "kaivai", "nusfjord")


def evaluation_of(g: Position) -> Evaluation:
    """Return the evaluation of a position's game; one without any is judged by its score sheet."""
    if g.game.name not in EVALUATED:
        return PLAIN
    found: Evaluation = import_module(f"netloft.bots.{g.game.name}").EVALUATION
    return found


class Rating:
    """What a bot thinks of one option."""

    __slots__ = ("option", "points", "tries", "value")

    def __init__(self, option: Effect, value: float, points: float, tries: int) -> None:
        self.option = option
        self.value = value
        """By what it chooses: more is better."""
        self.points = points
        """The points that its seat may expect at the end."""
        self.tries = tries
        """How often it was looked at."""


class Bot:
    """A player.  What it chooses follows from what its seat may know, and from the numbers drawn."""

    patient = False
    """Whether it takes long enough that people want to be told."""

    def choose(self, g: Position, seat: int, rng: Random) -> Effect:
        """Choose one of a seat's options."""
        options = g.options(seat)
        if len(options) == 1:
            return options[0]
        return max(self.rate(g, seat, rng), key=lambda rating: rating.value).option

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Rate all options of a seat, in their order."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, each as likely as another."""

    def choose(self, g: Position, seat: int, rng: Random) -> Effect:
        return rng.choice(g.options(seat))

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        return [Rating(option, rng.random(), 0.0, 0) for option in g.options(seat)]
