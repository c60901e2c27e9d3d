"""Boats: how far and where they go, new boats, and sinking."""

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    GREEN,
    RED,
    YELLOW,
    around,
    at,
    builder,
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

SEA = village("a1")


@pytest.mark.parametrize(("bid", "movement"), list(enumerate([1, 2, 3, 4, 5, 4, 3, 2, 1], start=1)))
def test_a_boat_goes_as_far_as_the_bid_says(bid: int, movement: int) -> None:
    """The movement rises with the bid to 5 and falls again, and a boat may stop on its way (p. 6)."""
    g = given(A=SEA, red=mat(bid, "g7"))
    play(g, RED, "move")
    assert texts(g, RED, "to") == sorted(place for place in hexes() if 1 <= distance("g7", place) <= movement)


def test_with_a_bid_of_10_boats_do_not_move() -> None:
    """The movement of a bid of 10 is 0, so that only an upgrade lets boats move (p. 6)."""
    refuses(given(A=SEA, red=mat(10, "g7")), RED, "move", "move|reach|boat")
    g = given(A=SEA, red=mat(10, "g7", upgrade=1))
    play(g, RED, "move")
    assert texts(g, RED, "to") == sorted(around("g7"))


def test_boats_pass_over_boats() -> None:
    """Boats of others and one's own are no obstacle on the way."""
    corner = village("b2", a2=meeting(GREEN))
    g = given(A=corner, red=mat(2, "a1"), yellow=mat(1, "b1", state="passed"))
    play(g, RED, "move")
    assert texts(g, RED, "to") == ["c1", "c2"]
    g = given(A=corner, red=mat(2, "a1 b1"))
    play(g, RED, "move", "boat a1")
    assert texts(g, RED, "to") == ["c1", "c2"]


def test_boats_do_not_pass_over_tiles() -> None:
    """A hex behind a cult site or a hut is as far away as the way around."""
    g = given(A=village("e7", f7=meeting(YELLOW)), red=mat(2, "e6"))
    play(g, RED, "move")
    refuses(g, RED, "to e8", "further|far|movement")
    refuses(g, RED, "to g8", "further|far|movement")
    assert "f6" in texts(g, RED, "to")


def test_boats_lie_on_water_only() -> None:
    """Neither a cult site nor a hut is a place for a boat."""
    g = given(A=village("e7", f7=meeting(YELLOW)), red=mat(2, "e6"))
    play(g, RED, "move")
    refuses(g, RED, "to e7", "water|tile")
    refuses(g, RED, "to f7", "water|tile")


def test_only_one_boat_lies_on_a_hex() -> None:
    """A boat does not stop where another one of its owner lies."""
    g = given(A=SEA, red=mat(5, "g7 g8", glory=20))
    play(g, RED, "move", "boat g7")
    refuses(g, RED, "to g8", "own boat|occupied|one boat")


def test_a_boat_acts_once_in_an_action() -> None:
    """After its action a boat is not moved on."""
    g = given(A=SEA, red=mat(5, "g7 k8"))
    play(g, RED, "move", "boat g7", "to g6")
    refuses(g, RED, "boat g6", "already|once|acted")
    assert texts(g, RED) == ["boat k8", "done"]


def test_no_boat_has_to_be_used() -> None:
    """A player may stop after some of the boats."""
    g = given(A=SEA, red=mat(5, "g7 k8"), yellow=mat(4, "a7"))
    play(g, RED, "move", "boat g7", "to g6", "done")
    assert at(g, RED)["boats"] == ["g6", "k8"]
    assert g.deciders == (YELLOW,)


def test_one_moves_only_ones_own_boats() -> None:
    """A boat of another player cannot be chosen."""
    g = given(A=SEA, red=mat(5, "g7 k8"), yellow=mat(4, "a7"))
    play(g, RED, "move")
    refuses(g, RED, "boat a7", "no boat|own")
    refuses(g, RED, "boat g8", "no boat")


def test_a_new_boat_acts_from_the_next_action_on() -> None:
    """A boat that is won by building does not act in this action, but it does in the next one (p. 14)."""
    g = given(A=village("e7"), red=mat(4, "f7 d7", shells="5 5 5 5 5", influence=1))
    play(g, RED, "build", "boat f7", "to f7", "hut f8", "boat builder hut")
    assert hut(g, "f8")["boat"] is True
    assert texts(g, RED) == ["boat d7", "done"]
    refuses(g, RED, "boat f8", "next action|new|this action")
    play(g, RED, "done")
    play(g, RED, "build")
    assert influence(g, RED) == 0
    assert "f8" in texts(g, RED, "boat")


def test_the_step_off_the_hut_costs_1() -> None:
    """With a movement of 1 a new boat comes just to the water beside its hut."""
    g = given(A=village("e7", e6=builder(RED, boat=True)), red=mat(1))
    play(g, RED, "move")
    assert texts(g, RED, "to") == sorted(around("e6") - {"e7"})
    play(g, RED, "to e5")
    assert at(g, RED)["boats"] == ["e5"]
    assert hut(g, "e6")["boat"] is False


@pytest.mark.parametrize("action", ["build", "fish", "sell", "move"])
def test_a_boat_on_its_hut_is_inactive(action: str) -> None:
    """With a movement of 0 it can neither leave the hut nor act from there (p. 14)."""
    g = given(
        A=village("e7", e6=builder(RED, boat=True), d6=fisher(RED), f7=meeting(YELLOW)),
        red=mat(10, shells="5 5 5", fish="4"),
        god="e7",
    )
    refuses(g, RED, action, "boat|reach|move|build|fish")


