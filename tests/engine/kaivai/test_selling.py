"""Selling fish, and the festivals at which they are eaten."""

from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    GREEN,
    RED,
    YELLOW,
    at,
    builder,
    fisher,
    given,
    hut,
    mat,
    meeting,
    play,
    refuses,
    texts,
    village,
)


def selling(boats: str = "f6", *, bid: int = 10, fish: str = "4 4 4 4", **given_: Any) -> Position:
    """Return a position in which Red has just chosen to sell."""
    g = given(red=mat(bid, boats, fish=fish), **given_)
    play(g, RED, "sell")
    return g


HOMES = village("e7", e6=meeting(YELLOW), e5=builder(GREEN), f5=meeting(RED))


def test_no_cult_site_is_needed_to_sell() -> None:
    """A boat sells to every meeting hut and every left boat builder's hut beside it."""
    g = selling(A=HOMES)
    assert texts(g, RED, "deliver") == ["e5", "e6", "f5"]


def test_fish_are_spread_at_will() -> None:
    """Any number of fish go to any of the huts, and each hut's price falls with the fish on it."""
    g = selling(A=HOMES)
    play(g, RED, "deliver e6", "deliver e5", "deliver e6", "done")
    assert sorted(at(g, RED)["shells"]) == [4, 5, 5]
    assert at(g, RED)["fish"] == [4]
    assert [hut(g, place)["fish"] for place in ("e6", "e5", "f5")] == [2, 1, 0]


def test_own_huts_pay_nothing() -> None:
    """Fish for one's own huts bring no shell."""
    g = selling(A=HOMES)
    play(g, RED, "deliver f5", "deliver f5", "done")
    assert at(g, RED)["shells"] == []
    assert hut(g, "f5")["fish"] == 2
    assert at(g, RED)["fish"] == [4, 4]


def test_the_price_does_not_depend_on_the_freshness() -> None:
    """A fish on space 1 sells for as much as a fresh one."""
    g = selling(A=HOMES, fish="1")
    play(g, RED, "deliver e6")
    assert at(g, RED)["shells"] == [5]


def test_the_oldest_fish_goes_first() -> None:
    """Which fish is delivered makes no difference to the price, so the fresh ones are kept."""
    g = selling(A=HOMES, fish="4 1 3")
    play(g, RED, "deliver e6", "deliver e6", "done")
    assert at(g, RED)["fish"] == [4]


def test_three_fish_fill_a_hut() -> None:
    """A fourth fish has no room, neither on a foreign hut nor on one's own."""
    g = selling(A=village("e7", e6=meeting(YELLOW, 3), e5=meeting(RED, 2), f5=meeting(GREEN)))
    refuses(g, RED, "deliver e6", "3|three|full|room")
    play(g, RED, "deliver e5")
    refuses(g, RED, "deliver e5", "3|three|full|room")
    assert texts(g, RED, "deliver") == ["f5"]


def test_a_hut_with_a_figure_takes_no_fish() -> None:
    """Neither a fisher's hut nor a hut with its boat still on it takes fish."""
    g = selling(
        "f7",
        A=village("e7", e6=fisher(YELLOW), f6=builder(GREEN, boat=True), f8=meeting(YELLOW), g8=meeting(RED)),
    )
    refuses(g, RED, "deliver e6", "figure|fisher")
    refuses(g, RED, "deliver f6", "figure|boat")
    assert texts(g, RED, "deliver") == ["f8", "g8"]


def test_cult_sites_take_no_fish() -> None:
    """Fish are delivered to huts and not to cult sites."""
    g = selling("f7", A=village("e7", e6=meeting(YELLOW), f8=meeting(YELLOW)))
    refuses(g, RED, "deliver e7", "cult site")


def test_a_hut_out_of_touch_is_not_served() -> None:
    """A boat delivers only to the huts next to it."""
    g = selling(A=village("e7", e6=meeting(YELLOW), e5=meeting(YELLOW), d6=meeting(YELLOW)))
    refuses(g, RED, "deliver d6", "next to|beside|touch|boat")


def test_a_boat_serves_the_huts_of_several_villages() -> None:
    """The huts beside a boat may belong to different villages."""
    g = selling("f7", A=village("e8", f8=meeting(YELLOW)), B=village("g6", g7=meeting(GREEN)), fish="4 4")
    play(g, RED, "deliver f8", "deliver g7")
    assert at(g, RED)["shells"] == [5, 5]


def test_a_boat_that_moves_delivers_at_least_one_fish() -> None:
    """A boat is moved to sell, so it cannot stop before it has."""
    g = selling("f6 d4", A=HOMES, bid=1)
    play(g, RED, "boat f6", "to f6", "deliver e6", "done", "boat d4", "to d5")
    refuses(g, RED, "done", "deliver|fish")
    play(g, RED, "deliver e5", "done")
    assert at(g, RED)["boats"] == ["d5", "f6"]


def test_a_boat_goes_only_where_it_can_sell() -> None:
    """A hex without a hut that takes fish is no place to sell."""
    g = selling("f7", bid=1, A=village("e7", e6=meeting(YELLOW), d7=fisher(YELLOW), e8=meeting(YELLOW, 3)))
    assert texts(g, RED, "to") == ["f6", "f7"]
    refuses(g, RED, "to f8", "hut|fish|deliver|sell")
    refuses(g, RED, "to g7", "hut|fish|deliver|sell")


