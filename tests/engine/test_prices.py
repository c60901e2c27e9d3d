"""Prices, reach and stock: what is on offer costs what the rules say, and pieces run out."""

from __future__ import annotations

import pytest

import netloft
from netloft import Luck
from netloft.core.position import Position


def nusfjord(harbor: dict[str, object], buildings: list[str], deck: str = "herring") -> Position:
    """Return a turn of seat 0 with this harbor and display."""
    return netloft.game("nusfjord").load(
        {"seats": 2, "options": {"deck": deck}, "buildings": buildings, "harbors": [harbor, {}]}
    )


def costs(g: Position, thing: str) -> list[tuple[dict[str, int], bool]]:
    """Give the prices of something for seat 0."""
    return [(price.goods, price.payable) for price in g.prices(0)[thing]]


def test_ships_cost_what_the_supply_board_says() -> None:
    """Sloop 2 wood 2 fish, cutter 6 wood 1 gold, schooner 8 wood 8 fish or 4 gold."""
    g = nusfjord({"wood": 6, "fish": 2, "gold": 4}, ["Fish Stand"])
    assert costs(g, "sloop") == [({"wood": 2, "fish": 2}, True)]
    assert costs(g, "cutter") == [({"wood": 6, "gold": 1}, True)]
    assert costs(g, "schooner") == [({"wood": 8, "fish": 8}, False), ({"gold": 4}, True)]


def test_what_comes_before_a_building_pays_for_it() -> None:
    """A Tool Shed brings 1 wood before each building, so that it pays for one that costs 1 wood."""
    shed = {"wood": 0, "buildings": {"b1": "Tool Shed"}}
    assert costs(nusfjord(shed, ["Fish Stand"]), "Fish Stand") == [({"wood": 1}, True)]
    assert costs(nusfjord({"wood": 0}, ["Fish Stand"]), "Fish Stand") == [({"wood": 1}, False)]


def test_no_price_for_what_is_not_on_offer() -> None:
    """A building in somebody's hand is on offer to that player only."""
    g = nusfjord({"hand": ["Castle"]}, ["Fish Stand"])
    assert "Castle" in g.prices(0)
    assert "Castle" not in g.prices(1)
    assert "Theater" not in g.prices(0)


@pytest.mark.parametrize("deck", ["herring", "mackerel", "codfish", "guests"])
def test_what_can_be_paid_is_what_can_be_built(deck: str) -> None:
    """In random games, a building can be built exactly if it can be paid and has its space, and a ship if it fits."""
    g = netloft.game("nusfjord").new(2, {"deck": deck})
    luck = Luck(8)
    met = 0
    while not g.over:
        luck.settle(g)
        for seat in g.deciders:
            prices = g.prices(seat)
            if g.question(seat) == "Which building do you build?":
                met += 1
                for name, ways in prices.items():
                    if name not in ("sloop", "cutter", "schooner"):
                        possible = any(way.payable for way in ways)
                        reason = g.why_not(seat, f"build {name}")
                        assert possible or reason is not None
                        assert not possible or reason in (None, SPACE, STILTS), (name, reason)
            if g.question(seat) == "Which ship do you build?" and g.stock(seat):
                for option, ship, way in SHIPS:
                    possible = prices[ship][way].payable
                    reason = g.why_not(seat, option)
                    assert possible or reason is not None
            g.play(seat, luck.pick(g.options(seat)).text)
            break
    assert met


SHIPS = (("sloop", "sloop", 0), ("cutter", "cutter", 0), ("schooner for goods", "schooner", 0))
SPACE = "You have no free building space."
STILTS = "The spaces of the track with stilts are not free."


def test_a_hut_costs_the_bid_and_one_for_each_tile() -> None:
    """Base cost by the bid, and one for every tile of the village (p. 11); with a bid of 6 boats go 4 (p. 6)."""
    g = netloft.game("kaivai").load(
        {
            "seats": 3,
            "villages": {"A": {"cult": ["b7"], "huts": {"b8": {"owner": 0, "hut": "meeting"}}}, "B": {"cult": ["g7"]}},
            "mats": [{"bid": 6, "shells": [4, 3], "upgrade": 1}, {"bid": 4}, {"bid": 1}],
        }
    )
    assert costs(g, "A") == [({"shells": 8}, False)]
    assert costs(g, "B") == [({"shells": 7}, True)]
    assert [g.reach(seat) for seat in range(3)] == [4 + 1, 4, 1]
    assert g.stock(0) == {"huts": 14, "boats": 4, "fishers": 5}


def test_pieces_that_are_left() -> None:
    """With two players there are three ships of each kind and four rafts; three workers and three shares each."""
    g = nusfjord({"track": {"sloop": 2}}, ["Fish Stand"])
    shared = g.stock(None)
    assert (shared["sloop"], shared["cutter"], shared["schooner"], shared["raft"]) == (1, 3, 3, 4)
    assert g.stock(0) == {"workers": 3, "unissued shares": 3}
    g.play(0, "gold")
    assert g.stock(0)["workers"] == 2


def test_boats_left_in_fleet() -> None:
    """Launched boats are no longer there."""
    g = netloft.game("fleet").load(
        {"seats": 2, "pads": [{"marked": {"cod": 5}, "boats": {"cod": [0]}, "licenses": {"cod": 2}}, {}]}
    )
    assert g.stock(1)["cod"] - g.stock(0)["cod"] == 1
    assert g.prices(0) == {}
