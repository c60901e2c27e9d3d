"""Intervals are those of the textbooks."""

from __future__ import annotations

import math
from random import Random

import pytest

from netloft.arena import Estimate, mean, rate, wilson
from netloft.arena.statistics import quantile, student


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I: the score method without correction of continuity
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    """The score interval is that of Newcombe's comparison of seven methods."""
    found = wilson(won / games, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.low <= found.value <= found.high


def test_a_draw_is_a_part_of_a_win() -> None:
    """Half a win in each of ten games is as five wins in ten games, and not surer."""
    assert same(rate([0.5] * 10, range(10)), wilson(0.5, 10))
    assert same(rate([1.0, 0.0] * 5, range(10)), wilson(0.5, 10))


def same(one: Estimate, other: Estimate) -> bool:
    """Compare two estimates."""
    return (one.value, one.low, one.high) == pytest.approx((other.value, other.low, other.high))


def test_games_that_end_alike_are_worth_one() -> None:
    """If all games of a block end alike, a rate is as sure as if each had been played once; not if they differ."""
    won = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0]
    once = rate(won, range(8))
    assert same(once, wilson(5 / 8, 8))
    assert same(rate(won * 3, [*range(8)] * 3), once)
    turned = rate([1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0], [0, 0, 1, 1, 2, 2, 3, 3])
    assert same(turned, wilson(0.5, 8))  # who sits first wins: blocks do not differ, and nothing is surer for it


def test_what_one_player_has_several_times_wins_together() -> None:
    """Kish: six bids of one and two of another are worth 64 / 40 players; shares of many tries are worth the tries."""
    assert same(rate([1.0, 0.0], [0, 0], [6.0, 2.0]), wilson(0.75, 64 / 40))
    assert same(rate([0.0, 0.0], [0, 1], tries=[20.0, 30.0]), wilson(0.0, 50))


def test_nothing_played_nothing_known() -> None:
    """Without a game, a rate may be anything."""
    assert (wilson(0.0, 0).low, wilson(0.0, 0).high) == (0.0, 1.0)
    assert (rate([], []).low, rate([], []).high) == (0.0, 1.0)
    assert math.isinf(mean([], []).half)
    assert mean([3.0], [0]) == Estimate(3.0, -math.inf, math.inf)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.706),
        (2, 4.303),
        (4, 2.776),
        (10, 2.228),
        (11, 2.201),
        (15, 2.131),
        (30, 2.042),
        (60, 2.000),
        (120, 1.980),
    ],
)
def test_student(freedom: int, quantile: float) -> None:
    """The quantiles are those of the printed tables."""
    assert round(student(freedom), 3) == quantile


def test_a_mean_of_single_games() -> None:
    """With one game a block it is the interval of Student: here 5 plus or minus 2.571 times 2 by the root of 6."""
    values = [3.0, 3.0, 5.0, 5.0, 7.0, 7.0]
    found = mean(values, range(6))
    deviation = math.sqrt(sum((value - 5) ** 2 for value in values) / 5)
    assert found.value == 5
    assert found.half == pytest.approx(2.5706 * deviation / math.sqrt(6))


def test_a_mean_of_blocks_is_that_of_their_means() -> None:
    """Games of a block share their luck: what counts is how the means of blocks differ."""
    values = [1.0, 9.0, 4.0, 8.0, 5.0, 9.0]
    pairs = mean(values, [0, 0, 1, 1, 2, 2])
    assert pairs.half == pytest.approx(mean([5.0, 6.0, 7.0], range(3)).half)
    assert mean([4.0, 4.0, 6.0, 6.0], [0, 0, 1, 1]).half > mean([4.0, 4.0, 6.0, 6.0], range(4)).half


def test_intervals_hold_what_they_promise() -> None:
    """Of many small arenas, about 95 in a hundred have the true rate and the true mean in their intervals."""
    rng = Random(1)
    rates = alike = means = 0
    for _ in range(2000):
        ends = [float(rng.random() < 0.3) for _ in range(40)]
        pairs = [end for end in ends for _ in range(2)]
        alike += holds(rate(pairs, [game // 2 for game in range(80)]), 0.3)
        rates += holds(wilson(sum(rng.random() < 0.3 for _ in range(40)) / 40, 40), 0.3)
        luck = [rng.gauss(20, 3) for _ in range(8) for _ in range(1)]
        scores = [luck[game // 2] + rng.gauss(0, 2) for game in range(16)]
        means += holds(mean(scores, [game // 2 for game in range(16)]), 20)
    assert 0.93 < rates / 2000 < 0.975
    assert 0.93 < alike / 2000 < 0.975
    assert 0.93 < means / 2000 < 0.97


def holds(found: Estimate, true: float) -> bool:
    """Say whether an interval has the true value in it."""
    return found.low <= true <= found.high


def test_quantiles() -> None:
    """Between two values, a quantile lies in proportion."""
    assert quantile([1.0, 2.0, 4.0], 0.5) == 2
    assert quantile([1.0, 2.0], 0.5) == 1.5
    assert quantile([1.0, 2.0, 3.0], 1.0) == 3
