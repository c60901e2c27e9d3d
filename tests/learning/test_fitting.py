"""Least squares find what things are worth, if the games show it."""

from __future__ import annotations

import numpy as np
import pytest

from netloft.bots.evaluation import PLAIN, Evaluation, Term, Weights
from netloft.learning.fitting import Columns, Sums
from netloft.learning.sampling import Row, Trajectory

JUDGED = Evaluation(
    (Term("wood", "Holz", 0.0), Term("fish", "Fisch", 0.0)),
    lambda _g, _seat: [0.0, 0.0],
    10,
    lambda _g, _seat: 0,
    frozenset(),
    1.0,
    0,
    lambda _g, _seat: [],
    ("mill", "pier"),
)
MILL, PIER = 0, 1
TRUE = Weights([1.0, 3.0], [-0.5, 2.0], {"mill": 4.0, "pier": -1.0})


def worth(row: Row, weights: Weights) -> float:
    """Say what a row is worth by these weights."""
    counts, stage, pieces = row
    part = stage / 10
    terms = zip(counts, weights.early, weights.late, strict=True)
    return sum(n * (part * early + (1 - part) * late) for n, early, late in terms) + part * sum(
        weights.pieces[JUDGED.piece_names[piece]] for piece in pieces
    )


def trajectories(number: int) -> list[Trajectory]:
    """Make games in which every look is worth exactly what comes of it in the end."""
    rng = np.random.default_rng(7)
    found: list[Trajectory] = []
    for _ in range(number):
        score = float(rng.normal(0, 10))
        rows: list[Row] = []
        for stage in range(10, -1, -2):
            pieces = [piece for piece in (MILL, PIER) if rng.random() < 0.5]
            wood = float(rng.normal(0, 4))
            rest = score - worth(([wood, 0.0], stage, pieces), TRUE)
            one_fish = worth(([0.0, 1.0], stage, []), TRUE)
            rows.append(([wood, rest / one_fish], stage, pieces))
        found.append((rows, score))
    return found


def learned(games: list[Trajectory], before: Weights) -> Weights:
    """Learn from games."""
    columns = Columns(JUDGED)
    sums = Sums(columns.number)
    for trajectory in games:
        sums.add(columns, trajectory)
    return columns.weights(sums.solve(columns.of(before)))


def test_weights_are_found() -> None:
    """What is worth so much at the beginning and so much at the end comes near that, pieces too."""
    empty_sums = Weights([0.0, 0.0], [0.0, 0.0], {})
    found = learned(trajectories(4000), empty_sums)
    columns = Columns(JUDGED)
    off = np.abs(columns.of(found) - columns.of(TRUE))
    assert off.max() < 0.35 * np.abs(columns.of(TRUE)).max()
    again = found
    for _ in range(6):  # each time what is left of the old weights counts for less
        again = learned(trajectories(4000), again)
    assert np.abs(columns.of(again) - columns.of(TRUE)).max() < 0.1


def test_right_weights_stay() -> None:
    """Weights that already say what comes are not changed."""
    columns = Columns(JUDGED)
    assert columns.of(learned(trajectories(50), TRUE)) == pytest.approx(columns.of(TRUE), abs=1e-6)


def test_what_was_never_seen_stays() -> None:
    """A piece that nobody had keeps the worth it had."""
    seen: list[Trajectory] = [
        ([(counts, stage, []) for counts, stage, _ in rows], score) for rows, score in trajectories(50)
    ]
    found = learned(seen, Weights([0.0, 0.0], [0.0, 0.0], {"mill": 2.5}))
    assert found.pieces == {"mill": pytest.approx(2.5), "pier": pytest.approx(0.0)}


def test_an_evaluation_with_other_weights_says_the_same_as_its_columns() -> None:
    """What is learned is what is then counted."""
    columns = Columns(JUDGED)
    row: Row = ([2.0, 1.0], 4, [MILL])
    judged = Evaluation(
        JUDGED.terms,
        lambda _g, _s: row[0],
        10,
        lambda _g, _s: row[1],
        frozenset(),
        1.0,
        0,
        lambda _g, _s: row[2],
        ("mill", "pier"),
        weights=TRUE,
    )
    g = object()
    assert judged.value(g, 0) == pytest.approx(worth(row, TRUE))  # type: ignore[arg-type]  # it looks at nothing
    assert columns.row(row) @ columns.of(TRUE) == pytest.approx(worth(row, TRUE))
    assert PLAIN.piece_names == ()
