"""The solo game against Captain Ruth, a test for each of her rules (p. 11 and 12)."""

from __future__ import annotations

from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.fleet.given import (
    CHANCE,
    FLEET,
    RED,
    Json,
    at,
    coins,
    given,
    lines,
    marked,
    pad,
    play,
    refuses,
    roll,
    texts,
)


def struck(g: Position) -> dict[str, int]:
    """Return the sections in which Ruth has struck boxes, and how many."""
    return {name: boxes for name, boxes in g.view(None)["ruth"]["struck"].items() if boxes}


def alone(mine: Json | None = None, *, pool: str, round_: int = 2, phase: str = "boat", **ruth: Any) -> Position:
    """Return a solo game; in even rounds, as here, Ruth takes her die at once."""
    return given(mine or pad(), pool=pool, round_=round_, phase=phase, ruth=ruth)


def test_set_up() -> None:
    """One boat die gives the start, the stones lie on shrimp, King Crab and casino, and the pools are those for two."""
    g = FLEET.new(1, {})
    roll(g, "lobster")
    assert at(g, RED)["licenses"]["lobster"] == 1
    assert g.view(None)["ruth"]["stones"] == ["shrimp", "king_crab", "casino"]
    roll(g, "cod", "cod", "lobster")
    assert g.deciders == (RED,)


def test_you_are_first_in_odd_rounds() -> None:
    """In odd rounds you choose a die first, in even rounds Ruth does."""
    for round_, left in ((1, ["cod", "lobster", "shrimp"]), (2, ["cod", "lobster"]), (3, ["cod", "lobster", "shrimp"])):
        g = alone(pool="shrimp cod lobster", round_=round_)
        assert texts(g, RED, "take") == left


def test_she_takes_the_die_at_her_stone() -> None:
    """Or the next one clockwise: shrimp, cod, lobster, swordfish, oyster, shrimp."""
    for stone, pool, taken in (
        ("cod", "shrimp cod lobster", "cod"),
        ("cod", "shrimp lobster swordfish", "lobster"),
        ("oyster", "cod shrimp lobster", "shrimp"),
        ("swordfish", "cod lobster cod", "cod"),
    ):
        g = alone(pool=pool, stones=[stone, "king_crab", "casino"])
        assert struck(g) == {taken: 2}, (stone, pool)


def test_she_takes_no_die_of_a_full_type() -> None:
    """A type without an open box she leaves, if anything else is there."""
    g = alone(pad(shrimp=10), pool="shrimp shrimp lobster")
    assert struck(g) == {"lobster": 2}
    g = alone(pad(cod=4), pool="shrimp cod cod", struck={"shrimp": 10, "cod": 6})
    assert struck(g) == {"shrimp": 10, "cod": 6}, "then she passes"
    log = g.log(None)
    assert log[:2] == ["Captain Ruth takes a die: Shrimp.", "Captain Ruth finds nothing to strike out."]
    assert log[2] == "Red takes a die: Cod.", "and the die is gone"


def test_coins_are_her_joker() -> None:
    """She takes coins only for want of another die, and strikes one box where her boat stone lies, or the next."""
    g = alone(pool="coins coins oyster")
    assert struck(g) == {"oyster": 2}
    g = alone(pool="coins coins coins")
    assert struck(g) == {"shrimp": 1}
    play(g, RED, "coins")
    assert struck(g) == {"shrimp": 2}, "and one more for the last die"
    g = alone(pad(shrimp=10), pool="coins shrimp shrimp")
    assert struck(g) == {"cod": 1}


def test_she_strikes_two_boxes_and_one_for_the_shared_die() -> None:
    """Two for the die she chose, one for the die that is left, from below."""
    g = alone(pool="shrimp cod lobster")
    play(g, RED, "take cod", "mark cod")
    assert struck(g) == {"shrimp": 2, "lobster": 1}
    refuses(g, RED, "mark cod", "die in hand")


def test_she_strikes_only_what_is_open() -> None:
    """Where one box is open she strikes one."""
    g = alone(pad(shrimp=9), pool="shrimp cod cod")
    assert struck(g) == {"shrimp": 1}


@pytest.mark.parametrize(("round_", "mine"), [(1, True), (2, False)])
def test_who_is_first_this_round_has_the_box_that_both_want(round_: int, mine: bool) -> None:
    """If both would use the same box, it is for who plays first in this round."""
    g = given(pad(cod=9), pool="shrimp cod lobster", round_=round_)
    play(g, RED, "take lobster", "mark lobster")
    if mine:
        play(g, RED, "mark cod")
    assert marked(g, RED, "cod") == (10 if mine else 9)
    assert struck(g).get("cod", 0) == (0 if mine else 1)


