"""The rank after a solo campaign of three games (p. 17)."""

from __future__ import annotations

import pytest

from netloft.games.nusfjord.rules.phases.campaign import rank_after


@pytest.mark.parametrize(
    ("old", "total", "new"),
    [
        (0, 101, 1),
        (0, 117, 17),
        (4, 109, 9),
        (0, 100, 0),
        (0, 104.5, 4),
    ],
)
def test_the_points_above_100_are_the_rank(old: int, total: float, new: int) -> None:
    """Each point above 100 is a rank; half a point is none."""
    assert rank_after(old, total) == new


@pytest.mark.parametrize("total", [105, 104, 101, 100, 96])
def test_a_higher_rank_from_before_stays(total: int) -> None:
    """Less than the rank, but by fewer than 10 points, changes nothing."""
    assert rank_after(5, total) == 5


@pytest.mark.parametrize("total", [95, 60, 0, -4, 95.0])
def test_10_points_below_the_rank_cost_one(total: float) -> None:
    """Rank 5 stands for 105 points: with 95 or fewer one rank is lost, and never more than one."""
    assert rank_after(5, total) == 4


def test_half_a_point_saves_the_rank() -> None:
    """95.5 points are not 10 below 105."""
    assert rank_after(5, 95.5) == 5


@pytest.mark.parametrize("total", [90, 44, 0])
def test_no_rank_is_below_0(total: int) -> None:
    """Who has no rank has none to lose."""
    assert rank_after(0, total) == 0
