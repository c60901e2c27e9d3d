"""Fishing: where boats catch fish, the dice, and the fisher god's help."""

from fractions import Fraction
from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    CHANCE,
    RED,
    YELLOW,
    Json,
    at,
    builder,
    fisher,
    given,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)

AROUND_E7 = ["e6", "d6", "d7", "e8", "f8"]


def fishers(number: int, owner: int = RED) -> Json:
    """Return a village at e7 with as many fishers of one player."""
    return village("e7", **{place: fisher(owner) for place in AROUND_E7[:number]})


def fishing(boats: str = "f7", *, bid: int = 10, **given_: Any) -> Position:
    """Return a position in which Red has just chosen to fish."""
    g = given(red=mat(bid, boats), **given_)
    play(g, RED, "fish")
    return g


CHANCES = {
    1: [(1, 6), (5, 6)],
    2: [(2, 36), (14, 36), (20, 36)],
    3: [(6, 216), (48, 216), (102, 216), (60, 216)],
    4: [(24, 1296), (204, 1296), (504, 1296), (444, 1296), (120, 1296)],
}


@pytest.mark.parametrize(("number", "chances"), CHANCES.items())
def test_each_fisher_brings_a_smaller_die(number: int, chances: list[tuple[int, int]]) -> None:
    """The dice of the first to the fourth fisher have 5, 4, 3 and 2 blue sides (p. 15)."""
    g = fishing(A=fishers(number))
    weights = {option.text: option.weight for option in g.options(CHANCE)}
    assert {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()} == {
        f"{blue} of {number} blue": Fraction(*chance) for blue, chance in enumerate(chances)
    }


def test_a_fifth_fisher_adds_no_die() -> None:
    """There are only four dice (p. 15)."""
    four, five = fishing(A=fishers(4)), fishing(A=fishers(5))
    assert [(o.text, o.weight) for o in five.options(CHANCE)] == [(o.text, o.weight) for o in four.options(CHANCE)]


@pytest.mark.parametrize("blue", [0, 1, 2, 3])
def test_every_blue_die_is_a_fish_on_space_4(blue: int) -> None:
    """Blue brings a fresh fish and white brings nothing (p. 15)."""
    g = fishing(A=fishers(3))
    play(g, CHANCE, f"{blue} of 3 blue")
    assert at(g, RED)["fish"] == [4] * blue


def test_the_god_gives_a_fish_without_dice_and_fishers() -> None:
    """Each boat at the god's village gets a fish, and nothing is rolled without a fisher (p. 15)."""
    g = fishing("f7 d7", A=village("e7"), god="e7")
    play(g, RED, "boat f7", "boat d7")
    assert at(g, RED)["fish"] == [4, 4]


def test_the_gods_fish_comes_on_top_of_the_dice() -> None:
    """With a fisher and the god a boat gets a sure fish and a die (p. 15)."""
    g = fishing(A=fishers(1), god="e7")
    play(g, CHANCE, "0 of 1 blue")
    assert at(g, RED)["fish"] == [4]


def test_every_boat_rolls_once() -> None:
    """Two boats at one village roll its dice twice (p. 15)."""
    g = fishing("f7 d7", A=village("e7", e6=fisher(RED), e8=fisher(RED)))
    play(g, RED, "boat f7")
    play(g, CHANCE, "1 of 2 blue")
    refuses(g, RED, "boat f7", "already|once|acted")
    play(g, RED, "boat d7")
    play(g, CHANCE, "2 of 2 blue")
    assert at(g, RED)["fish"] == [4, 4, 4]


def test_a_boat_may_stay_at_home() -> None:
    """After one boat the player may stop."""
    g = fishing("f7 d7", A=village("e7", e6=fisher(RED)))
    play(g, RED, "boat f7")
    play(g, CHANCE, "1 of 1 blue")
    play(g, RED, "done")
    assert at(g, RED)["fish"] == [4]


def test_a_boat_fishes_at_a_cult_site() -> None:
    """Beside the fisher's hut alone a boat catches nothing: it must touch a cult site (p. 15)."""
    homes = village("e7", e6=fisher(RED), e5=meeting(RED))
    refuses(given(A=homes, red=mat(10, "f6")), RED, "fish", "fish|reach|cult")
    g = fishing("f6", bid=1, A=homes)
    play(g, CHANCE, "1 of 1 blue")
    assert at(g, RED)["boats"] == ["f7"]