def test_a_struck_box_cannot_be_marked() -> None:
    """What she has struck out is not to be had."""
    g = alone(pad(cod=3), pool="lobster shrimp cod", struck={"cod": 7}, stones=["shrimp", "king_crab", "casino"])
    play(g, RED, "take cod")
    assert coins(g, RED) == 1, "the die is only a coin"


@pytest.mark.parametrize(
    "building", ["casino", "seafood_buffet", "salvage_yard", "bait_shop", "smokery", "ridback_cannery"]
)
def test_she_can_strike_a_building_whole(building: str) -> None:
    """A building of two boxes is gone with one die of hers."""
    g = alone(pool="wharf market market", phase="town", stones=["shrimp", "king_crab", building])
    assert struck(g)[building] == 2
    assert lines(g, RED)["Buildings"] == 0
    g = given(pad(), pool="wharf market cod", phase="town", ruth={"struck": {building: 2}})
    play(g, RED, "take wharf")
    refuses(g, RED, f"mark {building}", "no open box")


def test_a_building_can_be_completed_around_her_strikes() -> None:
    """At the wharf a building is complete when you have marked all that she has left, if she has left any."""
    g = given(pad(), pool="wharf harbor market", phase="town", ruth={"struck": {"smokery": 1, "fishermans_pub": 3}})
    play(g, RED, "take wharf", "mark smokery")
    assert lines(g, RED)["Buildings"] == 3
    g = given(pad(), pool="wharf harbor market", phase="town", ruth={"struck": {"smokery": 1, "fishermans_pub": 3}})
    play(g, RED, "take wharf", "mark fishermans_pub")
    assert lines(g, RED)["Buildings"] == 10


def test_her_strike_can_complete_a_building() -> None:
    """A building whose other boxes you have marked is complete when she strikes the last one."""
    g = alone(pad(casino=1), pool="wharf market cod", phase="town")
    assert struck(g) == {"casino": 1}
    assert lines(g, RED)["Buildings"] == 2
    play(g, RED, "take cod")
    assert texts(g, RED) == ["keep", "reroll"], "and it works"


def test_a_ship_is_not_completed_around_her_strikes() -> None:
    """The exception is for the wharf only: an activation box in the harbor that is struck is lost."""
    g = given(pad(barge=1), pool="harbor market cod", phase="town", round_=1, ruth={"struck": {"barge": 1}})
    play(g, RED, "take harbor")
    assert "barge" not in texts(g, RED, "mark")
    assert at(g, RED)["boats"]["barge"] == []


@pytest.mark.parametrize(
    ("pool", "taken"),
    [
        ("market harbor cod", {"king_crab": 2}),
        ("market wharf cod", {"casino": 2}),
        ("market market cod", {"cod": 2}),
        ("market market coins", {"shrimp": 1}),
    ],
)
def test_her_priority_in_the_town(pool: str, taken: dict[str, int]) -> None:
    """Harbor before wharf before the boat die before the market."""
    assert struck(alone(pool=pool, phase="town")) == taken


def test_in_the_town_she_leaves_what_strikes_nothing() -> None:
    """With no open box in the harbor she takes the next die by priority; so with a boat type that is full."""
    full = {"king_crab": 6, "captains_club": 6, "research_vessel": 5, "barge": 2, "inuit": 5}
    assert struck(alone(pool="harbor wharf cod", phase="town", struck=full)) == {**full, "casino": 2}
    g = alone(pad(cod=10), pool="market market cod", phase="town")
    assert (struck(g), g.view(None)["ruth"]["stars"]) == ({}, [4])


def test_harbor_and_wharf_go_by_her_stones() -> None:
    """She strikes where her stone lies, or in the next section clockwise that has an open box."""
    g = alone(pad(inuit=5), pool="harbor market market", phase="town", stones=["shrimp", "inuit", "casino"])
    assert struck(g) == {"king_crab": 2}
    mine = pad(seafood_buffet=2)
    g = alone(mine, pool="wharf market market", phase="town", stones=["shrimp", "inuit", "seafood_buffet"])
    assert struck(g) == {"casino": 2}


