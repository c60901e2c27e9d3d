"""The fifteen license levels, a row each, and what the rulebook says beside them (p. 6 and 7)."""

from __future__ import annotations

import pytest

from netloft.core.position import Position
from tests.engine.fleet.given import RED, YELLOW, Json, at, coins, fish, given, marked, pad, play, refuses, texts

TYPES = ["cod", "lobster", "oyster", "shrimp", "swordfish"]
BOXES = {1: 3, 2: 5, 3: 7}  # boxes of the shipped column that give so many licenses and one boat


def licensed(boat: str, level: int, **more: int) -> Json:
    """Return a pad with so many licenses and one boat of a type."""
    return pad(licenses={boat: level}, **{boat: BOXES[level]}, **more)


@pytest.mark.parametrize(("level", "uses", "stars"), [(1, 1, 0), (2, 1, 1), (3, 2, 1)])
def test_shrimp(level: int, uses: int, stars: int) -> None:
    """A chosen shrimp die is any type; at level 2 with a star action, at level 3 twice and with a star action."""
    g = given(licensed("shrimp", level), pad(), pool="shrimp lobster lobster")
    play(g, RED, "take shrimp")
    assert texts(g, RED, "mark") == TYPES
    for boat in ["cod", "swordfish"][:uses]:
        play(g, RED, f"mark {boat}")
    assert marked(g, RED, "cod") == 1
    assert marked(g, RED, "swordfish") == uses - 1
    for _ in range(stars):
        assert len(texts(g, RED, "star")) > 15
        play(g, RED, "star casino")
    assert marked(g, RED, "casino") == stars
    assert g.deciders == (YELLOW,)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_cod(level: int) -> None:
    """Who launches a boat earns as many coins as the level; ships in the harbor count as boats."""
    g = given(licensed("cod", level), pad(), pool="harbor market market", phase="town")
    play(g, RED, "take harbor", "mark inuit")
    assert coins(g, RED) == level


@pytest.mark.parametrize("level", [1, 2, 3])
def test_lobster(level: int) -> None:
    """The income phase brings as many more coins as the level."""
    assert coins(given(licensed("lobster", level), pad(), phase="income"), RED) == 1 + level


@pytest.mark.parametrize(("level", "stars", "coin"), [(1, 1, 0), (2, 1, 1), (3, 2, 0)])
def test_swordfish(level: int, stars: int, coin: int) -> None:
    """After the fishing phase: a star action, at level 2 a coin too, at level 3 two star actions."""
    g = given(licensed("swordfish", level), pad(), phase="fishing", round_=2)
    assert at(g, RED)["boats"]["swordfish"] == [1], "the boats fish first"
    for number in range(stars):
        assert g.question(RED).startswith("A star action")
        assert marked(g, RED, "annas_bank") == number
        play(g, RED, "star annas_bank")
    assert coins(g, RED) == coin
    assert RED not in g.deciders


@pytest.mark.parametrize(("level", "holds"), [(1, 6), (2, 8), (3, 10)])
def test_oyster(level: int, holds: int) -> None:
    """An oyster boat may earn a coin in place of its second fish, and holds 6, 8 or 10 fish."""
    rich = pad(licenses={"oyster": level}, oyster=BOXES[level], boats={"oyster": [holds - 2]})
    g = given(rich, pad(), phase="fishing", round_=2)
    assert texts(g, RED) == ["coin instead", "second fish"]
    other = g.copy()
    play(g, RED, "second fish")
    assert (at(g, RED)["boats"]["oyster"], coins(g, RED)) == ([holds], 0)
    play(other, RED, "coin instead")
    assert (at(other, RED)["boats"]["oyster"], coins(other, RED)) == ([holds - 1], 1)
    full = pad(licenses={"oyster": level}, oyster=BOXES[level], boats={"oyster": [holds]})
    g = given(full, pad(), phase="fishing", round_=2)
    assert (at(g, RED)["boats"]["oyster"], coins(g, RED)) == ([holds], 0), "a full boat earns no coin"


@pytest.mark.parametrize("boat", TYPES)
def test_the_second_license_brings_two_coins(boat: str) -> None:
    """Who activates the second license of a type earns 2 coins at once; the first and the third bring none."""
    for boxes, level, earned in ((1, 0, 0), (4, 1, 2), (6, 2, 0)):
        g = given(pad(licenses={boat: level}, **{boat: boxes}), pad(), pool=f"{boat} coins coins")
        if f"take {boat}" in texts(g, RED):
            play(g, RED, f"take {boat}")
        play(g, RED, f"mark {boat}")
        if level:
            play(g, RED, f"license {boat}")
        assert at(g, RED)["licenses"][boat] == level + 1
        assert coins(g, RED) == earned


