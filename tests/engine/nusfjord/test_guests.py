"""Guests: paying for buildings, ships and plates, going aboard, and scoring."""

import pytest

from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    RED,
    Json,
    at,
    do,
    given,
    goods,
    harbor,
    options,
    points,
    refuses,
    score,
    track,
)


def guests(g: Position) -> int:
    """Return the guests in red's supply."""
    number: int = at(g, RED)["guests"]
    return number


def aboard(g: Position) -> dict[str, int]:
    """Return the guests on red's ships, by type of ship, without types that have none."""
    return {kind: number for kind, number in at(g, RED)["aboard"].items() if number}


# Buildings.


@pytest.mark.parametrize(
    ("for_wood", "for_fish", "left"),
    [
        (3, 0, (5, 0, 0)),  # 0 wood and 7 fish, overpaying by 1 wood
        (2, 1, (4, 3, 0)),  # 1 wood and 4 fish
        (1, 2, (2, 6, 0)),  # 3 wood and 1 fish
        (0, 3, (0, 7, 0)),  # 5 wood and 0 fish, overpaying by 2 fish
    ],
)
def test_three_guests_lower_the_cost_of_a_building(for_wood: int, for_fish: int, left: tuple[int, int, int]) -> None:
    """Each is worth 2 wood or 3 fish (p. 17, there for the Moot Hall); the Whaling Station costs 5 wood and 7 fish."""
    g = given(harbor(wood=5, fish=7, guests=3), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1")
    text = f"pay {for_wood} guests for wood, {for_fish} for fish"
    assert text in options(g, RED)
    do(g, RED, text)
    assert goods(g, RED) == left
    assert guests(g) == 0
    assert at(g, RED)["buildings"] == {"b1": "Whaling Station"}


@pytest.mark.parametrize(
    ("for_wood", "for_fish", "left", "kept"),
    [(0, 0, (0, 0, 0), 3), (1, 0, (2, 0, 0), 2), (0, 1, (0, 3, 0), 2), (1, 1, (2, 3, 0), 1), (2, 0, (4, 0, 0), 1)],
)
def test_one_uses_as_many_guests_as_one_wishes(
    for_wood: int, for_fish: int, left: tuple[int, int, int], kept: int
) -> None:
    """None at all, or some of them."""
    g = given(harbor(wood=5, fish=7, guests=3), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1")
    do(g, RED, f"pay {for_wood} guests for wood, {for_fish} for fish")
    assert goods(g, RED) == left
    assert guests(g) == kept


def test_with_guests_one_builds_what_one_could_not_pay() -> None:
    """3 wood, 1 fish and 3 guests are exactly enough in one way."""
    g = given(harbor(wood=3, fish=1, guests=3), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1", "pay 1 guests for wood, 2 for fish")
    assert at(g, RED)["buildings"] == {"b1": "Whaling Station"}
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 0


def test_too_few_guests_do_not_help() -> None:
    """With 2 wood, 1 fish and 3 guests no split pays 5 wood and 7 fish."""
    refuses(given(harbor(wood=2, fish=1, guests=3), display="Whaling Station"), RED, "build a building")


def test_guests_alone_may_pay_everything() -> None:
    """Three for 5 wood and three for 7 fish, without change."""
    g = given(harbor(guests=6), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1", "pay 3 guests for wood, 3 for fish")
    assert at(g, RED)["buildings"] == {"b1": "Whaling Station"}
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 0


def test_a_choice_of_payment_must_be_affordable() -> None:
    """With 5 wood and 1 fish at least two guests go for the fish."""
    g = given(harbor(wood=5, fish=1, guests=3), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1")
    refuses(g, RED, "pay 0 guests for wood, 0 for fish")
    refuses(g, RED, "pay 2 guests for wood, 1 for fish")
    do(g, RED, "pay 0 guests for wood, 2 for fish")
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 1


def test_guests_never_pay_gold() -> None:
    """The Castle costs 8 gold, the Slipway 1."""
    refuses(given(harbor(gold=7, guests=9), display="Castle"), RED, "build a building")
    refuses(given(harbor(wood=9, fish=9, guests=9), display="Castle, Slipway"), RED, "build a building")


def test_guests_pay_the_wood_beside_a_price_in_gold() -> None:
    """The Harbor Installation costs 10 wood and 5 gold: five guests and the gold."""
    g = given(harbor(gold=5, guests=5), display="Harbor Installation")
    do(g, RED, "build a building", "build Harbor Installation", "space a2", "pay 5 guests for wood, 0 for fish")
    assert at(g, RED)["buildings"] == {"a2": "Harbor Installation"}
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 0


def test_without_guests_nothing_is_asked() -> None:
    """The cost is paid by itself."""
    g = given(harbor(wood=5, fish=7), display="Whaling Station")
    do(g, RED, "build a building", "build Whaling Station", "space b1")
    assert goods(g, RED) == (0, 0, 0)
    assert g.deciders == (BLUE,)


# Ships.


def test_guests_pay_for_a_sloop() -> None:
    """One for 2 wood, one for 2 fish (overpaying by 1)."""
    g = do(given(harbor(guests=2)), RED, "build a ship", "sloop", "pay 1 guests for wood, 1 for fish")
    assert track(g, RED) == "sloop"
    assert guests(g) == 0
    assert goods(g, RED) == (0, 0, 0)


def test_a_guest_pays_part_of_a_sloop() -> None:
    """The fish are paid, the wood is not."""
    g = do(given(harbor(wood=2, fish=2, guests=1)), RED, "build a ship", "sloop", "pay 1 guests for wood, 0 for fish")
    assert track(g, RED) == "sloop"
    assert goods(g, RED) == (2, 0, 0)
    assert guests(g) == 0


def test_guests_pay_the_wood_of_a_cutter_but_not_its_gold() -> None:
    """6 wood are three guests; the 1 gold is paid."""
    g = given(harbor(gold=1, guests=3))
    do(g, RED, "build a ship", "cutter", "pay 3 guests for wood, 0 for fish")
    assert track(g, RED) == "cutter"
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 0
    g = do(given(harbor(wood=6, fish=2, guests=3)), RED, "build a ship")
    refuses(g, RED, "cutter")


def test_guests_pay_for_a_schooner_in_goods_only() -> None:
    """8 wood are four guests and 8 fish are three; of 4 gold nothing can be paid with guests."""
    g = do(given(harbor(gold=3, guests=7)), RED, "build a ship")
    refuses(g, RED, "schooner for gold")
    do(g, RED, "schooner for goods", "pay 4 guests for wood, 3 for fish")
    assert track(g, RED) == "schooner"
    assert goods(g, RED) == (0, 0, 3)
    assert guests(g) == 0


def test_a_schooner_for_gold_takes_no_guests() -> None:
    """It has no cost in wood or fish, so nothing is asked."""
    g = do(given(harbor(gold=4, guests=1)), RED, "build a ship", "schooner for gold")
    assert track(g, RED) == "schooner"
    assert goods(g, RED) == (0, 0, 0)
    assert guests(g) == 1


# Plates.


def test_the_example_of_guests_at_the_banquet_table() -> None:
    """6 fish fill the plates of 3, two guests those of 4: 4 gold (p. 17)."""
    g = do(given(harbor(fish=6, guests=2), plates=2), RED, "serve fish", "serve 4 with 2 guests")
    assert goods(g, RED) == (0, 0, 4)
    assert guests(g) == 0
    assert g.dump()["plates"] == 6


def test_a_guest_fills_a_plate_without_fish() -> None:
    """Also the plate of 5."""
    g = do(given(harbor(guests=1), plates=6), RED, "serve fish", "serve 1 with 1 guests")
    assert goods(g, RED) == (0, 0, 1)
    assert guests(g) == 0
    assert g.dump()["plates"] == 7


def test_plates_may_be_served_without_guests() -> None:
    """They are kept then: 6 fish for two plates of 3."""
    g = do(given(harbor(fish=6, guests=2), plates=2), RED, "serve fish", "serve 2")
    assert goods(g, RED) == (0, 0, 2)
    assert guests(g) == 2


def test_a_guest_may_save_the_fish_of_one_plate() -> None:
    """Two plates of 3 with one guest cost 3 fish."""
    g = do(given(harbor(fish=6, guests=2), plates=2), RED, "serve fish", "serve 2 with 1 guests")
    assert goods(g, RED) == (0, 3, 2)
    assert guests(g) == 1
    assert g.dump()["plates"] == 4


def test_one_guest_is_spent_on_each_plate() -> None:
    """Without fish, two guests fill two plates and not three."""
    g = do(given(harbor(guests=2), plates=0), RED, "serve fish")
    assert options(g, RED, "serve") == ["serve 1 with 1 guests", "serve 2 with 2 guests"]


def test_without_fish_and_guests_nothing_is_served() -> None:
    """A guest on a ship is of no use here."""
    refuses(given(harbor(track="sloop", aboard="sloop"), plates=1), RED, "serve fish")


def test_guests_serve_also_for_the_sailor() -> None:
    """He takes a fish from the table, then two plates are filled by guests: 2 gold and 2 wood."""
    g = given(harbor(council="Sailor", guests=2), plates=2, elders=[["Constructor"], [], [], [], [], []])
    do(g, RED, "use Sailor", "serve 2 with 2 guests")
    assert goods(g, RED) == (2, 0, 2)
    assert guests(g) == 0
    assert g.dump()["plates"] == 3


# Ships with guests.


def test_a_guest_may_go_aboard_at_any_time() -> None:
    """It is no action: red's turn goes on."""
    g = do(given(harbor(track="sloop", guests=2)), RED, "guest on sloop")
    assert aboard(g) == {"sloop": 1}
    assert guests(g) == 1
    assert g.deciders == (RED,)
    assert "gold" in options(g, RED)
    assert at(g, RED)["workers"] == 0


def test_every_ship_holds_one_guest() -> None:
    """The sloop has one: the next goes on the cutter."""
    g = do(given(harbor(track="sloop cutter", guests=3)), RED, "guest on sloop")
    refuses(g, RED, "guest on sloop")
    assert options(g, RED, "guest on") == ["guest on cutter"]
    do(g, RED, "guest on cutter")
    assert aboard(g) == {"sloop": 1, "cutter": 1}
    assert options(g, RED, "guest on") == []


def test_two_ships_of_a_type_hold_a_guest_each() -> None:
    """Two schooners, two guests."""
    g = do(given(harbor(track="schooner schooner", guests=3)), RED, "guest on schooner", "guest on schooner")
    assert aboard(g) == {"schooner": 2}
    assert guests(g) == 1
    refuses(g, RED, "guest on schooner")


def test_no_guest_goes_on_the_catboat() -> None:
    """It is printed on the board and takes none."""
    g = given(harbor(guests=2))
    assert options(g, RED, "guest on") == []
    refuses(g, RED, "guest on sloop")


def test_without_guests_in_the_supply_none_goes_aboard() -> None:
    """A guest on a ship cannot move to another one."""
    g = given(harbor(track="sloop cutter", aboard="sloop"))
    assert options(g, RED, "guest on") == []
    refuses(g, RED, "guest on cutter")


def test_a_guest_may_go_aboard_out_of_turn() -> None:
    """Blue may do it while it is red's turn."""
    g = given(harbor(), harbor(track="sloop", guests=1))
    assert g.deciders == (RED,)
    assert options(g, BLUE, "guest on") == ["guest on sloop"]
    g.play(BLUE, "guest on sloop")
    assert at(g, BLUE)["aboard"]["sloop"] == 1
    assert at(g, BLUE)["guests"] == 0
    assert g.deciders == (RED,)


def test_a_guest_aboard_pays_no_more() -> None:
    """He may not be used for any other purpose."""
    g = given(harbor(track="sloop", aboard="sloop"), display="Fish Stand")
    refuses(g, RED, "build a building")
    refuses(g, RED, "build a ship")


def sold(ship: str) -> Position:
    """Let red sell the only ship, which has a guest, by the Ship Owner."""
    g = given(harbor(council="Ship Owner", track=ship, aboard=ship))
    return do(g, RED, "use Ship Owner", f"sell {ship}")


@pytest.mark.parametrize(("ship", "gold"), [("sloop", 2), ("cutter", 4), ("schooner", 7)])
def test_the_guest_of_a_sold_ship_is_lost(ship: str, gold: int) -> None:
    """He goes back to the general supply (p. 17)."""
    g = sold(ship)
    assert track(g, RED) == ""
    assert goods(g, RED) == (0, 0, gold)
    assert aboard(g) == {}
    assert guests(g) == 0


def test_the_guests_of_the_other_ships_stay() -> None:
    """Only that of the sold ship goes."""
    g = given(harbor(council="Ship Owner", track="sloop cutter", aboard="sloop cutter"))
    do(g, RED, "use Ship Owner", "sell cutter")
    assert track(g, RED) == "sloop"
    assert aboard(g) == {"sloop": 1}
    assert guests(g) == 0


def test_the_guest_of_an_exchanged_ship_is_lost() -> None:
    """The Harbor Master returns the sloop to the supply board and brings an empty cutter."""
    g = given(
        harbor(council="Harbor Master", track="sloop", aboard="sloop"),
        elders=[["Constructor"], [], [], [], [], []],
    )
    do(g, RED, "use Harbor Master", "sloop for cutter")
    assert track(g, RED) == "cutter"
    assert aboard(g) == {}
    assert guests(g) == 0


# Scoring.


@pytest.mark.parametrize(
    ("mine", "supply", "ships", "worth"),
    [
        ({"guests": 1}, 0.5, 0, 0.5),
        ({"guests": 2}, 1, 0, 1),
        ({"guests": 3}, 1.5, 0, 1.5),
        ({"track": "sloop", "aboard": "sloop"}, 0, 1, 2),
        ({"track": "sloop cutter", "aboard": "sloop cutter", "guests": 1}, 0.5, 2, 5.5),
    ],
)
def test_guests_score_half_a_point_and_one_point_aboard(mine: Json, supply: float, ships: float, worth: float) -> None:
    """It is not rounded; sloops score 1 and cutters 2 themselves, and a harbor as at the start -6."""
    g = given(harbor(**mine))
    assert points(g, RED, "Guests in supply") == supply
    assert points(g, RED, "Guests on ships") == ships
    assert score(g, RED) == worth - 6


def test_half_a_point_decides() -> None:
    """Red has a guest more than blue."""
    g = given(harbor(guests=1), to_do=[[-1, "scoring"]], round_=7)
    assert g.over
    assert g.scores() == [-5.5, -6]
    assert g.winners() == [RED]


def test_guests_may_go_aboard_before_scoring() -> None:
    """One of two guests on the only ship: 1 + 0.5, and 2 for the cutter."""
    g = given(harbor(track="cutter", guests=2), to_do=[[-1, "scoring"]], round_=7)
    do(g, RED, "guest on cutter", "go on")
    assert g.over
    assert points(g, RED, "Guests on ships") == 1
    assert points(g, RED, "Guests in supply") == 0.5
    assert score(g, RED) == -6 + 2 + 1.5