def test_the_market_costs_you_a_star() -> None:
    """With a market die she strikes the next star of the coin track; you skip it, without a star action."""
    g = alone(pad(coins=3), pool="market market market", phase="town")
    assert g.view(None)["ruth"]["stars"] == [4]
    play(g, RED, "die as coin")
    assert coins(g, RED) == 5
    assert g.view(None)["ruth"]["stars"] == [4, 8], "and one more for the last die"
    g = given(pad(coins=3), pool="cod coins coins", ruth={"stars": [4]}, round_=1)
    play(g, RED, "take coins", "coins")
    assert coins(g, RED) == 7, "the box of the star needs no coin"
    assert not texts(g, RED, "star")


def test_she_strikes_the_next_star_that_is_not_struck() -> None:
    """Neither a star that is marked nor one that she has struck before."""
    g = alone(pad(coins=5), pool="market market market", phase="town", stars=[8, 12])
    assert g.view(None)["ruth"]["stars"] == [8, 12, 16]


def test_a_star_beyond_a_struck_one_is_reached() -> None:
    """Only the struck star is lost."""
    g = given(pad(coins=6), pool="cod coins coins", ruth={"stars": [8]}, round_=1)
    play(g, RED, "take coins", "coins")
    assert (coins(g, RED), texts(g, RED, "star")) == (10, [])
    g = given(pad(coins=9), pool="cod coins coins", ruth={"stars": [8]}, round_=1)
    play(g, RED, "take coins", "coins")
    assert coins(g, RED) == 12
    assert texts(g, RED, "star")


def test_stones_skip_what_is_full() -> None:
    """A stone moves over sections without an open box."""
    ruth = {"stones": ["shrimp", "king_crab", "casino"], "struck": {"cod": 10, "captains_club": 6, "annas_bank": 5}}
    g = given(pad(lobster=10), round_=1, ruth=ruth, to_do=[[-1, "end of round"]])
    assert g.view(None)["ruth"]["stones"] == ["swordfish", "research_vessel", "salvage_yard"]


def test_routes() -> None:
    """The stones go round their three routes, and after a whole round are where they were."""
    ways: list[list[str]] = [[], [], []]
    ruth: Json = {}
    for _ in range(8):
        g = given(pad(), round_=1, ruth=ruth, to_do=[[-1, "end of round"]])
        ruth = {"stones": g.view(None)["ruth"]["stones"]}
        for way, stone in zip(ways, ruth["stones"], strict=True):
            way.append(stone)
    assert ways[0][:5] == ["cod", "lobster", "swordfish", "oyster", "shrimp"]
    assert ways[1][:5] == ["captains_club", "research_vessel", "barge", "inuit", "king_crab"]
    assert ways[2] == [
        "annas_bank",
        "salvage_yard",
        "bait_shop",
        "ridback_cannery",
        "smokery",
        "fishermans_pub",
        "seafood_buffet",
        "casino",
    ]


def test_the_game_ends_after_eight_rounds() -> None:
    """Eight rounds, and then a rank by the points."""
    assert not given(pad(), round_=7, to_do=[[-1, "end of round"]]).over
    assert given(pad(), round_=8, to_do=[[-1, "end of round"]]).over


FULL = dict.fromkeys(("shrimp", "cod", "lobster", "swordfish"), 10)


@pytest.mark.parametrize(
    ("fish", "rank"),
    [
        (10, "Greenhorn"),
        (11, "Deck Swabber"),
        (25, "Deck Swabber"),
        (26, "Helmsman"),
        (35, "Helmsman"),
        (36, "Gruff Captain"),
        (45, "Gruff Captain"),
        (46, "Oh Captain! My Captain"),
    ],
)
def test_ranks(fish: int, rank: str) -> None:
    """Below 50, from 50, 65, 75 and 85 points on."""
    boats = {name: [max(0, min(4, fish - 12 * at - 4 * n)) for n in range(3)] for at, name in enumerate(FULL)}
    g = given(pad(**FULL, smokery=2, salvage_yard=2, bait_shop=2, boats=boats), round_=8, to_do=[[-1, "end of round"]])
    assert g.scores() == [fish + 12 + 20 + 7]
    assert g.log(None)[-1] == f"Red is called: {rank}."


def test_she_is_nobody() -> None:
    """Ruth has no seat, no pad and no score; what she does is no decision."""
    g = FLEET.new(1, {})
    assert len(g.view(None)["pads"]) == 1
    assert g.winners() == [RED]
    roll(g, "cod", "cod", "cod", "cod")
    assert set(g.deciders) <= {RED, CHANCE}
