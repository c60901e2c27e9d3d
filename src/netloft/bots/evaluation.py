"""Evaluations: what a position is worth to a seat, in points that it may expect at the end, as a sum of named terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position

Features = Callable[[Any, int], list[float]]
"""Counts a position of one game for a seat: one number for each term.  It is only ever given redealt positions."""


class Term:
    """One thing that counts: its name in words, and what one of it is worth in points."""

    __slots__ = ("clock", "name", "weight")

    def __init__(self, en: str, de: str, weight: float, clock: bool = False) -> None:
        self.name = Text(en, de)
        self.weight = weight
        self.clock = clock
        """Whether it only says how much of the game is left, which is no reason for a choice."""


class Evaluation:
    """The terms of a game, how they are counted, and what a player of it has to know about its turns."""

    __slots__ = ("chances", "features", "margin", "terms", "turns", "weights")

    def __init__(
        self, terms: tuple[Term, ...], features: Features, turns: frozenset[str], margin: float, chances: int
    ) -> None:
        self.terms = terms
        self.features = features
        self.weights = [term.weight for term in terms]
        self.turns = turns
        """The decisions with which a new turn begins, by the text of what is asked."""
        self.margin = margin
        """How many points ahead are a good lead."""
        self.chances = chances
        """How often dice are thrown to see what a turn is worth; 0 where what counts does not hang on them."""

    def value(self, g: Position, seat: int) -> float:
        """Give the points that a seat may expect."""
        worth = 0.0
        for weight, count in zip(self.weights, self.features(g, seat), strict=True):
            worth += weight * count
        return worth

    def shares(self, g: Position, seat: int) -> list[float]:
        """Give what each term contributes."""
        return [weight * count for weight, count in zip(self.weights, self.features(g, seat), strict=True)]

    def values(self, g: Position) -> list[float]:
        """Give what every seat may expect; once the game is over, that is the score."""
        if g.over:
            return [float(points) for points in g.scores()]
        return [self.value(g, seat) for seat in range(g.seats)]

    def lead(self, g: Position, seat: int) -> float:
        """Give how far a seat is ahead of the best other one; alone, what it may expect."""
        return ahead(self.values(g), seat)


def ahead(values: list[float], seat: int) -> float:
    """Compare the value of a seat with the best of the others, if there are any."""
    if len(values) == 1:
        return values[0]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def only_points(g: Position, seat: int) -> list[float]:
    """Count the score as it stands: all that can be said of a game without an evaluation of its own."""
    return [float(sum([line.points for line in g.score_sheet(seat)]))]


PLAIN: Final = Evaluation((Term("points", "Punkte", 1.0),), only_points, frozenset(), 10.0, 1)
"""For a game that has none of its own."""
