"""The eleven action spaces, the imitation tile, passing, and taking and using elders."""

from typing import Final

import pytest

import netloft
from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    RED,
    YELLOW,
    Json,
    at,
    do,
    elder,
    forests,
    given,
    goods,
    harbor,
    options,
    refuses,
    reserve,
    track,
)
from tests.engine.nusfjord.given import ships as counted

CAPACITY: Final[dict[str, tuple[int, int]]] = {
    "gold": (1, 1),
    "transfer reserve": (1, 1),
    "serve fish": (1, 1),
    "build a building": (2, 3),
    "issue a share": (1, 2),
    "buy all shares": (1, 1),
    "deforest": (1, 2),
    "thin out": (1, 1),
    "reforest": (1, 1),
    "build a ship": (1, 2),
    "take an elder": (1, 2),
}
"""How many workers each space holds with one or two players and with three to five."""

COLUMNS: Final[dict[str, list[str]]] = {
    "left": ["gold", "transfer reserve", "serve fish", "build a building"],
    "middle": ["issue a share", "buy all shares", "deforest"],
    "right": ["thin out", "reforest", "build a ship", "take an elder"],
}

COLUMN_OF: Final[dict[str, str]] = {name: column for column, actions in COLUMNS.items() for name in actions}

BUILT: Final[dict[str, str]] = {
    "b1": "Slipway",
    "a2": "Dairy",
    "b2": "Pier House",
    "a3": "Joinery",
    "b3": "Raftbuilder",
}
"""Buildings on all spaces that are free at the start."""

NO_ELDERS: Final[list[list[str]]] = [[], [], [], [], [], []]


def capacity(action: str, seats: int) -> int:
    """Return how many workers a space holds."""
    return CAPACITY[action][0 if seats <= 2 else 1]


def crowded(seats: int, action: str, workers: int) -> Position:
    """Return red's turn after the seats before red placed one worker each on this space; red could do every action."""
    first = -workers % seats
    there = [(first + turn) % seats for turn in range(workers)]
    rich: Json = {"wood": 5, "fish": 10, "gold": 10, "reserve": {"fish": 3}}
    harbors = [
        harbor(workers=there.count(seat), unissued=2 if seat == BLUE else 3, **(rich if seat == RED else {}))
        for seat in range(seats)
    ]
    return given(
        *harbors,
        seats=seats,
        first=first,
        turn=workers,
        spaces={action: there},
        issued=[1 if seat == BLUE else 0 for seat in range(seats)],
        display="Fish Stand, Yard",
    )


# Placing workers.


@pytest.mark.parametrize("action", CAPACITY)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_space_is_open_until_its_last_place_is_taken(seats: int, action: str) -> None:
    """One place less than its number is taken: red may still go there (p. 8)."""
    assert action in options(crowded(seats, action, capacity(action, seats) - 1), RED)


@pytest.mark.parametrize("action", CAPACITY)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_full_space_is_blocked(seats: int, action: str) -> None:
    """It is blocked for the rest of the round, for everybody (p. 8)."""
    refuses(crowded(seats, action, capacity(action, seats)), RED, action)


def test_workers_of_one_player_may_fill_a_space() -> None:
    """With three players two workers of red on Deforest block it."""
    g = given(seats=3)
    do(g, RED, "deforest", "fell c1")
    do(g, BLUE, "pass")
    do(g, YELLOW, "pass")
    do(g, RED, "deforest", "fell c1")
    assert goods(g, RED) == (10, 0, 0)
    assert g.dump()["spaces"]["deforest"] == [RED, RED]
    refuses(g, BLUE, "deforest")


def test_only_the_player_who_placed_the_worker_acts() -> None:
    """Blue gets nothing by red's action, and it is blue's turn then."""
    g = do(given(), RED, "gold")
    assert goods(g, RED) == (0, 0, 1)
    assert goods(g, BLUE) == (0, 0, 0)
    assert g.deciders == (BLUE,)
    assert g.dump()["spaces"]["gold"] == [RED]
    assert at(g, RED)["workers"] == 1


def test_one_may_pass_and_place_a_worker_later() -> None:
    """Who passes keeps the other turns, but has three turns only (p. 8)."""
    g = given(round_=1)
    do(g, RED, "pass")
    assert at(g, RED)["workers"] == 0
    do(g, BLUE, "pass")
    do(g, RED, "gold")
    do(g, BLUE, "thin out")
    do(g, RED, "issue a share")
    assert at(g, RED)["workers"] == 2
    assert goods(g, RED) == (0, 0, 3)
    assert g.dump()["round"] == 1
    do(g, BLUE, "pass")
    assert g.dump()["round"] == 2


