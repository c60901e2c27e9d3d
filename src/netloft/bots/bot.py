"""Bots: stateless players that see a position only through the contract."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from netloft import registry
from netloft.bots.evaluation import PLAIN, Evaluation
from netloft.bots.weights import HAND, decode, read, shipped
from netloft.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from netloft.core.effect import Effect
    from netloft.core.position import Position

FOUND: Final[dict[tuple[str, int, str], Evaluation]] = {}
"""A cache of evaluations by game, number of seats and weights."""


def evaluation_of(g: Position, weights: str = "") -> Evaluation:
    """Return the evaluation of a position's game, or a generic one based on the score sheet.

    `weights` is empty for the weights shipped with Netloft, "hand" for the hand-written ones, a file name, or the text
    of such a file.
    """
    key = (g.game.name, g.seats, weights)
    if key not in FOUND:
        FOUND[key] = find(g.game.name, g.seats, weights)
    return FOUND[key]


def find(game: str, seats: int, weights: str) -> Evaluation:
    """Load the evaluation of a game with the given weights."""
    part = registry.manifest(game).evaluation
    if not part:
        return PLAIN
    by_hand: Evaluation = registry.load(part)
    if weights == HAND:
        return by_hand
    if weights.startswith("{"):
        return by_hand.weighed(decode(weights, by_hand, game, "weights")[0])
    text = read(Path(weights)) if weights else shipped(game, seats)
    if text is None:
        return by_hand
    return by_hand.weighed(decode(text, by_hand, game, weights or f"{game}-{seats}.json")[0])


class Rating:
    """A bot's rating of one option."""

    __slots__ = ("line", "option", "points", "tries", "value")

    def __init__(self, option: Effect, value: float, points: float, tries: int, line: tuple[str, ...] = ()) -> None:
        self.option = option
        self.value = value
        """The basis of the choice: higher is better."""
        self.points = points
        """The expected final points of its seat."""
        self.tries = tries
        """How often it was tried."""
        self.line = line
        """The choices that are expected to follow in its turn, by their texts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player whose choices depend only on what its seat may know and on the random numbers drawn."""

    is_slow = False
    """Whether it takes long enough to show that it is thinking."""

    def hurried(self, effort: float) -> Bot:
        """Return this bot with a share of its time."""
        return self

    def prepare(self, g: Position) -> None:
        """Load what the bot needs before a game begins; raise NetloftError if that fails."""

    def choose(self, g: Position, seat: int, rng: Random) -> Effect:
        """Return the choice of a seat."""
        options = g.options(seat)
        if len(options) == 1:
            return options[0]
        return max(self.rate(g, seat, rng), key=lambda rating: rating.value).option

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        """Rate all options of a seat, in their order."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, all equally likely."""

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, ()

    def choose(self, g: Position, seat: int, rng: Random) -> Effect:
        return rng.choice(g.options(seat))

    def rate(self, g: Position, seat: int, rng: Random) -> list[Rating]:
        return [Rating(option, rng.random(), 0.0, 0) for option in g.options(seat)]
