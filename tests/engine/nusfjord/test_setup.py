"""Setting up the game, the order of play, and the buildings that come in later rounds."""

import json
from typing import Any, Final

import pytest

import netloft
from netloft import Luck
from netloft.core.position import Position
from tests.engine.nusfjord.given import BLUE, NUSFJORD, RED, Json, at, do, elder, given, goods, harbor, options, reserve


def names(text: str) -> list[str]:
    """Read names with commas between them."""
    return [name.strip() for name in text.split(",")]


DECKS: Final[dict[str, dict[str, list[str]]]] = {
    "herring": {
        "A": names(
            "Boathouse, Boatbuilder, Fish Stand, Yard, Pier House, Forest Lake Hut, Arboretum, Village Center, "
            "Raftbuilder, Forester's House, Slipway, Wet Storage, Portal, Joinery, Angler's House, Fisher's House, "
            "Shipping Office, Theater"
        ),
        "B": names(
            "Parish House, Trading House, Resource Trade, Wood Trade, Dairy, Town Hall, Sawmill, Seafaring Society, "
            "Lighthouse, Ship Holding Co., Residential Home, Boatcarver"
        ),
        "C": names(
            "Boardwalk, Shipping Lane, Wharf, Fish Market, Market Hall, Retirement Home, Fortress, Castle, Aquarium, "
            "Village Church, Harbor Installation, Swing-Net Fishery, Manor, Small Forest Castle"
        ),
    },
    "mackerel": {
        "A": names(
            "Bird Colony, Worker's Cottage, Fisher's Cottage, Fish Trade, Forester's Cottage, Logger's Pond, "
            "Youth Center, Youth Hostel, Net Pen, Laborer Square, Rigging Workshop, Supply Storage, Clearing, "
            "Building Company, Chief's House, Purveyor, Cold Storage, Stock Management"
        ),
        "B": names(
            "Poor House, Smoking Cottage, Ship Broker, Water Tower, Sailor's Home, Driftwood Rafting, "
            "Ranger's Office, Stilt House, Whaling Station, Manufacture, Residence, Playhouse"
        ),
        "C": names(
            "Bank Center, Nursery, Longhouse, Fishhouse, Shipping Museum, Depot, Boarding House, Harbor Gate, "
            "Market Tower, Inshore Fishery, Chancellery, Rich Forest, Renting Service, Docking Harbor"
        ),
    },
    "codfish": {
        "A": names(
            "Forest Storage, Holiday Resort, Refuge, Head Office, Office, Construction Yard, Forestry, Woodcarver, "
            "Collection Point, Cooperage, Forest Hut, Wood Exchange, Cooling House, Hideaway, Reserve Depot, "
            "Holding Company, Park Lodge, Haulage Firm"
        ),
        "B": names(
            "Dockhouse, Harbor Park, Rathskeller, Harbor Area, Stockfishery, Pond Hut, Customs Area, Boat Hall, "
            "Wood Shipping Co., Forest Admin, Club, Villa"
        ),
        "C": names(
            "Hermitage, Repair Hall, Bank, Extension, Dock, Carver, Ballroom, Fishery, Church, Codfish Farm, "
            "Forest Home, Beach Hostel, Fish Oil Cookery, Administration"
        ),
    },
}

HERRING: Final = DECKS["herring"]

LAST_SIX: Final = ["Architect", "Carpenter", "Fish Deliverer", "Ranger", "Ship Owner", "Sponsor"]
FORGOTTEN: Final = {"Castaway", "Fish Trader", "Freed Willy", "The Old Man"}

