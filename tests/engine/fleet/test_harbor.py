"""The ships in the harbor, a test each and more (p. 8 and 9)."""

from __future__ import annotations

from netloft.core.position import Position
from tests.engine.fleet.given import (
    GREEN,
    RED,
    YELLOW,
    Json,
    at,
    coins,
    fish,
    given,
    lines,
    marked,
    pad,
    play,
    refuses,
    texts,
)

BONUSES = ["boats", "buildings", "fish", "full boats", "licenses"]


def harbor(*pads: Json, pool: str = "harbor market market", round_: int = 1) -> Position:
    """Return a town phase in which the first player takes the harbor die."""
    g = given(*pads, pool=pool, phase="town", round_=round_)
    if "take harbor" in texts(g, RED):
        play(g, RED, "take harbor")
    return g


def test_king_crab_license() -> None:
    """The first activation box is the license: 5 points and a bonus that nobody has yet."""
    g = harbor(pad(king_crab=2), pad(king_crab=3, bonus="fish"))
    play(g, RED, "mark king_crab")
    assert texts(g, RED, "bonus") == [bonus for bonus in BONUSES if bonus != "fish"]
    refuses(g, RED, "bonus fish", "another player")
    play(g, RED, "bonus licenses")
    assert at(g, RED)["bonus"] == "licenses"
    assert lines(g, RED)["Licenses"] == 5
    assert lines(g, RED)["Bonus"] == 1, "the King Crab license is itself a license"


def test_king_crab_boats() -> None:
    """Every further activation box launches a King Crab boat, which fishes like any boat."""
    g = harbor(pad(king_crab=4, bonus="fish"), pad())
    play(g, RED, "mark king_crab")
    assert at(g, RED)["boats"]["king_crab"] == [0]
    assert lines(g, RED)["Boats"] == 2
    g = given(pad(king_crab=6, bonus="fish", boats={"king_crab": [4, 1]}), pad(), phase="fishing", round_=2)
    assert at(g, RED)["boats"]["king_crab"] == [4, 2], "a full one catches nothing"


def test_captains_club() -> None:
    """Each activation box is a fishing for oneself alone, with the licenses' bonuses; it is no boat."""
    both = {"cod": 3, "oyster": 3, "captains_club": 1}
    g = harbor(pad(**both), pad(**both))
    play(g, RED, "mark captains_club", "coin instead")
    assert (at(g, RED)["boats"]["cod"], at(g, RED)["boats"]["oyster"], coins(g, RED)) == ([1], [1], 1)
    assert fish(g, YELLOW) == 0
    assert lines(g, RED)["Boats"] == 2
    assert "captains_club" not in at(g, RED)["boats"]


def test_research_vessel() -> None:
    """Every box launches a vessel worth a point; it is a boat, catches nothing and is never full."""
    g = harbor(pad(cod=3, research_vessel=1), pad())
    play(g, RED, "mark research_vessel")
    assert at(g, RED)["boats"]["research_vessel"] == [0, 0]
    assert coins(g, RED) == 1, "a cod license pays for it"
    assert lines(g, RED)["Boats"] == 3
    g = given(pad(research_vessel=5, ridback_cannery=2), pad(), phase="income", round_=2)
    assert (coins(g, RED), fish(g, RED)) == (1, 0), "no coins of the cannery, no fish"


def test_barge() -> None:
    """At the start of a fishing the barge catches a fish for each boat that is full by then."""
    boats = {"cod": [4, 4, 3], "lobster": [4], "barge": [0]}
    g = given(pad(cod=7, lobster=3, barge=2, boats=boats), pad(), phase="fishing", round_=2)
    assert at(g, RED)["boats"]["barge"] == [3]
    assert at(g, RED)["boats"]["cod"] == [4, 4, 4], "the third one counts next time"


def test_barge_in_a_private_fishing() -> None:
    """It does so in a private fishing too, and catches no fish of its own there."""
    g = harbor(pad(cod=3, barge=2, captains_club=3, boats={"cod": [4], "barge": [2]}), pad())
    play(g, RED, "mark captains_club")
    assert at(g, RED)["boats"]["barge"] == [3]


def test_the_barge_can_be_full() -> None:
    """It holds no more than its boxes, and is a full boat then."""
    boats = {"cod": [4, 4, 4], "barge": [11]}
    full = pad(cod=7, barge=2, boats=boats, ridback_cannery=2)
    g = given(full, pad(), phase="fishing", round_=2)
    assert at(g, RED)["boats"]["barge"] == [12]
    g = given(at(g, RED), pad(), phase="income", round_=1)
    assert coins(g, RED) == 1 + 4


def test_inuit() -> None:
    """Each activation box launches an Inuit boat, which is a boat."""
    g = harbor(pad(cod=3, inuit=2), pad())
    play(g, RED, "mark inuit")
    assert (at(g, RED)["boats"]["inuit"], coins(g, RED)) == ([0, 0], 1)


def test_a_ship_without_open_boxes_cannot_be_chosen() -> None:
    """Boxes are marked from the top until there are no more."""
    g = harbor(pad(barge=2), pad())
    assert "barge" not in texts(g, RED, "mark")
    refuses(g, RED, "mark barge", "no open box")
    refuses(g, RED, "mark casino", "die in hand")


def test_who_is_first_chooses_first_where_all_activate_at_once() -> None:
    """With the shared die two licenses come at the same time; the bonuses are chosen in turn order."""
    ready = pad(king_crab=2)
    g = given(ready, ready, pad(), pool="market market market harbor", phase="town", first=GREEN)
    play(g, GREEN, "take market", "die as coin")
    play(g, RED, "take market", "die as coin")
    play(g, YELLOW, "take market", "die as coin")
    for seat in (YELLOW, RED):
        play(g, seat, "mark king_crab")
    play(g, GREEN, "mark inuit")
    assert g.deciders == (RED,), "after Green comes Red, whoever answered first"
    play(g, RED, "bonus fish")
    assert g.deciders == (YELLOW,)
    refuses(g, YELLOW, "bonus fish", "another player")
    play(g, YELLOW, "bonus boats")
    assert [at(g, seat)["bonus"] for seat in (RED, YELLOW, GREEN)] == ["fish", "boats", ""]


def test_a_boat_box_without_boats_left_does_nothing() -> None:
    """Where a question mark finds neither license nor boat left, only the box is marked."""
    g = given(pad(shrimp=9, licenses={"shrimp": 2}), pad(), pool="shrimp cod cod")
    play(g, RED, "take shrimp", "mark shrimp")
    assert (at(g, RED)["licenses"]["shrimp"], at(g, RED)["boats"]["shrimp"]) == (3, [0, 0, 0]), "only one was left"
    assert marked(g, RED, "shrimp") == 10
