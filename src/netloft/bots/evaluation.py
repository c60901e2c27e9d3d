"""Evaluations: what a position is worth to a seat, in points that it may expect at the end, as a sum of named terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position

Features = Callable[[Any, int], list[float]]
"""Counts a position of one game for a seat: one number for each term.  Bots only ever give it redealt positions."""
Stage = Callable[[Any, int], int]
"""Says how much of the game a seat has still before it, from the number of stages down to 0."""
Pieces = Callable[[Any, int], list[int]]
"""Lists the things a seat has that go on acting, such as buildings, by their places among the names of all."""
Series = Callable[[Any, int], tuple[float, int]]
"""Gives the points of a seat in the games of a series before this one, and says how many come after it."""


class Term:
    """One thing that counts: its name in words, and what one of it is worth in points."""

    __slots__ = ("clock", "name", "weight")

    def __init__(self, en: str, de: str, weight: float, clock: bool = False) -> None:
        self.name = Text(en, de)
        self.weight = weight
        self.clock = clock
        """Whether it only says how much of the game is left, which is no reason for a choice."""


class Weights:
    """What each term is worth, at the beginning of a game and at its end, and what single pieces are worth besides."""

    __slots__ = ("early", "late", "pieces")

    def __init__(self, early: list[float], late: list[float], pieces: dict[str, float]) -> None:
        self.early = early
        self.late = late
        self.pieces = pieces
        """What a piece will bring in a whole game beyond what the terms say of it."""


class Evaluation:
    """The terms of a game, how they are counted, and what a player of it has to know about its turns."""

    __slots__ = (
        "apart",
        "chances",
        "features",
        "fresh",
        "game",
        "margin",
        "modes",
        "piece_names",
        "piece_term",
        "pieces",
        "series",
        "stage",
        "stages",
        "tables",
        "terms",
        "turns",
        "weights",
        "worth",
    )

    def __init__(
        self,
        terms: tuple[Term, ...],
        features: Features,
        stages: int,
        stage: Stage,
        turns: frozenset[str],
        margin: float,
        chances: int,
        pieces: Pieces | None = None,
        piece_names: tuple[str, ...] = (),
        piece_term: int = 0,
        modes: tuple[dict[str, Any], ...] = ({},),
        weights: Weights | None = None,
        apart: bool = False,
        series: Series | None = None,
        fresh: tuple[float, ...] = (),
    ) -> None:
        self.terms = terms
        self.features = features
        self.stages = stages
        self.stage = stage
        self.turns = turns
        """The decisions with which a new turn begins, by the text of what is asked."""
        self.margin = margin
        """How many points ahead are a good lead."""
        self.chances = chances
        """How often dice are thrown to see what a turn is worth; 0 where what counts does not hang on them."""
        self.pieces = pieces
        self.piece_names = piece_names
        """All pieces whose worth can be learned."""
        self.piece_term = piece_term
        """The term that speaks of the pieces."""
        self.modes = modes
        """The settings with which one learns, in turn."""
        self.apart = apart
        """Whether each seat plays by itself so much that search need not think for the others."""
        hand = [term.weight for term in terms]
        self.weights = weights or Weights(hand, hand, {})
        self.worth = [self.weights.pieces.get(name, 0.0) for name in piece_names]
        """The weights of the pieces, in the order of their names."""
        self.tables: list[list[float]] = []
        """The weights at each stage."""
        for at in range(stages + 1):
            part = at / max(1, stages)
            both = zip(self.weights.early, self.weights.late, strict=True)
            self.tables.append([late + part * (early - late) for early, late in both])
        self.series = series
        self.fresh = fresh
        """The features at the beginning of a game, where games are played in series."""
        self.game = sum([weight * count for weight, count in zip(self.tables[stages], fresh, strict=False)])
        """What a game of a series is worth before it begins: no more and no less than when it has just begun."""

    def weighed(self, weights: Weights) -> Evaluation:
        """Return the same evaluation with other weights."""
        return Evaluation(
            self.terms,
            self.features,
            self.stages,
            self.stage,
            self.turns,
            self.margin,
            self.chances,
            self.pieces,
            self.piece_names,
            self.piece_term,
            self.modes,
            weights,
            self.apart,
            self.series,
            self.fresh,
        )

    def value(self, g: Position, seat: int) -> float:
        """Give the points that a seat may expect."""
        stage = self.stage(g, seat)
        worth = 0.0
        counts: list[float] = self.features(g, seat)
        for at, weight in enumerate(self.tables[stage]):
            worth += weight * counts[at]
        if stage:
            worth += self.of_pieces(g, seat, stage)
        if self.series is not None:
            earlier, coming = self.series(g, seat)
            worth += earlier + coming * self.game
        return worth

    def of_pieces(self, g: Position, seat: int, stage: int) -> float:
        """Give what the pieces of a seat will still bring beyond what the terms say."""
        if self.pieces is None or not self.weights.pieces:
            return 0.0
        worth = 0.0
        for piece in self.pieces(g, seat):
            worth += self.worth[piece]
        return worth * stage / self.stages

    def shares(self, g: Position, seat: int) -> list[float]:
        """Give what each term contributes to the value of this game."""
        stage = self.stage(g, seat)
        found = [weight * count for weight, count in zip(self.tables[stage], self.features(g, seat), strict=True)]
        if stage:
            found[self.piece_term] += self.of_pieces(g, seat, stage)
        return found

    def values(self, g: Position) -> list[float]:
        """Give what every seat may expect; once the game is over, that is the score."""
        if g.over:
            return [float(points) for points in g.scores()]
        return [self.value(g.seen_by(seat), seat) for seat in range(g.seats)]


def ahead(values: list[float], seat: int) -> float:
    """Compare the value of a seat with the best of the others, if there are any."""
    if len(values) == 1:
        return values[0]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def only_points(g: Position, seat: int) -> list[float]:
    """Count the score as it stands: all that can be said of a game without an evaluation of its own."""
    return [float(sum([line.points for line in g.score_sheet(seat)]))]


def no_stage(g: Position, seat: int) -> int:
    """Say nothing about how much of the game is left."""
    return 0


PLAIN: Final = Evaluation((Term("points", "Punkte", 1.0),), only_points, 0, no_stage, frozenset(), 10.0, 1)
"""For a game that has none of its own."""
