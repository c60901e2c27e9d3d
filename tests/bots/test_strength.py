"""Bots are as strong as they are said to be; a few games with fixed seeds, far from the edge."""

from __future__ import annotations

import pytest

import netloft
from netloft.arena import play_out
from netloft.bots import bot


@pytest.mark.parametrize(("name", "games"), [("nusfjord", 12), ("fleet", 6), ("kaivai", 3)])
def test_greedy_beats_random(name: str, games: int) -> None:
    """One greedy seat wins clearly against a random one, from either seat."""
    won = 0
    for number in range(games):
        seat = number % 2
        bots = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        g = play_out(netloft.game(name).new(2), bots, 100 + number)
        won += g.winners() == [seat]
    assert won >= games - games // 6


def test_search_beats_random() -> None:
    """Even a short search wins against a random seat."""
    for number in range(4):
        bots = [bot("random"), bot("random")]
        bots[number % 2] = bot("search:20")
        g = play_out(netloft.game("nusfjord").new(2), bots, 200 + number)
        assert g.winners() == [number % 2]