STACKS: Final[dict[int, list[list[str]]]] = {
    2: [
        ["Contractor", "Builder"],
        ["Constructor"],
        ["Pond Builder"],
        ["Forest Manager"],
        ["Sailor"],
        ["Harbor Master"],
    ],
    3: [
        ["Contractor", "Builder"],
        ["Constructor", "Steward"],
        ["Pond Builder", "Silviculturist"],
        ["Forest Manager"],
        ["Sailor"],
        ["Harbor Master"],
    ],
    4: [
        ["Contractor", "Builder"],
        ["Constructor", "Steward"],
        ["Pond Builder", "Silviculturist"],
        ["Forest Manager", "Forester"],
        ["Sailor", "Engineer"],
        ["Harbor Master", "Pisciculturist"],
    ],
    5: [
        ["?", "Contractor", "Builder"],
        ["?", "Constructor", "Steward"],
        ["?", "Pond Builder", "Silviculturist"],
        ["?", "Forest Manager", "Forester"],
        ["?", "Sailor", "Engineer"],
        ["?", "Harbor Master", "Pisciculturist"],
    ],
}


def new(seats: int, seed: int = 1, **settings: str | bool) -> Position:
    """Return a new game of the Herring deck, or as the settings say, at the first decision of a seat."""
    g = NUSFJORD.new(seats, {"deck": "herring", **settings})
    netloft.Luck(seed).settle(g)
    return g


def idle(g: Position, round_: int, seed: int = 1) -> None:
    """Let everybody pass until the work phase of that round begins."""
    luck = netloft.Luck(seed)
    luck.settle(g)
    while not g.over and g.dump()["round"] != round_:
        seat = g.deciders[0]
        offered = options(g, seat)
        g.play(seat, next((text for text in ("pass", "go on", "decline") if text in offered), offered[0]))
        luck.settle(g)


def home(*harbors: Json, round_: int, **rest: Any) -> Position:
    """Play only the returning home phase at the end of a round."""
    g = given(*harbors, round_=round_, to_do=[[-1, "returning home"]], **rest)
    netloft.Luck(3).settle(g)
    assert g.over
    return g


def shown(g: Position, pile: str, deck: str = "herring") -> list[str]:
    """List the buildings of a pile that are on display."""
    return [name for name in g.dump()["buildings"] if name in DECKS[deck][pile]]


def display(a: int = 0, b: int = 0) -> str:
    """Name the first A and B buildings of the Herring deck."""
    return ", ".join(HERRING["A"][:a] + HERRING["B"][:b])


def pile(a: int = 0, b: int = 0) -> dict[str, list[str]]:
    """Return the piles without the first A and B buildings."""
    return {"A": HERRING["A"][a:], "B": HERRING["B"][b:], "C": HERRING["C"]}


# The common pieces.


