"""Positions written by hand: what may be left out, and one line for everything that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from netloft import BadRecord
from tests.engine.fleet.given import FLEET, RED, YELLOW, at, given, pad, play, roll, texts

TWO: dict[str, Any] = {"game": "fleet", "seats": 2}


def test_almost_everything_may_be_left_out() -> None:
    """Seats alone are a position: empty pads before the boat dice of the first round."""
    g = FLEET.load({"seats": 2})
    assert g.question(-1) == "What does the die show?"
    roll(g, "cod", "cod", "cod")
    assert g.deciders == (RED,)
    assert FLEET.load(g.dump()) == g


def test_licenses_and_boats_follow_from_the_boxes() -> None:
    """Where the marked boxes leave no choice, licenses and boats need not be told."""
    g = given(pad(cod=3, inuit=3, king_crab=5, bonus="fish", barge=2), pad())
    assert at(g, RED)["licenses"]["cod"] == 1
    assert {ship: len(boats) for ship, boats in at(g, RED)["boats"].items() if boats} == {
        "cod": 1,
        "king_crab": 1,
        "barge": 1,
        "inuit": 2,
    }


def test_where_boxes_leave_a_choice_one_of_both_is_enough() -> None:
    """With two question marks marked, licenses tell the boats and boats the licenses."""
    by_licenses = given(pad(cod=7, licenses={"cod": 2}), pad())
    by_boats = given(pad(cod=7, boats={"cod": [0, 0]}), pad())
    assert by_licenses == by_boats
    assert len(at(given(pad(cod=7), pad()), RED)["boats"]["cod"]) == 3, "and else they are boats"


def test_a_license_without_a_bonus_is_owed_one() -> None:
    """It is asked for as soon as claims are settled."""
    g = given(pad(king_crab=3), pad(), phase="income")
    assert texts(g, RED, "bonus")


def test_a_phase_may_begin_with_its_dice_on_the_table() -> None:
    """With a pool the turns begin, without one the dice are rolled."""
    assert given(pad(), pad(), pool="cod harbor market", phase="town").deciders == (RED,)
    assert given(pad(), pad(), phase="town").deciders == (-1,)


TURNS: list[list[Any]] = [[-1, "end of round"], [-1, "settle all"], [-1, "clear the table"], [-1, "shared die"]]
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"boats": 3}, "position: there is no 'boats'"),
    "a round too many": ({"round": 11}, "round: expected a whole number from 0 to 10"),
    "nobody first": ({"first": 2}, "first: expected a whole number from 0 to 1"),
    "too few pads": ({"pads": [{}]}, "pads: expected a list of 2"),
    "an unknown section": ({"pads": [{"marked": {"kod": 1}}, {}]}, r"pads\[0\].marked: there is no 'kod'"),
    "too many boxes": ({"pads": [{"marked": {"cod": 11}}, {}]}, r"pads\[0\].marked.cod: .* from 0 to 10"),
    "a boat too many": ({"pads": [{"marked": {"cod": 3}, "boats": {"cod": [0, 0]}}, {}]}, r"boats.cod: 3 marked boxes"),
    "a boat too few": ({"pads": [{"marked": {"inuit": 1}, "boats": {"inuit": []}}, {}]}, r"boats.inuit: 1 marked"),
    "a license too many": ({"pads": [{"marked": {"cod": 3}, "licenses": {"cod": 2}}, {}]}, "1 licenses and 1 boats"),
    "too many fish": ({"pads": [{"marked": {"cod": 3}, "boats": {"cod": [5]}}, {}]}, r"boats.cod\[0\]: .* from 0 to 4"),
    "too many coins": ({"pads": [{"coins": 81}, {}]}, r"coins: expected a whole number from 0 to 80"),
    "hexes too early": ({"pads": [{"hexes": ["cod"]}, {}]}, "hexes: expected none without"),
    "salvage too early": ({"pads": [{"salvaged": 1}, {}]}, "salvaged: expected 0 without"),
    "a bonus too early": ({"pads": [{"bonus": "fish"}, {}]}, "bonus: expected none without the King Crab license"),
    "an unknown bonus": ({"pads": [{"marked": {"king_crab": 3}, "bonus": "gold"}, {}]}, "bonus: expected one of fish"),
    "one bonus twice": ({"pads": [{"marked": {"king_crab": 3}, "bonus": "fish"}] * 2}, "no two players"),
    "a captain without captains": ({"pads": [{"captain": "cod"}, {}]}, "played without captains"),
    "no captain with captains": ({"options": {"captains": True}}, r"pads\[0\].captain: expected a captain"),
    "trophies without trophies": ({"trophies": {}}, "played without trophies"),
    "no trophy with trophies": ({"options": {"trophies": True}}, "trophies.gold: expected a trophy"),
    "Ruth against two": ({"ruth": {}}, "ruth: Captain Ruth plays only against one"),
    "too many dice": ({"pool": ["cod"] * 4}, "pool: expected 3 dice, found 4"),
    "too few dice": ({"pool": ["cod"]}, "pool: expected 3 dice, found 1"),
    "a strange die": ({"pool": ["cod", "cod", "whale"]}, "pool: expected one of shrimp"),
    "town dice at sea": ({"pool": ["cod", "cod", "harbor"]}, "pool: these are not the dice"),
    "boat dice in town": ({"phase": "town", "pool": ["cod", "cod", "harbor"]}, "pool: these are not the dice"),
    "no phase": ({"phase": "night"}, "phase: expected one of"),
    "a die from nowhere": ({"using": {"uses": 1}}, "using.uses: expected 0"),
    "a whole die": ({"using": {"whole": True}}, "using.whole: expected false"),
    "a die of any type": ({"using": {"any type": True}}, "using.any type"),
    "an oyster boat from nowhere": ({"pads": [{"due": {"oyster boats": [1]}}, {}]}, "oyster boats: expected a whole"),
    "a bonus due": ({"pads": [{"due": {"bonus": True}}, {}]}, "due.bonus: expected false"),
    "no bonus due": ({"pads": [{"marked": {"king_crab": 3}, "due": {"bonus": False}}, {}]}, "due.bonus: expected true"),
    "steps that do not fit": ({"to_do": [[-1, "income"], [0, "star action"]]}, "to_do: in Fleet these do not lie"),
    "an answer for a step": ({"to_do": [[0, "mark cod"]]}, "to_do: in Fleet these do not lie"),
    "a player's step of nobody": (
        {"to_do": [*TURNS, [-1, "take a die"]]},
        "'take a die' needs the seat of a player",
    ),
    "turns in the wrong order": (
        {
            "pool": ["cod", "cod", "cod"],
            "phase": "town",
            "to_do": [*TURNS, [0, "take a die"], [1, "take a die"]],
        },
        "expected turns in the order",
    ),
    "a round after the last": ({"round": 10, "to_do": [[-1, "round"]]}, "no other follows"),
}  # fmt: skip


SETTING_UP: list[list[Any]] = [[-1, "round"], [-1, "settle all"], [-1, "draw the first player"]]
ROLLING: list[list[Any]] = [[0, "rest"], [0, "start"], [-1, "roll for a start"]]
TOWN: dict[str, Any] = {"phase": "town", "pool": ["market", "market"]}
MY_TURN: list[list[Any]] = [*TURNS, [1, "take a die"]]
WRONG |= {
    "an oyster boat that is not due": (
        {
            "round": 2,
            "to_do": [
                *[[-1, text] for text in ("end of round", "town phase", "settle all")],
                *[[0, text] for text in ("rest", "swordfish bonus", "oyster boats", "oyster boat")],
            ],
        },
        "'oyster boat' needs an oyster boat among what is due",
    ),
    "a bonus without a license": (
        {**TOWN, "to_do": [*MY_TURN, [0, "King Crab bonus"]]},
        "'King Crab bonus' needs a King Crab license",
    ),
    "a start on a pad in use": (
        {"round": 0, "pads": [{"marked": {"cod": 1}}, {}], "to_do": [*SETTING_UP, *ROLLING]},
        "'start' needs an empty pad",
    ),
    "two starts": ({"round": 0, "to_do": [*SETTING_UP, *ROLLING, *ROLLING]}, "expected one start a seat"),
    "a captain's box too many": (
        {
            "round": 0,
            "options": {"captains": True},
            "pads": [{"captain": "cod", "marked": {"barge": 2}}, {"captain": "shrimp"}],
            "to_do": [*SETTING_UP, [0, "rest"], [0, "captain's box, barge"]],
        },
        "captain's box, barge. needs an open box",
    ),
    "captains nobody plays with": (
        {"round": 0, "to_do": [*SETTING_UP, [0, "rest"], [0, "captain's start"], [-1, "deal a captain"]]},
        "captain cards are dealt only if",
    ),
    "a step of another": (
        {**TOWN, "to_do": [*MY_TURN, [0, "rest of the turn"], [1, "use the die"]]},
        "'use the die' needs the seat of the step below it, 0",
    ),
    "setting up in a later round": ({"round": 3, "to_do": [*SETTING_UP, *ROLLING]}, "round: expected 0"),
    "another phase": (
        {"phase": "boat", "pool": ["market"] * 3, "to_do": [*MY_TURN, [0, "take a die"]]},
        "phase: does not fit",
    ),
    "a casino without a die": ({**TOWN, "to_do": [*MY_TURN, [0, "casino"]]}, "using.die: expected the die"),
    "a die that is used up": (
        {**TOWN, "using": {"die": "market"}, "to_do": [*MY_TURN, [0, "rest of the turn"], [0, "use the die"]]},
        "using.uses: expected at least 1",
    ),
    "a die used twice": (
        {
            **TOWN,
            "using": {"die": "market", "uses": 2, "whole": True},
            "to_do": [*MY_TURN, [0, "rest of the turn"], [0, "use the die"]],
        },
        "using.uses: expected at most 1",
    ),
    "an oyster boat on land": (
        {"pads": [{"marked": {"oyster": 3}, "due": {"oyster boats": [1]}}, {}]},
        "oyster boats: expected none, as nobody is fishing",
    ),
    "a full oyster boat that chooses": (
        {"pads": [{"marked": {"oyster": 3}, "boats": {"oyster": [6]}, "due": {"oyster boats": [1]}}, {}]},
        "boat 1 has no license or no room",
    ),
    "stars nobody uses": ({"pads": [{"due": {"stars": 1}}, {}]}, "due.stars: expected 0, as no step uses them"),
    "a bonus after the end": ({"pads": [{"marked": {"king_crab": 3}}, {}], "to_do": []}, "as the game is over"),
    "more dice than there are": ({"pool": ["cod"] * 6}, "pool: expected at most 5 dice"),
    "no round": ({"round": 0}, "round: expected 1 or more, found 0"),
    "a phase that does not begin": ({"phase": "end"}, "phase: expected one of boat, income, fishing, town"),
    "a trophy that nobody drew": (
        {"options": {"trophies": True}, "trophies": {"gold": "fish", "silver to": 0}},
        "there is no silver trophy yet",
    ),
}

WITH_TROPHY: dict[str, Any] = {
    "options": {"trophies": True},
    "trophies": {"gold": "boats", "silver": "fish", "silver to": None},
}
CLAIMING: dict[str, Any] = {"pads": [{"due": {"trophy": True}}, {}]}
TWENTY: dict[str, Any] = {
    "marked": {"shrimp": 7, "cod": 7},
    "boats": {"shrimp": [4, 4, 4], "cod": [4, 4, 0]},
    "due": {"trophy": True},
}
WRONG |= {
    "a claim without trophies": ({**TOWN, **CLAIMING, "to_do": MY_TURN}, "due.trophy: expected false, as there is no"),
    "a claim without fish": (
        {**TOWN, **WITH_TROPHY, **CLAIMING, "to_do": MY_TURN},
        "due.trophy: expected false without 20 fish",
    ),
    "a claim to what is won": (
        {
            **TOWN,
            **WITH_TROPHY,
            "trophies": {"gold": "boats", "silver": "fish", "silver to": 1},
            "pads": [TWENTY, {}],
            "to_do": MY_TURN,
        },
        "due.trophy: expected false, as there is no",
    ),
    "a claim that nobody settles": (
        {**WITH_TROPHY, "round": 10, "pads": [TWENTY, {}], "to_do": [[-1, "end of round"]]},
        "due.trophy: expected false, as no step settles it",
    ),
    "an early claim without a claim": (
        {**TOWN, **WITH_TROPHY, "pads": [{"due": {"trophy first": True}}, {}], "to_do": MY_TURN},
        "due.trophy first: expected false without",
    ),
    "an early claim in the town": (
        {
            **TOWN,
            **WITH_TROPHY,
            "pads": [{**TWENTY, "due": {"trophy": True, "trophy first": True}}, {}],
            "to_do": MY_TURN,
        },
        "due.trophy first: expected false but in",
    ),
    "a choice at a plain box": (
        {
            **TOWN,
            "pads": [{"marked": {"cod": 4}}, {}],
            "to_do": [*MY_TURN, [0, "rest of the turn"], [0, "license or boat, cod"]],
        },
        "'license or boat, cod' needs a box for either",
    ),
    "a choice without a box": (
        {**TOWN, "to_do": [*MY_TURN, [0, "rest of the turn"], [0, "license or boat, cod"]]},
        "'license or boat, cod' needs a box for either",
    ),
    "a fishing phase in an odd round": ({"round": 3, "phase": "fishing"}, "phase: there is no fishing in round 3"),
    "a fishing to come in an odd round": (
        {"round": 3, "to_do": [[-1, "end of round"], [-1, "town phase"], [-1, "fishing"], [-1, "income"]]},
        "to_do: there is no fishing in round 3",
    ),
    "the end of a fishing in an odd round": (
        {
            "round": 3,
            "phase": "income",
            "to_do": [
                [-1, "end of round"],
                [-1, "town phase"],
                [-1, "settle all"],
                [0, "rest"],
                [0, "swordfish bonus"],
            ],
        },
        "to_do: there is no fishing in round 3",
    ),
    "settling a fishing in an odd round": (
        {"round": 3, "phase": "fishing", "to_do": [[-1, "end of round"], [-1, "town phase"], [-1, "settle all"]]},
        "phase: there is no fishing in round 3",
    ),
    "a casino nobody has built": (
        {**TOWN, "using": {"die": "market"}, "to_do": [*MY_TURN, [0, "casino"]]},
        "'casino' needs a completed casino",
    ),
    "a harbor die among boats": (
        {
            "phase": "boat",
            "pool": ["cod", "cod"],
            "using": {"die": "harbor", "uses": 1, "whole": True},
            "to_do": [
                [-1, "end of round"],
                [-1, "town phase"],
                [-1, "income"],
                *MY_TURN[1:],
                [0, "rest of the turn"],
                [0, "use the die"],
            ],
        },
        "using.die: expected a boat die",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_named(case: str) -> None:
    """The message has the place, what was expected, and is one line."""
    fields, problem = WRONG[case]
    with pytest.raises(BadRecord, match=problem) as refused:
        FLEET.load({**TWO, **fields})
    assert "\n" not in str(refused.value)


RUTH_WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a struck box too many": ({"struck": {"cod": 11}}, "ruth.struck.cod: expected a whole number from 0 to 10"),
    "no star": ({"stars": [5]}, "ruth.stars: expected stars of the coin track"),
    "a star twice": ({"stars": [4, 4]}, "each once"),
    "a stone astray": ({"stones": ["cod", "cod", "casino"]}, "ruth.stones: cod is not on the route"),
    "too few stones": ({"stones": ["cod"]}, "ruth.stones: expected a list of 3"),
}


@pytest.mark.parametrize("case", RUTH_WRONG)
def test_what_ruth_cannot_have_done_is_named(case: str) -> None:
    """The same for the solo game."""
    fields, problem = RUTH_WRONG[case]
    with pytest.raises(BadRecord, match=problem):
        FLEET.load({"seats": 1, "ruth": fields})


def test_boxes_are_marked_or_struck() -> None:
    """What Ruth has struck cannot be marked."""
    with pytest.raises(BadRecord, match=r"pads\[0\].marked.cod: .* from 0 to 4"):
        FLEET.load({"seats": 1, "ruth": {"struck": {"cod": 6}}, "pads": [{"marked": {"cod": 5}}]})


def test_the_middle_of_a_chain_can_be_kept() -> None:
    """A dump in the middle of a star chain, with a question mark open, goes on where it was."""
    g = given(pad(coins=3, cod=4, shrimp=7, licenses={"shrimp": 3}), pad(), pool="shrimp coins coins")
    play(g, RED, "take shrimp", "mark cod")
    again = FLEET.load(g.dump())
    assert again == g
    for both in (g, again):
        play(both, RED, "license cod", "star inuit", "mark lobster")
    assert again == g
    assert FLEET.load(g.dump()) == g
    assert YELLOW in g.deciders or RED in g.deciders