def test_everybody_places_three_workers_a_round() -> None:
    """After three turns each the round ends."""
    g = given(round_=1)
    for red, blue in (("gold", "thin out"), ("issue a share", "deforest"), ("reforest", "pass")):
        assert g.deciders == (RED,)
        do(g, RED, red, "forest a2")
        assert g.deciders == (BLUE,)
        do(g, BLUE, blue, "fell c1")
    assert g.dump()["round"] == 2
    assert g.dump()["first"] == BLUE
    assert g.deciders == (BLUE,)
    assert at(g, RED)["workers"] == 0


def test_the_last_player_of_a_round_has_two_turns_in_a_row() -> None:
    """With three players: red, blue, yellow three times; then yellow begins (p. 9)."""
    g = given(seats=3, round_=1, turn=8)
    assert g.deciders == (YELLOW,)
    do(g, YELLOW, "gold")
    assert g.dump()["round"] == 2
    assert g.deciders == (YELLOW,)
    assert "gold" in options(g, YELLOW)


def test_one_may_not_act_out_of_turn() -> None:
    """It is red's turn."""
    refuses(given(), BLUE, "gold")
    refuses(given(), BLUE, "pass")


# +1 gold.


def test_gold_gives_one_gold() -> None:
    """From the general supply into the own one."""
    assert goods(do(given(harbor(wood=1, fish=2, gold=3)), RED, "gold"), RED) == (1, 2, 4)


# Transfer Reserve.


def test_the_whole_reserve_is_transferred() -> None:
    """Fish, wood and gold, and nothing may be left there."""
    g = do(given(harbor(fish=2, reserve={"wood": 1, "fish": 8, "gold": 2})), RED, "transfer reserve")
    assert goods(g, RED) == (1, 10, 2)
    assert reserve(g, RED) == (0, 0, 0)


