"""Temporal difference learning by least squares, LSTD(lambda).

A value should predict the value one turn later, and finally the score.  The weights that achieve this on average solve
a system of linear equations, so there is no step size to tune.  With lambda at 1 every turn learns from the score,
at 0 from the next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from netloft.bots.evaluation import Evaluation, Weights

if TYPE_CHECKING:
    from netloft.learning.sampling import Row, Trajectory

Array = np.ndarray[Any, np.dtype[np.float64]]
LAMBDA: Final = 1.0  # best of 0.5 to 1: the terms are too coarse to trust the next value
PRIOR: Final = 0.1  # strength of the prior, relative to the data
RARE: Final = 0.01  # extra prior for features that hardly ever occur


class Columns:
    """The learned parameters: early and late weights of the terms, and weights of the pieces."""

    def __init__(self, judged: Evaluation) -> None:
        self.judged = judged
        self.terms = len(judged.terms)
        self.first = 2 * self.terms
        """The first column of the pieces."""
        self.number = self.first + len(judged.piece_names)

    def row(self, seen: Row) -> Array:
        """Return an observation as a row of these columns."""
        counts, stage, pieces = seen
        row = np.zeros(self.number)
        part = stage / max(1, self.judged.stages)
        row[: self.terms] = np.array(counts) * part
        row[self.terms : 2 * self.terms] = np.array(counts) * (1 - part)
        for piece in pieces:
            row[self.first + piece] += part
        return row

    def of(self, weights: Weights) -> Array:
        """Return weights as a row of these columns."""
        row = np.zeros(self.number)
        row[: self.terms] = weights.early
        row[self.terms : 2 * self.terms] = weights.late
        for at, piece in enumerate(self.judged.piece_names, self.first):
            row[at] = weights.pieces.get(piece, 0.0)
        return row

    def weights(self, row: Array) -> Weights:
        """Return the weights in a row of these columns."""
        pieces = {piece: float(row[at]) for at, piece in enumerate(self.judged.piece_names, self.first)}
        early, late = row[: self.terms], row[self.terms : 2 * self.terms]
        return Weights([float(weight) for weight in early], [float(weight) for weight in late], pieces)


class Sums:
    """Sufficient statistics of all games: three sums, whatever their number."""

    def __init__(self, number: int) -> None:
        self.matrix: Array = np.zeros((number, number))
        self.vector: Array = np.zeros(number)
        self.squares: Array = np.zeros(number)

    def add(self, columns: Columns, trajectory: Trajectory) -> None:
        """Add one seat's trajectory."""
        seen, score = trajectory
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
        """Add newer data and discount the old, which was played with outdated weights."""
        self.matrix = keep * self.matrix + other.matrix
        self.vector = keep * self.vector + other.vector
        self.squares = keep * self.squares + other.squares

    def solve(self, before: Array) -> Array:
        """Solve for the weights; with little data they stay close to `before`."""
        ridge = PRIOR * (self.squares + RARE * self.squares.mean() + 1e-9)
        found: Array = np.linalg.solve(self.matrix + np.diag(ridge), self.vector + ridge * before)
        return found