def test_a_place_without_cult_site_is_refused() -> None:
    """The boat is moved only to hexes where it can fish (p. 15)."""
    g = fishing("f6", bid=2, A=fishers(1))
    assert texts(g, RED, "to") == ["f7", "f8"]
    refuses(g, RED, "to g7", "cult site")


def test_fishers_of_others_do_not_help() -> None:
    """A village needs a fisher of one's own or the god (p. 15)."""
    g = given(A=fishers(3, YELLOW), red=mat(10, "f7"))
    refuses(g, RED, "fish", "fish")


def test_only_own_fishers_bring_dice() -> None:
    """Huts of other kinds and fishers of others bring no die (p. 15)."""
    mixed = village("e7", e6=fisher(RED), d6=fisher(YELLOW), d7=builder(RED), e8=meeting(RED))
    assert texts(fishing(A=mixed), CHANCE) == ["0 of 1 blue", "1 of 1 blue"]


def test_fishers_count_for_their_own_village_only() -> None:
    """The dice are those of the village where the boat lies (p. 15)."""
    g = fishing(A=fishers(1), B=village("i7", i6=fisher(RED), i8=fisher(RED)), bid=10)
    assert texts(g, CHANCE) == ["0 of 1 blue", "1 of 1 blue"]


def test_a_boat_between_two_villages_fishes_in_one() -> None:
    """A boat that touches cult sites of two villages chooses one of them (p. 15)."""
    two: dict[str, Any] = {
        "A": village("e7", d7=fisher(RED)),
        "B": village("g7", h6=fisher(RED), h7=fisher(RED)),
    }
    g = fishing("f7", **two, god="e7")
    assert texts(g, RED) == ["village A", "village B"]
    play(g, RED, "village B")
    play(g, CHANCE, "2 of 2 blue")
    assert at(g, RED)["fish"] == [4, 4]
    g = fishing("f7", **two, god="e7")
    play(g, RED, "village A")
    play(g, CHANCE, "1 of 1 blue")
    assert at(g, RED)["fish"] == [4, 4]


def test_a_boat_out_of_reach_does_not_fish() -> None:
    """A boat that reaches no such village may not be moved (p. 15)."""
    g = fishing("f7 d7 m7", bid=1, A=fishers(1))
    refuses(g, RED, "boat m7", "reach")
    assert texts(g, RED) == ["boat d7", "boat f7"]


def test_a_new_boat_may_leave_its_hut_and_fish() -> None:
    """A boat on its hut moves and acts in one action, like any other boat."""
    g = fishing("", bid=1, A=village("e7", e6=builder(RED, boat=True)), god="e7")
    play(g, RED, "to f7")
    assert at(g, RED)["fish"] == [4]
    assert at(g, RED)["boats"] == ["f7"]


def test_there_are_always_fish_to_catch() -> None:
    """The supply has no end, even if more fish were caught than lie in the box."""
    g = given(A=village("e7"), red=mat(10, "f7", fish="4 " * 60), god="e7")
    play(g, RED, "fish")
    assert at(g, RED)["fish"] == [4] * 61


def test_nobody_fishes_without_a_boat_in_reach() -> None:
    """Who reaches no such village with any boat may not choose to fish (p. 15)."""
    g = given(A=fishers(1), red=mat(1, "m7"), god="e7")
    refuses(g, RED, "fish", "reach|fish")


@pytest.mark.parametrize(("number", "god", "catch"), [(1, "", 1), (3, "", 3), (5, "", 5), (2, "e7", 3)])
def test_without_dice_every_fisher_brings_a_fish(number: int, god: str, catch: int) -> None:
    """In the variant each fisher, also the fifth, gives each boat one fish, and the god one more (p. 16)."""
    g = fishing(A=fishers(number), god=god, options={"dice": False})
    assert at(g, RED)["fish"] == [4] * catch


def test_without_dice_every_boat_brings_home_its_fish() -> None:
    """In the variant, too, each boat catches for itself (p. 16)."""
    g = fishing("f7 f8", A=fishers(2), options={"dice": False})
    play(g, RED, "boat f7", "boat f8")
    assert at(g, RED)["fish"] == [4] * 4
