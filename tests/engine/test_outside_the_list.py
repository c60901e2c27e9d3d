"""Refusals of values that do not exist name the rule that limits them."""

from __future__ import annotations

import pytest

import netloft
from netloft import Illegal, Luck
from netloft.core.effect import Choice
from netloft.core.position import Position

PLATES = "At least one plate is filled, and the Banquet Table has seven."


def first_bid() -> Position:
    """Return the start of a game of Kaivai, when seat 0 bids."""
    g = netloft.game("kaivai").new(3)
    Luck(1).settle(g)
    return g


def test_a_bid_is_between_1_and_10() -> None:
    """Every player makes a bid between 1 and 10 (p. 6)."""
    g = first_bid()
    assert g.why_not(0, "bid 11") == g.why_not(0, "bid 0") == "A bid is a number from 1 to 10 (p. 6)."
    assert g.why_not(0, "bid 11", "de") == "Ein Gebot ist eine Zahl von 1 bis 10 (S. 6)."
    with pytest.raises(Illegal, match="from 1 to 10"):
        g.play(0, "bid 11")


def test_a_value_that_nobody_asks_for_is_refused_like_one_in_the_list() -> None:
    """Who is not asked for a bid reads that first, whatever the bid."""
    g = first_bid()
    assert g.why_not(1, "bid 11") == g.why_not(1, "bid 5") == "It is not this seat's decision now."
    assert g.why_not(0, "village Z") == g.why_not(0, "village A") == "That is not what is asked now: Choose your bid."
    assert g.why_not(0, "fly") == "kaivai has no move called 'fly'."


def test_values_outside_the_list_in_nusfjord() -> None:
    """At least one plate is served, and there are seven; a1 is no building space but the Reserve."""
    g = netloft.game("nusfjord").load(
        {"seats": 2, "harbors": [{"wood": 5, "fish": 9}, {}], "buildings": ["Fish Stand", "Theater"]}
    )
    assert g.why_not(0, "use Nobody") == "There is no such elder."
    g.play(0, "serve fish")
    assert g.why_not(0, "serve 0") == g.why_not(0, "serve 9") == PLATES
    g.play(0, "serve 1")
    g.play(1, "pass")
    g.play(0, "build a building")
    assert g.why_not(0, "build Opera") == "There is no such building."
    g.play(0, "build Fish Stand")
    assert "a1 is the Reserve" in str(g.why_not(0, "space a1"))


def test_values_outside_the_list_in_fleet() -> None:
    """A die, a section that does not exist."""
    g = netloft.game("fleet").load({"seats": 2, "phase": "boat", "pool": ["cod", "lobster", "oyster"]})
    seat = g.deciders[0]
    assert g.why_not(seat, "take whale") == "No die in the pool shows that."
    assert "no move called" in str(g.why_not(seat, "swim"))


@pytest.mark.parametrize("name", netloft.games())
def test_every_start_belongs_to_moves_that_somebody_is_asked_for(name: str) -> None:
    """The table of each game names starts that its decisions really have."""
    game = netloft.game(name)
    asked = [option.text for step in game.effects.values() if isinstance(step, Choice) for option in step.candidates]
    assert game.no_such
    for start in game.no_such:
        assert any(text.startswith(start) for text in asked), start


@pytest.mark.parametrize("name", netloft.games())
def test_numbers_one_too_high_are_explained(name: str) -> None:
    """Whenever all numbered answers of a kind are candidates, the number after the last one gets a rule."""
    g = netloft.game(name).new()
    luck = Luck(5)
    for _ in range(150):
        luck.settle(g)
        if g.over:
            break
        seat = g.deciders[0]
        for start in g.game.no_such:
            if any(option.text.startswith(start) for option in g.options(seat)):
                reason = g.why_not(seat, f"{start}999")
                assert reason == g.game.no_such[start].say("en"), start
        g.play(seat, luck.pick(g.options(seat)).text)
