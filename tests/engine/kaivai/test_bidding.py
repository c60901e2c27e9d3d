"""The bids of a round, the order of play, and the fisher god."""

from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    CHANCE,
    GREEN,
    KAIVAI,
    RED,
    YELLOW,
    Json,
    around,
    at,
    builder,
    fisher,
    given,
    influence,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)


def next_round(**given_: Any) -> Position:
    """Return the position at the end of a round, where shells and fish age and the bids of the next begin."""
    return given(**({"A": village("e7"), "phase": "end of round"} | given_))


def who_bids(g: Position) -> list[int]:
    """Let everybody bid and return the seats in the order in which they did."""
    seats: list[int] = []
    while len(seats) < 3:
        (seat,) = g.deciders
        seats.append(seat)
        play(g, seat, f"bid {len(seats)}")
    return seats


def test_in_the_first_round_the_youngest_bids_first() -> None:
    """The youngest, who has the first seat, begins, and the others follow clockwise (p. 6)."""
    g = KAIVAI.new(seats=3, options={})
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    assert who_bids(g) == [RED, YELLOW, GREEN]


def test_later_the_least_glory_bids_first() -> None:
    """From the second round on the bids go by glory points, the fewest first (p. 7)."""
    g = next_round(red=mat(glory=4), yellow=mat(glory=1), green=mat(glory=2))
    assert who_bids(g) == [YELLOW, GREEN, RED]


def test_glory_counts_before_wealth() -> None:
    """Who has fewer glory points bids first, however rich (p. 7)."""
    g = next_round(red=mat(glory=1), yellow=mat(shells="5 5 5", fish="4 4 4", boats="f7"), green=mat(glory=2))
    assert who_bids(g) == [YELLOW, RED, GREEN]


POORER_IN = {
    "shells": (mat(shells="5", fish="4"), mat(shells="4", fish="4 4"), {}),
    "fish": (mat(fish="4 4"), mat(fish="4", boats="f7"), {}),
    "boats": (mat(boats="f7"), mat(), {"e6": meeting(YELLOW)}),
    "boats on huts": (
        mat(),
        mat(),
        {"e6": builder(RED, boat=True), "d6": meeting(YELLOW), "d7": meeting(YELLOW)},
    ),
    "huts": (mat(), mat(), {"e6": meeting(RED)}),
}


@pytest.mark.parametrize(("red", "yellow", "huts"), POORER_IN.values(), ids=POORER_IN)
def test_with_equal_glory_the_poorer_bids_first(red: Json, yellow: Json, huts: dict[str, Json]) -> None:
    """A tie goes by shells, fish, boats and huts, and Yellow has less of the first that differs (p. 7)."""
    g = next_round(A=village("e7", **huts), red=red, yellow=yellow, green=mat(glory=9))
    assert who_bids(g) == [YELLOW, RED, GREEN]


def test_with_equal_wealth_the_younger_bids_first() -> None:
    """The last tie-break is the age, which is the order of the seats (p. 7)."""
    g = next_round(red=mat(glory=1), yellow=mat(), green=mat())
    assert who_bids(g) == [YELLOW, GREEN, RED]


def test_shells_are_compared_by_worth_and_not_by_number() -> None:
    """One shell of 5 is more money than two of 2 (p. 7)."""
    g = next_round(red=mat(shells="5"), yellow=mat(shells="2 2"), green=mat(glory=9))
    assert who_bids(g)[:2] == [YELLOW, RED]


def test_wealth_is_compared_after_ageing() -> None:
    """Five shells that were worth 9 and are now worth 4 make poorer than two that are now worth 6."""
    g = next_round(red=mat(shells="4 4"), yellow=mat(shells="5 1 1 1 1"), green=mat(glory=9))
    assert who_bids(g)[:2] == [YELLOW, RED]


def test_a_bid_is_a_number_from_1_to_10() -> None:
    """Ten bids are there to choose from, and all are free (p. 6)."""
    g = next_round(red=mat(), yellow=mat(), green=mat())
    assert sorted(int(bid) for bid in texts(g, RED, "bid")) == list(range(1, 11))


def test_no_two_players_make_the_same_bid() -> None:
    """Every bid may be made by one player only (p. 7)."""
    g = next_round(red=mat(), yellow=mat(), green=mat())
    play(g, RED, "bid 5")
    refuses(g, YELLOW, "bid 5", "once|only one|another")
    play(g, YELLOW, "bid 4")
    refuses(g, GREEN, "bid 5", "once|only one|another")
    refuses(g, GREEN, "bid 4", "once|only one|another")
    assert len(texts(g, GREEN, "bid")) == 8