def test_the_example_of_the_reserve_with_eleven_wood() -> None:
    """3 fish and 2 wood with 11 wood in the supply: 1 wood is lost (p. 10)."""
    g = do(given(harbor(wood=11, reserve={"wood": 2, "fish": 3})), RED, "transfer reserve")
    assert goods(g, RED) == (12, 3, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_a_reserve_above_eight_fish_is_transferred_whole() -> None:
    """There is no limit to fish in the supply."""
    g = do(given(harbor(fish=9, reserve={"fish": 16})), RED, "transfer reserve")
    assert goods(g, RED) == (0, 25, 0)


def test_an_empty_reserve_cannot_be_transferred() -> None:
    """You may not take the action then (p. 10)."""
    refuses(given(harbor(fish=5)), RED, "transfer reserve")


# Serve Fish.


@pytest.mark.parametrize(
    ("filled", "number", "fish"),
    [
        (0, 1, 1),
        (1, 1, 2),
        (2, 1, 3),
        (3, 1, 3),
        (4, 1, 4),
        (5, 1, 4),
        (6, 1, 5),
        (0, 7, 22),
        (0, 3, 6),
        (2, 3, 10),
        (4, 3, 13),
        (1, 2, 5),
    ],
)
def test_plates_cost_what_is_printed_and_give_one_gold_each(filled: int, number: int, fish: int) -> None:
    """The plates are 1, 2, 3, 3, 4, 4 and 5, served in this order; 3+3+4=10 is the example (p. 10)."""
    g = do(given(harbor(fish=fish), plates=filled), RED, "serve fish", f"serve {number}")
    assert goods(g, RED) == (0, 0, number)
    assert g.dump()["plates"] == filled + number


def test_one_may_serve_as_many_plates_as_one_likes() -> None:
    """At least one, and as many as the fish are for: 10 fish with two plates filled are for 3 plates."""
    g = do(given(harbor(fish=12), plates=2), RED, "serve fish")
    assert options(g, RED, "serve") == ["serve 1", "serve 2", "serve 3"]
    refuses(g, RED, "serve 4")
    do(g, RED, "serve 2")
    assert goods(g, RED) == (0, 6, 2)
    assert g.dump()["plates"] == 4


def test_one_may_not_skip_a_plate_that_is_too_dear() -> None:
    """With 3 fish for plates of 4 and more nothing can be served."""
    refuses(given(harbor(fish=3), plates=4), RED, "serve fish")


def test_without_fish_nothing_is_served() -> None:
    """The fish come from the supply, not from the Reserve."""
    refuses(given(harbor(fish=1, reserve={"fish": 8}), plates=1), RED, "serve fish")


def test_a_full_table_is_not_served() -> None:
    """All seven plates have fish."""
    refuses(given(harbor(fish=20), plates=7), RED, "serve fish")


# Build a Building.


def test_a_building_may_stand_on_any_free_space() -> None:
    """The Fish Stand costs 1 wood; at the start five spaces are free (p. 11)."""
    g = do(given(harbor(wood=1), display="Fish Stand"), RED, "build a building", "build Fish Stand")
    assert options(g, RED, "space") == ["space a2", "space a3", "space b1", "space b2", "space b3"]
    for covered in ("space c1", "space d1", "space c2", "space d2", "space c3", "space d3"):
        refuses(g, RED, covered)
    do(g, RED, "space a3", "decline")
    assert at(g, RED)["buildings"] == {"a3": "Fish Stand"}
    assert goods(g, RED) == (0, 0, 0)
    assert g.dump()["buildings"] == []


def test_two_buildings_do_not_share_a_space() -> None:
    """A space with a building is not free."""
    g = given(harbor(wood=1, buildings={"b1": "Slipway"}), display="Fish Stand")
    do(g, RED, "build a building", "build Fish Stand")
    refuses(g, RED, "space b1")
    assert options(g, RED, "space") == ["space a2", "space a3", "space b2", "space b3"]


def test_a_felled_forest_frees_two_spaces() -> None:
    """Only a lone forest: of a stack, the lower one stays."""
    g = given(harbor(wood=1, forests="c1:1 c3:1"), display="Fish Stand")
    do(g, RED, "build a building", "build Fish Stand")
    assert {"space c2", "space d2"} <= set(options(g, RED))
    refuses(g, RED, "space c1")
    refuses(g, RED, "space d1")


def test_exactly_one_building_is_built_and_paid() -> None:
    """Wood, fish and gold are paid; the others stay on display for the next player."""
    g = given(harbor(wood=5, fish=5, gold=5), display="Shipping Office, Slipway, Wood Trade")
    do(g, RED, "build a building", "build Shipping Office", "space b1")
    assert goods(g, RED) == (4, 4, 4)
    assert at(g, RED)["buildings"] == {"b1": "Shipping Office"}
    assert sorted(g.dump()["buildings"]) == ["Slipway", "Wood Trade"]
    assert g.deciders == (BLUE,)
    assert at(g, RED)["built"] == 1


def test_one_builds_only_what_one_can_pay() -> None:
    """The Castle costs 8 gold; Slipway and Hideaway cost 1."""
    g = do(given(harbor(gold=7), display="Slipway, Hideaway, Castle"), RED, "build a building")
    assert options(g, RED, "build") == ["build Hideaway", "build Slipway"]
    refuses(g, RED, "build Castle")


def test_without_enough_goods_for_any_building_one_may_not_build() -> None:
    """The goods in the Reserve do not pay."""
    refuses(given(harbor(gold=1, reserve={"gold": 9}), display="Portal, Castle"), RED, "build a building")


def test_without_a_free_space_one_may_not_build() -> None:
    """Five buildings and the forests of the start cover all eleven spaces."""
    refuses(given(harbor(wood=9, buildings=BUILT), display="Fish Stand"), RED, "build a building")


def test_without_buildings_on_offer_one_may_not_build() -> None:
    """The display and the hand are empty."""
    refuses(given(harbor(wood=9, fish=9, gold=9)), RED, "build a building")


def test_one_builds_from_the_display_only() -> None:
    """What is not there cannot be built."""
    g = do(given(harbor(wood=9, fish=9, gold=9), display="Slipway, Yard"), RED, "build a building")
    refuses(g, RED, "build Dairy")


def test_c_buildings_are_built_from_the_own_hand() -> None:
    """From round 4 on (p. 11)."""
    g = given(harbor(gold=9, hand="Castle, Manor"), display="Slipway", round_=4)
    do(g, RED, "build a building", "build Castle", "space b2")
    assert at(g, RED)["buildings"] == {"b2": "Castle"}
    assert at(g, RED)["hand"] == ["Manor"]
    assert goods(g, RED) == (0, 0, 1)
    assert g.dump()["buildings"] == ["Slipway"]


def test_nobody_builds_from_the_hand_of_another() -> None:
    """Until round 6 only the owner can (p. 11)."""
    g = given(harbor(gold=9), harbor(hand="Castle"), display="Slipway, Hideaway", round_=5)
    do(g, RED, "build a building")
    refuses(g, RED, "build Castle")


def test_open_c_buildings_are_for_everybody() -> None:
    """From round 6 on they lie in the display."""
    g = given(harbor(gold=8), display="Castle, Slipway", round_=6)
    do(g, RED, "build a building", "build Castle", "space b1")
    assert at(g, RED)["buildings"] == {"b1": "Castle"}


# Issue a Share.


def test_a_share_is_issued_for_two_gold() -> None:
    """It lies on the Action board; the two of the start are still held."""
    g = do(given(), RED, "issue a share")
    assert goods(g, RED) == (0, 0, 2)
    assert at(g, RED)["unissued"] == 2
    assert at(g, RED)["shares"] == [2, 0]
    assert g.dump()["issued"] == [1, 0]


def test_without_unissued_shares_one_may_not_issue() -> None:
    """There are three at the start, and issued ones stay issued."""
    refuses(given(harbor(shares=[5, 0], unissued=0)), RED, "issue a share")


def test_all_three_shares_may_be_issued() -> None:
    """The last one as well, and there is no limit to shares on the Action board."""
    g = do(given(harbor(unissued=1), issued=[2, 0]), RED, "issue a share")
    assert at(g, RED)["unissued"] == 0
    assert g.dump()["issued"] == [3, 0]


# Buy All Shares.


@pytest.mark.parametrize(
    ("round_", "number", "price"),
    [
        (1, 1, 1),
        (1, 2, 2),
        (2, 2, 2),
        (3, 2, 2),
        (3, 3, 3),
        (4, 1, 0),
        (4, 2, 1),
        (4, 3, 2),
        (5, 2, 1),
        (6, 1, 0),
        (6, 2, 0),
        (6, 3, 1),
        (7, 1, 0),
        (7, 2, 0),
        (7, 3, 1),
    ],
)
def test_the_price_of_all_shares_falls(round_: int, number: int, price: int) -> None:
    """One gold each, in all 1 less in rounds 4 and 5 and 2 less in rounds 6 and 7, but never below 0 (p. 11)."""
    g = given(harbor(gold=5), harbor(unissued=3 - number), issued=[0, number], round_=round_)
    do(g, RED, "buy all shares")
    assert goods(g, RED) == (0, 0, 5 - price)
    assert at(g, RED)["shares"] == [2, number]
    assert g.dump()["issued"] == [0, 0]


def test_shares_of_all_colours_are_bought_together() -> None:
    """The own ones too."""
    g = given(harbor(gold=4, unissued=1), harbor(unissued=2), harbor(unissued=2), issued=[2, 1, 1], seats=3, round_=3)
    do(g, RED, "buy all shares")
    assert goods(g, RED) == (0, 0, 0)
    assert at(g, RED)["shares"] == [4, 1, 1]
    assert g.dump()["issued"] == [0, 0, 0]


@pytest.mark.parametrize(("round_", "number", "gold"), [(3, 2, 1), (1, 1, 0), (5, 3, 1), (6, 3, 0)])
def test_who_cannot_pay_all_shares_buys_none(round_: int, number: int, gold: int) -> None:
    """You may not buy fewer shares (p. 11)."""
    g = given(harbor(gold=gold), harbor(unissued=3 - number), issued=[0, number], round_=round_)
    refuses(g, RED, "buy all shares")


@pytest.mark.parametrize("round_", [1, 7])
def test_without_shares_there_is_nothing_to_buy(round_: int) -> None:
    """An action that does nothing may not be taken."""
    refuses(given(harbor(gold=9), round_=round_), RED, "buy all shares")


# Deforest.


def test_a_forest_gives_five_wood() -> None:
    """A lone one frees its two spaces."""
    g = do(given(), RED, "deforest")
    assert options(g, RED, "fell") == ["fell c1", "fell c2", "fell c3"]
    do(g, RED, "fell c2")
    assert goods(g, RED) == (5, 0, 0)
    assert {place: n for place, n in at(g, RED)["forests"].items() if n} == {"c1": 2, "c3": 1}


def test_one_forest_of_a_stack_may_be_felled() -> None:
    """The other one stays and covers the spaces."""
    g = do(given(), RED, "deforest", "fell c1")
    assert goods(g, RED) == (5, 0, 0)
    assert at(g, RED)["forests"] == {"c1": 1, "c2": 1, "c3": 1}


def test_one_fells_only_where_forests_are() -> None:
    """There is none at a2."""
    refuses(do(given(), RED, "deforest"), RED, "fell a2")


@pytest.mark.parametrize(("before", "after"), [(0, 5), (7, 12), (8, 12), (11, 12), (12, 12)])
def test_at_most_twelve_wood_are_held(before: int, after: int) -> None:
    """With more than 7 wood one gets less than 5, and also with 12 wood one may deforest (p. 12)."""
    g = do(given(harbor(wood=before)), RED, "deforest", "fell c1")
    assert goods(g, RED) == (after, 0, 0)
    assert forests(g, RED) == 3


def test_without_forests_one_may_not_deforest() -> None:
    """There is nothing to remove."""
    refuses(given(harbor(forests="")), RED, "deforest")


# Thin Out.


@pytest.mark.parametrize(
    ("standing", "before", "after"),
    [("c1:2 c2:1 c3:1", 0, 4), ("c1:2", 3, 5), ("a2:4 c2:2 c3:1", 1, 8), ("c1:2 c2:1 c3:1", 10, 12), ("c2:1", 11, 12)],
)
def test_thinning_out_gives_a_wood_for_each_forest(standing: str, before: int, after: int) -> None:
    """Stacked ones count, up to 12 wood; all forests stay."""
    g = given(harbor(wood=before, forests=standing))
    there = forests(g, RED)
    do(g, RED, "thin out")
    assert goods(g, RED) == (after, 0, 0)
    assert forests(g, RED) == there


def test_without_forests_one_may_not_thin_out() -> None:
    """It would do nothing (p. 8)."""
    refuses(given(harbor(forests="")), RED, "thin out")


def test_with_twelve_wood_one_may_not_thin_out() -> None:
    """It would do nothing (p. 8)."""
    refuses(given(harbor(wood=12)), RED, "thin out")


# Reforest.


def test_two_forests_are_stacked_on_a_free_double_space() -> None:
    """At the start there are two: a2 with b2, and a3 with b3."""
    g = do(given(), RED, "reforest")
    assert options(g, RED, "forest") == ["forest a2", "forest a3"]
    do(g, RED, "forest a2")
    assert at(g, RED)["forests"] == {"a2": 2, "c1": 2, "c2": 1, "c3": 1}
    assert goods(g, RED) == (0, 0, 0)


def test_an_empty_board_has_eight_double_spaces() -> None:
    """Any two neighbours in a row; the Reserve at a1 is no building space."""
    g = do(given(harbor(forests="")), RED, "reforest")
    assert options(g, RED, "forest") == [
        "forest a2",
        "forest a3",
        "forest b1",
        "forest b2",
        "forest b3",
        "forest c1",
        "forest c2",
        "forest c3",
    ]


def test_a_new_forest_does_not_overlap_an_old_one() -> None:
    """A forest on b2 and c2 leaves single spaces in row 2."""
    g = do(given(harbor(forests="b2:1")), RED, "reforest")
    assert options(g, RED, "forest") == ["forest a3", "forest b1", "forest b3", "forest c1", "forest c3"]
    for place in ("forest a2", "forest b2", "forest c2"):
        refuses(g, RED, place)


def test_half_a_double_space_is_not_enough() -> None:
    """At the start b1 is free, but its right neighbour is forested, and so are those of b2 and b3."""
    g = do(given(), RED, "reforest")
    for place in ("forest b1", "forest b2", "forest b3", "forest c1"):
        refuses(g, RED, place)


def test_buildings_are_in_the_way() -> None:
    """A building at b2 leaves a2 alone."""
    g = do(given(harbor(forests="c3:1", buildings={"b2": "Slipway"})), RED, "reforest")
    assert options(g, RED, "forest") == ["forest a3", "forest b1", "forest c1", "forest c2"]


def test_spaces_one_above_the_other_are_no_double_space() -> None:
    """With b1, a2 and a3 free there is no place for a forest (p. 12)."""
    refuses(given(harbor(buildings={"b2": "Slipway", "b3": "Dairy"})), RED, "reforest")


def test_without_a_free_double_space_one_may_not_reforest() -> None:
    """All spaces are covered."""
    refuses(given(harbor(buildings=BUILT)), RED, "reforest")


# Build a Ship.


@pytest.mark.parametrize(
    ("text", "ship", "price"),
    [
        ("sloop", "sloop", (2, 2, 0)),
        ("cutter", "cutter", (6, 0, 1)),
        ("schooner for goods", "schooner", (8, 8, 0)),
        ("schooner for gold", "schooner", (0, 0, 4)),
    ],
)
def test_what_ships_cost(text: str, ship: str, price: tuple[int, int, int]) -> None:
    """The ship comes from the supply board."""
    g = given(harbor(wood=9, fish=9, gold=9))
    do(g, RED, "build a ship")
    assert set(options(g, RED)) == {"sloop", "cutter", "schooner for goods", "schooner for gold"}
    do(g, RED, text)
    assert track(g, RED) == ship
    assert goods(g, RED) == (9 - price[0], 9 - price[1], 9 - price[2])
    left = g.dump()["ships"]
    assert [left[kind] for kind in ("sloop", "cutter", "schooner")] == [
        2 if kind == ship else 3 for kind in ("sloop", "cutter", "schooner")
    ]


@pytest.mark.parametrize(
    ("wood", "fish", "gold", "ship"),
    [(2, 2, 0, "sloop"), (6, 0, 1, "cutter"), (0, 0, 4, "schooner")],
)
def test_the_exact_price_is_enough(wood: int, fish: int, gold: int, ship: str) -> None:
    """Only one ship can be paid, and it is built."""
    g = do(given(harbor(wood=wood, fish=fish, gold=gold)), RED, "build a ship")
    assert track(g, RED) == ship
    assert goods(g, RED) == (0, 0, 0)


@pytest.mark.parametrize(("wood", "fish", "gold"), [(1, 9, 3), (12, 1, 0), (5, 1, 3), (7, 1, 0), (0, 0, 3)])
def test_who_cannot_pay_any_ship_may_not_build_one(wood: int, fish: int, gold: int) -> None:
    """Every one of them lacks something."""
    refuses(given(harbor(wood=wood, fish=fish, gold=gold)), RED, "build a ship")


def test_the_example_of_a_schooner() -> None:
    """For 4 gold the haul goes from 3 to 6: in the next round 2 fish come by shares and 4 into the Reserve (p. 12)."""
    g = given(harbor(gold=4), round_=1, first=BLUE, turn=5)
    do(g, RED, "build a ship", "schooner for gold")
    assert track(g, RED) == "schooner"
    assert g.dump()["round"] == 2
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 4, 0)