def test_a_shrimp_license_does_not_count_for_the_shared_die() -> None:
    """Shrimp licenses work only on the die that one chooses (p. 7)."""
    g = given(licensed("shrimp", 3), pad(), pool="cod lobster shrimp")
    play(g, RED, "take cod", "mark cod")
    play(g, YELLOW, "take lobster", "mark lobster")
    assert texts(g, RED) == ["die as coin", "mark shrimp"]
    play(g, RED, "mark shrimp")
    assert g.deciders == (YELLOW,)


def shrimp_in_hand(level: int = 3, **more: int) -> Position:
    """Return a position in which Red has just taken a shrimp die."""
    g = given(licensed("shrimp", level, **more), pad(), pool="shrimp cod cod")
    play(g, RED, "take shrimp")
    return g


def test_a_shrimp_die_may_be_three_coins() -> None:
    """The license lets a shrimp die count as the face with three coins, also twice."""
    g = shrimp_in_hand()
    play(g, RED, "coins", "coins")
    assert coins(g, RED) == 6


def test_a_shrimp_die_used_otherwise_brings_no_bonus() -> None:
    """As a coin, at the salvage yard or for a hex, a shrimp die is just a die."""
    built = {"salvage_yard": 2, "seafood_buffet": 2}
    g = shrimp_in_hand(**built)
    play(g, RED, "die as coin")
    assert (coins(g, RED), g.deciders) == (1, (YELLOW,))
    g = shrimp_in_hand(**built)
    play(g, RED, "salvage", "star casino")
    assert (marked(g, RED, "casino"), g.deciders) == (1, (YELLOW,))
    g = shrimp_in_hand(**built)
    play(g, RED, "fill hex")
    assert (at(g, RED)["hexes"], g.deciders) == (["shrimp"], (YELLOW,))


def test_the_star_of_a_shrimp_die_may_come_first() -> None:
    """Its owner chooses in which order the uses and the star action happen; the die is then no coin any more."""
    g = shrimp_in_hand(salvage_yard=2, seafood_buffet=2)
    play(g, RED, "star casino")
    for use in ("die as coin", "salvage", "fill hex"):
        refuses(g, RED, use, "not been used")
    refuses(g, RED, "star casino", "no star action")
    refuses(g, RED, "forgo star", "no star action")
    refuses(g, RED, "market", "die in hand")
    play(g, RED, "mark cod", "mark cod")
    assert g.deciders == (YELLOW,)


def test_a_shrimp_license_works_in_the_town_too() -> None:
    """The boat die of the town pool is a boat die like any other."""
    g = given(licensed("shrimp", 1), pad(), pool="shrimp harbor wharf", phase="town")
    play(g, RED, "take shrimp")
    assert texts(g, RED, "mark") == TYPES


def test_swordfish_does_not_count_for_a_private_fishing() -> None:
    """The Captain's Club brings no star action of the swordfish (p. 7)."""
    g = given(licensed("swordfish", 3, captains_club=1), pad(), pool="harbor market market", phase="town")
    play(g, RED, "take harbor", "mark captains_club")
    assert at(g, RED)["boats"]["swordfish"] == [1]
    assert g.deciders == (YELLOW,)


def test_swordfish_comes_when_all_boats_have_fished() -> None:
    """Its coin and its star action come after the oyster boats, and beside a star that those have reached."""
    mine = pad(swordfish=5, oyster=3, licenses={"swordfish": 2}, coins=3)
    g = given(mine, pad(), phase="fishing", round_=2)
    assert coins(g, RED) == 3
    play(g, RED, "coin instead")
    assert coins(g, RED) == 5
    assert at(g, RED)["due"]["stars"] == 2
    play(g, RED, "star casino", "star casino")
    assert RED not in g.deciders


def test_each_oyster_boat_chooses_for_itself() -> None:
    """The coin can be earned once for each oyster boat."""
    rich = pad(licenses={"oyster": 1}, oyster=7, boats={"oyster": [0, 0, 5]})
    g = given(rich, pad(), phase="fishing", round_=2)
    play(g, RED, "coin instead", "second fish")
    assert at(g, RED)["boats"]["oyster"] == [1, 2, 6], "the third has room for one fish and so no choice"
    assert (coins(g, RED), fish(g, RED)) == (1, 9)


def test_a_license_makes_room_in_oyster_boats() -> None:
    """A boat that was full with one license is not with two."""
    g = given(pad(oyster=4, boats={"oyster": [6]}, ridback_cannery=2), pad(), pool="oyster cod cod")
    play(g, RED, "take oyster", "mark oyster", "license oyster")
    play(g, YELLOW, "die as coin")
    play(g, RED, "die as coin")
    play(g, YELLOW, "die as coin")
    assert coins(g, RED) == 2 + 1 + 1, "for the second license, the shared die and as income; none for a full boat"
