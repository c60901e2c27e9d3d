"""Of 95 % intervals, 93 to 97 % hold a truth that is known; `just coverage-of-intervals` simulates more arenas."""

from __future__ import annotations

from random import Random

import pytest

from netloft.arena import Estimate, mean
from tests.coverage_of_intervals import LEAST, MOST, SIMULATIONS, Simulation, coverage


@pytest.mark.parametrize("name", SIMULATIONS)
def test_intervals_hold_the_truth(name: str) -> None:
    """Rates, scores, the worth of things, and changes between two sides."""
    assert LEAST - 0.01 <= coverage(SIMULATIONS[name], 300, seed=5) <= MOST + 0.01  # of 300, some more are luck


def test_intervals_that_ignore_shared_luck_are_found_out() -> None:
    """If games of a block were taken to be independent, too few intervals would hold."""

    def simulate(rng: Random) -> tuple[Estimate, float]:
        scores = [luck + rng.gauss(0, 3) for luck in [rng.gauss(30, 10) for _ in range(40)] for _ in range(3)]
        return mean(scores, range(120)), 30.0

    naive: Simulation = simulate
    assert coverage(naive, 300, seed=5) < 0.85