def test_the_track_has_fourteen_units() -> None:
    """With 11 covered, a sloop or a cutter fits, but not a schooner."""
    g = given(
        harbor(wood=12, fish=12, gold=9, track="cutter schooner schooner"),
        ships=counted("sloop sloop sloop cutter cutter schooner"),
    )
    do(g, RED, "build a ship")
    refuses(g, RED, "schooner for gold")
    refuses(g, RED, "schooner for goods")
    do(g, RED, "cutter")
    assert track(g, RED) == "cutter cutter schooner schooner"


def test_a_schooner_fits_on_the_last_four_units() -> None:
    """With 10 covered it fills the track."""
    g = given(harbor(gold=4, track="sloop schooner schooner"))
    do(g, RED, "build a ship", "schooner for gold")
    assert track(g, RED) == "sloop schooner schooner schooner"


def test_with_twelve_units_covered_only_a_sloop_fits() -> None:
    """It is built without a question."""
    g = given(harbor(wood=12, fish=12, gold=9, track="schooner schooner schooner"))
    do(g, RED, "build a ship")
    assert track(g, RED) == "sloop schooner schooner schooner"
    assert goods(g, RED) == (10, 10, 9)


@pytest.mark.parametrize("ships", ["cutter cutter cutter schooner", "sloop schooner schooner schooner"])
def test_with_a_haul_of_twelve_no_ship_can_be_added(ships: str) -> None:
    """One unit is left, or none: no ship may lie beyond the track, not even partially (p. 12)."""
    refuses(given(harbor(wood=12, fish=12, gold=9, track=ships)), RED, "build a ship")