def test_a_boat_without_a_hut_in_reach_is_not_moved() -> None:
    """Boats that reach no hut for their fish stay where they are."""
    g = selling("f6 f7 m7", A=HOMES, bid=1)
    assert texts(g, RED) == ["boat f6", "boat f7"]
    refuses(g, RED, "boat m7", "reach")


def test_every_boat_may_sell() -> None:
    """The second boat finds the prices that the first one left."""
    g = selling("f6 d5", A=village("e7", e6=meeting(YELLOW)), fish="4 4")
    play(g, RED, "boat f6", "done")
    assert at(g, RED)["shells"] == [5]
    play(g, RED, "boat d5")
    assert at(g, RED)["shells"] == [5, 4]


def test_without_fish_or_huts_nobody_sells() -> None:
    """Who has no fish, or reaches no hut that takes any, may not choose to sell."""
    refuses(given(A=HOMES, red=mat(10, "f6")), RED, "sell", "fish")
    full = village("e7", e6=meeting(YELLOW, 3), e5=fisher(YELLOW), f5=builder(GREEN, boat=True))
    refuses(given(A=full, red=mat(10, "f6", fish="4")), RED, "sell", "hut|reach|fish")
    refuses(given(A=HOMES, red=mat(1, "m7", fish="4")), RED, "sell", "hut|reach|fish")


def test_a_boat_that_leaves_its_hut_may_fill_it() -> None:
    """Once the new boat has left it, its hut takes fish, also from this boat in the same action."""
    g = selling("", bid=1, A=village("e7", e6=builder(RED, boat=True), d6=fisher(YELLOW)), fish="4 4")
    play(g, RED, "to e5", "deliver e6")
    assert hut(g, "e6") == {"owner": RED, "hut": "boat builder", "fish": 2, "boat": False}
    assert at(g, RED)["shells"] == []


def test_a_left_hut_may_be_filled_by_the_next_boat() -> None:
    """A hut that a boat has left takes fish from another boat in the same action."""
    g = selling("d5", bid=1, A=village("e7", e6=builder(RED, boat=True), e5=meeting(YELLOW)), fish="4 4")
    play(g, RED, "boat e6", "to f6", "deliver e5", "done", "boat d5", "to d5", "deliver e6")
    assert hut(g, "e6") == {"owner": RED, "hut": "boat builder", "fish": 1, "boat": False}


def test_selling_to_a_boat_builder_pays_like_to_a_meeting_hut() -> None:
    """A left boat builder's hut of another player pays 5, 4 and 3."""
    g = selling("f6", A=village("e7", e6=builder(YELLOW)), fish="4 4 4")
    play(g, RED, "deliver e6", "deliver e6")
    assert sorted(at(g, RED)["shells"]) == [3, 4, 5]


BONUS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]


@pytest.mark.parametrize(("fish", "bonus"), list(enumerate(BONUS))[1:])
def test_the_host_gets_a_bonus_for_every_three_fish(fish: int, bonus: int) -> None:
    """Whoever holds the festival gets one glory point for three fish, also without a hut there."""
    places = ["e6", "d6", "d7", "e8", "f8", "f7"]
    on = [min(3, max(0, fish - 3 * n)) for n in range(6)]
    houses = village("e7", **{place: meeting(YELLOW, number) for place, number in zip(places, on, strict=True)})
    g = given(A=houses, red=mat(5))
    play(g, RED, "celebrate")
    assert g.scores() == [bonus, fish, 0]


def test_every_owner_gets_a_point_for_each_fish() -> None:
    """The fish on a hut are its owner's glory, whoever brought them and whoever celebrates."""
    g = given(
        A=village("e7", e6=meeting(RED, 1), d6=meeting(YELLOW, 3), d7=builder(YELLOW, 1), e8=meeting(GREEN)),
        red=mat(5, glory=2),
    )
    play(g, RED, "celebrate")
    assert g.scores() == [2 + 1 + 1, 4, 0]


def test_the_fish_are_eaten_in_one_village_only() -> None:
    """The fish of the festival go back to the supply, those of other villages stay."""
    g = given(
        A=village("e7", e6=meeting(RED, 2)),
        B=village("i7", i6=meeting(RED, 3)),
        red=mat(5, "g7"),
        yellow=mat(4, "a7"),
    )
    play(g, RED, "celebrate", "village B")
    assert g.scores() == [3 + 1, 0, 0]
    assert [hut(g, place)["fish"] for place in ("e6", "i6")] == [2, 0]
    assert at(g, RED)["boats"] == ["g7"]
    assert g.deciders == (YELLOW,)


def test_a_village_without_fish_has_no_festival() -> None:
    """At least one fish must lie on a hut of the village."""
    g = given(
        A=village("e7", e6=meeting(RED)),
        B=village("i7", i6=meeting(RED, 1)),
        C=village("b2", b3=meeting(YELLOW, 1)),
        red=mat(5, "g7"),
    )
    play(g, RED, "celebrate")
    assert texts(g, RED, "village") == ["B", "C"]
    refuses(g, RED, "village A", "fish")


def test_no_fish_no_festival() -> None:
    """Without a fish on any hut the action cannot be chosen, whatever lies on the mats."""
    g = given(A=HOMES, red=mat(5, "g7", fish="4 4 4"))
    refuses(g, RED, "celebrate", "fish")
