"""The switch that asks also when there is only one option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import netloft
from netloft import CHANCE, Luck
from tests.engine.walk import MODES, new

LAST_SPACE: dict[str, Any] = {
    "seats": 2,
    "buildings": ["Fish Stand"],
    "harbors": [
        {
            "wood": 3,
            "forests": {"b1": 1, "a2": 1, "c2": 1, "a3": 1, "c3": 1},
        },
        {},
    ],
}


def test_one_option_is_asked_with_the_switch_only() -> None:
    """One building and one free space: without the switch both happen by themselves."""
    usual = netloft.game("nusfjord").load(LAST_SPACE)
    usual.play(0, "build a building")
    assert usual.question(0).startswith("Fish Stand")
    g = netloft.game("nusfjord").load(LAST_SPACE, ask_all=True)
    g.play(0, "build a building")
    for answer in ("build Fish Stand", "space d1"):
        assert g.deciders == (0,)
        assert [option.text for option in g.options(0)] == [answer]
        g = g.copy()
        g.play(0, answer)
    assert g.question(0) == usual.question(0)
    assert g.dump() == usual.dump()
    assert g.record().moves == usual.record().moves
    assert g.log(None) == usual.log(None)


def test_nobody_acts_out_of_turn_in_a_decision_that_is_only_asked_by_the_switch() -> None:
    """Such a moment does not exist in the record, so nothing may happen in it."""
    g = netloft.game("nusfjord").load(LAST_SPACE, ask_all=True)
    g.play(0, "build a building")
    assert g.options(1) == []


@pytest.mark.parametrize("mode", MODES)
def test_games_with_the_switch_have_the_same_record(mode: str) -> None:
    """A random game with the switch replays without it to the same position; more was asked."""
    start = new(mode)
    g = start.game.new(start.seats, start.settings, ask_all=True)
    rng = Random(4)
    luck = Luck(4)
    asked = 0
    for _ in range(400):
        if g.over:
            break
        seat = rng.choice(g.deciders)
        if seat == CHANCE:
            luck.settle(g)
            continue
        options = g.options(seat)
        asked += len(options) == 1
        g.play(seat, rng.choice(options).text)
        if asked % 5 == 4:
            g = g.copy()
    again = g.game.replay(g.record())
    assert asked
    for _ in range(100):  # what is only asked by the switch has happened there already
        if again.dump() == g.dump() or not g.deciders:
            break
        g.play(g.deciders[0], g.options(g.deciders[0])[0].text)
    assert again.dump() == g.dump()