def test_ships_are_limited() -> None:
    """What is no more on the supply board cannot be built."""
    g = given(harbor(wood=12, fish=12, gold=9), ships=counted("cutter"))
    do(g, RED, "build a ship")
    assert track(g, RED) == "cutter"
    g = given(harbor(wood=12, fish=12, gold=9), ships=counted("cutter schooner"))
    do(g, RED, "build a ship")
    refuses(g, RED, "sloop")
    g = given(harbor(wood=12, fish=12, gold=9), ships=counted(""))
    refuses(g, RED, "build a ship")


# Take an Elder.


def test_only_the_top_of_a_stack_may_be_taken() -> None:
    """The Contractor lies under the Builder (p. 13)."""
    g = do(given(), RED, "take an elder")
    assert options(g, RED, "take") == [
        "take Builder",
        "take Constructor",
        "take Forest Manager",
        "take Harbor Master",
        "take Pond Builder",
        "take Sailor",
    ]
    refuses(g, RED, "take Contractor")
    do(g, RED, "take Builder", "decline")
    assert list(at(g, RED)["council"]) == ["Builder"]
    assert at(g, RED)["council"]["Builder"]["fish"] == 0
    assert g.dump()["elders"][0] == ["Contractor"]
    assert g.dump()["plates"] == 1


