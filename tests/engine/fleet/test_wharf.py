"""The eight buildings at the wharf, a test each and more (p. 9 and 10)."""

from __future__ import annotations

import pytest

from tests.engine.fleet.given import (
    CHANCE,
    RED,
    YELLOW,
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

POINTS = {
    "casino": 2,
    "seafood_buffet": 0,
    "salvage_yard": 2,
    "fishermans_pub": 10,
    "bait_shop": 2,
    "smokery": 3,
    "ridback_cannery": 1,
}


@pytest.mark.parametrize(("building", "points"), POINTS.items())
def test_a_building_is_worth_points_once_it_is_completed(building: str, points: int) -> None:
    """Its points count when its last box is marked, not before."""
    boxes = 4 if building == "fishermans_pub" else 2
    g = given(pad(**{building: boxes - 1}), pad(), pool="wharf market market", phase="town")
    assert lines(g, RED)["Buildings"] == 0
    play(g, RED, "take wharf", f"mark {building}")
    assert lines(g, RED)["Buildings"] == points
    assert f"Red completes: {g.game.option(f'mark {building}').label('en')[6:]}." in g.log(None)


def test_casino() -> None:
    """Who has a casino may roll the die again that was chosen, once in each dice phase; what it shows then counts."""
    g = given(pad(casino=2), pad(), pool="cod cod shrimp")
    play(g, RED, "take cod")
    assert texts(g, RED) == ["keep", "reroll"]
    kept = g.copy()
    play(kept, RED, "keep", "mark cod")
    play(g, RED, "reroll")
    assert len(texts(g, CHANCE)) == 6
    roll(g, "lobster")
    assert texts(g, RED) == ["die as coin", "mark lobster"], "the new face is binding, and is not rolled again"
    play(g, RED, "mark lobster")
    assert (marked(g, RED, "cod"), marked(g, RED, "lobster")) == (0, 1)
    play(g, YELLOW, "take cod", "mark cod")
    assert texts(g, RED) == ["die as coin", "mark shrimp"], "the shared die is not rolled again"


def test_casino_in_the_town() -> None:
    """A town die stays a town die and a boat die a boat die when it is rolled again."""
    g = given(pad(casino=2), pad(), pool="cod harbor harbor", phase="town")
    town = g.copy()
    play(town, RED, "take harbor", "reroll")
    assert texts(town, CHANCE, "roll") == ["harbor", "market", "wharf"]
    roll(town, "market")
    play(town, RED, "market")
    play(g, RED, "take cod", "reroll")
    assert texts(g, CHANCE, "roll") == ["cod", "coins", "lobster", "oyster", "shrimp", "swordfish"]


def test_casino_rolls_a_boat_die_that_shows_coins() -> None:
    """The face with coins is on a boat die."""
    g = given(pad(casino=2), pad(), pool="coins coins coins")
    play(g, RED, "reroll")
    assert len(texts(g, CHANCE, "roll")) == 6


def test_a_shrimp_rolled_at_the_casino_is_a_chosen_shrimp() -> None:
    """The license counts for the die in hand, whatever it showed before."""
    g = given(pad(casino=2, shrimp=3), pad(), pool="cod cod cod")
    play(g, RED, "reroll")
    roll(g, "shrimp")
    assert len(texts(g, RED, "mark")) == 5


def test_annas_bank() -> None:
    """Two points for each marked box, completed or not."""
    for boxes in range(6):
        assert lines(given(pad(annas_bank=boxes), pad()), RED)["Buildings"] == 2 * boxes


@pytest.mark.parametrize(("hexes", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_seafood_buffet_points(hexes: int, points: int) -> None:
    """One to five hexes are worth 1, 3, 6, 10, 15 points."""
    filled = " ".join(["shrimp", "cod", "lobster", "swordfish", "oyster"][:hexes])
    assert lines(given(pad(seafood_buffet=2, hexes=filled), pad()), RED)["Buildings"] == points


def test_seafood_buffet() -> None:
    """A boat die can fill the hex of its type instead of marking a box: each hex once, and no other die."""
    g = given(pad(seafood_buffet=2), pad(), pool="cod cod cod")
    play(g, RED, "fill hex")
    assert (at(g, RED)["hexes"], marked(g, RED, "cod")) == (["cod"], 0)
    play(g, YELLOW, "mark cod")
    refuses(g, RED, "fill hex", "filled already")
    refuses(g, YELLOW, "fill hex", "no Seafood Buffet")
    g = given(pad(seafood_buffet=2), pad(), pool="coins coins coins")
    refuses(g, RED, "fill hex", "die in hand")
    g = given(pad(seafood_buffet=2), pad(), pool="harbor harbor harbor", phase="town")
    refuses(g, RED, "fill hex", "die in hand")


def test_salvage_yard() -> None:
    """Any die, the shared one too, can be a star action instead, three times in all."""
    g = given(pad(salvage_yard=2, salvaged=1), pad(), pool="market market market", phase="town")
    play(g, RED, "salvage", "star shrimp")
    play(g, YELLOW, "market")
    play(g, RED, "salvage", "star shrimp")
    assert (at(g, RED)["salvaged"], marked(g, RED, "shrimp"), coins(g, RED)) == (3, 2, 0)
    g = given(pad(salvage_yard=2, salvaged=3), pad(), pool="market market market", phase="town")
    refuses(g, RED, "salvage", "as often as")
    refuses(given(pad(), pad(), pool="cod cod cod"), RED, "salvage", "no Salvage Yard")


def test_fishermans_pub() -> None:
    """Ten points, but only with all boxes marked."""
    assert [lines(given(pad(fishermans_pub=n), pad()), RED)["Buildings"] for n in range(5)] == [0, 0, 0, 0, 10]


def test_bait_shop() -> None:
    """A die used as a coin brings 2 coins instead of 1, the shared die too."""
    g = given(pad(bait_shop=2), pad(), pool="cod cod cod")
    play(g, RED, "die as coin")
    play(g, YELLOW, "die as coin")
    play(g, RED, "mark cod")
    assert (coins(g, RED), coins(g, YELLOW)) == (2, 1)


@pytest.mark.parametrize(("fish", "earned"), [(0, 2), (4, 2), (9, 3), (12, 4), (40, 7)])
def test_smokery_and_market(fish: int, earned: int) -> None:
    """The market pays by the fish on all boats, which stay there; the smokery adds 2 coins."""
    boats = {
        name: [min(4, max(0, fish - 12 * at - 4 * n)) for n in range(3)] for at, name in enumerate(["shrimp", "cod"])
    }
    more = [min(4, max(0, fish - 24 - 4 * n)) for n in range(3)]
    last = [min(4, max(0, fish - 36 - 4 * n)) for n in range(3)]
    full = {"shrimp": 10, "cod": 10, "lobster": 10, "swordfish": 10}
    for smokery, extra in ((0, 0), (1, 0), (2, 2)):
        mine = pad(**full, smokery=smokery, boats={**boats, "lobster": more, "swordfish": last})
        g = given(mine, pad(), pool="market market market", phase="town")
        play(g, RED, "market")
        if RED in g.deciders and texts(g, RED, "star"):
            play(g, RED, "star casino")
        assert coins(g, RED) == earned + extra
        assert lines(g, RED)["Fish"] == fish


def test_ridback_cannery() -> None:
    """In the income phase a coin for each full boat, up to the limit of ten coins in all."""
    boats = {"shrimp": [4, 4, 4], "cod": [4, 4, 3], "lobster": [4, 4, 4]}
    mine = {"shrimp": 7, "cod": 7, "lobster": 7}
    assert coins(given(pad(**mine, boats=boats), pad(), phase="income"), RED) == 1 + 1
    assert coins(given(pad(**mine, boats=boats, ridback_cannery=1), pad(), phase="income"), RED) == 1 + 1
    assert coins(given(pad(**mine, boats=boats, ridback_cannery=2), pad(), phase="income"), RED) == 10
    few = {"shrimp": [4, 4, 4], "cod": [4, 4, 3], "lobster": [4, 0, 0]}
    assert coins(given(pad(**mine, boats=few, ridback_cannery=2), pad(), phase="income"), RED) == 1 + 1 + 6


def test_the_income_limit_is_one_of_the_income_phase() -> None:
    """Coins that are earned beside the income are not held against it, nor it against them."""
    boats = {name: [4, 4, 4] for name in ("shrimp", "cod", "lobster", "swordfish")}
    mine = pad(shrimp=7, cod=7, lobster=7, swordfish=7, ridback_cannery=2, boats=boats, coins=20)
    g = given(mine, pad(), pool="coins coins coins")
    play(g, RED, "coins")
    play(g, YELLOW, "coins")
    play(g, RED, "coins", "star casino")
    play(g, YELLOW, "coins", "star casino")
    assert coins(g, RED) == 20 + 3 + 3 + 10