def test_a_bid_out_of_turn_is_refused() -> None:
    """Bids are made one after the other, not at the same time (p. 6)."""
    g = next_round(red=mat(), yellow=mat(), green=mat())
    assert g.deciders == (RED,)
    refuses(g, YELLOW, "bid 5", "decision|turn")


def test_the_highest_bid_plays_first() -> None:
    """The order of the action phase is that of the bids, the highest first (p. 6)."""
    g = next_round(red=mat(), yellow=mat(), green=mat())
    play(g, RED, "bid 3")
    play(g, YELLOW, "bid 9")
    play(g, GREEN, "bid 5")
    play(g, RED, "cult site e6")
    play(g, YELLOW, "sacrifice")
    play(g, GREEN, "sacrifice")
    assert g.deciders == (RED,)


def test_the_lowest_bid_moves_the_god() -> None:
    """The player with the lowest bid decides where the god goes (p. 8)."""
    g = next_round(B=village("i7"), red=mat(), yellow=mat(), green=mat())
    play(g, RED, "bid 3")
    play(g, YELLOW, "bid 2")
    play(g, GREEN, "bid 5")
    assert g.deciders == (YELLOW,)
    assert texts(g, YELLOW, "village") == ["A", "B"]


def god_phase(god: str = "", **given_: Any) -> Position:
    """Return a position in which Red, with the lowest bid, has to move the god."""
    usual: dict[str, Any] = {"red": mat(1), "yellow": mat(5), "green": mat(4)}
    return given(**(usual | {"god": god, "phase": "fisher god"} | given_))


def test_the_god_must_leave_its_village() -> None:
    """The god goes to another village than the one it is in (p. 8)."""
    g = god_phase("e7", A=village("e7 e6"), B=village("i7"), C=village("b2"))
    refuses(g, RED, "village A", "another|other|leave|already")
    assert texts(g, RED, "village") == ["B", "C"]


def test_in_the_first_round_the_god_goes_anywhere() -> None:
    """Before it has a village the god may be set on any (p. 8)."""
    g = god_phase(A=village("e7"), B=village("i7"), round_=1)
    assert texts(g, RED, "village") == ["A", "B"]


def test_the_new_cult_site_touches_any_tile_of_the_village() -> None:
    """A hut's side of the village is as good as a cult site's (p. 8)."""
    g = god_phase("b2", A=village("e7", e6=meeting(YELLOW)), B=village("b2"))
    assert texts(g, RED, "cult site") == sorted((around("e7") | around("e6")) - {"e7", "e6"})
    refuses(g, RED, "cult site g7", "village|touch")
    refuses(g, RED, "cult site e6", "tile|water")


def test_the_new_cult_site_needs_a_hex_without_a_boat() -> None:
    """A hex with a boat on it is not free (p. 8)."""
    g = god_phase("b2", A=village("e7"), B=village("b2"), yellow=mat(5, "f7"))
    refuses(g, RED, "cult site f7", "boat")


def test_the_new_cult_site_cuts_off_no_boat() -> None:
    """No boat may be shut in between the village and the edge of the board (p. 8)."""
    g = god_phase("i7", A=village("b2 a2"), B=village("i7"), yellow=mat(5, "a1"))
    refuses(g, RED, "cult site b1", "open water|cut off")
    assert "c2" in texts(g, RED, "cult site")


def test_a_boat_with_some_water_around_it_can_be_cut_off_too() -> None:
    """Three hexes in the corner are not the open water (p. 8)."""
    g = god_phase("i7", A=village("b2 c2 b3", c1=meeting(GREEN)), B=village("i7"), yellow=mat(5, "b1"), green=mat(4))
    refuses(g, RED, "cult site a3", "open water|cut off")
    assert "b4" in texts(g, RED, "cult site")


def test_only_meeting_huts_bring_influence() -> None:
    """Boat builders and fishers in the god's village bring no marker (p. 9)."""
    g = god_phase(
        "i7",
        A=village("e7", e6=builder(RED), d6=fisher(RED), d7=meeting(YELLOW)),
        B=village("i7", h7=meeting(RED)),
    )
    play(g, RED, "cult site f7")
    assert [influence(g, seat) for seat in range(3)] == [0, 1, 0]


def test_the_god_stands_on_the_new_cult_site() -> None:
    """The new cult site belongs to the village, and the god is set on it (p. 8)."""
    g = god_phase("i7", A=village("e7"), B=village("i7"))
    play(g, RED, "cult site f7")
    assert g.dump()["villages"]["A"]["cult"] == ["e7", "f7"]
    assert g.dump()["god"] == ["f7"]


def test_bids_go_back_to_nothing_for_the_next_round() -> None:
    """At the end of a round every bid is taken back."""
    g = next_round(red=mat(5), yellow=mat(4), green=mat(3))
    assert [at(g, seat)["bid"] for seat in range(3)] == [0, 0, 0]