def test_an_elder_below_may_be_taken_later() -> None:
    """After the Builder is gone, the Contractor is on top."""
    g = given(elders=[["Contractor"], ["Constructor"], [], [], [], []], plates=0)
    do(g, RED, "take an elder", "take Contractor")
    assert list(at(g, RED)["council"]) == ["Contractor"]
    assert g.dump()["elders"] == [[], ["Constructor"], [], [], [], []]


def test_a_taken_elder_may_be_used_at_once_and_again_with_a_worker() -> None:
    """The example of the Forest Manager: the fish comes from the largest plate; he may be used again (p. 13)."""
    g = given(plates=3)
    do(g, RED, "take an elder", "take Forest Manager", "use", "fell c1", "fell c1")
    assert g.dump()["plates"] == 2
    assert at(g, RED)["council"]["Forest Manager"]["fish"] == 1
    assert at(g, RED)["workers"] == 1
    assert goods(g, RED) == (5, 0, 1)
    assert forests(g, RED) == 2
    do(g, BLUE, "pass")
    do(g, RED, "use Forest Manager", "fell c2", "fell c3")
    assert g.dump()["plates"] == 1
    assert at(g, RED)["council"]["Forest Manager"]["fish"] == 2
    assert at(g, RED)["workers"] == 2
    assert goods(g, RED) == (10, 0, 2)
    assert forests(g, RED) == 0


