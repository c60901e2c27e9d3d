"""Captain and trophy cards: a test row for each card of the shipped sheet (optional modules, p. 10)."""

from __future__ import annotations

from typing import Any

import pytest

from netloft.games.fleet.rules.phases.rounds import GOLD as GOLD_CARDS
from tests.engine.fleet.given import (
    CHANCE,
    FLEET,
    GREEN,
    RED,
    YELLOW,
    Json,
    at,
    coins,
    given,
    lines,
    marked,
    pad,
    play,
    refuses,
    texts,
)

CAPTAINS: dict[str, tuple[str, Json, int]] = {  # its box, a pad that its bonus counts, and the points for it
    "shrimp": ("casino", {"shrimp": 7, "cod": 3, "licenses": {"shrimp": 3}}, 2),
    "cod": ("research_vessel", {"cod": 5, "research_vessel": 5}, 2),
    "lobster": ("bait_shop", {"coins": 34}, 2),
    "swordfish": ("king_crab", {"casino": 2, "smokery": 2, "annas_bank": 4}, 2),
    "oyster": ("captains_club", {"oyster": 7, "boats": {"oyster": [6, 6, 5]}, "licenses": {"oyster": 1}}, 2),
}
CAPPED: dict[str, Json] = {
    "shrimp": dict.fromkeys(("shrimp", "cod", "lobster", "swordfish"), 10),
    "cod": dict.fromkeys(("shrimp", "cod", "lobster", "swordfish", "oyster"), 10) | {"research_vessel": 3},
    "lobster": {"coins": 80},
    "swordfish": dict.fromkeys(
        ("casino", "seafood_buffet", "salvage_yard", "bait_shop", "smokery", "ridback_cannery"), 2
    ),
    "oyster": {
        **dict.fromkeys(("shrimp", "cod", "lobster", "swordfish"), 10),
        "boats": {name: [4, 4, 4] for name in ("shrimp", "cod", "lobster", "swordfish")},
    },
}
WITH_CAPTAINS = {"captains": True}
WITH_TROPHIES = {"trophies": True}


@pytest.mark.parametrize("card", CAPTAINS)
def test_a_captain_marks_his_boxes(card: str) -> None:
    """Instead of rolling, each player is dealt a captain and marks his three boxes and his box of town."""
    g = FLEET.new(2, WITH_CAPTAINS)
    assert texts(g, CHANCE, "captain") == sorted(CAPTAINS)
    play(g, CHANCE, f"captain {card}")
    assert at(g, RED)["captain"] == card
    assert marked(g, RED, card) == 3
    assert marked(g, RED, CAPTAINS[card][0]) == 1
    assert (at(g, RED)["licenses"][card], at(g, RED)["boats"][card]) == (1, [0])
    if card == "cod":
        assert (at(g, RED)["boats"]["research_vessel"], coins(g, RED)) == ([0], 2), "two boats under a cod license"
    assert card not in texts(g, CHANCE, "captain")
    refuses(g, CHANCE, f"captain {card}", "dealt")


@pytest.mark.parametrize("card", CAPTAINS)
def test_a_captain_brings_points_at_the_end(card: str) -> None:
    """His bonus counts what he asks for, and no more than five points."""
    _, mine, points = CAPTAINS[card]
    other = next(name for name in CAPTAINS if name != card)
    without = given(pad(**mine), pad())
    g = given(pad(**mine, captain=card), pad(captain=other), options=WITH_CAPTAINS)
    assert lines(g, RED)["Bonus"] == points
    assert lines(without, RED)["Bonus"] == 0
    g = given(pad(**CAPPED[card], captain=card), pad(captain=other), options=WITH_CAPTAINS)
    assert lines(g, RED)["Bonus"] == 5


GOLD: dict[str, tuple[Json, Json]] = {  # more, and fewer
    "fish": ({"cod": 3, "boats": {"cod": [2]}}, {"cod": 3, "boats": {"cod": [1]}}),
    "boats": ({"cod": 3, "inuit": 1}, {"cod": 3}),
    "licenses": ({"cod": 3, "king_crab": 3, "bonus": "boats"}, {"cod": 3}),
    "buildings": ({"casino": 2, "smokery": 2}, {"casino": 2, "smokery": 1}),
    "harbor boxes": ({"king_crab": 2, "barge": 1}, {"captains_club": 2, "cod": 3, "annas_bank": 3}),
}


def trophies(gold: str, silver: str, owner: int | None = None) -> Json:
    """Return two trophies on the table."""
    return {"gold": gold, "silver": silver, "silver to": owner}


