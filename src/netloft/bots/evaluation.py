"""Evaluations: the expected final points of a seat, as a sum of named terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from netloft.core.text import Text

if TYPE_CHECKING:
    from netloft.core.position import Position

Features = Callable[[Any, int], list[float]]
"""Returns one number per term for a seat.  Bots call it only with redealt positions."""
Stage = Callable[[Any, int], int]
"""Returns how much of the game is left for a seat, from the number of stages down to 0."""
Pieces = Callable[[Any, int], list[int]]
"""Lists a seat's pieces with lasting effects, such as buildings, by their index in the names of all pieces."""
Series = Callable[[Any, int], tuple[float, int]]
"""Returns a seat's points from earlier games of a series, and the number of games still to come."""


class Term:
    """A term of an evaluation: its name, and its weight in points per unit."""

    __slots__ = ("clock", "name", "weight")

    def __init__(self, en: str, de: str, weight: float, clock: bool = False) -> None:
        self.name = Text(en, de)
        self.weight = weight
        self.clock = clock
        """Whether it only measures the time left, which is no reason for a choice."""


class Weights:
    """The weights of each term at the beginning and at the end of a game, and of single pieces."""

    __slots__ = ("early", "late", "pieces")

    def __init__(self, early: list[float], late: list[float], pieces: dict[str, float]) -> None:
        self.early = early
        self.late = late
        self.pieces = pieces
        """What a piece is worth over a whole game, beyond the terms."""


class Evaluation:
    """The terms of a game, how to compute them, and what a bot must know about its turns."""

    __slots__ = (
        "apart",
        "chances",
        "features",
        "fresh",
        "game",
        "idle",
        "margin",
        "modes",
        "piece_names",
        "piece_term",
        "pieces",
        "series",
        "slip",
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
        idle: frozenset[str] = frozenset(),
        slip: float = 0.2,
    ) -> None:
        self.terms = terms
        self.features = features
        self.stages = stages
        self.stage = stage
        self.turns = turns
        """The decisions that begin a new turn, by their text."""
        self.margin = margin
        """A good lead, in points."""
        self.chances = chances
        """How often to roll the dice to evaluate a turn; 0 if the evaluation does not depend on them."""
        self.pieces = pieces
        self.piece_names = piece_names
        """All pieces whose value can be learned."""
        self.piece_term = piece_term
        """The term that includes the pieces."""
        self.modes = modes
        """The settings used in training, in rotation."""
        self.apart = apart
        """Whether seats interact so little that search can ignore the others' choices."""
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
        self.idle = idle
        """The options that do nothing, such as passing: a careless bot does not choose them by mistake."""
        self.slip = slip
        """How likely it is to overlook an option for a bot that loses two of three games by that."""
        self.game = sum([weight * count for weight, count in zip(self.tables[stages], fresh, strict=False)])
        """The value of a future game of a series: the same as at its start."""

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
            self.idle,
            self.slip,
        )

    def value(self, g: Position, seat: int) -> float:
        """Return the expected points of a seat."""
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
        """Return what a seat's pieces will still contribute beyond the terms."""
        if self.pieces is None or not self.weights.pieces:
            return 0.0
        worth = 0.0
        for piece in self.pieces(g, seat):
            worth += self.worth[piece]
        return worth * stage / self.stages

    def shares(self, g: Position, seat: int) -> list[float]:
        """Return the contribution of each term to the value of this game."""
        stage = self.stage(g, seat)
        found = [weight * count for weight, count in zip(self.tables[stage], self.features(g, seat), strict=True)]
        if stage:
            found[self.piece_term] += self.of_pieces(g, seat, stage)
        return found

    def values(self, g: Position) -> list[float]:
        """Return the expected points of every seat; after the end, the scores."""
        if g.over:
            return [float(points) for points in g.scores()]
        return [self.value(g.seen_by(seat), seat) for seat in range(g.seats)]


def ahead(values: list[float], seat: int) -> float:
    """Return a seat's lead over the best other seat; alone, its value."""
    if len(values) == 1:
        return values[0]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def only_points(g: Position, seat: int) -> list[float]:
    """Return the current score, for games without their own evaluation."""
    return [float(sum([line.points for line in g.score_sheet(seat)]))]


def no_stage(g: Position, seat: int) -> int:
    """Return 0, for games without stages."""
    return 0


PLAIN: Final = Evaluation((Term("points", "Punkte", 1.0),), only_points, 0, no_stage, frozenset(), 10.0, 1)
"""The evaluation of games without their own."""
