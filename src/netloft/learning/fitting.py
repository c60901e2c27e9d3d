"""Temporal difference learning by least squares, LSTD(lambda): what a term is worth follows from what came after it.

A value should be what is seen a turn later, and in the end the score.  The weights that make this so on average solve
a system of linear equations, so there is no step size to choose and no game is wasted.  With lambda at 1 all turns
learn from the score, at 0 each from the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from netloft.bots.evaluation import Evaluation, Weights

if TYPE_CHECKING:
    from netloft.learning.sampling import Row, Way

Array = np.ndarray[Any, np.dtype[np.float64]]
LAMBDA: Final = 1.0  # tried from 0.5 to 1: the terms say too little of a position to trust the next look
PRIOR: Final = 0.1  # how strongly weights stay what they were, in parts of what was seen
RARE: Final = 0.01  # and what is hardly ever seen stays, too


class Columns:
    """The numbers that are learned: a term at the beginning, a term at the end, a piece."""

    def __init__(self, judged: Evaluation) -> None:
        self.judged = judged
        self.terms = len(judged.terms)
        self.first = 2 * self.terms
        """Where the pieces begin."""
        self.number = self.first + len(judged.piece_names)

    def row(self, seen: Row) -> Array:
        """Write what was seen in these columns."""
        counts, stage, pieces = seen
        row = np.zeros(self.number)
        part = stage / max(1, self.judged.stages)
        row[: self.terms] = np.array(counts) * part
        row[self.terms : 2 * self.terms] = np.array(counts) * (1 - part)
        for piece in pieces:
            row[self.first + piece] += part
        return row

    def of(self, weights: Weights) -> Array:
        """Write weights in these columns."""
        row = np.zeros(self.number)
        row[: self.terms] = weights.early
        row[self.terms : 2 * self.terms] = weights.late
        for at, piece in enumerate(self.judged.piece_names, self.first):
            row[at] = weights.pieces.get(piece, 0.0)
        return row

    def weights(self, row: Array) -> Weights:
        """Read weights out of these columns."""
        pieces = {piece: float(row[at]) for at, piece in enumerate(self.judged.piece_names, self.first)}
        early, late = row[: self.terms], row[self.terms : 2 * self.terms]
        return Weights([float(weight) for weight in early], [float(weight) for weight in late], pieces)


class Sums:
    """All that is remembered of the games seen: three sums, whatever their number."""

    def __init__(self, number: int) -> None:
        self.matrix: Array = np.zeros((number, number))
        self.vector: Array = np.zeros(number)
        self.squares: Array = np.zeros(number)

    def add(self, columns: Columns, way: Way) -> None:
        """Learn from one seat's way through a game."""
        seen, score = way
        if not seen:
            return
        rows = np.array([columns.row(row) for row in seen])
        traces = np.empty_like(rows)
        trace = np.zeros(columns.number)
        for at, row in enumerate(rows):
            trace = LAMBDA * trace + row
            traces[at] = trace
        after = np.vstack([rows[1:], np.zeros((1, columns.number))])
        self.matrix += traces.T @ (rows - after)
        self.vector += traces[-1] * score
        self.squares += (rows * rows).sum(axis=0)

    def merge(self, other: Sums, keep: float) -> None:
        """Add what was seen later, and keep a part of this: it was seen with weights that are no longer played."""
        self.matrix = keep * self.matrix + other.matrix
        self.vector = keep * self.vector + other.vector
        self.squares = keep * self.squares + other.squares

    def solve(self, before: Array) -> Array:
        """Find the weights; where little was seen they stay what they were before."""
        ridge = PRIOR * (self.squares + RARE * self.squares.mean() + 1e-9)
        found: Array = np.linalg.solve(self.matrix + np.diag(ridge), self.vector + ridge * before)
        return found
