"""Building: where a hut may go, which huts there are, and where the limits lie."""

from typing import Any

import pytest

from netloft.core.position import Position
from tests.engine.kaivai.given import (
    RED,
    YELLOW,
    Json,
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

RICH = "5 5 5 5 5 5"


def building(boats: str, *, bid: int = 10, shells: str = RICH, **given_: Any) -> Position:
    """Return a position in which Red has just chosen to build."""
    g = given(red=mat(bid, boats, shells=shells), **given_)
    play(g, RED, "build")
    return g


def test_the_boat_lies_at_a_cult_site() -> None:
    """A hut alone is no place to build from, so the boat must reach a cult site (p. 11)."""
    houses = village("e7", e6=meeting(YELLOW))
    g = given(A=houses, red=mat(1, "e5", shells=RICH))
    refuses(g, RED, "build", "build|reach")
    g = building("e5", bid=2, A=houses)
    assert texts(g, RED, "to") == sorted(place for place in around("e7") if distance("e5", place) == 2)
    refuses(g, RED, "to d5", "cult site")


def test_a_boat_that_lies_well_need_not_move() -> None:
    """Even with a movement of 0 a boat beside a cult site can build (p. 11)."""
    g = building("f7", A=village("e7"))
    play(g, RED, "hut f8", "meeting hut")
    assert at(g, RED)["boats"] == ["f7"]
    assert hut(g, "f8") == {"owner": RED, "hut": "meeting", "fish": 0, "boat": False}


def test_the_hut_joins_the_village_at_whose_cult_site_the_boat_lies() -> None:
    """A hex that touches the boat and another village only is not for this boat."""
    g = building("f7", A=village("e7"), B=village("h6"))
    assert texts(g, RED, "hut") == ["e6", "f8"]
    refuses(g, RED, "hut g7", "village")


def test_a_boat_between_two_cult_sites_may_build_at_either_village() -> None:
    """Each hex belongs to the village it touches and has that village's price (p. 11)."""
    two: dict[str, Any] = {"A": village("e7"), "B": village("g7", h6=meeting(YELLOW))}
    for place, name, price in (("f8", "A", 11), ("g8", "B", 12)):
        g = building("f7", **two)
        assert texts(g, RED, "hut") == ["e6", "f6", "f8", "g8"]
        play(g, RED, f"hut {place}", "meeting hut")
        assert place in g.dump()["villages"][name]["huts"]
        assert sum(at(g, RED)["shells"]) == 30 - price


def test_a_hut_needs_free_water() -> None:
    """No hut is built on a boat, on a cult site or on a hut."""
    houses = village("e7", d6=meeting(YELLOW), d5=meeting(YELLOW), e5=meeting(YELLOW))
    g = building("f7", A=houses, yellow=mat(1, "f8", state="passed"))
    assert texts(g, RED, "hut") == ["e6", "f6"]
    refuses(g, RED, "hut f8", "boat|free")
    refuses(g, RED, "hut e7", "tile|free|water")
    refuses(g, RED, "hut e5", "tile|free|water")
    refuses(g, RED, "hut f7", "boat|free")


def test_the_hex_that_the_boat_came_from_is_free() -> None:
    """A boat may move on and build where it lay before."""
    g = building("f7", bid=1, A=village("e7"))
    play(g, RED, "to f8", "hut f7", "fisher hut")
    assert hut(g, "f7")["hut"] == "fisher"
    assert at(g, RED)["boats"] == ["f8"]


def test_huts_do_not_join_villages() -> None:
    """A hut must not touch a second village."""
    houses = village("e7", d6=meeting(YELLOW), d5=meeting(YELLOW), e5=meeting(YELLOW))
    g = building("f7", A=houses, B=village("g9"))
    assert texts(g, RED, "hut") == ["e6", "f6"]
    refuses(g, RED, "hut f8", "grow together|merge")


def corner(cult: str, **huts: Json) -> Json:
    """Return a village in the west where a boat at c2 may build at b1, c3 or d3."""
    return village(cult, c4=meeting(YELLOW), d4=meeting(YELLOW), **huts)


CUT_OFF: dict[str, dict[str, Any]] = {
    "a boat of another": {"A": corner("b2 b3 a2"), "yellow": mat(1, "a1", state="passed")},
    "a boat on its hut": {"A": corner("b2 b3 a2", a1=builder(YELLOW, boat=True))},
    "a boat on a lagoon's shore": {"A": corner("b2 b3", a2=builder(YELLOW, boat=True), a3=meeting(RED))},
}


@pytest.mark.parametrize("coast", CUT_OFF.values(), ids=CUT_OFF)
def test_no_boat_is_cut_off_from_the_open_water(coast: dict[str, Any]) -> None:
    """No boat may be shut in by the village and the edge of the board, on the water or on its hut."""
    g = building("c2", **coast)
    assert texts(g, RED, "hut") == ["c3", "d3"]
    refuses(g, RED, "hut b1", "open water|cut off")


def test_no_boat_cuts_itself_off() -> None:
    """The building boat and its owner's other boats must not be shut in either."""
    g = given(A=village("b2", a2=meeting(YELLOW)), red=mat(10, "a1", shells=RICH))
    refuses(g, RED, "build", "build")
    g = building("c2 a1", A=corner("b2 b3 a2"))
    refuses(g, RED, "hut b1", "open water|cut off")


def test_a_lagoon_without_a_boat_may_be_shut() -> None:
    """Only boats matter: empty water may be cut off."""
    g = building("c2", A=corner("b2 b3 a2"))
    play(g, RED, "hut b1", "meeting hut")
    assert hut(g, "b1") is not None


def test_each_boat_builds_one_hut() -> None:
    """Money for a second hut is no use without a second boat."""
    g = building("f7", A=village("e7"), bid=1)
    play(g, RED, "to f7", "hut f8", "meeting hut")
    assert list(g.dump()["villages"]["A"]["huts"]) == ["f8"]
    assert "pass" in texts(g, RED)


def test_every_boat_may_build() -> None:
    """With two boats two huts are built, and the second at the same village costs 1 more."""
    g = building("f7 d7", A=village("e7"), bid=3, shells="5 5 5 5")
    play(g, RED, "boat f7", "to f7", "hut f8", "meeting hut")
    assert sum(at(g, RED)["shells"]) == 20 - 4
    play(g, RED, "boat d7", "to d7", "hut d6", "meeting hut")
    assert sum(at(g, RED)["shells"]) == 20 - 4 - 5


def test_a_boat_that_could_not_pay_is_not_moved() -> None:
    """When the shells are spent, the other boats stay where they are (p. 11)."""
    g = building("f7 d7", A=village("e7"), bid=3, shells="4")
    play(g, RED, "boat f7", "to f7", "hut f8", "meeting hut")
    assert at(g, RED)["boats"] == ["d7", "f7"]
    assert list(g.dump()["villages"]["A"]["huts"]) == ["f8"]
    assert "pass" in texts(g, RED)


def crowd(owner: int, number: int) -> Json:
    """Return a village around e7 with as many huts of one player, open at f7."""
    near = [place for place in hexes() if 1 <= distance("e7", place) <= 2 and place not in {"f7", "g7", "g8"}]
    return village("e7", **{place: meeting(owner) for place in near[:number]})


def test_a_player_has_15_huts() -> None:
    """The fifteenth hut is the last that can be built."""
    g = given(A=crowd(RED, 15), red=mat(1, "f7", shells=RICH))
    refuses(g, RED, "build", "hut")
    g = building("f7", A=crowd(RED, 14), bid=1)
    assert texts(g, RED, "hut")


def test_a_player_has_four_boats() -> None:
    """A fifth boat does not exist, counting those on huts, so that no boat builder's hut can be built."""
    for boats, near in (("f7 m7 m6 m5", {}), ("f7 m7 m6", {"e6": builder(RED, boat=True)})):
        g = building(boats, A=village("e7", **near))
        play(g, RED, "hut f8")
        refuses(g, RED, "boat builder hut", "boat")
        assert texts(g, RED) == ["fisher hut", "meeting hut"]


def test_a_player_has_five_fishers() -> None:
    """With five fishers on the board no fisher's hut can be built."""
    places = ["e6", "d6", "d7", "e8"]
    g = building("f7", A=village("e7", **{place: fisher(RED) for place in places}), B=village("b2", c3=fisher(RED)))
    play(g, RED, "hut f8")
    refuses(g, RED, "fisher hut", "fisher")
    assert texts(g, RED) == ["boat builder hut", "meeting hut"]


@pytest.mark.parametrize(
    ("god", "kind", "gain"),
    [("e7", "meeting", 1), ("i7", "meeting", 0), ("e7", "fisher", 0), ("e7", "boat builder", 0)],
)
def test_a_meeting_hut_in_the_gods_village_brings_a_marker_at_once(god: str, kind: str, gain: int) -> None:
    """The marker comes for a new meeting hut only, and only where the god is (p. 14)."""
    g = building("f7", A=village("e7"), B=village("i7"), god=god)
    play(g, RED, "hut f8", f"{kind} hut")
    assert influence(g, RED) == gain
