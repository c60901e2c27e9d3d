"""Every worked example of the rulebook; its pictures are redrawn from its words."""

from itertools import combinations
from typing import Any

import pytest

from tests.engine.kaivai.given import (
    BLUE,
    CHANCE,
    GREEN,
    KAIVAI,
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


def test_a_bid_of_6_is_base_cost_6_and_movement_4() -> None:
    """A bid of 6 sets the base building cost to 6 and the movement of the boats to 4 (p. 6)."""
    g = given(
        A=village("a1"),
        B=village("g12"),
        red=mat(glory=1),
        yellow=mat(glory=2),
        green=mat(boats="g7 g11", shells="5 5", glory=3),
        phase="end of round",
    )
    play(g, RED, "bid 1")
    play(g, YELLOW, "bid 2")
    play(g, GREEN, "bid 6")
    play(g, RED, "village A", "cult site a2")
    play(g, GREEN, "move", "boat g7")
    reached = set(texts(g, GREEN, "to"))
    assert reached >= {place for place in hexes() if 1 <= distance("g7", place) <= 4} - {"g11"}
    assert all(distance("g7", place) <= 4 for place in reached)
    play(g, GREEN, "to g6", "done")
    play(g, YELLOW, "sacrifice")
    play(g, RED, "sacrifice")
    play(g, GREEN, "build", "to g11", "hut h11", "fisher hut")
    assert at(g, GREEN)["shells"] == [1]


def test_variable_sites_keep_three_water_hexes_between() -> None:
    """Two cult sites lie side by side, at least three hexes away from every other start (p. 3)."""
    fixed = ["b2", "f4", "k2", "e7", "i7", "f11"]
    far = [place for place in hexes() if all(distance(place, site) > 3 for site in fixed)]
    doubles = [pair for pair in combinations(far, 2) if distance(*pair) == 1]
    both = [
        two for two in combinations(doubles, 2) if all(distance(one, other) > 3 for one in two[0] for other in two[1])
    ]
    g = KAIVAI.new(seats=3, options={})
    offered = [
        tuple(sorted(tuple(sorted(site.split())) for site in text.split(" / "))) for text in texts(g, CHANCE, "sites")
    ]
    assert sorted(offered) == sorted(tuple(sorted(tuple(sorted(pair)) for pair in two)) for two in both)


def test_starting_huts_touch_the_cult_site() -> None:
    """Red, after Yellow, sets two boat builders' huts at one village, each next to its cult site (p. 4)."""
    g = KAIVAI.new(seats=3, options={})
    play(g, CHANCE, "sites a5 a6 / g1 h1")
    play(g, RED, "bid 6")
    play(g, YELLOW, "bid 7")
    play(g, GREEN, "bid 1")
    play(g, YELLOW, "hut i6", "hut c3")
    play(g, RED, "hut e6")
    refuses(g, RED, "hut e5", "cult site")
    play(g, RED, "hut f7")
    for place in ("e6", "f7"):
        assert hut(g, place) == {"owner": RED, "hut": "boat builder", "fish": 0, "boat": True}
    assert g.deciders == (GREEN,)


def test_the_fisher_god_gets_a_new_cult_site_that_joins_no_villages() -> None:
    """Red moves the god from A to any hex beside B but the one where two villages would merge (p. 8)."""
    g = given(
        A=village("b2"),
        B=village("e7", d6=meeting(RED), f7=builder(YELLOW)),
        C=village("i7", h8=meeting(GREEN)),
        red=mat(1),
        yellow=mat(5),
        green=mat(4),
        god="b2",
        phase="fisher god",
    )
    play(g, RED, "village B")
    assert texts(g, RED, "cult site") == sorted((around("e7") | around("d6") | around("f7")) - {"e7", "d6", "f7", "g8"})
    refuses(g, RED, "cult site g8", "grow together|merge|villages")
    play(g, RED, "cult site e8")
    assert g.dump()["villages"]["B"]["cult"] == ["e7", "e8"]
    assert g.dump()["god"] == ["e8"]
    assert influence(g, RED) == 1


def test_meeting_huts_in_the_gods_village_bring_influence() -> None:
    """Green has two meeting huts in A and gets 2 markers, Red one, and Yellow with a hut in B none (p. 9)."""
    g = given(
        A=village("e7", d6=meeting(GREEN), d7=meeting(GREEN), e8=meeting(RED)),
        B=village("i7", h8=meeting(YELLOW)),
        red=mat(5),
        yellow=mat(4),
        green=mat(1),
        god="i7",
        phase="fisher god",
    )
    play(g, GREEN, "cult site e6")
    assert g.dump()["influence"] == [1, 0, 2]


ALL_POSSIBLE = village("e7", e6=meeting(RED, 1), d6=fisher(GREEN))
PRICES = {"build": 1, "fish": 2, "sell": 4, "move": 0, "celebrate": 0, "upgrade": 1}


def test_the_first_to_act_has_a_free_choice() -> None:
    """Red chooses building first, and the marker on it comes from the supply."""
    g = given(A=ALL_POSSIBLE, red=mat(6, "f7", shells="5 5", fish="4", influence=3), green=mat(2), god="e7")
    assert texts(g, RED) == ["build", "celebrate", "fish", "move", "sacrifice", "sell", "upgrade"]
    play(g, RED, "build")
    assert g.dump()["markers"]["build"] == 1
    assert influence(g, RED) == 3


@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_a_taken_action_costs_as_many_markers_as_lie_on_it(action: str, price: int) -> None:
    """Green with three markers pays 1 to build or upgrade, 2 to fish, and cannot pay 4 to sell."""
    g = given(
        A=ALL_POSSIBLE,
        green=mat(2, "f7 g7", shells="5 5", fish="4 4", influence=3),
        markers=PRICES,
    )
    if price > 3:
        refuses(g, GREEN, action, "influence")
    else:
        play(g, GREEN, action)
        assert influence(g, GREEN) == 3 - price
        assert g.dump()["markers"][action] == (2 * price or 1)


STRAIT: dict[str, Any] = {
    "A": village("b2", c2=meeting(RED), c3=meeting(RED), b3=builder(GREEN), d3=meeting(GREEN), d2=fisher(RED)),
    "B": village(
        "e7",
        e6=meeting(RED),
        d6=meeting(RED),
        d7=meeting(GREEN),
        e8=meeting(GREEN),
        d5=fisher(RED),
        c7=fisher(RED),
    ),
    "C": village("f11", f10=meeting(RED)),
}


def test_building_1_a_boat_that_cannot_build_is_not_moved() -> None:
    """Boat 1 can build where it lies, boat 2 after 4 steps, and boat 3 nowhere within its reach (p. 11)."""
    g = given(**STRAIT, yellow=mat(6, "b1 i4 h5", shells="5 5 5 5 5 5 5 5"))
    assert distance("i4", "f7") == 4
    play(g, YELLOW, "build", "boat i4", "hut f6", "meeting hut")
    assert at(g, YELLOW)["boats"] == ["b1", "f7", "h5"]
    assert texts(g, YELLOW) == ["boat b1", "done"]
    refuses(g, YELLOW, "boat h5", "reach")
    play(g, YELLOW, "boat b1")
    assert "b1" in texts(g, YELLOW, "to")


def test_building_2_25_is_paid_with_26_and_a_shell_of_1_comes_back() -> None:
    """A fisher's hut in A and a meeting hut in B for 25 are paid with 3+4+4+5+5+5, change 1."""
    g = given(**STRAIT, yellow=mat(6, "b1 i4 h5", shells="5 5 5 4 4 3"))
    play(g, YELLOW, "build", "boat b1", "to b1", "hut c1", "fisher hut", "pay 4", "pay 3")
    assert sorted(at(g, YELLOW)["shells"]) == [4, 5, 5]
    play(g, YELLOW, "boat i4", "hut f6", "meeting hut")
    assert at(g, YELLOW)["shells"] == [1]
    assert hut(g, "c1")["hut"] == "fisher"
    assert hut(g, "f6")["hut"] == "meeting"


def test_building_3_a_hut_touches_the_boat_and_the_village() -> None:
    """Yellow may build on either of two hexes that touch both the boat and the village."""
    g = given(A=village("e7", e6=meeting(RED)), yellow=mat(10, "f7", shells="5 5 5"))
    play(g, YELLOW, "build")
    assert texts(g, YELLOW, "hut") == ["f6", "f8"]
    refuses(g, YELLOW, "hut g7", "village")
    refuses(g, YELLOW, "hut d7", "boat")


def test_building_3_red_cannot_build_where_villages_would_merge() -> None:
    """Red may not build at all, because every hex beside the boat would make two villages one."""
    g = given(
        A=village("e7", e8=meeting(YELLOW)),
        B=village("g9", g8=meeting(YELLOW)),
        red=mat(10, "f8", shells="5 5 5 5"),
    )
    refuses(g, RED, "build", "build")


def test_small_change_is_not_turned_into_large() -> None:
    """Three shells of 1 are not put down with a 5 to get a 3 back."""
    g = given(A=village("e7"), red=mat(4, "f7", shells="5 1 1 1"))
    play(g, RED, "build", "to f7", "hut f8", "meeting hut")
    assert at(g, RED)["shells"] == [1, 1, 1]


def test_fishing_one_boat_makes_room_for_another() -> None:
    """B1 moves on so that B2 reaches the god's village, B3 may not move, and 5 fish are caught (p. 15)."""
    g = given(
        A=village("e7", e6=fisher(BLUE), d6=fisher(BLUE), d7=meeting(RED), e8=meeting(RED)),
        blue=mat(4, "f7 i4 k8"),
        god="e7",
    )
    play(g, BLUE, "fish", "to f8")
    play(g, CHANCE, "2 of 2 blue")
    refuses(g, BLUE, "boat k8", "reach")
    play(g, BLUE, "boat i4")
    play(g, CHANCE, "1 of 2 blue")
    assert at(g, BLUE)["boats"] == ["f7", "f8", "k8"]
    assert at(g, BLUE)["fish"] == [4, 4, 4, 4, 4]


@pytest.mark.parametrize(("lying", "shell"), [(0, 5), (1, 4), (2, 3)])
def test_the_first_fish_sells_for_5_the_second_for_4_the_third_for_3(lying: int, shell: int) -> None:
    """The shell for a fish depends on how many fish lie on the hut already."""
    g = given(A=village("e7", e6=meeting(YELLOW, lying)), red=mat(10, "f6", fish="4"))
    play(g, RED, "sell")
    assert at(g, RED)["shells"] == [shell]
    assert at(g, RED)["fish"] == []
    assert hut(g, "e6")["fish"] == lying + 1


def test_four_fish_to_three_huts_bring_18_shells() -> None:
    """Red sells a first fish to Blue, a first and a second to Green and a second to Yellow for 18."""
    g = given(
        A=village("e7", f7=fisher(YELLOW), f6=meeting(BLUE), g6=meeting(GREEN), g8=builder(YELLOW, 1)),
        red=mat(10, "g7", fish="4 4 4 4"),
        seats=4,
    )
    play(g, RED, "sell")
    refuses(g, RED, "deliver f7", "figure")
    play(g, RED, "deliver f6", "deliver g6", "deliver g6", "deliver g8")
    assert sorted(at(g, RED)["shells"]) == [4, 4, 5, 5]


def test_yellow_holds_a_festival_with_six_fish() -> None:
    """Red, Blue and Yellow get 2 each, the host Yellow 2 more for 6 fish, and the fish of B stay."""
    g = given(
        A=village(
            "e7",
            e6=meeting(RED, 2),
            d6=meeting(BLUE, 1),
            d7=builder(BLUE, 1),
            e8=meeting(YELLOW, 2),
            f8=fisher(GREEN),
        ),
        B=village("i7", i8=meeting(GREEN, 3)),
        yellow=mat(3),
        seats=4,
    )
    play(g, YELLOW, "celebrate", "village A")
    assert g.scores() == [2, 4, 0, 2]
    assert [hut(g, place)["fish"] for place in ("e6", "d6", "d7", "e8", "i8")] == [0, 0, 0, 0, 3]


def test_an_upgrade_makes_a_movement_of_2_one_of_3() -> None:
    """Green upgrades, and with a base movement of 2 the boats now go 2 + 1 = 3 steps."""
    g = given(A=village("a1"), green=mat(2, "g7"))
    play(g, GREEN, "upgrade", "move")
    assert max(distance("g7", place) for place in texts(g, GREEN, "to")) == 3


def test_ageing_makes_13_shells_9() -> None:
    """Red's shells of 5+5+2+1 become 4+4+1, and the three fish stay three."""
    g = given(
        A=village("e7"),
        red=mat(shells="5 5 2 1", fish="4 3 2"),
        yellow=mat(),
        green=mat(),
        phase="end of round",
    )
    assert sorted(at(g, RED)["shells"]) == [1, 4, 4]
    assert sorted(at(g, RED)["fish"]) == [1, 2, 3]


def test_ten_huts_are_worth_20() -> None:
    """Green has ten huts on the board and gets 20 glory points for them (p. 22)."""
    places = ["e6", "d6", "d7", "e8", "f8", "f7", "f6", "e5", "d5", "c6"]
    g = given(
        A=village("e7", **{place: meeting(GREEN) for place in places}),
        red=mat(),
        yellow=mat(),
        green=mat(),
        round_=8,
        phase="end of round",
    )
    assert at(g, GREEN)["glory"]["huts"] == 20


def test_village_a_goes_to_red_and_village_b_is_shared() -> None:
    """In A Red has 6 to 4, 1 and 1 and gets 3; in B Green and Yellow tie and get half each."""
    g = given(
        A=village(
            "e7 e8 f8",
            e6=meeting(RED),
            d6=meeting(RED),
            f7=fisher(RED),
            d7=meeting(YELLOW),
            d8=builder(YELLOW),
            g8=meeting(YELLOW),
            f6=fisher(BLUE),
        ),
        B=village("i7 j7", j6=meeting(GREEN), k7=meeting(GREEN), i8=meeting(YELLOW)),
        red=mat(boats="e9", influence=1, glory=20),
        yellow=mat(boats="f9 e5 j8 i6", glory=20),
        green=mat(boats="g9 h7", influence=2),
        blue=mat(glory=20),
        round_=8,
        phase="end of round",
    )
    before = g.scores()
    play(g, GREEN, "village A")
    assert g.deciders == (RED, GREEN)
    play(g, RED, "influence 1")
    play(g, GREEN, "influence 0")
    assert g.scores() == [before[RED] + 3, *before[1:]]
    play(g, GREEN, "influence 0")
    assert g.scores() == [before[RED] + 3, before[YELLOW] + 1, before[GREEN] + 1, before[BLUE]]
