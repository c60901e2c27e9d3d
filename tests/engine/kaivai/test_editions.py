"""The 2005 edition, the settings, and the game for two."""

from itertools import combinations
from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    CHANCE,
    GREEN,
    KAIVAI,
    RED,
    YELLOW,
    at,
    distance,
    fisher,
    given,
    hexes,
    hut,
    influence,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)
from tests.engine.walk import walk

FIXED = ["b2", "f4", "k2", "e7", "i7", "f11"]


def old(**given_: Any) -> Position:
    """Return a position of the 2005 edition."""
    return given(options={"edition": 2005}, **given_)


def after_last_round(**given_: Any) -> Position:
    """Return the position after the tenth round of 2005, with empty mats where none are given."""
    usual: dict[str, Any] = {"red": mat(), "yellow": mat(), "green": mat(), "round_": 10}
    return old(**(usual | {"phase": "end of round"} | given_))


def test_2005_has_single_sites_one_for_three_and_two_for_four() -> None:
    """The laid sites of 2005 are single cult sites, as far from the others as in 2010."""
    far = [place for place in hexes() if all(distance(place, site) > 3 for site in FIXED)]
    three = KAIVAI.new(seats=3, options={"edition": 2005})
    assert texts(three, CHANCE, "sites") == sorted(far)
    four = KAIVAI.new(seats=4, options={"edition": 2005})
    assert sorted(sorted(text.split(" / ")) for text in texts(four, CHANCE, "sites")) == sorted(
        sorted(pair) for pair in combinations(far, 2) if distance(*pair) > 3
    )


def test_2005_starts_with_fish_on_space_5_and_bids_by_lot() -> None:
    """Fish are fresher in 2005, and the first bids are made in an order that is drawn."""
    g = KAIVAI.new(seats=3, options={"edition": 2005})
    play(g, CHANCE, "sites a6")
    assert at(g, RED)["fish"] == [5, 5, 5]
    assert at(g, RED)["shells"] == [5, 5, 5]
    assert texts(g, CHANCE) == ["draw seat 0", "draw seat 1", "draw seat 2"]
    assert len({option.weight for option in g.options(CHANCE)}) == 1
    play(g, CHANCE, "draw seat 2", "draw seat 0")
    assert g.view(None)["order"] == [GREEN, RED, YELLOW]
    play(g, GREEN, "bid 5")
    play(g, RED, "bid 6")
    play(g, YELLOW, "bid 7")


def test_2005_starts_with_a_boat_builder_and_a_hut_of_choice() -> None:
    """As printed in 2005, one starting hut is a boat builder's and the other is free."""
    g = KAIVAI.new(seats=3, options={"edition": 2005})
    play(g, CHANCE, "sites a6", "draw seat 0", "draw seat 1")
    play(g, RED, "bid 6")
    play(g, YELLOW, "bid 4")
    play(g, GREEN, "bid 1")
    play(g, RED, "hut e6", "meeting hut", "hut f8")
    assert [hut(g, place)["hut"] for place in ("e6", "f8")] == ["meeting", "boat builder"]
    play(g, YELLOW, "hut d6", "boat builder hut", "hut i6")
    assert texts(g, YELLOW) == ["boat builder hut", "fisher hut", "meeting hut"]


def test_2005_fish_are_put_on_space_5() -> None:
    """Caught fish of 2005 last one round longer."""
    g = old(A=village("e7", e6=fisher(RED)), red=mat(10, "f7"))
    play(g, RED, "fish")
    play(g, CHANCE, "1 of 1 blue")
    assert at(g, RED)["fish"] == [5]