@pytest.mark.parametrize("card", GOLD)
def test_gold_goes_to_who_has_most(card: str) -> None:
    """Five points at the end of the game for most of what it counts; who ties for it has them too."""
    more, fewer = GOLD[card]
    on = trophies(card, "level-3 licenses")
    end: dict[str, Any] = {"round_": 10, "to_do": [[-1, "end of round"]], "options": WITH_TROPHIES, "trophies": on}
    g = given(pad(**fewer), pad(**more), pad(), **end)
    plain = given(pad(**fewer), pad(**more), pad(), round_=10, to_do=[[-1, "end of round"]])
    assert [a - b for a, b in zip(g.scores(), plain.scores(), strict=True)] == [0, 5, 0]
    tied = {name: value for name, value in more.items() if name != "bonus"}
    g = given(pad(**more), pad(**tied), pad(), **end)
    assert g.log(None).count("Red wins the gold trophy: 5 points.") == 1
    assert g.log(None).count("Yellow wins the gold trophy: 5 points.") == 1
    g = given(pad(), pad(), **end)
    assert g.scores() == [0, 0], "most of nothing is nothing"


SILVER: dict[str, tuple[Json, str, tuple[str, ...]]] = {  # one short of it, the die, and what reaches it
    "full boats": (
        {"cod": 5, "inuit": 1, "captains_club": 1, "boats": {"cod": [4, 4], "inuit": [2]}},
        "harbor",
        ("mark captains_club",),
    ),
    "level-3 licenses": ({"cod": 6, "licenses": {"cod": 2}}, "cod", ("mark cod", "license cod")),
    "buildings": ({"annas_bank": 5, "smokery": 2, "bait_shop": 1}, "wharf", ("mark bait_shop",)),
    "boat types": ({"shrimp": 3, "cod": 3, "lobster": 3, "swordfish": 2}, "swordfish", ("mark swordfish",)),
    "fish": (
        {"cod": 7, "lobster": 5, "captains_club": 1, "boats": {"cod": [4, 4, 3], "lobster": [3, 3]}},
        "harbor",
        ("mark captains_club",),
    ),
}


@pytest.mark.parametrize("card", SILVER)
def test_silver_goes_to_the_first(card: str) -> None:
    """Five points for who is first to have so many of something, at once."""
    mine, die, uses = SILVER[card]
    town = die in {"harbor", "wharf"}
    pool = f"{die} market market" if town else f"{die} coins coins"
    phase = "town" if town else "boat"
    g = given(pad(**mine), pad(), pool=pool, phase=phase, options=WITH_TROPHIES, trophies=trophies("fish", card))
    before = lines(g, RED)["Bonus"]
    play(g, RED, f"take {die}")
    assert g.view(None)["trophies"]["silver to"] is None
    play(g, RED, *uses)
    assert g.view(None)["trophies"]["silver to"] == RED
    assert "Red wins the silver trophy: 5 points." in g.log(None)
    assert lines(g, RED)["Bonus"] - before == 5


def test_silver_that_two_reach_at_once_goes_by_turn_order() -> None:
    """With the shared die two can be the first; then the one whose turn comes earlier has it."""
    near = pad(annas_bank=5, smokery=2, bait_shop=1)
    on = trophies("fish", "buildings")
    for first in (RED, YELLOW, GREEN):
        g = given(
            near,
            near,
            pad(),
            pool="market market market wharf",
            phase="town",
            first=first,
            options=WITH_TROPHIES,
            trophies=on,
        )
        for seat in [first, (first + 1) % 3, (first + 2) % 3]:
            play(g, seat, "take market", "die as coin")
        for seat in (YELLOW, RED):
            play(g, seat, "mark bait_shop")
        play(g, GREEN, "mark casino")
        assert g.view(None)["trophies"]["silver to"] == (YELLOW if first == YELLOW else RED)


BY_CATCH = pad(shrimp=7, cod=7, boats={"shrimp": [4, 4, 4], "cod": [4, 3, 0]})
BY_STARS = pad(
    shrimp=7,
    cod=7,
    swordfish=3,
    captains_club=1,
    boats={"shrimp": [3, 2, 2], "cod": [2, 2, 0], "swordfish": [0]},
)
BY_OYSTER = pad(
    shrimp=7,
    cod=3,
    oyster=3,
    boats={"shrimp": [4, 4, 4], "cod": [3], "oyster": [2]},
)


def fishing(*pads: Json, first: int) -> Any:
    """Return a fishing phase with 20 fish for the silver trophy."""
    return given(
        *pads,
        phase="fishing",
        round_=2,
        first=first,
        options=WITH_TROPHIES,
        trophies=trophies("boats", "fish"),
    )


@pytest.mark.parametrize("first", [RED, YELLOW])
def test_silver_for_the_catch_goes_before_silver_for_star_actions(first: int) -> None:
    """All boats catch at the same time; star actions come after it, even those of who is first."""
    g = fishing(BY_STARS, BY_CATCH, first=first)
    assert at(g, YELLOW)["due"]["trophy"]
    assert FLEET.load(g.dump()) == g
    play(g, RED, "star captains_club")
    assert sum(map(sum, at(g, RED)["boats"].values())) >= 20
    assert g.view(None)["trophies"]["silver to"] == YELLOW
    assert not at(g, RED)["due"]["trophy"]


