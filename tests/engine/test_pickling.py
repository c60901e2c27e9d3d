"""Positions, options, games and bots can be pickled and copied with `copy` and `deepcopy`, in both forms."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import TypeVar

import pytest

import netloft
from netloft import Luck
from netloft.bots.levels import bot
from netloft.core.position import Position
from tests.engine.nusfjord.own_deck import with_card
from tests.engine.walk import MODES, new

T = TypeVar("T")

STEP = 23
"""Moves between two samples of a game."""


def samples(mode: str) -> list[Position]:
    """Return positions of a random game, from its start to its end, in the middle of turns too."""
    g, rng, luck = new(mode), Random(7), Luck(7)
    found = [g.copy()]
    while not g.over:
        for _ in range(STEP):
            luck.settle(g)
            if g.over:
                break
            seat = rng.choice(g.deciders)
            g.play(seat, rng.choice(g.options(seat)).text)
        found.append(g.copy())
    return found


def pickled(thing: T) -> T:
    """Return what comes back from pickle."""
    back: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  (what was pickled just now)
    return back


@pytest.mark.parametrize("mode", MODES)
def test_a_pickled_position_goes_on_as_the_original(mode: str) -> None:
    """It has the same past, the same options and, with the same luck, the same future."""
    for g in samples(mode):
        back = pickled(g)
        assert back == g
        assert back.record().to_text() == g.record().to_text()
        for seat in g.deciders:
            assert [option.text for option in back.options(seat)] == [option.text for option in g.options(seat)]
        ends = [copy(g), back]
        assert Luck(3).play_out(ends[0]) == Luck(3).play_out(ends[1])
        assert ends[0] == ends[1]
        assert back.log(None) == ends[0].log(None)


def test_a_pickled_redealt_position_still_has_no_past() -> None:
    """A record of it would tell what really happened."""
    g = pickled(samples("nusfjord-3-herring")[2].redeal(0, Random(1)))
    with pytest.raises(netloft.NetloftError, match="redealt"):
        g.record()


def test_a_position_that_asks_everything_still_does_after_pickling() -> None:
    """The switch is a part of the position."""
    g = netloft.game("nusfjord").load({"seats": 2, "buildings": ["Fish Stand"], "harbors": [{"wood": 3}, {}]}, True)
    g.play(0, "build a building")
    assert len(g.options(0)) == 1
    assert [option.text for option in pickled(g).options(0)] == [option.text for option in g.options(0)]


@pytest.mark.parametrize("name", netloft.games())
def test_a_copy_is_independent(name: str) -> None:
    """What is played on a deep copy or on a pickled one does not change the original."""
    g = netloft.game(name).new()
    Luck(1).settle(g)
    before = g.dump()
    for twin in (deepcopy(g), copy(g), pickled(g), deepcopy([g, {"of": g}])[0]):
        assert isinstance(twin, Position)
        Luck(2).play_out(twin)
        assert twin.over
    assert g.dump() == before


@pytest.mark.parametrize("name", netloft.games())
def test_games_and_options_are_themselves_after_pickling(name: str) -> None:
    """They never change, and positions compare them by identity."""
    game = netloft.game(name)
    assert pickled(game) is game
    assert deepcopy(game) is game
    for option in game.options:
        assert copy(option) is option
        assert deepcopy(option) is option
    assert all(back is option for back, option in zip(pickled(game.options), game.options, strict=True))


def test_a_deck_of_ones_own_leaves_the_options_to_the_game() -> None:
    """Its game shares options with the shipped one, which can still be pickled after it was read."""
    game = netloft.game("nusfjord")
    game.new(2, {"deck": with_card("now(gain(fish=3))")})
    assert all(back is option for back, option in zip(pickled(game.options), game.options, strict=True))


@pytest.mark.parametrize("name", ["random", "easy", "greedy@hand", "search:20"])
def test_a_pickled_bot_chooses_the_same(name: str) -> None:
    """A bot can be sent to another process, with its settings."""
    g = netloft.game("fleet").new(2)
    Luck(5).settle(g)
    seat = g.deciders[0]
    original = bot(name)
    for other in (pickled(original), deepcopy(original)):
        assert other.choose(g, seat, Random(4)) is original.choose(g, seat, Random(4))