@pytest.mark.parametrize(("seats", "plates"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_one_plate_less_than_players_is_filled(seats: int, plates: int) -> None:
    """The smallest plates hold a fish at the start, one less than there are players (setup 3)."""
    assert new(seats).dump()["plates"] == plates


@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_ship_of_each_type_more_than_players(seats: int, number: int) -> None:
    """Also with five players only six of the seven schooners are used (setup 5)."""
    ships = new(seats).dump()["ships"]
    assert [ships["sloop"], ships["cutter"], ships["schooner"]] == [number, number, number]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_elders_lie_in_six_stacks_the_higher_number_on_top(seats: int) -> None:
    """Elders 1 to 7 are for all, 8 and 9 from three players on, 10 to 12 from four, and six face-down for five."""
    assert new(seats).dump()["elders"] == STACKS[seats]


def test_with_five_players_the_last_six_elders_lie_face_down() -> None:
    """Elders 13 to 18 are shuffled, one at the bottom of each stack (setup 6)."""
    assert sorted(new(5).dump()["face-down"]) == LAST_SIX


@pytest.mark.parametrize("seats", [4, 5])
def test_the_tour_guide_takes_the_place_of_the_pisciculturist(seats: int) -> None:
    """She lies on the bottom right space on top of the Harbor Master."""
    stacks = new(seats, tour_guide=True).dump()["elders"]
    assert stacks[:5] == STACKS[seats][:5]
    assert stacks[5] == [*STACKS[seats][5][:-1], "Tour Guide"]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("setting", "name"), [("designer", "Designer"), ("investor", "Investor")])
def test_designer_and_investor_play_from_three_players_on(seats: int, setting: str, name: str) -> None:
    """Each lies face-down at the bottom of a random stack; the others are as without her."""
    g = new(seats, **{setting: True})
    stacks = g.dump()["elders"]
    assert sum(stack.count("?") for stack in stacks) == 1
    assert [[name for name in stack if name != "?"] for stack in stacks] == STACKS[seats]
    assert all(stack.index("?") == 0 for stack in stacks if "?" in stack)
    assert g.dump()["face-down"] == [name]


@pytest.mark.parametrize("seats", [3, 4])
def test_designer_and_investor_may_both_play(seats: int) -> None:
    """Both are at the bottom of stacks, below the known elders."""
    g = new(seats, designer=True, investor=True)
    stacks = g.dump()["elders"]
    assert sum(stack.count("?") for stack in stacks) == 2
    assert [[name for name in stack if name != "?"] for stack in stacks] == STACKS[seats]
    assert sorted(g.dump()["face-down"]) == ["Designer", "Investor"]


def test_with_five_players_designer_and_investor_replace_architect_and_carpenter() -> None:
    """Numbers 13* and 14* are used in place of 13 and 14."""
    g = new(5, designer=True, investor=True)
    assert g.dump()["elders"] == STACKS[5]
    assert sorted(g.dump()["face-down"]) == sorted(["Designer", "Investor", *LAST_SIX[2:]])


def test_the_designer_may_lie_under_any_stack() -> None:
    """The stack is random."""
    found = {
        [("?" in stack) for stack in new(3, seed, designer=True).dump()["elders"]].index(True) for seed in range(80)
    }
    assert found == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_forgotten_lie_in_a_pile_of_which_the_top_is_seen(seats: int) -> None:
    """The four promo elders are shuffled; the stacks are as without them."""
    g = new(seats, forgotten=True)
    assert len(g.dump()["forgotten"]) == 1
    assert g.dump()["forgotten"][0] in FORGOTTEN
    assert g.dump()["elders"] == STACKS[seats]


def test_there_are_no_forgotten_elders_unless_wanted() -> None:
    """The pile is a variant."""
    assert new(2).dump()["forgotten"] == []


def test_the_top_forgotten_elder_may_be_taken_instead_of_one_of_the_board() -> None:
    """The next one is then on top, and the stacks stay as they are."""
    g = new(2, forgotten=True)
    seat = g.deciders[0]
    top = g.dump()["forgotten"][0]
    do(g, seat, "take an elder")
    assert f"take {top}" in options(g, seat)
    assert "take Builder" in options(g, seat)
    do(g, seat, f"take {top}")
    netloft.Luck(1).settle(g)
    do(g, seat, "decline")
    netloft.Luck(1).settle(g)
    assert list(at(g, seat)["council"]) == [top]
    assert len(g.dump()["forgotten"]) == 1
    assert g.dump()["forgotten"][0] in FORGOTTEN - {top}
    assert g.dump()["elders"] == STACKS[2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("deck", ["herring", "mackerel", "codfish"])
def test_nine_a_and_six_b_buildings_are_on_display(seats: int, deck: str) -> None:
    """All are of the chosen deck and different; there are no C buildings yet (setup 9)."""
    g = new(seats, deck=deck)
    assert len(set(g.dump()["buildings"])) == len(g.dump()["buildings"]) == 15
    assert len(shown(g, "A", deck)) == 9
    assert len(shown(g, "B", deck)) == 6


def test_which_buildings_come_is_random() -> None:
    """Over some games every A and B building of the deck is seen."""
    seen = {name for seed in range(30) for name in new(2, seed).dump()["buildings"]}
    assert seen == set(HERRING["A"] + HERRING["B"])


def test_all_fourteen_c_buildings_are_in_their_pile() -> None:
    """They are set aside (setup 9)."""
    assert sorted(new(2).dump()["pile"]["C"]) == sorted(HERRING["C"])


def test_the_action_board_is_empty_at_the_start() -> None:
    """No workers, no shares."""
    g = new(3)
    assert not any(g.dump()["spaces"].values())
    assert g.dump()["issued"] == [0, 0, 0]
    assert g.dump()["round"] == 1


# The own pieces.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_four_forests_and_five_shares(seats: int) -> None:
    """The topmost double space of the right half has a stack of two; two shares are issued, three are not."""
    g = new(seats)
    for seat in range(seats):
        mine = at(g, seat)
        assert mine["forests"] == {"c1": 2, "c2": 1, "c3": 1}
        assert mine["shares"] == [2 if other == seat else 0 for other in range(seats)]
        assert mine["unissued"] == 3
        assert mine["buildings"] == {}
        assert mine["council"] == {}
        assert mine["hand"] == []
        assert not any(mine["track"].values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_catch_is_made_before_the_first_turn(seats: int) -> None:
    """Three fish: two by the shares into the supply, one into the Reserve (p. 6)."""
    g = new(seats)
    for seat in range(seats):
        assert goods(g, seat) == (0, 2, 0)
        assert reserve(g, seat) == (0, 1, 0)


# The order of play.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_drawn(seats: int) -> None:
    """Everybody may be the first player, who has the first turn (setup 15)."""
    found = set()
    for seed in range(60):
        g = new(seats, seed)
        assert g.deciders == (g.dump()["first"],)
        found.add(g.dump()["first"])
    assert found == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_turns_each_are_taken_clockwise(seats: int) -> None:
    """From the first player on, three times around (p. 8)."""
    g = new(seats)
    first = g.dump()["first"]
    order = []
    while g.dump()["round"] == 1:
        order.append(g.deciders[0])
        g.play(g.deciders[0], "pass")
    assert order == [(first + turn) % seats for turn in range(3 * seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_ship_moves_to_the_right(seats: int) -> None:
    """The player of the last turn of a round has the first of the next one (p. 9)."""
    g = new(seats)
    first = g.dump()["first"]
    for round_ in range(1, 8):
        idle(g, round_)
        assert g.dump()["first"] == (first - round_ + 1) % seats
        assert g.deciders == ((first - round_ + 1) % seats,)


def test_the_tiles_of_a_game_for_four() -> None:
    """Rounds 1 and 5 for the first player, 2 and 6 to the right, 3 and 7 opposite, 4 to the left (p. 5)."""
    g = new(4)
    first = g.dump()["first"]
    begins: dict[int, list[int]] = {}
    for round_ in range(1, 8):
        idle(g, round_)
        begins.setdefault((g.dump()["first"] - first) % 4, []).append(round_)
    assert begins == {0: [1, 5], 3: [2, 6], 2: [3, 7], 1: [4]}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_ends_after_seven_rounds(seats: int) -> None:
    """After the last turn of round 7 nothing is left but to count."""
    g = new(seats)
    idle(g, 7)
    assert not g.over
    for _ in range(3 * seats):
        g.play(g.deciders[0], "pass")
    assert g.over


def test_workers_return_home_from_spaces_and_elders() -> None:
    """All spaces are free again in the next round (p. 9)."""
    g = home(
        harbor(council={"Forester": elder(1, worker=True)}, workers=3),
        harbor(workers=2),
        round_=1,
        spaces={"gold": [0], "thin out": [1], "build a building": [0, 1]},
    )
    assert not any(g.dump()["spaces"].values())
    assert not at(g, RED)["council"]["Forester"]["worker"]
    assert at(g, RED)["council"]["Forester"]["fish"] == 1
    assert (at(g, RED)["workers"], at(g, BLUE)["workers"]) == (0, 0)
    assert g.dump()["round"] == 2


# Buildings of later rounds.


@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(2, 5, 5), (3, 5, 8), (3, 7, 9), (3, 9, 9), (4, 4, 8), (4, 6, 9), (4, 9, 9), (5, 3, 8), (5, 4, 9), (5, 8, 9)],
)
def test_new_a_buildings_come_in_round_three(seats: int, before: int, after: int) -> None:
    """As many as players, from three on, never beyond the nine places; with four and three gaps only three (p. 9)."""
    g = home(seats=seats, display=display(before, 2), pile=pile(before, 2), round_=2)
    assert g.dump()["round"] == 3
    assert len(set(shown(g, "A"))) == len(shown(g, "A")) == after
    assert len(shown(g, "B")) == 2
    assert set(HERRING["A"][:before]) <= set(g.dump()["buildings"])


@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(2, 2, 2), (3, 3, 5), (3, 5, 6), (3, 6, 6), (4, 4, 6), (4, 0, 2), (5, 2, 5), (5, 3, 6), (5, 4, 6)],
)
def test_new_b_buildings_come_in_round_five(seats: int, before: int, after: int) -> None:
    """Two, with five players three, never beyond the six places (p. 9)."""
    g = home(seats=seats, display=display(5, before), pile=pile(5, before), round_=4)
    assert g.dump()["round"] == 5
    assert len(set(shown(g, "B"))) == len(shown(g, "B")) == after
    assert len(shown(g, "A")) == 5


@pytest.mark.parametrize("round_", [1, 3, 5, 6])
def test_no_a_or_b_buildings_come_in_other_rounds(round_: int) -> None:
    """Only the spaces of rounds 3 and 5 bring them."""
    g = home(seats=4, display=display(2, 2), pile=pile(2, 2), round_=round_)
    assert sorted(shown(g, "A") + shown(g, "B")) == sorted(HERRING["A"][:2] + HERRING["B"][:2])


@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_c_buildings_come_into_the_hands_in_round_four(seats: int, number: int) -> None:
    """Four each for two, three for three, two for four and five players (p. 9)."""
    g = home(seats=seats, display=display(9, 6), pile=pile(9, 6), round_=3)
    hands = [name for seat in range(seats) for name in at(g, seat)["hand"]]
    assert [len(at(g, seat)["hand"]) for seat in range(seats)] == [number] * seats
    assert len(set(hands)) == len(hands)
    assert set(hands) <= set(HERRING["C"])
    assert shown(g, "C") == []


def test_hands_are_hidden_from_the_others() -> None:
    """Keep your hand cards hidden (p. 9)."""
    g = new(3)
    idle(g, 4)
    hand = at(g, RED)["hand"]
    assert len(hand) == 3
    assert sorted(g.view(RED)["harbors"][RED]["hand"]) == sorted(hand)
    for viewer in (BLUE, None):
        seen = json.dumps(g.view(viewer)["harbors"][RED])
        assert not [name for name in hand if f'"{name}"' in seen]


def test_hands_are_laid_open_in_round_six() -> None:
    """All C buildings still in hands lie beside the boards, for everybody (p. 9)."""
    g = home(harbor(hand="Castle, Manor"), harbor(hand="Wharf"), display="Yard, Dairy", round_=5)
    assert sorted(g.dump()["buildings"]) == ["Castle", "Dairy", "Manor", "Wharf", "Yard"]
    assert at(g, RED)["hand"] == []
    assert at(g, BLUE)["hand"] == []


def test_hands_stay_hidden_in_round_five() -> None:
    """Until round 6 only the owner can build them (p. 11)."""
    g = home(harbor(hand="Castle, Manor"), harbor(hand="Wharf"), display="Yard, Dairy", round_=4)
    assert sorted(g.dump()["buildings"]) == ["Dairy", "Yard"]
    assert sorted(at(g, RED)["hand"]) == ["Castle", "Manor"]
    assert at(g, BLUE)["hand"] == ["Wharf"]


@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_a_whole_game_without_building(seats: int, number: int) -> None:
    """With full boards no A and B buildings are added; 8 to 10 C buildings lie open from round 6 on."""
    g = new(seats)
    start = sorted(g.dump()["buildings"])
    idle(g, 3)
    assert sorted(g.dump()["buildings"]) == start
    idle(g, 5)
    assert sorted(g.dump()["buildings"]) == start
    hands = [name for seat in range(seats) for name in at(g, seat)["hand"]]
    assert len(hands) == number
    idle(g, 6)
    assert sorted(g.dump()["buildings"]) == sorted(start + hands)
    assert all(at(g, seat)["hand"] == [] for seat in range(seats))


# Variants.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_mixed_decks_have_three_a_and_two_b_of_each_deck(seats: int) -> None:
    """Nine A and six B of three decks (p. 15)."""
    g = new(seats, mixed=True)
    assert len(g.dump()["buildings"]) == 15
    for deck in DECKS:
        assert len(shown(g, "A", deck)) == 3
        assert len(shown(g, "B", deck)) == 2


def test_with_mixed_decks_later_buildings_are_of_one_deck() -> None:
    """All additional buildings should be drawn from a single deck (p. 15)."""
    g = new(3, mixed=True)
    piles = g.dump()["pile"]
    assert piles["A"]
    assert piles["B"]
    assert any(
        set(piles["A"]) <= set(deck["A"]) and set(piles["B"]) <= set(deck["B"]) and set(piles["C"]) == set(deck["C"])
        for deck in DECKS.values()
    )
    assert not set(piles["A"] + piles["B"]) & set(g.dump()["buildings"])


def test_a_rematch_begins_with_the_other_player_and_other_buildings() -> None:
    """The second game uses the A and B buildings that the first one did not, and all C buildings (p. 15)."""
    g = new(2, series="rematch")
    first = g.dump()["first"]
    start = set(g.dump()["buildings"])
    idle(g, 7)
    idle(g, 1)
    assert not g.over
    assert g.dump()["first"] == 1 - first
    assert g.deciders == (1 - first,)
    assert len(g.dump()["buildings"]) == 15
    assert start | set(g.dump()["buildings"]) == set(HERRING["A"] + HERRING["B"])
    assert len(shown(g, "A")) == 9
    assert sorted(g.dump()["pile"]["C"]) == sorted(HERRING["C"])


def test_a_rematch_begins_with_fresh_harbors() -> None:
    """The pieces are as at the start of a game, and the first game stands on the sheet.

    Nobody did anything: 2 shares, 5 free spaces and 3 unissued shares are -6.
    """
    g = new(2, series="rematch")
    idle(g, 7)
    idle(g, 1)
    for seat in (RED, BLUE):
        assert goods(g, seat) == (0, 2, 0)
        assert reserve(g, seat) == (0, 1, 0)
        assert at(g, seat)["hand"] == []
        assert sum(line.points for line in g.score_sheet(seat) if line.label("en") == "Game 1") == -6
    assert g.dump()["plates"] == 1


def test_a_rematch_has_two_games() -> None:
    """After the second game it is over, with -6 twice for those who did nothing."""
    g = new(2, series="rematch")
    for round_ in (7, 1, 7):
        idle(g, round_)
    for _ in range(6):
        g.play(g.deciders[0], "pass")
    netloft.Luck(1).settle(g)
    assert g.over
    assert g.scores() == [-12, -12]


@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_with_the_preview_the_c_buildings_to_come_are_known_from_the_start(seats: int, number: int) -> None:
    """Everybody sees which ones, as many as will be dealt; they come in round 4."""
    g = new(seats, c_preview=True)
    seen = json.dumps(g.view(None))
    known = {name for name in HERRING["C"] if f'"{name}"' in seen}
    assert len(known) == number
    assert shown(g, "C") == []
    idle(g, 4)
    assert {name for seat in range(seats) for name in at(g, seat)["hand"]} == known


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_piles_that_are_out_of_the_game_are_not_shown(seats: int) -> None:
    """With two players, and alone, the remaining A and B buildings go back to the game box."""
    g = netloft.game("nusfjord").new(seats)
    Luck(2).settle(g)
    left = g.view(0)["left in pile"]
    assert (left["A"] > 0, left["B"] > 0) == (seats > 2, seats > 2)
    assert left["C"] > 0
