"""Simulate arenas whose truth is known, and count how many 95 % intervals hold it: ``just coverage-of-intervals``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Final

from netloft.arena import Estimate, compare, mean, rate
from tests.arena import test_comparing as comparing
from tests.arena import test_effects as effects

LEAST: Final = 0.93
MOST: Final = 0.97

Simulation = Callable[[Random], tuple[Estimate, float]]
"""Simulates an arena; returns an interval and the truth."""


def win_rate(blocks: int, share: float, swing: float) -> Simulation:
    """Return blocks of two games in which the luck of the block favours one of two bots."""

    def simulate(rng: Random) -> tuple[Estimate, float]:
        wins: list[float] = []
        of: list[int] = []
        for block in range(blocks):
            luck = rng.uniform(-swing, swing)
            for _ in range(2):
                wins.append(float(rng.random() < share + luck))
                of.append(block)
        return rate(wins, of), share

    return simulate


def score(blocks: int, luck: float) -> Simulation:
    """Return the mean of scores in blocks of three games that share their luck."""

    def simulate(rng: Random) -> tuple[Estimate, float]:
        scores: list[float] = []
        of: list[int] = []
        for block in range(blocks):
            shared = rng.gauss(30, luck)
            for _ in range(3):
                scores.append(shared + rng.expovariate(1 / 6) - 6)  # scores are skewed
                of.append(block)
        return mean(scores, of), 30.0

    return simulate


def worth(blocks: int, seats: int, share: float, points: float) -> Simulation:
    """Return what a thing is worth that the first player has more often, with turn order in the model."""

    def simulate(rng: Random) -> tuple[Estimate, float]:
        return effects.found(effects.made_up(rng, blocks, seats, share, points, 0.2)).points, points

    return simulate


def change(what: str, size: float, truth: float) -> Simulation:
    """Return a difference of two sides with common luck."""

    def simulate(rng: Random) -> tuple[Estimate, float]:
        luck = [30 + rng.gauss(0, 6) for _ in range(40)]
        sides = comparing.made_up(rng, 40, 0.0, luck), comparing.made_up(rng, 40, size, luck)
        found = comparing.by_what(compare((comparing.SAME, comparing.SAME), *sides))
        return found[what].change, truth

    return simulate


SIMULATIONS: Final[dict[str, Simulation]] = {
    "win rate, 50 blocks": win_rate(50, 0.55, 0.3),
    "win rate, 200 blocks": win_rate(200, 0.3, 0.3),
    "win rate, games alike": win_rate(100, 0.5, 0.5),
    "score, 15 blocks": score(15, 4.0),
    "score, 100 blocks": score(100, 10.0),
    "worth of a thing, 30 blocks": worth(30, 3, 0.3, 2.0),
    "worth of nothing, 12 blocks": worth(12, 2, 0.5, 0.0),
    "worth of a rare thing, 60 blocks": worth(60, 4, 0.08, -3.0),
    "change of points": change("points", 2.0, 2.0 + 4.0 * 0.5 - 0.8),
    "change of picks": change("picked", 2.0, 0.1),
    "change of worth": change("worth", 2.0, 2.0),
    "no change of who goes first": change("first", 0.0, 0.0),
}


def coverage(simulation: Simulation, times: int, seed: int) -> float:
    """Return the share of intervals that hold the truth."""
    rng = Random(seed)
    held = 0
    for _ in range(times):
        found, truth = simulation(rng)
        held += found.low <= truth <= found.high
    return held / times


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    for name, simulation in SIMULATIONS.items():
        share = coverage(simulation, asked.times, asked.seed)
        wrong += not LEAST <= share <= MOST
        doubt = "" if LEAST <= share <= MOST else "  (expected 93 to 97 %)"
        sys.stdout.write(f"{name:34} {100 * share:5.1f} %{doubt}\n")
        sys.stdout.flush()
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