def test_a_boat_does_not_go_back_to_its_hut() -> None:
    """A boat builder's hut is left for good: boats move to water only."""
    g = given(A=village("e7", e6=builder(RED)), red=mat(5, "e5"))
    play(g, RED, "move")
    refuses(g, RED, "to e6", "water|tile")


def test_a_lagoon_is_not_entered() -> None:
    """Water that a village shuts in is no place for a boat, not even for one from a hut on its shore."""
    ring = village("f7", f6=meeting(YELLOW), g6=builder(RED, boat=True), h6=meeting(YELLOW))
    ring["huts"] |= {"h7": meeting(YELLOW), "g8": meeting(YELLOW)}
    g = given(A=ring, red=mat(2))
    play(g, RED, "move")
    refuses(g, RED, "to g7", "open water|shut|cut off|enclosed")
    assert "g5" in texts(g, RED, "to")


def sea_battle(victims: str, *, glory: int, attackers: str = "g7", bid: int = 1) -> Position:
    """Return a position in which Red moves and Yellow has these boats."""
    return given(A=SEA, red=mat(bid, attackers, glory=glory), yellow=mat(2, victims, state="passed"))


@pytest.mark.parametrize(("victims", "cost"), [("g8 m7", 6), ("g8 m7 m6", 4), ("g8 m7 m6 m5", 2)])
def test_sinking_a_boat_costs_6_4_or_2_glory(victims: str, cost: int) -> None:
    """Who moves onto a foreign boat sinks it, for the more glory the fewer boats its owner has (p. 18)."""
    g = sea_battle(victims, glory=cost)
    play(g, RED, "move", "to g8")
    assert g.scores()[RED] == 0
    assert at(g, RED)["boats"] == ["g8"]
    assert sorted(at(g, YELLOW)["boats"]) == sorted(victims.split()[1:])
    assert g.scores()[YELLOW] == 0


@pytest.mark.parametrize(("victims", "cost"), [("g8 m7", 6), ("g8 m7 m6", 4), ("g8 m7 m6 m5", 2)])
def test_nobody_sinks_without_enough_glory(victims: str, cost: int) -> None:
    """Who has one glory point too few may not sink (p. 18)."""
    g = sea_battle(victims, glory=cost - 1)
    play(g, RED, "move")
    refuses(g, RED, "to g8", "glory")


def test_the_last_boat_is_not_sunk() -> None:
    """A player always keeps one boat (p. 18)."""
    g = sea_battle("g8", glory=30)
    play(g, RED, "move")
    refuses(g, RED, "to g8", "last|only boat")


def test_a_boat_on_its_hut_counts_for_sinking_but_is_not_sunk() -> None:
    """A boat on the water and one on its hut are two, and only that on the water can be sunk."""
    g = given(
        A=village("e7", e6=builder(YELLOW, boat=True)),
        red=mat(2, "e5", glory=6),
        yellow=mat(1, "f5", state="passed"),
    )
    play(g, RED, "move")
    refuses(g, RED, "to e6", "water|tile")
    play(g, RED, "to f5")
    assert g.scores()[RED] == 0
    assert at(g, YELLOW)["boats"] == []


def test_every_boat_may_sink_one_and_the_cost_rises() -> None:
    """The cost is taken anew each time: 2 while Yellow has four boats, then 4 (p. 18)."""
    g = sea_battle("g8 j8 m7 m6", glory=6, attackers="g7 j7")
    play(g, RED, "move", "boat g7", "to g8")
    assert g.scores()[RED] == 4
    play(g, RED, "boat j7", "to j8")
    assert g.scores()[RED] == 0
    assert at(g, YELLOW)["boats"] == ["m6", "m7"]


def test_the_last_boat_is_safe_also_from_the_second_attack() -> None:
    """After one of two boats is sunk the other one cannot be, in the same action (p. 18)."""
    g = sea_battle("g8 j8", glory=30, attackers="g7 j7")
    play(g, RED, "move", "boat g7", "to g8", "boat j7")
    refuses(g, RED, "to j8", "last|only boat")


@pytest.mark.parametrize("action", ["build", "fish", "sell"])
def test_boats_are_sunk_by_moving_only(action: str) -> None:
    """In the other actions a boat may not move onto an occupied hex (p. 18)."""
    g = given(
        A=village("e7", e6=meeting(YELLOW), d6=fisher(RED)),
        red=mat(5, "g7", shells="5 5 5", fish="4", glory=30),
        yellow=mat(1, "f7 m7 m6", state="passed"),
    )
    play(g, RED, action)
    refuses(g, RED, "to f7", "boat|occupied")


def test_a_sunk_boat_comes_back_with_a_new_hut_only() -> None:
    """A sunk boat goes to its owner's supply, and a new boat builder's hut brings it back (p. 18)."""
    g = given(
        A=village("e7"),
        red=mat(2, "m5", glory=2),
        yellow=mat(1, "f7 m7 m6 k8", shells="5 5", state="fresh"),
    )
    play(g, RED, "move", "to m6")
    play(g, YELLOW, "build")
    play(g, YELLOW, "to f7", "hut f8", "boat builder hut")
    assert hut(g, "f8")["boat"] is True
    assert sorted(at(g, YELLOW)["boats"]) == ["f7", "k8", "m7"]