def test_a_taken_elder_need_not_be_used_at_once() -> None:
    """He may be used with a worker later in the same round."""
    g = given(plates=1)
    do(g, RED, "take an elder", "take Forest Manager", "decline")
    assert goods(g, RED) == (0, 0, 0)
    assert g.dump()["plates"] == 1
    do(g, BLUE, "pass")
    assert "use Forest Manager" in options(g, RED)


def test_with_an_empty_table_a_taken_elder_is_not_used() -> None:
    """There is no fish for him (p. 13)."""
    g = given(plates=0)
    do(g, RED, "take an elder", "take Forest Manager")
    assert list(at(g, RED)["council"]) == ["Forest Manager"]
    assert g.deciders == (BLUE,)
    assert goods(g, RED) == (0, 0, 0)


def test_a_council_has_five_seats() -> None:
    """No player may have more than five elders."""
    full = "Steward, Silviculturist, Forester, Engineer, Pisciculturist"
    refuses(given(harbor(council=full)), RED, "take an elder")
    four = given(harbor(council=full.rpartition(",")[0]))
    do(four, RED, "take an elder", "take Sailor", "decline")
    assert len(at(four, RED)["council"]) == 5


def test_without_elders_on_the_board_none_can_be_taken() -> None:
    """All six stacks are empty."""
    refuses(given(elders=NO_ELDERS), RED, "take an elder")


def test_with_five_players_a_face_down_elder_is_turned_up() -> None:
    """As soon as it is uncovered."""
    hidden = ["Architect", "Carpenter", "Fish Deliverer", "Ranger", "Sponsor", "Ship Owner"]
    below: Json = {"face-down": hidden}
    g = given(
        seats=5,
        elders=[
            ["?", "Contractor"],
            ["?", "Constructor"],
            ["?", "Pond Builder"],
            ["?", "Forest Manager"],
            ["?", "Sailor"],
            ["?", "Harbor Master"],
        ],
        **below,
    )
    do(g, RED, "take an elder", "take Contractor")
    netloft.Luck(1).settle(g)
    do(g, RED, "decline")
    netloft.Luck(1).settle(g)
    assert g.deciders == (BLUE,)
    (seen,) = g.dump()["elders"][0]
    assert seen in hidden
    assert g.dump()["elders"][1] == ["?", "Constructor"]
    assert sorted(g.dump()["face-down"]) == sorted(name for name in hidden if name != seen)
    do(g, BLUE, "take an elder")
    assert f"take {seen}" in options(g, BLUE)


# Using an elder with a worker.


def test_an_elder_takes_a_fish_from_the_table() -> None:
    """Then the action follows: 3 fish and 1 for each elder."""
    g = do(given(harbor(council="Pisciculturist"), plates=4), RED, "use Pisciculturist")
    assert g.dump()["plates"] == 3
    assert at(g, RED)["council"]["Pisciculturist"] == elder(1, worker=True)
    assert goods(g, RED) == (0, 4, 0)
    assert at(g, RED)["workers"] == 1


def test_the_third_fish_clears_the_elder_who_is_used() -> None:
    """One fish goes into the supply, two away: 1 + 4 fish."""
    g = do(given(harbor(council={"Pisciculturist": elder(2)})), RED, "use Pisciculturist")
    assert g.dump()["plates"] == 0
    assert at(g, RED)["council"]["Pisciculturist"]["fish"] == 0
    assert goods(g, RED) == (0, 5, 0)


def test_without_fish_on_the_table_no_elder_can_be_used() -> None:
    """Fish of the supply or the Reserve do not help (p. 13)."""
    g = given(harbor(council="Pisciculturist", fish=9, reserve={"fish": 8}), plates=0)
    refuses(g, RED, "use Pisciculturist")


def test_an_elder_has_room_for_one_worker_a_round() -> None:
    """Also if there are fish on the table."""
    g = do(given(harbor(council="Pisciculturist"), plates=7), RED, "use Pisciculturist")
    do(g, BLUE, "pass")
    refuses(g, RED, "use Pisciculturist")


def test_in_the_next_round_the_elder_may_be_used_again() -> None:
    """The worker came home."""
    g = given(
        harbor(council={"Pisciculturist": elder(0, worker=True)}, workers=1), round_=1, plates=7, first=BLUE, turn=5
    )
    refuses(g, RED, "use Pisciculturist")
    do(g, RED, "pass")
    assert g.dump()["round"] == 2
    assert "use Pisciculturist" in options(g, RED)