@pytest.mark.parametrize(("number", "dice"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_2005_the_god_is_one_more_die(number: int, dice: int) -> None:
    """The god of 2005 gives no sure fish but a die, and there are never more than four."""
    places = ["e6", "d6", "d7", "e8"][:number]
    g = old(A=village("e7", **{place: fisher(RED) for place in places}), red=mat(10, "f7"), god="e7")
    play(g, RED, "fish")
    assert texts(g, CHANCE) == [f"{blue} of {dice} blue" for blue in range(dice + 1)]
    play(g, CHANCE, f"0 of {dice} blue")
    assert at(g, RED)["fish"] == []


@pytest.mark.parametrize(("round_", "last"), [(8, False), (9, False), (10, True)])
def test_2005_has_ten_rounds(round_: int, last: bool) -> None:
    """The 2005 edition goes on for two rounds more."""
    assert after_last_round(A=village("e7"), round_=round_).over is last


@pytest.mark.parametrize(("victims", "cost"), [("g8 m7", 4), ("g8 m7 m6", 3), ("g8 m7 m6 m5", 2)])
def test_2005_sinking_costs_4_3_or_2(victims: str, cost: int) -> None:
    """Sinking was cheaper in 2005."""
    g = old(A=village("a1"), red=mat(1, "g7", glory=cost), yellow=mat(2, victims, state="passed"))
    play(g, RED, "move", "to g8")
    assert g.scores()[RED] == 0


def test_2005_a_marker_counts_one_and_only_the_winner_pays() -> None:
    """Two markers and no hut lose against one hut and two markers, and stay with their owner."""
    g = after_last_round(
        A=village("e7 e8 f8", e6=meeting(YELLOW)),
        red=mat(influence=3),
        yellow=mat(influence=3),
        green=mat(glory=9),
    )
    play(g, RED, "influence 2")
    play(g, YELLOW, "influence 2")
    assert at(g, YELLOW)["glory"]["villages"] == 3
    assert at(g, RED)["glory"]["villages"] == 0
    assert (influence(g, RED), influence(g, YELLOW)) == (3, 1)


def test_2005_a_tie_brings_nothing() -> None:
    """In 2005 nobody gets points for a village with a tie, and no marker is lost."""
    g = after_last_round(A=village("e7 e8 f8", e6=meeting(YELLOW)), red=mat(influence=3), yellow=mat(influence=3))
    play(g, RED, "influence 1")
    play(g, YELLOW, "influence 0")
    assert [at(g, seat)["glory"]["villages"] for seat in range(3)] == [0, 0, 0]
    assert influence(g, RED) == 3


@pytest.mark.parametrize(("setting", "seen"), [("covered", False), ("open", True)])
def test_influence_is_covered_or_open(setting: str, seen: bool) -> None:
    """Influence markers may be kept secret; one's own are always seen (p. 3)."""
    g = given(A=village("e7"), red=mat(5, "g7", influence=4), options={"influence": setting})
    assert g.view(RED)["mats"][RED]["influence"] == 4
    for viewer in (YELLOW, None):
        assert ("influence" in g.view(viewer)["mats"][RED]) is seen


def two() -> Position:
    """Return a game for two in which Red bid 6 and Yellow 2."""
    g = KAIVAI.new(seats=2, options={})
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    play(g, RED, "bid 6")
    play(g, YELLOW, "bid 2")
    return g


def test_for_two_the_third_clan_draws_a_free_bid() -> None:
    """After the two players chance draws one of the eight other bids for the clan."""
    g = two()
    assert texts(g, CHANCE) == sorted(f"clan bid {bid}" for bid in range(1, 11) if bid not in {2, 6})
    assert len({option.weight for option in g.options(CHANCE)}) == 1


def test_for_two_the_clan_gets_two_meeting_huts_in_its_turn() -> None:
    """The clan sets its huts by chance beside cult sites, in the order of play like everybody."""
    g = two()
    play(g, CHANCE, "clan bid 4")
    play(g, RED, "hut e6", "hut f8")
    assert "clan hut e8" in texts(g, CHANCE)
    assert "clan hut e5" not in texts(g, CHANCE)
    play(g, CHANCE, "clan hut e8", "clan hut i6")
    play(g, YELLOW, "hut d6", "hut c3")
    assert hut(g, "e8")["hut"] == hut(g, "i6")["hut"] == "meeting"
    assert hut(g, "e8")["owner"] == 2


def test_for_two_a_player_moves_the_god_even_if_the_clan_is_lower() -> None:
    """The god is moved by the player with the lowest bid, never by the clan."""
    g = two()
    play(g, CHANCE, "clan bid 1")
    play(g, RED, "hut e6", "hut f8")
    play(g, YELLOW, "hut d6", "hut c3")
    play(g, CHANCE, "clan hut e8", "clan hut i6")
    assert g.deciders == (YELLOW,)
    assert texts(g, YELLOW, "village")


def test_for_two_the_clan_takes_actions_away() -> None:
    """In its turn the clan occupies an action by chance, which then costs a marker."""
    g = two()
    play(g, CHANCE, "clan bid 10", "clan hut e8", "clan hut i6")
    play(g, RED, "hut e6", "hut f8")
    play(g, YELLOW, "hut d6", "hut c3", "village H", "cult site i1")
    play(g, CHANCE, "clan takes upgrade")
    assert g.dump()["markers"]["upgrade"] == 1
    play(g, RED, "upgrade")
    assert influence(g, RED) == 2


def test_for_two_the_clan_cannot_win() -> None:
    """Scores and winners are those of the two players."""
    g = two()
    assert len(g.scores()) == 2
    refuses(g, GREEN, "bid 5", "seat|decision|player")


def test_the_third_clan_does_not_go_on_alone() -> None:
    """The action phase of the game for two ends when both players have passed."""
    met = 0
    for g in walk("kaivai-2", 3):
        if g.deciders == (CHANCE,) and g.options(CHANCE)[0].text.startswith("clan takes"):
            assert "passed" not in {at(g, RED)["state"]} & {at(g, YELLOW)["state"]}
            met += 1
    assert met > 10
