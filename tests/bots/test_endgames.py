"""The search bot does not miss what is in front of it: near the end it knows the value of every option."""

from __future__ import annotations

from random import Random

import pytest

from netloft.bots.search import SearchBot
from tests.bots.endgames import endgames

SMALL = 150
"""Positions of a tree that is certainly searched to its end."""


@pytest.mark.parametrize("mode", ["nusfjord-1-herring", "nusfjord-1-mackerel", "nusfjord-2-herring", "fleet-1"])
def test_a_small_tree_is_solved(mode: str) -> None:
    """The bot takes the best option, rates each by its true value, and stops long before its iterations run out."""
    found = [endgame for seed in range(3) for endgame in endgames(mode, seed, SMALL, deep=12)]
    assert found
    for endgame in found:
        g, seat = endgame.g, endgame.seat
        ratings = SearchBot(iterations=20 * SMALL).rate(g, seat, Random(1))
        assert endgame.lost(max(ratings, key=lambda rating: rating.value).option.text) == 0
        if g.seats == 1:
            assert {rating.option.text: rating.points for rating in ratings} == pytest.approx(endgame.values)
        assert sum(rating.tries for rating in ratings) < 20 * SMALL