@pytest.mark.parametrize("first", [RED, YELLOW])
@pytest.mark.parametrize("order", [(RED, YELLOW), (YELLOW, RED)])
def test_silver_for_the_second_fish_of_an_oyster_boat_is_for_the_catch(first: int, order: tuple[int, int]) -> None:
    """The choices of oyster boats belong to the fishing."""
    g = fishing(BY_STARS, BY_OYSTER, first=first)
    answers = {RED: "star captains_club", YELLOW: "second fish"}
    for seat in order:
        play(g, seat, answers[seat])
        assert FLEET.load(g.dump()) == g
    assert sum(map(sum, at(g, YELLOW)["boats"].values())) >= 20
    assert g.view(None)["trophies"]["silver to"] == YELLOW


@pytest.mark.parametrize("first", [RED, YELLOW, GREEN])
def test_silver_for_the_catch_goes_by_turn_order(first: int) -> None:
    """A plain catch and one with an oyster boat's second fish are the same moment."""
    g = fishing(BY_OYSTER, BY_CATCH, BY_STARS, first=first)
    play(g, RED, "second fish")
    play(g, GREEN, "star captains_club")
    assert g.view(None)["trophies"]["silver to"] == (YELLOW if first == YELLOW else RED)


@pytest.mark.parametrize("first", [RED, YELLOW])
def test_silver_for_star_actions_goes_by_turn_order(first: int) -> None:
    """Among star actions after the fishing nothing has changed."""
    g = fishing(BY_STARS, BY_STARS, first=first)
    for seat in (YELLOW, RED):
        play(g, seat, "star captains_club")
    assert g.view(None)["trophies"]["silver to"] == first


def test_gold_in_german() -> None:
    """It goes to who has most; the adjective of full boats is declined."""
    g = FLEET.new(3, WITH_TROPHIES)
    labels = {option.text: option.label("de") for option in g.options(CHANCE)}
    assert labels["gold trophy boats"] == "Gold: die meisten Boote"
    play(g, CHANCE, "gold trophy boats")
    assert g.log(None, "de")[-1] == "Die goldene Trophäe: wer die meisten Boote hat."
    words = {draw.text: draw.label("de") for draw in GOLD_CARDS}
    assert words["gold trophy full boats"] == "Gold: die meisten vollen Boote"


def test_silver_once_reached_is_not_lost() -> None:
    """Who had three full boats for a moment has the trophy, even if a license then makes room in one of them."""
    mine = pad(
        cod=3,
        lobster=3,
        oyster=6,
        licenses={"oyster": 1},
        boats={"cod": [4], "lobster": [4], "oyster": [5, 0]},
        captains_club=1,
        coins=3,
    )
    on = trophies("fish", "full boats")
    g = given(mine, pad(), pool="harbor market market", phase="town", options=WITH_TROPHIES, trophies=on)
    play(g, RED, "take harbor", "mark captains_club", "coin instead", "star oyster", "license oyster")
    assert at(g, RED)["boats"]["oyster"] == [6, 1], "of 8 fish each now"
    assert g.view(None)["trophies"]["silver to"] == RED


def test_silver_that_is_not_settled_yet_can_be_kept() -> None:
    """A dump in the same turn keeps the claim, though the boat is not full any more."""
    mine = pad(
        shrimp=7,
        cod=3,
        oyster=6,
        licenses={"shrimp": 3, "oyster": 1},
        boats={"shrimp": [4], "cod": [4], "oyster": [5, 0]},
        captains_club=1,
    )
    on = trophies("fish", "full boats")
    g = given(mine, pad(), pool="shrimp coins coins", options=WITH_TROPHIES, trophies=on)
    play(g, RED, "take shrimp", "star captains_club", "second fish", "mark oyster", "license oyster")
    assert at(g, RED)["boats"]["oyster"] == [6, 2], "of 8 fish each now"
    assert at(g, RED)["due"]["trophy"]
    again = FLEET.load(g.dump())
    assert again == g
    for both in (g, again):
        play(both, RED, "coins")
        assert both.view(None)["trophies"]["silver to"] is None, "a coin was the fourth: a star"
        play(both, RED, "forgo star")
        assert both.view(None)["trophies"]["silver to"] == RED


def test_trophies_are_drawn_at_the_start() -> None:
    """One gold and one silver card of five each."""
    g = FLEET.new(3, WITH_TROPHIES)
    assert texts(g, CHANCE, "gold trophy") == sorted(GOLD)
    play(g, CHANCE, "gold trophy boats")
    assert texts(g, CHANCE, "silver trophy") == sorted(SILVER)
    play(g, CHANCE, "silver trophy fish")
    assert g.view(None)["trophies"] == trophies("boats", "fish")
    assert g.log(None)[-1] == "The silver trophy is for the first to 20 fish."