def test_elders_of_others_and_of_the_board_cannot_be_used() -> None:
    """Only the own ones (p. 13)."""
    g = given(harbor(), harbor(council="Pisciculturist"), plates=7)
    refuses(g, RED, "use Pisciculturist")
    refuses(g, RED, "use Sailor")


# The imitation tile.


@pytest.mark.parametrize("action", CAPACITY)
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_no_imitation_with_two_and_three_players(seats: int, action: str) -> None:
    """The tile is for four and five players."""
    assert options(crowded(seats, action, capacity(action, seats)), RED, "copy") == []


@pytest.mark.parametrize("action", CAPACITY)
def test_with_four_players_any_blocked_space_may_be_copied(action: str) -> None:
    """There is one space on the tile."""
    assert options(crowded(4, action, capacity(action, 4)), RED, "copy") == ["copy"]


@pytest.mark.parametrize("action", CAPACITY)
def test_with_five_players_the_spaces_copy_their_column(action: str) -> None:
    """Left, middle and right (p. 14)."""
    assert options(crowded(5, action, capacity(action, 5)), RED, "copy") == [f"copy {COLUMN_OF[action]}"]


@pytest.mark.parametrize("action", CAPACITY)
@pytest.mark.parametrize("seats", [4, 5])
def test_a_space_with_room_cannot_be_copied(seats: int, action: str) -> None:
    """It must be fully occupied (p. 14)."""
    g = crowded(seats, action, capacity(action, seats) - 1)
    assert options(g, RED, "copy") == []
    refuses(g, RED, "copy" if seats == 4 else f"copy {COLUMN_OF[action]}")


def test_copying_takes_the_action_of_the_space() -> None:
    """The example: another ship, although Build a Ship is blocked (p. 14)."""
    g = crowded(4, "build a ship", 2)
    do(g, RED, "copy", "copy build a ship", "sloop")
    assert track(g, RED) == "sloop"
    assert goods(g, RED) == (3, 8, 10)
    assert g.dump()["spaces"]["copy"] == [RED]
    assert len(g.dump()["spaces"]["build a ship"]) == 2
    assert at(g, RED)["workers"] == 1


def test_only_blocked_spaces_are_offered_for_copying() -> None:
    """Gold and Thin Out are full; Build a Ship has room."""
    g = given(
        harbor(wood=5, fish=5),
        harbor(workers=1),
        harbor(workers=1),
        harbor(workers=1),
        first=BLUE,
        turn=3,
        spaces={"build a ship": [1], "gold": [2], "thin out": [3]},
    )
    do(g, RED, "copy")
    assert options(g, RED, "copy") == ["copy gold", "copy thin out"]
    refuses(g, RED, "copy build a ship")
    do(g, RED, "copy thin out")
    assert goods(g, RED) == (9, 5, 0)


def test_one_may_copy_a_space_with_the_own_worker() -> None:
    """It does not matter whose worker blocks it (p. 14)."""
    g = given(harbor(workers=1, gold=1), seats=4, turn=4, spaces={"gold": [RED]})
    do(g, RED, "copy", "copy gold")
    assert goods(g, RED) == (0, 0, 2)


def test_the_imitation_space_has_room_for_one_worker() -> None:
    """A second one cannot copy."""
    g = given(seats=4, first=YELLOW, turn=2, spaces={"gold": [2], "copy": [3]})
    refuses(g, RED, "copy")


def test_with_five_players_each_imitation_space_has_room_for_one_worker() -> None:
    """The left one is taken, the right one is not."""
    g = given(seats=5, first=YELLOW, turn=3, spaces={"gold": [2], "thin out": [3], "copy left": [4]})
    refuses(g, RED, "copy left")
    assert options(g, RED, "copy") == ["copy right"]


def test_with_five_players_only_the_own_column_is_copied() -> None:
    """Gold and Thin Out are blocked: the left space copies gold, the right one Thin Out."""
    for text, found in (("copy left", (0, 0, 1)), ("copy right", (4, 0, 0))):
        g = given(seats=5, first=3, turn=2, spaces={"gold": [3], "thin out": [4]})
        assert options(g, RED, "copy") == ["copy left", "copy right"]
        do(g, RED, text)
        assert goods(g, RED) == found


def test_a_copied_action_must_be_possible() -> None:
    """With an empty Reserve, Transfer Reserve cannot be copied either."""
    refuses(given(seats=4, first=3, turn=1, spaces={"transfer reserve": [3]}), RED, "copy")


def test_an_elder_taken_by_imitation_may_be_used_at_once() -> None:
    """Copying is using the space."""
    g = crowded(4, "take an elder", 2)
    do(g, RED, "copy", "copy take an elder", "take Pisciculturist", "use")
    assert goods(g, RED) == (5, 14, 10)
    assert at(g, RED)["council"]["Pisciculturist"]["fish"] == 1
