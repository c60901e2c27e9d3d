"""The 44 cards of the Mackerel deck (201-254): costs, points, and every ruling of the appendix."""

from typing import Any, Final

import pytest

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
    points,
    refuses,
    reserve,
    ships,
    track,
)
from tests.engine.nusfjord.rows import Row

# Tracks by the number of units covered (of 14); their hauls are 9, 10, 10, 11, 11, 12, 12.
T8: Final = "schooner schooner"
T9: Final = "sloop cutter schooner"
T10: Final = "sloop schooner schooner"
T11: Final = "cutter schooner schooner"
T12: Final = "schooner schooner schooner"
T13: Final = "sloop cutter schooner schooner"
T14: Final = "sloop schooner schooner schooner"

FIVE: Final = "Constructor, Sailor, Pond Builder, Forest Manager, Harbor Master"
FELL_TWO: Final = ("fell c1", "fell c1")
BROKER_SLOOP: Final = "Ship Broker: 1 sloop -> 2 gold"
BROKER_CUTTER: Final = "Ship Broker: 1 cutter -> 4 gold"
FISH_TRADE: Final = "Fish Trade: 3 fish -> 1 gold"
TO_FISH: Final = "Manufacture: 1 wood -> 1 fish"
TO_WOOD: Final = "Manufacture: 3 fish -> 2 wood"


def own(*names: str) -> dict[str, str]:
    """Place buildings on b1, a2, b2, a3 in this order (b3 stays free); the Stilt House on the track."""
    places = iter(["b1", "a2", "b2", "a3"])
    return {"track" if name == "Stilt House" else next(places): name for name in names}


def build(name: str, *then: str) -> tuple[str, ...]:
    """Return the moves that build a building on b3, and what is played then."""
    return ("build a building", f"build {name}", "space b3", *then)


def third(red: Json, *, seats: int = 2, **rest: Any) -> Position:
    """Return the third turn of red in a round, who has placed two workers before."""
    return given({**red, "workers": 2}, seats=seats, turn=2 * seats, **rest)


def fishing(*harbors: Json, **rest: Any) -> Position:
    """Return a position in which only a fishing phase is still to come."""
    return given(*harbors, to_do=[[-1, "fishing phase"]], **rest)


def home(*harbors: Json, **rest: Any) -> Position:
    """Return a position in which only the end of a round is still to come."""
    return given(*harbors, to_do=[[-1, "returning home"]], **rest)


def scoring(*harbors: Json, **rest: Any) -> Position:
    """Return a position in which only the scoring is still to come."""
    return given(*harbors, round_=7, to_do=[[-1, "scoring"]], **rest)


def worth(card: str, ruling: str, vp: int, **red: Any) -> Row:
    """Return a row: with this harbor the card is worth so many points."""
    return Row(card, ruling, lambda: given(harbor(**red)), (), {f"points {card}": vp})


def built(card: str, ruling: str, answer: str, then: dict[str, Any], **red: Any) -> Row:
    """Return a row: red builds the card, answers "use" or "decline" (or is not asked), and then this holds."""
    return Row(card, ruling, lambda: given(harbor(**red), display=card), build(card, answer), then)


def owns(card: str, ruling: str, played: tuple[str, ...], then: dict[str, Any], **red: Any) -> Row:
    """Return a row: red has the card, plays this in the first turn of a round, and then this holds."""
    return Row(card, ruling, lambda: given(harbor(buildings=own(card), **red)), played, then)


# What a card costs in round 2 of a game of two with no ships, and its points when just built on b1.
CARDS: Final[dict[str, tuple[int, int, int, int]]] = {
    "Bird Colony": (0, 0, 0, -2),
    "Worker's Cottage": (1, 0, 0, 0),
    "Fisher's Cottage": (1, 0, 0, 0),
    "Fish Trade": (2, 0, 0, 0),
    "Forester's Cottage": (2, 1, 0, 0),
    "Logger's Pond": (0, 0, 0, 0),
    "Youth Center": (3, 5, 0, 0),
    "Youth Hostel": (3, 0, 0, 0),
    "Net Pen": (0, 0, 0, 0),
    "Laborer Square": (0, 1, 0, 0),
    "Rigging Workshop": (3, 3, 0, 0),
    "Supply Storage": (0, 2, 0, 0),
    "Clearing": (0, 2, 2, 1),
    "Building Company": (0, 3, 2, 2),
    "Chief's House": (0, 2, 1, 2),
    "Purveyor": (1, 1, 1, 2),
    "Cold Storage": (0, 0, 2, 3),
    "Stock Management": (2, 2, 0, 0),
    "Poor House": (2, 0, 0, 1),
    "Smoking Cottage": (1, 0, 0, 1),
    "Ship Broker": (7, 3, 0, 1),
    "Water Tower": (5, 0, 0, 1),
    "Sailor's Home": (4, 2, 0, 2),
    "Driftwood Rafting": (0, 4, 1, 2),
    "Ranger's Office": (1, 3, 2, 3),
    "Stilt House": (1, 0, 0, 3),
    "Whaling Station": (5, 7, 0, 3),
    "Manufacture": (4, 3, 1, 4),
    "Residence": (0, 0, 3, 4),
    "Playhouse": (0, 15, 2, 11),
    "Bank Center": (4, 3, 1, 1),
    "Nursery": (2, 1, 0, 1),
    "Longhouse": (6, 0, 0, 6),
    "Fishhouse": (4, 6, 0, 7),
    "Depot": (0, 3, 1, 0),
    "Boarding House": (2, 3, 1, 0),
    "Harbor Gate": (3, 0, 3, 0),
    "Market Tower": (0, 0, 2, 0),
    "Inshore Fishery": (0, 7, 0, 0),
    "Chancellery": (5, 4, 3, 0),
    "Rich Forest": (0, 0, 1, 1),
    "Renting Service": (6, 6, 3, 12),
    "Docking Harbor": (1, 1, 0, 1),
}


@pytest.mark.parametrize("name", CARDS)
def test_the_cost_is_paid_and_the_points_are_printed(name: str) -> None:
    """A building costs exactly what is printed on it, and its own effect may be declined if it happens at once."""
    wood, fish, gold, vp = CARDS[name]
    g = given(harbor(wood=wood, fish=fish, gold=gold), display=name)
    do(g, RED, "build a building", f"build {name}", "space b1", "decline")
    assert goods(g, RED) == (0, 0, 0)
    assert at(g, RED)["buildings"] == {"track" if name == "Stilt House" else "b1": name}
    assert points(g, RED, name) == vp


@pytest.mark.parametrize("name", [name for name, cost in CARDS.items() if any(cost[:3])])
def test_with_one_good_too_few_it_cannot_be_built(name: str) -> None:
    """One wood, fish or gold less than the cost is not enough, whatever else there is."""
    for kind, cost in zip(("wood", "fish", "gold"), CARDS[name][:3], strict=True):
        if cost:
            stock = {"wood": 12, "fish": 30, "gold": 20, kind: cost - 1}
            red = harbor(wood=stock["wood"], fish=stock["fish"], gold=stock["gold"])
            refuses(given(red, display=name), RED, "build a building")


ROWS: Final = [
    # 201 Bird Colony
    built("Bird Colony", "gives 3 gold", "use", {"goods": (0, 0, 3)}),
    built(
        "Bird Colony",
        "may be declined, and then gives nothing later",
        "decline",
        {"goods": (0, 0, 0), "points Bird Colony": -2, "asked": []},
    ),
    Row(
        "Bird Colony",
        "counts -4 with the Bank: its -2 are doubled with the other minus points (3 free spaces, 3 unissued shares)",
        lambda: given(harbor(buildings=own("Bank", "Bird Colony"))),
        (),
        {"points Bird Colony": -2, "points Minus points doubled": -8},
    ),
    # 202 Worker's Cottage
    owns(
        "Worker's Cottage",
        "lets deforest after reforesting",
        ("reforest", "forest a2", "use", "fell c1"),
        {"goods": (5, 0, 0), "forests": 5},
    ),
    owns(
        "Worker's Cottage",
        "may be declined",
        ("reforest", "forest a2", "decline"),
        {"goods": (0, 0, 0), "forests": 6, "asked": []},
    ),
    owns(
        "Worker's Cottage",
        "may fell a forest that the reforesting has just brought",
        ("reforest", "forest a2", "use", "fell a2"),
        {"goods": (5, 0, 0), "forests": 1},
        forests="",
    ),
    owns(
        "Worker's Cottage",
        "keeps to 12 wood",
        ("reforest", "forest a2", "use", "fell c1"),
        {"goods": (12, 0, 0), "forests": 5},
        wood=10,
    ),
    Row(
        "Worker's Cottage",
        "works also if an elder reforests",
        lambda: given(harbor(council="Silviculturist", buildings=own("Worker's Cottage")), seats=3),
        ("use Silviculturist", "reforest", "forest a2", "use", "fell c1"),
        {"goods": (6, 0, 0), "forests": 5, "plates": 0},
    ),
    Row(
        "Worker's Cottage",
        "works also if a building reforests (Forester's House, 4 forests)",
        lambda: given(harbor(wood=3, buildings=own("Worker's Cottage")), display="Forester's House"),
        build("Forester's House", "use", "forest a2", "use", "fell c1"),
        {"goods": (5, 0, 0), "forests": 7},
    ),
    Row(
        "Worker's Cottage",
        "its Deforest sets off the Sawmill",
        lambda: given(harbor(buildings=own("Worker's Cottage", "Sawmill"))),
        ("reforest", "forest a3", "use", "fell c1", "use", "fell c1"),
        {"goods": (8, 0, 0), "forests": 4},
    ),
    Row(
        "Worker's Cottage",
        "its Deforest is none with a worker on the space (Forestry pays for the reforesting only)",
        lambda: given(harbor(buildings=own("Worker's Cottage", "Forestry"))),
        ("reforest", "forest a3", "next Forestry", "use", "fell c1"),
        {"goods": (5, 0, 0), "reserve": (0, 0, 1), "forests": 5},
    ),
    Row(
        "Worker's Cottage",
        "is not set off by an elder's forest that is no Reforest",
        lambda: given(harbor(council="Ranger", buildings=own("Worker's Cottage")), seats=5),
        ("use Ranger", "use", "forest c1"),
        {"goods": (3, 0, 0), "forests": 5, "asked": []},
    ),
    # 203 Fisher's Cottage
    Row(
        "Fisher's Cottage",
        "own shares get two fish each in the fishing phase",
        lambda: fishing(harbor(track="sloop", buildings=own("Fisher's Cottage"))),
        ("use",),
        {"goods": (0, 4, 0), "reserve": (0, 1, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "may be declined",
        lambda: fishing(harbor(track="sloop", buildings=own("Fisher's Cottage"))),
        ("decline",),
        {"goods": (0, 2, 0), "reserve": (0, 3, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "the second time ends when the catch ends",
        lambda: fishing(harbor(buildings=own("Fisher's Cottage"))),
        ("use",),
        {"goods": (0, 3, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "elders come first, and nothing is left for a second time",
        lambda: fishing(harbor(council="Sailor, Constructor", buildings=own("Fisher's Cottage"))),
        ("use",),
        {"goods": (0, 1, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "an own share held by blue comes first and gets one fish",
        lambda: fishing(
            harbor(track="sloop", shares=[2, 0], unissued=2, buildings=own("Fisher's Cottage")), harbor(shares=[1, 2])
        ),
        ("use",),
        {"goods": (0, 4, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "an own share on the action board comes first and gets one fish",
        lambda: fishing(
            harbor(track="sloop", shares=[2, 0], unissued=2, buildings=own("Fisher's Cottage")), issued=[1, 0]
        ),
        ("use",),
        {"goods": (0, 4, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Fisher's Cottage",
        "a share of blue held gives one fish only, and none from red's catch",
        lambda: fishing(
            harbor(track="sloop", shares=[2, 1], buildings=own("Fisher's Cottage")), harbor(shares=[0, 2], unissued=2)
        ),
        ("use",),
        {"goods": (0, 5, 0), "reserve": (0, 1, 0)},
    ),
    owns(
        "Fisher's Cottage",
        "works with the Pond Builder: 4+1 fish, 1 on him, 2+2 on the shares",
        ("use Pond Builder", "use"),
        {"goods": (0, 4, 0), "reserve": (0, 0, 0), "plates": 0},
        council="Pond Builder",
    ),
    owns(
        "Fisher's Cottage",
        "may be declined with the Pond Builder: 4+1 fish, 1 on him, 2 on the shares, 2 in the Reserve",
        ("use Pond Builder", "decline"),
        {"goods": (0, 2, 0), "reserve": (0, 2, 0)},
        council="Pond Builder",
    ),
    # 204 Fish Trade
    owns(
        "Fish Trade",
        "3 fish of the Reserve become 1 gold that stays there, as often as wanted",
        (FISH_TRADE, FISH_TRADE),
        {"goods": (0, 0, 0), "reserve": (0, 1, 2), f"cannot {FISH_TRADE}": True, "can gold": True},
        reserve={"fish": 7},
    ),
    Row(
        "Fish Trade",
        "trades also fish above the limit of 8",
        lambda: given(harbor(reserve={"fish": 16}, buildings=own("Fish Trade"))),
        (FISH_TRADE,) * 5,
        {"goods": (0, 0, 0), "reserve": (0, 1, 5)},
    ),
    owns(
        "Fish Trade",
        "does not touch the fish in the supply",
        (),
        {f"cannot {FISH_TRADE}": True},
        fish=9,
        reserve={"fish": 2},
    ),
    owns(
        "Fish Trade",
        "its gold comes into the supply with the Reserve",
        (FISH_TRADE, "transfer reserve"),
        {"goods": (0, 1, 1), "reserve": (0, 0, 0)},
        reserve={"fish": 4},
    ),
    Row(
        "Fish Trade",
        "before the fishing phase it makes room in the Reserve",
        lambda: fishing(harbor(reserve={"fish": 8}, buildings=own("Fish Trade"))),
        (FISH_TRADE, FISH_TRADE, "go on"),
        {"goods": (0, 2, 0), "reserve": (0, 3, 2)},
    ),
    Row(
        "Fish Trade",
        "not within the fishing phase: a full Reserve takes no fish",
        lambda: fishing(harbor(reserve={"fish": 8}, buildings=own("Fish Trade"))),
        ("go on",),
        {"goods": (0, 2, 0), "reserve": (0, 8, 0)},
    ),
    Row(
        "Fish Trade",
        "not within the fishing phase: the fish of this catch cannot make room",
        lambda: fishing(harbor(track="cutter", reserve={"fish": 6}, buildings=own("Fish Trade"))),
        ("go on",),
        {"goods": (0, 2, 0), "reserve": (0, 8, 0)},
    ),
    # 205 Forester's Cottage
    Row(
        "Forester's Cottage",
        "adds one forest to each forested double space",
        lambda: given(harbor(wood=2, fish=1), display="Forester's Cottage"),
        build("Forester's Cottage", "use", "forest c1", "forest c2", "forest c3", "stop"),
        {"forests": 7, "goods": (0, 0, 0), "asked": []},
    ),
    Row(
        "Forester's Cottage",
        "adds to some of them only, and to each only one",
        lambda: given(harbor(wood=2, fish=1), display="Forester's Cottage"),
        build("Forester's Cottage", "use", "forest c1", "forest c1", "stop"),
        {"forests": 5, "asked": []},
    ),
    built(
        "Forester's Cottage",
        "does not add to free double spaces",
        "use",
        {"can forest c1": True, "can forest c2": True, "can forest c3": True, "cannot forest a2": True},
        wood=2,
        fish=1,
    ),
    built("Forester's Cottage", "may be declined", "decline", {"forests": 4, "asked": []}, wood=2, fish=1),
    built(
        "Forester's Cottage",
        "does nothing without forests",
        "",
        {"forests": 0, "asked": [], "buildings": ["Forester's Cottage"]},
        wood=2,
        fish=1,
        forests="",
    ),
    Row(
        "Forester's Cottage",
        "is no Reforest",
        lambda: given(
            harbor(wood=2, fish=1, buildings=own("Worker's Cottage", "Forest Lake Hut", "Refuge")),
            display="Forester's Cottage",
        ),
        build("Forester's Cottage", "use", "forest c1", "forest c2", "forest c3", "stop"),
        {"forests": 7, "goods": (0, 0, 0), "asked": []},
    ),
    # 206 Logger's Pond
    owns("Logger's Pond", "2 fish after felling one", ("deforest", "fell c2"), {"goods": (5, 2, 0)}),
    owns(
        "Logger's Pond",
        "2 fish after felling two, not by Deforest",
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 2, 1), "forests": 2},
        council="Forest Manager",
    ),
    owns(
        "Logger's Pond",
        "2 fish after the Builder's forest",
        ("use Builder", "fell c1", "decline"),
        {"goods": (1, 2, 0), "forests": 3},
        council="Builder",
    ),
    Row(
        "Logger's Pond",
        "2 fish once for the Deforest and the Sawmill together",
        lambda: given(harbor(buildings=own("Logger's Pond", "Sawmill"))),
        ("deforest", "fell c1", "use", "fell c1"),
        {"goods": (8, 2, 0), "forests": 2},
    ),
    Row(
        "Logger's Pond",
        "nothing after felling three (Hideaway)",
        lambda: given(harbor(gold=1, buildings=own("Logger's Pond")), display="Hideaway"),
        build("Hideaway", "use", "keep c1"),
        {"goods": (3, 3, 0), "forests": 1},
    ),
    Row(
        "Logger's Pond",
        "2 fish if the Hideaway fells only two",
        lambda: given(harbor(gold=1, forests="c1:2 c2:1", buildings=own("Logger's Pond")), display="Hideaway"),
        build("Hideaway", "use", "keep c1"),
        {"goods": (2, 4, 0), "forests": 1},
    ),
    Row(
        "Logger's Pond",
        "nothing after felling three in one turn in two ways (Contractor 2, Hideaway 1)",
        lambda: given(harbor(fish=3, gold=1, council="Contractor", buildings=own("Logger's Pond")), display="Hideaway"),
        ("use Contractor", "fell c1", "fell c2", "use", *build("Hideaway", "use", "keep c1")),
        {"goods": (1, 1, 0), "forests": 1},
    ),
    Row(
        "Logger's Pond",
        "nothing after felling none",
        lambda: given(harbor(fish=5, council="Contractor", buildings=own("Logger's Pond")), display="Supply Storage"),
        ("use Contractor", "stop", "use", *build("Supply Storage")),
        {"goods": (0, 0, 0), "forests": 4, "buildings": ["Logger's Pond", "Supply Storage"]},
    ),
    # 207 Youth Center
    Row(
        "Youth Center",
        "1 gold after a round without using an elder",
        lambda: home(harbor(council="Sailor", buildings=own("Youth Center"))),
        (),
        {"goods": (0, 0, 1)},
    ),
    Row(
        "Youth Center",
        "none after using one",
        lambda: home(harbor(council="Sailor", elders_used=1, buildings=own("Youth Center"))),
        (),
        {"goods": (0, 0, 0)},
    ),
    Row(
        "Youth Center",
        "blue's elders do not matter",
        lambda: home(harbor(buildings=own("Youth Center")), harbor(elders_used=2)),
        (),
        {"goods": (0, 0, 1)},
    ),
    Row(
        "Youth Center",
        "buildings do not matter",
        lambda: home(harbor(built=2, buildings=own("Youth Center"))),
        (),
        {"goods": (0, 0, 1)},
    ),
    Row(
        "Youth Center",
        "pays also after the last round",
        lambda: home(harbor(buildings=own("Youth Center")), round_=7),
        (),
        {"goods": (0, 0, 1), "points Gold": 1},
    ),
    # 208 Youth Hostel
    Row(
        "Youth Hostel",
        "1 gold after a round without building",
        lambda: home(harbor(elders_used=2, buildings=own("Youth Hostel"))),
        (),
        {"goods": (0, 0, 1)},
    ),
    Row(
        "Youth Hostel",
        "none after building",
        lambda: home(harbor(built=1, buildings=own("Youth Hostel"))),
        (),
        {"goods": (0, 0, 0)},
    ),
    Row(
        "Youth Hostel",
        "blue's buildings do not matter",
        lambda: home(harbor(buildings=own("Youth Hostel")), harbor(built=1)),
        (),
        {"goods": (0, 0, 1)},
    ),
    # 209 Net Pen
    built("Net Pen", "5 fish into the Reserve", "use", {"goods": (0, 0, 0), "reserve": (0, 5, 0)}),
    built("Net Pen", "keeps to 8 fish", "use", {"goods": (0, 0, 0), "reserve": (0, 8, 0)}, reserve={"fish": 4}),
    built(
        "Net Pen",
        "takes nothing away above 8 fish",
        "use",
        {"goods": (0, 0, 0), "reserve": (0, 10, 0)},
        reserve={"fish": 10},
    ),
    built(
        "Net Pen",
        "wood and gold take no room",
        "use",
        {"reserve": (6, 7, 3)},
        reserve={"wood": 6, "fish": 2, "gold": 3},
    ),
    built("Net Pen", "may be declined", "decline", {"reserve": (0, 0, 0), "asked": []}),
    Row(
        "Net Pen",
        "may set off the Lighthouse with the eighth fish",
        lambda: given(harbor(reserve={"fish": 3}, buildings=own("Lighthouse")), display="Net Pen"),
        build("Net Pen", "use", "use"),
        {"goods": (0, 8, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Net Pen",
        "does not set off the Lighthouse with the seventh",
        lambda: given(harbor(reserve={"fish": 2}, buildings=own("Lighthouse")), display="Net Pen"),
        build("Net Pen", "use", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 7, 0), "asked": []},
    ),
    # 210 Laborer Square
    owns(
        "Laborer Square",
        "1 gold of the share becomes 3 wood and 4 fish",
        ("issue a share", "use"),
        {"goods": (3, 4, 1), "issued": [1, 0], "unissued": 2, "asked": []},
    ),
    owns("Laborer Square", "may be declined", ("issue a share", "decline"), {"goods": (0, 0, 2), "asked": []}),
    owns(
        "Laborer Square",
        "only 1 gold, however many there are",
        ("issue a share", "use", "use"),
        {"goods": (3, 4, 6), "asked": []},
        gold=5,
    ),
    owns("Laborer Square", "keeps to 12 wood", ("issue a share", "use"), {"goods": (12, 4, 1)}, wood=11),
    Row(
        "Laborer Square",
        "works with the Sponsor",
        lambda: given(harbor(council="Sponsor", buildings=own("Laborer Square")), seats=5),
        ("use Sponsor", "use"),
        {"goods": (3, 7, 1), "unissued": 2},
    ),
    Row(
        "Laborer Square",
        "works with the Portal",
        lambda: given(harbor(gold=3, buildings=own("Laborer Square")), display="Portal"),
        build("Portal", "use", "use"),
        {"goods": (9, 10, 0), "unissued": 2},
    ),
    Row(
        "Laborer Square",
        "does nothing without gold (Portal)",
        lambda: given(harbor(gold=2, buildings=own("Laborer Square")), display="Portal"),
        build("Portal", "use", "use"),
        {"goods": (6, 6, 0), "unissued": 2, "asked": []},
    ),
    Row(
        "Laborer Square",
        "only once for the two shares of the Office",
        lambda: given(harbor(fish=7, buildings=own("Laborer Square")), display="Office"),
        build("Office", "use", "use", "use"),
        {"goods": (3, 4, 2), "unissued": 1, "issued": [2, 0], "asked": []},
    ),
    Row(
        "Laborer Square",
        "does nothing with the Town Hall, which is no Issue a Share",
        lambda: given(harbor(wood=3, fish=2, gold=2, buildings=own("Laborer Square")), display="Town Hall"),
        build("Town Hall", "use", "use"),
        {"goods": (0, 0, 1), "unissued": 2, "shares": [3, 0], "asked": []},
    ),
    Row(
        "Laborer Square",
        "its goods may pay for the ship of the Ship Holding Co.",
        lambda: given(harbor(buildings=own("Laborer Square", "Ship Holding Co."))),
        ("issue a share", "next Laborer Square", "use", "use", "build a ship", "sloop"),
        {"goods": (1, 2, 1), "track": "sloop"},
    ),
    # 211 Rigging Workshop
    owns(
        "Rigging Workshop",
        "1 gold into the Reserve after a ship",
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "track": "sloop"},
        wood=2,
        fish=2,
    ),
    owns(
        "Rigging Workshop",
        "works with an elder's ship",
        ("use Constructor", "build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "track": "schooner"},
        gold=4,
        council="Constructor",
    ),
    Row(
        "Rigging Workshop",
        "works with a building's free ship (Boathouse)",
        lambda: given(harbor(wood=2, buildings=own("Rigging Workshop")), display="Boathouse"),
        build("Boathouse", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "track": "sloop"},
    ),
    Row(
        "Rigging Workshop",
        "works once with the two sloops of the Boat Hall",
        lambda: given(harbor(wood=4, track="cutter", buildings=own("Rigging Workshop")), display="Boat Hall"),
        build("Boat Hall", "use", "free sloop", "free sloop", "stop"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "track": "sloop sloop"},
    ),
    Row(
        "Rigging Workshop",
        "works with the schooner of the Dockhouse",
        lambda: given(harbor(wood=4, fish=4, buildings=own("Rigging Workshop")), display="Dockhouse"),
        build("Dockhouse", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "track": ""},
    ),
    owns(
        "Rigging Workshop",
        "does nothing with the Harbor Master, who is no Build a Ship",
        ("use Harbor Master", "sloop for cutter"),
        {"reserve": (0, 0, 0), "track": "cutter"},
        track="sloop",
        council="Harbor Master",
    ),
    # 212 Supply Storage
    Row(
        "Supply Storage",
        "4 forests give a haul of 4",
        lambda: fishing(harbor(buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 2, 0)},
    ),
    Row(
        "Supply Storage",
        "stacked forests count each",
        lambda: fishing(harbor(forests="c1:6 c2:1", buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 5, 0)},
    ),
    Row(
        "Supply Storage",
        "a higher number on the track stays",
        lambda: fishing(harbor(track="cutter", buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 4, 0)},
    ),
    Row(
        "Supply Storage",
        "forests above the number on the track count",
        lambda: fishing(harbor(track="cutter", forests="c1:7", buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 5, 0)},
    ),
    Row(
        "Supply Storage",
        "without forests the track counts",
        lambda: fishing(harbor(forests="", buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 1, 0)},
    ),
    Row(
        "Supply Storage",
        "may give more than 12",
        lambda: fishing(harbor(forests="c1:13", shares=[5, 0], unissued=0, buildings=own("Supply Storage"))),
        (),
        {"goods": (0, 5, 0), "reserve": (0, 8, 0)},
    ),
    owns(
        "Supply Storage",
        "does nothing for the Pond Builder, who asks for no haul",
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 2, 0)},
        forests="c1:9 c2:3",
        council="Pond Builder",
    ),
    Row(
        "Supply Storage",
        "counts where a card asks for the haul (Whaling Station)",
        lambda: given(
            harbor(wood=5, fish=7, forests="c1:12", buildings=own("Supply Storage")), display="Whaling Station"
        ),
        build("Whaling Station"),
        {"goods": (0, 0, 4)},
    ),
    Row(
        "Supply Storage",
        "counts where a cost asks for the haul (Fishhouse)",
        lambda: given(harbor(wood=4, fish=7, buildings=own("Supply Storage")), display="Fishhouse"),
        build("Fishhouse"),
        {"goods": (0, 0, 0), "buildings": ["Fishhouse", "Supply Storage"]},
    ),
    # 213 Clearing
    owns("Clearing", "1 wood with 1 gold", ("gold",), {"goods": (1, 0, 1)}),
    owns("Clearing", "as much wood as gold", ("serve fish", "serve 2"), {"goods": (2, 0, 2), "plates": 3}, fish=5),
    owns("Clearing", "keeps to 12 wood", ("issue a share",), {"goods": (12, 0, 2)}, wood=11),
    Row(
        "Clearing",
        "works with a building's gold",
        lambda: given(harbor(buildings=own("Clearing")), display="Bird Colony"),
        build("Bird Colony", "use"),
        {"goods": (3, 0, 3)},
    ),
    Row(
        "Clearing",
        "does nothing for gold in the Reserve",
        lambda: given(harbor(wood=5, buildings=own("Clearing")), display="Water Tower"),
        build("Water Tower", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 2)},
    ),
    owns(
        "Clearing",
        "works when gold comes from the Reserve",
        ("transfer reserve",),
        {"goods": (3, 1, 2), "reserve": (0, 0, 0)},
        reserve={"wood": 1, "fish": 1, "gold": 2},
    ),
    Row(
        "Clearing",
        "does nothing for the Fish Trade until its gold is moved on",
        lambda: given(harbor(reserve={"fish": 3}, buildings=own("Clearing", "Fish Trade"))),
        (FISH_TRADE,),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1)},
    ),
    Row(
        "Clearing",
        "does nothing for gold put on an elder",
        lambda: given(harbor(wood=4, fish=2, council="Sailor", buildings=own("Clearing")), display="Sailor's Home"),
        build("Sailor's Home", "use"),
        {"goods": (0, 0, 0)},
    ),
    owns(
        "Clearing",
        "works when gold comes from an elder, besides the elder's own gold",
        ("use Forest Manager", *FELL_TWO),
        {"goods": (7, 0, 2)},
        council={"Forest Manager": elder(gold=1)},
    ),
    Row(
        "Clearing",
        "works with the gold of an exchange",
        lambda: given(harbor(wood=4, buildings=own("Clearing", "Wood Trade"))),
        ("Wood Trade: 4 wood -> 1 gold",),
        {"goods": (1, 0, 1)},
    ),
    Row(
        "Clearing",
        "works with a sold ship",
        lambda: given(harbor(track="sloop cutter", buildings=own("Clearing", "Ship Broker"))),
        (BROKER_SLOOP, BROKER_CUTTER),
        {"goods": (6, 0, 6), "track": ""},
    ),
    Row(
        "Clearing",
        "works with the Seafaring Society",
        lambda: given(harbor(wood=2, fish=2, buildings=own("Clearing", "Seafaring Society"))),
        ("build a ship", "sloop"),
        {"goods": (1, 0, 1), "track": "sloop"},
    ),
    owns(
        "Clearing",
        "works with the Sailor, besides his wood",
        ("use Sailor", "serve 1"),
        {"goods": (2, 0, 1), "plates": 1},
        fish=1,
        council="Sailor",
    ),
    Row(
        "Clearing",
        "works beside the Laborer Square",
        lambda: given(harbor(buildings=own("Clearing", "Laborer Square"))),
        ("issue a share", "next Clearing", "use"),
        {"goods": (5, 4, 1)},
    ),
    Row(
        "Clearing",
        "works with the gold after a round",
        lambda: home(harbor(buildings=own("Clearing", "Youth Hostel", "Youth Center"))),
        (),
        {"goods": (2, 0, 2)},
    ),
    Row(
        "Clearing",
        "works with the Whaling Station",
        lambda: given(harbor(wood=5, fish=7, track=T13, buildings=own("Clearing")), display="Whaling Station"),
        build("Whaling Station"),
        {"goods": (4, 0, 4)},
    ),
    # 214 Building Company
    Row(
        "Building Company",
        "a sloop costs the third worker no wood",
        lambda: third(harbor(fish=2, buildings=own("Building Company"))),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    owns("Building Company", "does nothing for the first worker", (), {"cannot build a ship": True}, wood=1, fish=2),
    Row(
        "Building Company",
        "does nothing for the second worker",
        lambda: given(harbor(wood=1, fish=2, workers=1, buildings=own("Building Company")), turn=2),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Building Company",
        "does nothing for the second worker in the third turn, after a pass",
        lambda: given(harbor(wood=1, fish=2, workers=1, buildings=own("Building Company")), turn=4),
        (),
        {"cannot build a ship": True, "can gold": True},
    ),
    Row(
        "Building Company",
        "a cutter costs 4 wood and 1 gold",
        lambda: third(harbor(wood=4, gold=1, buildings=own("Building Company"))),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Building Company",
        "a cutter costs not less than 4 wood",
        lambda: third(harbor(wood=3, gold=1, buildings=own("Building Company"))),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Building Company",
        "a schooner costs 6 wood and 8 fish",
        lambda: third(harbor(wood=6, fish=8, buildings=own("Building Company"))),
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Building Company",
        "a schooner for gold still costs 4",
        lambda: third(harbor(gold=4, buildings=own("Building Company"))),
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Building Company",
        "a building costs 2 wood less",
        lambda: third(harbor(wood=3, buildings=own("Building Company")), display="Water Tower"),
        build("Water Tower", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 2)},
    ),
    Row(
        "Building Company",
        "no cost falls below 0",
        lambda: third(harbor(wood=1, buildings=own("Building Company")), display="Fisher's Cottage"),
        build("Fisher's Cottage"),
        {"goods": (1, 0, 0), "buildings": ["Building Company", "Fisher's Cottage"]},
    ),
    Row(
        "Building Company",
        "fish and gold stay",
        lambda: third(harbor(wood=2, fish=3, gold=1, buildings=own("Building Company")), display="Manufacture"),
        build("Manufacture"),
        {"goods": (0, 0, 0), "buildings": ["Building Company", "Manufacture"]},
    ),
    Row(
        "Building Company",
        "works for an elder's building",
        lambda: third(harbor(council="Constructor", buildings=own("Building Company")), display="Fish Trade"),
        ("use Constructor", *build("Fish Trade")),
        {"goods": (0, 0, 0), "buildings": ["Building Company", "Fish Trade"]},
    ),
    Row(
        "Building Company",
        "works for a follow-up ship (Ship Holding Co.)",
        lambda: third(harbor(fish=2, buildings=own("Building Company", "Ship Holding Co."))),
        ("issue a share", "use", "build a ship", "sloop"),
        {"goods": (0, 0, 2), "track": "sloop"},
    ),
    Row(
        "Building Company",
        "does nothing for a follow-up ship of the second worker",
        lambda: given(harbor(wood=1, fish=2, workers=1, buildings=own("Building Company", "Ship Holding Co.")), turn=2),
        ("issue a share", "use", "build a ship", "sloop"),
        {"goods": (1, 2, 2), "track": "", "asked": []},
    ),
    Row(
        "Building Company",
        "adds to the Slipway (cutter)",
        lambda: third(harbor(wood=2, gold=1, buildings=own("Building Company", "Slipway"))),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Building Company",
        "adds to the Slipway (schooner)",
        lambda: third(harbor(wood=4, fish=8, buildings=own("Building Company", "Slipway"))),
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Building Company",
        "with the Slipway the sloop's wood does not fall below 0",
        lambda: third(harbor(wood=1, fish=2, buildings=own("Building Company", "Slipway"))),
        ("build a ship", "sloop"),
        {"goods": (1, 0, 0), "track": "sloop"},
    ),
    Row(
        "Building Company",
        "adds to the Engineer",
        lambda: third(harbor(wood=3, gold=1, council="Engineer", buildings=own("Building Company")), seats=4),
        ("use Engineer", "build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    # 215 Chief's House
    owns(
        "Chief's House",
        "1 gold into the Reserve with a new elder",
        ("take an elder", "take Constructor", "decline"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "council": ["Constructor"]},
    ),
    Row(
        "Chief's House",
        "works with a building's elder (Park Lodge)",
        lambda: given(harbor(wood=1, gold=1, buildings=own("Chief's House")), display="Park Lodge"),
        build("Park Lodge", "use", "take Constructor"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "council": ["Constructor"]},
    ),
    Row(
        "Chief's House",
        "works for each of two elders (Village Center)",
        lambda: given(harbor(fish=3, gold=2, buildings=own("Chief's House")), display="Village Center"),
        build("Village Center", "use", "take an elder", "take Constructor", "take an elder", "take Sailor", "stop"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 2), "council": ["Constructor", "Sailor"], "track": ""},
    ),
    owns(
        "Chief's House",
        "does nothing when an elder is used",
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 0, 1), "reserve": (0, 0, 0)},
        council="Forest Manager",
    ),
    # 216 Purveyor
    owns(
        "Purveyor",
        "serves one plate before an elder",
        ("use Forest Manager", "use", "serve 1", *FELL_TWO),
        {"goods": (5, 7, 2), "plates": 1},
        fish=9,
        council="Forest Manager",
    ),
    owns(
        "Purveyor",
        "may be declined",
        ("use Forest Manager", "decline", *FELL_TWO),
        {"goods": (5, 9, 1), "plates": 0},
        fish=9,
        council="Forest Manager",
    ),
    owns(
        "Purveyor",
        "serves no second plate",
        ("use Forest Manager", "use"),
        {"cannot serve 2": True},
        fish=9,
        council="Forest Manager",
    ),
    Row(
        "Purveyor",
        "feeds an elder from an empty table",
        lambda: given(harbor(fish=1, council="Forest Manager", buildings=own("Purveyor")), plates=0),
        ("use Forest Manager", "use", "serve 1", *FELL_TWO),
        {"goods": (5, 0, 2), "plates": 0, "forests": 2},
    ),
    Row(
        "Purveyor",
        "cannot feed an elder without fish",
        lambda: given(harbor(council="Forest Manager", buildings=own("Purveyor")), plates=0),
        (),
        {"cannot use Forest Manager": True, "can gold": True},
    ),
    Row(
        "Purveyor",
        "without it an empty table feeds nobody",
        lambda: given(harbor(fish=1, council="Forest Manager"), plates=0),
        (),
        {"cannot use Forest Manager": True},
    ),
    Row(
        "Purveyor",
        "works also for an elder used when taken",
        lambda: given(harbor(fish=1, buildings=own("Purveyor")), plates=0),
        ("take an elder", "take Forest Manager", "use", "use", "serve 1", *FELL_TWO),
        {"goods": (5, 0, 2), "plates": 0, "council": ["Forest Manager"]},
    ),
    Row(
        "Purveyor",
        "does nothing at a full table",
        lambda: given(harbor(fish=9, council="Forest Manager", buildings=own("Purveyor")), plates=7),
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 9, 1), "plates": 6},
    ),
    owns(
        "Purveyor",
        "does nothing with too few fish for the plate",
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 1, 1), "plates": 0},
        fish=1,
        council="Forest Manager",
    ),
    Row(
        "Purveyor",
        "its plate is emptied before the Sailor serves it again",
        lambda: given(harbor(fish=2, council="Sailor", buildings=own("Purveyor")), plates=0),
        ("use Sailor", "use", "serve 1", "serve 1"),
        {"goods": (1, 0, 2), "plates": 1},
    ),
    # 217 Cold Storage (where fish stay on an elder: test functions below)
    Row(
        "Cold Storage",
        "1 fish comes into the supply either way (leave one)",
        lambda: fishing(harbor(council={"Sailor": elder(2)}, buildings=own("Cold Storage"))),
        ("leave one",),
        {"goods": (0, 3, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Cold Storage",
        "1 fish comes into the supply either way (clear)",
        lambda: fishing(harbor(council={"Sailor": elder(2)}, buildings=own("Cold Storage"))),
        ("clear",),
        {"goods": (0, 3, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Cold Storage",
        "clearing gives the wood of the Residential Home",
        lambda: fishing(harbor(council={"Sailor": elder(2)}, buildings=own("Cold Storage", "Residential Home"))),
        ("clear",),
        {"goods": (1, 3, 0)},
    ),
    Row(
        "Cold Storage",
        "leaving one does not give the wood of the Residential Home",
        lambda: fishing(harbor(council={"Sailor": elder(2)}, buildings=own("Cold Storage", "Residential Home"))),
        ("leave one",),
        {"goods": (0, 3, 0)},
    ),
    # 218 Stock Management
    owns(
        "Stock Management",
        "a schooner for gold costs 3",
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner", "points Stock Management": 1},
        gold=3,
    ),
    owns("Stock Management", "a schooner for gold costs not 2", (), {"cannot build a ship": True}, gold=2),
    Row(
        "Stock Management",
        "adds to the Shipping Office",
        lambda: given(harbor(gold=2, buildings=own("Stock Management", "Shipping Office"))),
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    owns(
        "Stock Management",
        "a schooner for goods still costs 8 wood and 8 fish",
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
        wood=8,
        fish=8,
    ),
    owns("Stock Management", "a cutter still costs gold", (), {"cannot build a ship": True}, wood=12),
    worth(
        "Stock Management", "no points without schooners", 0, track="sloop cutter", buildings=own("Stock Management")
    ),
    worth("Stock Management", "1 point per schooner", 3, track=T12, buildings=own("Stock Management")),
    # 221 Poor House
    Row(
        "Poor House",
        "takes all fish from the table",
        lambda: given(harbor(wood=2), display="Poor House", plates=4),
        build("Poor House", "use"),
        {"goods": (0, 4, 0), "plates": 0},
    ),
    Row(
        "Poor House",
        "takes at most 7",
        lambda: given(harbor(wood=2), display="Poor House", plates=7),
        build("Poor House", "use"),
        {"goods": (0, 7, 0), "plates": 0},
    ),
    Row(
        "Poor House",
        "takes all or none",
        lambda: given(harbor(wood=2), display="Poor House", plates=4),
        build("Poor House", "decline"),
        {"goods": (0, 0, 0), "plates": 4, "asked": []},
    ),
    Row(
        "Poor House",
        "does nothing at an empty table",
        lambda: given(harbor(wood=2), display="Poor House", plates=0),
        build("Poor House"),
        {"goods": (0, 0, 0), "plates": 0, "asked": []},
    ),
    # 222 Smoking Cottage
    built(
        "Smoking Cottage",
        "as much wood as fish in the Reserve",
        "use",
        {"goods": (0, 0, 0), "reserve": (5, 5, 1)},
        wood=1,
        reserve={"fish": 5, "gold": 1},
    ),
    built(
        "Smoking Cottage",
        "wood that is there counts",
        "use",
        {"goods": (0, 9, 0), "reserve": (5, 5, 0)},
        wood=1,
        fish=9,
        reserve={"fish": 5, "wood": 4},
    ),
    built(
        "Smoking Cottage",
        "wood in the Reserve has no limit",
        "use",
        {"reserve": (16, 16, 0)},
        wood=1,
        reserve={"fish": 16},
    ),
    built(
        "Smoking Cottage",
        "may be declined",
        "decline",
        {"reserve": (0, 5, 0), "asked": []},
        wood=1,
        reserve={"fish": 5},
    ),
    built(
        "Smoking Cottage",
        "does nothing without fish in the Reserve",
        "",
        {"reserve": (0, 0, 0), "asked": []},
        wood=1,
        fish=5,
    ),
    built(
        "Smoking Cottage",
        "does nothing with more wood than fish",
        "",
        {"reserve": (4, 3, 0), "asked": []},
        wood=1,
        reserve={"fish": 3, "wood": 4},
    ),
    # 223 Ship Broker
    owns(
        "Ship Broker",
        "sells sloops for 2 and cutters for 4, as often as wanted",
        (BROKER_SLOOP, BROKER_CUTTER, BROKER_SLOOP),
        {"goods": (0, 0, 8), "track": "schooner", "can gold": True},
        track="sloop sloop cutter schooner",
    ),
    Row(
        "Ship Broker",
        "a sold ship can be built again",
        lambda: given(
            harbor(wood=2, fish=2, track="sloop", buildings=own("Ship Broker")), ships=ships("cutter schooner")
        ),
        (BROKER_SLOOP, "build a ship", "sloop"),
        {"goods": (0, 0, 2), "track": "sloop"},
    ),
    Row(
        "Ship Broker",
        "the rest moves left, and the haul falls from 7 to 6 (cost of the Fishhouse 6+3)",
        lambda: given(harbor(wood=4, fish=9, track="sloop cutter", buildings=own("Ship Broker")), display="Fishhouse"),
        (BROKER_SLOOP, *build("Fishhouse")),
        {"goods": (0, 0, 2), "track": "cutter"},
    ),
    owns(
        "Ship Broker",
        "makes room on a full track",
        (BROKER_SLOOP, "build a ship", "sloop"),
        {"goods": (0, 0, 2), "track": T14},
        wood=2,
        fish=2,
        track=T14,
    ),
    Row(
        "Ship Broker",
        "sells also just before scoring",
        lambda: scoring(harbor(track="cutter schooner", buildings=own("Ship Broker"))),
        (BROKER_CUTTER, "go on"),
        {"goods": (0, 0, 4), "points Gold": 4, "points Ships": 4, "track": "schooner"},
    ),
    # 224 Water Tower
    built(
        "Water Tower",
        "2 gold into the Reserve",
        "use",
        {"goods": (0, 0, 0), "reserve": (0, 0, 2), "points Gold": 0},
        wood=5,
    ),
    built("Water Tower", "may be declined", "decline", {"goods": (0, 0, 0), "reserve": (0, 0, 0), "asked": []}, wood=5),
    # 225 Sailor's Home (what lies on elders: test functions below)
    Row(
        "Sailor's Home",
        "the gold on an elder comes with his use",
        lambda: given(harbor(council={"Forest Manager": elder(gold=1), "Sailor": elder(gold=1)})),
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 0, 2)},
    ),
    Row(
        "Sailor's Home",
        "gold left on elders counts nothing",
        lambda: scoring(harbor(gold=1, council={"Sailor": elder(gold=1)}, buildings=own("Sailor's Home"))),
        (),
        {"points Gold": 1, "points Sailor's Home": 2},
    ),
    built("Sailor's Home", "does nothing without elders", "", {"goods": (0, 0, 0), "asked": []}, wood=4, fish=2),
    # 226 Driftwood Rafting
    owns(
        "Driftwood Rafting",
        "2 wood into the Reserve before a worker, at haul 12 (left)",
        ("gold",),
        {"goods": (0, 0, 1), "reserve": (2, 0, 0)},
        track=T13,
    ),
    owns(
        "Driftwood Rafting",
        "2 wood into the Reserve before a worker, at haul 12 (right)",
        ("gold",),
        {"goods": (0, 0, 1), "reserve": (14, 0, 0)},
        track=T14,
        reserve={"wood": 12},
    ),
    owns("Driftwood Rafting", "nothing at haul 11", ("gold",), {"goods": (0, 0, 1), "reserve": (0, 0, 0)}, track=T12),
    owns("Driftwood Rafting", "nothing for a pass", ("pass",), {"reserve": (0, 0, 0)}, track=T13),
    owns(
        "Driftwood Rafting",
        "works before a worker on an elder",
        ("use Forest Manager", *FELL_TWO),
        {"goods": (5, 0, 1), "reserve": (2, 0, 0)},
        track=T13,
        council="Forest Manager",
    ),
    owns(
        "Driftwood Rafting",
        "once for the worker, not for the elder used without one",
        ("take an elder", "take Forest Manager", "use", *FELL_TWO),
        {"goods": (5, 0, 1), "reserve": (2, 0, 0)},
        track=T13,
    ),
    owns(
        "Driftwood Rafting",
        "the wood is there when the worker transfers the Reserve",
        ("transfer reserve",),
        {"goods": (2, 1, 0), "reserve": (0, 0, 0)},
        track=T13,
        reserve={"fish": 1},
    ),
    built(
        "Driftwood Rafting",
        "nothing for the worker that builds it",
        "",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0)},
        fish=4,
        gold=1,
        track=T13,
    ),
    Row(
        "Driftwood Rafting",
        "nothing after the haul has fallen (Ship Broker)",
        lambda: given(harbor(track=T13, buildings=own("Driftwood Rafting", "Ship Broker"))),
        (BROKER_SLOOP, "gold"),
        {"goods": (0, 0, 3), "reserve": (0, 0, 0)},
    ),
    Row(
        "Driftwood Rafting",
        "works with a haul of 12 from the Stilt House",
        lambda: given(harbor(track=T10, buildings=own("Driftwood Rafting", "Stilt House"))),
        ("gold",),
        {"reserve": (2, 0, 0)},
    ),
    # 227 Ranger's Office
    owns(
        "Ranger's Office",
        "a new forest counts for the thinning out",
        ("thin out", "use", "forest c1"),
        {"goods": (5, 0, 0), "forests": 5},
    ),
    owns(
        "Ranger's Office", "may be declined", ("thin out", "decline"), {"goods": (4, 0, 0), "forests": 4, "asked": []}
    ),
    owns(
        "Ranger's Office",
        "adds only to forested double spaces",
        ("thin out", "use"),
        {"can forest c1": True, "can forest c2": True, "cannot forest a2": True, "cannot forest a3": True},
    ),
    owns(
        "Ranger's Office",
        "needs a forest to begin with",
        (),
        {"cannot thin out": True, "can reforest": True},
        forests="",
    ),
    owns(
        "Ranger's Office",
        "keeps to 12 wood",
        ("thin out", "use", "forest c1"),
        {"goods": (12, 0, 0), "forests": 5},
        wood=10,
    ),
    Row(
        "Ranger's Office",
        "works if an elder thins out",
        lambda: given(harbor(council="Silviculturist", buildings=own("Ranger's Office")), seats=3),
        ("use Silviculturist", "thin out", "use", "forest c2"),
        {"goods": (6, 0, 0), "forests": 5},
    ),
    Row(
        "Ranger's Office",
        "is no Reforest",
        lambda: given(harbor(buildings=own("Ranger's Office", "Forest Lake Hut", "Worker's Cottage"))),
        ("thin out", "use", "forest c1"),
        {"goods": (5, 0, 0), "forests": 5, "asked": []},
    ),
    # 228 Stilt House
    Row(
        "Stilt House",
        "may be built beside ships up to the left 10",
        lambda: given(harbor(wood=1, track=T10), display="Stilt House"),
        ("build a building", "build Stilt House"),
        {"goods": (0, 0, 0), "buildings": ["Stilt House"], "track": T10},
    ),
    Row(
        "Stilt House",
        "may not be built if a ship lies on the right 10",
        lambda: given(harbor(wood=1, track=T11), display="Stilt House"),
        (),
        {"cannot build a building": True, "can gold": True},
    ),
    Row(
        "Stilt House",
        "may not be built on a full track",
        lambda: given(harbor(wood=1, track=T14), display="Stilt House"),
        (),
        {"cannot build a building": True},
    ),
    owns(
        "Stilt House",
        "takes no building space and is no ship",
        (),
        {"points Stilt House": 3, "points Free building spaces": -5, "points Ships": 0},
    ),
    Row(
        "Stilt House",
        "makes the haul 12 when all to its left is covered",
        lambda: fishing(harbor(track=T10, shares=[5, 0], unissued=0, buildings=own("Stilt House"))),
        (),
        {"goods": (0, 5, 0), "reserve": (0, 7, 0)},
    ),
    Row(
        "Stilt House",
        "does not lift the haul of 10 with one unit free to its left",
        lambda: fishing(harbor(track=T9, shares=[5, 0], unissued=0, buildings=own("Stilt House"))),
        (),
        {"goods": (0, 5, 0), "reserve": (0, 5, 0)},
    ),
    Row(
        "Stilt House",
        "does not lift the haul of 9",
        lambda: fishing(harbor(track=T8, shares=[5, 0], unissued=0, buildings=own("Stilt House"))),
        (),
        {"goods": (0, 5, 0), "reserve": (0, 4, 0)},
    ),
    Row(
        "Stilt House",
        "without ships the haul is 3",
        lambda: fishing(harbor(buildings=own("Stilt House"))),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 1, 0)},
    ),
    owns(
        "Stilt House",
        "beside 8 units only a sloop has room",
        ("build a ship", "sloop"),
        {"goods": (10, 10, 12), "track": T10},
        wood=12,
        fish=12,
        gold=12,
        track=T8,
    ),
    owns(
        "Stilt House",
        "beside 7 units a cutter has room, a schooner has not",
        ("build a ship",),
        {"can sloop": True, "can cutter": True, "cannot schooner for goods": True, "cannot schooner for gold": True},
        wood=12,
        fish=12,
        gold=12,
        track="cutter schooner",
    ),
    Row(
        "Stilt House",
        "beside 6 units a schooner fills the track",
        lambda: given(harbor(gold=4, track="sloop schooner", buildings=own("Stilt House", "Swing-Net Fishery"))),
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": T10, "points Swing-Net Fishery": 5},
    ),
    owns(
        "Stilt House",
        "beside 9 units no ship has room",
        (),
        {"cannot build a ship": True, "can gold": True},
        wood=12,
        fish=12,
        gold=12,
        track=T9,
    ),
    owns(
        "Stilt House",
        "beside 10 units no ship has room",
        (),
        {"cannot build a ship": True, "can gold": True},
        wood=12,
        fish=12,
        gold=12,
        track=T10,
    ),
    Row(
        "Stilt House",
        "a free ship without room is lost (Boathouse)",
        lambda: given(harbor(wood=2, track=T9, buildings=own("Stilt House")), display="Boathouse"),
        build("Boathouse", "use"),
        {"track": T9, "buildings": ["Boathouse", "Stilt House"], "asked": []},
    ),
    owns(
        "Stilt House",
        "the Harbor Master does not work on a track filled with its help",
        (),
        {"cannot use Harbor Master": True, "can gold": True},
        track=T10,
        council="Harbor Master",
    ),
    Row(
        "Stilt House",
        "does not work while a ship to its left is gone (Ship Broker)",
        lambda: given(harbor(track=T10, buildings=own("Stilt House", "Ship Broker", "Swing-Net Fishery"))),
        (BROKER_SLOOP,),
        {"track": T8, "points Swing-Net Fishery": 0},
    ),
    Row(
        "Stilt House",
        "works again when the ship is back",
        lambda: given(
            harbor(wood=2, fish=2, track=T10, buildings=own("Stilt House", "Ship Broker", "Swing-Net Fishery"))
        ),
        (BROKER_SLOOP, "build a ship", "sloop"),
        {"goods": (0, 0, 2), "track": T10, "points Swing-Net Fishery": 5},
    ),
    Row(
        "Stilt House",
        "sets off the Whaling Station",
        lambda: given(harbor(wood=1, track=T10, buildings=own("Whaling Station")), display="Stilt House"),
        ("build a building", "build Stilt House"),
        {"goods": (0, 0, 4)},
    ),
    Row(
        "Stilt House",
        "does not set off the Whaling Station with a unit free to its left",
        lambda: given(harbor(wood=1, track=T9, buildings=own("Whaling Station")), display="Stilt House"),
        ("build a building", "build Stilt House"),
        {"goods": (0, 0, 0)},
    ),
    owns(
        "Stilt House",
        "is a building for the Pond Builder: 4+1 fish",
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 2, 0)},
        council="Pond Builder",
    ),
    Row(
        "Stilt House",
        "is a building for the Tour Guide",
        lambda: given(
            harbor(council="Tour Guide", buildings=own("Stilt House")), seats=4, options={"tour_guide": True}
        ),
        ("use Tour Guide",),
        {"goods": (0, 1, 0)},
    ),
    Row(
        "Stilt House",
        "can be razed by the Investor",
        lambda: given(
            harbor(track=T10, council="Investor", buildings=own("Stilt House", "Swing-Net Fishery")),
            seats=3,
            options={"investor": True},
        ),
        ("use Investor", "raze Stilt House", "decline"),
        {"goods": (0, 0, 1), "buildings": ["Swing-Net Fishery"], "points Swing-Net Fishery": 0},
    ),
    Row(
        "Stilt House",
        "is a building for the Administration and no ship",
        lambda: given(harbor(track="sloop", buildings=own("Stilt House", "Administration"))),
        (),
        {"points Administration": 6},
    ),
    Row(
        "Stilt House",
        "is no ship for the Harbor Installation and the Docking Harbor",
        lambda: given(harbor(track="sloop", buildings=own("Stilt House", "Harbor Installation", "Docking Harbor"))),
        (),
        {"points Harbor Installation": 4, "points Docking Harbor": 2},
    ),
    # 229 Whaling Station
    built(
        "Whaling Station",
        "4 gold at once if the haul is 12 already (left)",
        "",
        {"goods": (0, 0, 4)},
        wood=5,
        fish=7,
        track=T13,
    ),
    built(
        "Whaling Station",
        "4 gold at once if the haul is 12 already (right)",
        "",
        {"goods": (0, 0, 4)},
        wood=5,
        fish=7,
        track=T14,
    ),
    built("Whaling Station", "nothing at haul 11", "", {"goods": (0, 0, 0)}, wood=5, fish=7, track=T12),
    owns(
        "Whaling Station",
        "4 gold when a ship makes the haul 12",
        ("build a ship", "sloop"),
        {"goods": (0, 0, 4), "track": T13},
        wood=2,
        fish=2,
        track=T11,
    ),
    owns(
        "Whaling Station",
        "nothing when a ship makes the haul 11",
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop sloop schooner schooner"},
        wood=2,
        fish=2,
        track=T10,
    ),
    # 230 Manufacture
    owns(
        "Manufacture",
        "1 wood for 1 fish, as often as wanted",
        (TO_FISH, TO_FISH),
        {"goods": (0, 2, 0), f"cannot {TO_FISH}": True, f"cannot {TO_WOOD}": True, "can gold": True},
        wood=2,
    ),
    owns(
        "Manufacture",
        "3 fish for 2 wood, as often as wanted",
        (TO_WOOD, TO_WOOD),
        {"goods": (4, 0, 0), f"cannot {TO_WOOD}": True, "can gold": True},
        fish=6,
    ),
    owns("Manufacture", "keeps to 12 wood", (TO_WOOD,), {"goods": (12, 0, 0)}, wood=11, fish=3),
    owns(
        "Manufacture",
        "does not touch the Reserve",
        (),
        {f"cannot {TO_WOOD}": True, f"cannot {TO_FISH}": True},
        reserve={"wood": 5, "fish": 5},
    ),
    Row(
        "Manufacture",
        "not within the Sailor's action",
        lambda: given(harbor(wood=5, fish=5, council="Sailor", buildings=own("Manufacture")), plates=2),
        ("use Sailor",),
        {"asked": ["serve 1", "serve 2"]},
    ),
    Row(
        "Manufacture",
        "before the Sailor's action it can pay for plates",
        lambda: given(harbor(wood=1, fish=1, council="Sailor", buildings=own("Manufacture")), plates=2),
        (TO_FISH, "use Sailor", "serve 1"),
        {"goods": (1, 0, 1), "plates": 2},
    ),
    # 231 Residence
    built(
        "Residence", "1 wood and 1 fish per elder", "use", {"goods": (2, 2, 0)}, gold=3, council="Sailor, Constructor"
    ),
    built("Residence", "at most 5 of each", "use", {"goods": (5, 5, 0)}, gold=3, council=FIVE),
    built(
        "Residence", "keeps to 12 wood", "use", {"goods": (12, 2, 0)}, wood=11, gold=3, council="Sailor, Constructor"
    ),
    built(
        "Residence",
        "may be declined",
        "decline",
        {"goods": (0, 0, 0), "asked": []},
        gold=3,
        council="Sailor, Constructor",
    ),
    built("Residence", "does nothing without elders", "", {"goods": (0, 0, 0), "asked": []}, gold=3),
    # 232 Playhouse
    Row(
        "Playhouse",
        "costs 1 gold in round 1",
        lambda: given(harbor(fish=15, gold=1), display="Playhouse", round_=1),
        build("Playhouse"),
        {"goods": (0, 0, 0), "points Playhouse": 11},
    ),
    Row(
        "Playhouse",
        "costs 7 gold in round 7",
        lambda: given(harbor(fish=15, gold=7), display="Playhouse", round_=7),
        build("Playhouse"),
        {"goods": (0, 0, 0), "points Playhouse": 11},
    ),
    Row(
        "Playhouse",
        "costs not 6 gold in round 7",
        lambda: given(harbor(fish=15, gold=6), display="Playhouse", round_=7),
        (),
        {"cannot build a building": True},
    ),
    # 241 Bank Center
    built("Bank Center", "1 gold per issued share held", "use", {"goods": (0, 0, 2)}, wood=4, fish=3, gold=1),
    Row(
        "Bank Center",
        "shares of any colour count, unissued ones and those on the action board do not",
        lambda: given(
            harbor(wood=4, fish=3, gold=1, shares=[3, 2], unissued=1),
            harbor(shares=[0, 2], unissued=1),
            display="Bank Center",
            issued=[1, 0],
        ),
        build("Bank Center", "use"),
        {"goods": (0, 0, 5)},
    ),
    built("Bank Center", "may be declined", "decline", {"goods": (0, 0, 0), "asked": []}, wood=4, fish=3, gold=1),
    # 242 Nursery
    Row(
        "Nursery",
        "covers as many free spaces as wanted with 1 wood each",
        lambda: scoring(harbor(wood=3, buildings=own("Nursery"))),
        ("cover 2",),
        {"points Free building spaces": -2, "points Nursery": 1},
    ),
    Row(
        "Nursery",
        "covers none if so wanted",
        lambda: scoring(harbor(wood=3, buildings=own("Nursery"))),
        ("cover 0",),
        {"points Free building spaces": -4},
    ),
    Row(
        "Nursery",
        "covers at most as many as there is wood",
        lambda: scoring(harbor(wood=3, buildings=own("Nursery"))),
        (),
        {"asked": ["cover 0", "cover 1", "cover 2", "cover 3"]},
    ),
    Row(
        "Nursery",
        "covers at most as many as are free",
        lambda: scoring(harbor(wood=12, buildings=own("Nursery", "Castle", "Theater"))),
        (),
        {"asked": ["cover 0", "cover 1", "cover 2"]},
    ),
    Row(
        "Nursery",
        "does not use the wood of the Reserve",
        lambda: scoring(harbor(reserve={"wood": 5}, buildings=own("Nursery"))),
        ("cover 4",),
        {"points Free building spaces": -4},
    ),
    Row(
        "Nursery",
        "does not save the minus of unissued shares",
        lambda: scoring(harbor(wood=12, buildings=own("Nursery"))),
        ("cover 4",),
        {"points Free building spaces": 0, "points Unissued shares": -3},
    ),
    Row(
        "Nursery",
        "covered spaces are not doubled by the Bank (2 free spaces and 3 unissued shares are)",
        lambda: scoring(harbor(wood=1, buildings=own("Nursery", "Bank"))),
        ("cover 1",),
        {"points Free building spaces": -2, "points Minus points doubled": -5},
    ),
    Row(
        "Nursery",
        "with all covered the Bank doubles the shares only",
        lambda: scoring(harbor(wood=3, buildings=own("Nursery", "Bank"))),
        ("cover 3",),
        {"points Free building spaces": 0, "points Minus points doubled": -3},
    ),
    Row(
        "Nursery",
        "its wood no longer counts for the Market Tower",
        lambda: scoring(harbor(wood=3, fish=3, gold=3, buildings=own("Nursery", "Market Tower"))),
        ("cover 2",),
        {"points Market Tower": 1, "points Free building spaces": -1},
    ),
    Row(
        "Nursery",
        "its wood no longer counts for the Depot",
        lambda: scoring(harbor(wood=12, buildings=own("Nursery", "Depot"))),
        ("cover 1",),
        {"points Depot": 0, "points Free building spaces": -2},
    ),
    Row(
        "Nursery",
        "wood not used still counts for the Depot",
        lambda: scoring(harbor(wood=12, buildings=own("Nursery", "Depot"))),
        ("cover 0",),
        {"points Depot": 6, "points Free building spaces": -3},
    ),
    # 243 Longhouse
    Row(
        "Longhouse",
        "issued shares of any colour give nothing, unissued ones still cost",
        lambda: given(harbor(shares=[2, 1], buildings=own("Longhouse")), harbor(shares=[0, 2], unissued=2)),
        (),
        {"points Longhouse": 6, "points Issued shares": 0, "points Unissued shares": -3},
    ),
    Row(
        "Longhouse",
        "without it the same shares give 3",
        lambda: given(harbor(shares=[2, 1]), harbor(shares=[0, 2], unissued=2)),
        (),
        {"points Longhouse": 0, "points Issued shares": 3, "points Unissued shares": -3},
    ),
    # 244 Fishhouse
    Row(
        "Fishhouse",
        "costs both hauls: 5 and 6",
        lambda: given(harbor(wood=4, fish=11, track="sloop"), harbor(track="cutter"), display="Fishhouse"),
        build("Fishhouse"),
        {"goods": (0, 0, 0), "points Fishhouse": 7},
    ),
    Row(
        "Fishhouse",
        "costs not less than both hauls",
        lambda: given(harbor(wood=4, fish=10, track="sloop"), harbor(track="cutter"), display="Fishhouse"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Fishhouse",
        "costs the haul of one opponent of choice (the smaller one)",
        lambda: given(harbor(wood=4, fish=6), harbor(track=T14), harbor(), display="Fishhouse"),
        build("Fishhouse"),
        {"goods": (0, 0, 0), "buildings": ["Fishhouse"]},
    ),
    Row(
        "Fishhouse",
        "costs not less than the smallest haul of an opponent",
        lambda: given(harbor(wood=4, fish=7), harbor(track=T14), harbor(track="sloop"), display="Fishhouse"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Fishhouse",
        "costs 24 fish at most",
        lambda: given(
            harbor(wood=4, fish=24, track=T13), harbor(track="sloop sloop cutter cutter schooner"), display="Fishhouse"
        ),
        build("Fishhouse"),
        {"goods": (0, 0, 0), "buildings": ["Fishhouse"]},
    ),
    Row(
        "Fishhouse",
        "solo costs one's own haul",
        lambda: given(harbor(wood=4, fish=5, track="sloop"), seats=1, options={"solo": "basic"}, display="Fishhouse"),
        build("Fishhouse"),
        {"goods": (0, 0, 0), "buildings": ["Fishhouse"]},
    ),
    Row(
        "Fishhouse",
        "solo costs not less than one's own haul",
        lambda: given(harbor(wood=4, fish=4, track="sloop"), seats=1, options={"solo": "basic"}, display="Fishhouse"),
        (),
        {"cannot build a building": True, "can gold": True},
    ),
    # 245 Shipping Museum
    built(
        "Shipping Museum",
        "is paid with three ships and gives 3 gold",
        "use",
        {"goods": (0, 0, 3), "track": "sloop", "points Shipping Museum": 7, "points Ships": 1},
        track="sloop cutter schooner sloop",
    ),
    built(
        "Shipping Museum",
        "the gold may be declined",
        "decline",
        {"goods": (0, 0, 0), "track": "", "points Shipping Museum": 7, "asked": []},
        track="sloop cutter schooner",
    ),
    Row(
        "Shipping Museum",
        "needs a sloop",
        lambda: given(harbor(wood=12, fish=20, gold=20, track="cutter schooner"), display="Shipping Museum"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Shipping Museum",
        "needs a cutter",
        lambda: given(harbor(wood=12, fish=20, gold=20, track="sloop schooner"), display="Shipping Museum"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Shipping Museum",
        "needs a schooner",
        lambda: given(harbor(wood=12, fish=20, gold=20, track="sloop cutter"), display="Shipping Museum"),
        (),
        {"cannot build a building": True},
    ),
    # 246 Depot
    Row("Depot", "12 wood", lambda: given(harbor(wood=12, buildings=own("Depot"))), (), {"points Depot": 6}),
    Row("Depot", "15 gold", lambda: given(harbor(gold=15, buildings=own("Depot"))), (), {"points Depot": 6}),
    Row("Depot", "both", lambda: given(harbor(wood=12, gold=15, buildings=own("Depot"))), (), {"points Depot": 6}),
    worth("Depot", "11 wood, 14 gold", 0, wood=11, gold=14, buildings=own("Depot")),
    worth(
        "Depot",
        "the Reserve does not count",
        0,
        wood=11,
        gold=14,
        reserve={"wood": 12, "gold": 15},
        buildings=own("Depot"),
    ),
    # 247 Boarding House
    worth(
        "Boarding House",
        "5 points with 3 B buildings, of any deck",
        5,
        buildings=own("Boarding House", "Poor House", "Dairy", "Stockfishery"),
    ),
    worth(
        "Boarding House",
        "none with 2, whatever A and C there are",
        0,
        buildings={**own("Boarding House", "Poor House", "Dairy", "Castle"), "b3": "Net Pen"},
    ),
    worth(
        "Boarding House",
        "the Stilt House counts",
        5,
        buildings=own("Boarding House", "Poor House", "Dairy", "Stilt House"),
    ),
    # 248 Harbor Gate
    worth("Harbor Gate", "full track", 6, track=T14, buildings=own("Harbor Gate")),
    worth("Harbor Gate", "one free unit, although the haul is 12", 0, track=T13, buildings=own("Harbor Gate")),
    worth("Harbor Gate", "full with the Stilt House", 6, track=T10, buildings=own("Harbor Gate", "Stilt House")),
    worth(
        "Harbor Gate", "one free unit beside the Stilt House", 0, track=T9, buildings=own("Harbor Gate", "Stilt House")
    ),
    # 249 Market Tower
    worth(
        "Market Tower",
        "counts sets: the good there is least of",
        3,
        wood=3,
        fish=5,
        gold=4,
        buildings=own("Market Tower"),
    ),
    worth(
        "Market Tower",
        "none if a good is missing, whatever is in the Reserve",
        0,
        wood=9,
        fish=9,
        reserve={"wood": 9, "fish": 8, "gold": 9},
        buildings=own("Market Tower"),
    ),
    worth(
        "Market Tower",
        "12 with all the wood there can be",
        12,
        wood=12,
        fish=20,
        gold=20,
        buildings=own("Market Tower"),
    ),
    Row(
        "Market Tower",
        "still counts gold with the Hermitage",
        lambda: given(harbor(wood=2, fish=2, gold=2, buildings=own("Market Tower", "Hermitage"))),
        (),
        {"points Market Tower": 2, "points Gold": 0},
    ),
    # 250 Inshore Fishery
    worth(
        "Inshore Fishery",
        "4 sloops and cutters",
        5,
        track="sloop sloop cutter cutter",
        buildings=own("Inshore Fishery"),
    ),
    worth(
        "Inshore Fishery",
        "3 of them: schooner and catboat do not count",
        0,
        track="sloop cutter cutter schooner",
        buildings=own("Inshore Fishery"),
    ),
    worth("Inshore Fishery", "5 of them", 5, track="sloop sloop sloop cutter cutter", buildings=own("Inshore Fishery")),
    # 251 Chancellery
    worth(
        "Chancellery",
        "4 elders",
        8,
        council="Sailor, Constructor, Builder, Harbor Master",
        buildings=own("Chancellery"),
    ),
    worth("Chancellery", "3 elders", 0, council="Sailor, Constructor, Builder", buildings=own("Chancellery")),
    worth("Chancellery", "5 elders", 8, council=FIVE, buildings=own("Chancellery")),
    # 252 Rich Forest
    worth(
        "Rich Forest",
        "counts the buildings beside forests, and itself",
        3,
        buildings={"b1": "Rich Forest", "b2": "Net Pen", "b3": "Castle", "a2": "Dairy", "a3": "Portal"},
    ),
    worth(
        "Rich Forest", "not itself if it is not beside a forest", 1, buildings={"a2": "Rich Forest", "b2": "Net Pen"}
    ),
    worth("Rich Forest", "diagonal does not count", 0, forests="c1:2", buildings={"b2": "Rich Forest", "a2": "Castle"}),
    worth(
        "Rich Forest",
        "under a forest counts, at both halves of it",
        2,
        forests="c1:2",
        buildings={"b2": "Rich Forest", "c2": "Castle", "d2": "Net Pen"},
    ),
    worth("Rich Forest", "beside several forests counts once", 1, forests="c2:3 a3:1", buildings={"b2": "Rich Forest"}),
    worth("Rich Forest", "none without forests", 0, forests="", buildings={"b2": "Rich Forest", "c2": "Castle"}),
    Row(
        "Rich Forest",
        "7 at most: the middle row forested",
        lambda: given(
            harbor(
                forests="a2:1 c2:1",
                buildings={
                    "b1": "Rich Forest",
                    "c1": "Castle",
                    "d1": "Net Pen",
                    "a3": "Dairy",
                    "b3": "Portal",
                    "c3": "Theater",
                    "d3": "Yard",
                },
            )
        ),
        (),
        {"points Rich Forest": 7, "points Free building spaces": 0},
    ),
    # 253 Renting Service
    Row(
        "Renting Service",
        "3 points with no ships left",
        lambda: given(harbor(buildings=own("Renting Service")), ships=ships("")),
        (),
        {"points Renting Service": 3},
    ),
    Row(
        "Renting Service",
        "1 more per ship left",
        lambda: given(harbor(buildings=own("Renting Service")), ships=ships("sloop sloop cutter schooner")),
        (),
        {"points Renting Service": 7},
    ),
    Row(
        "Renting Service",
        "ships put back count",
        lambda: given(harbor(track="sloop", buildings=own("Renting Service", "Ship Broker")), ships=ships("cutter")),
        (BROKER_SLOOP,),
        {"points Renting Service": 5},
    ),
    # 254 Docking Harbor
    built(
        "Docking Harbor",
        "costs 1 wood and 1 fish per ship with the catboat",
        "",
        {"goods": (0, 0, 0), "points Docking Harbor": 3},
        wood=3,
        fish=3,
        track="sloop cutter",
    ),
    Row(
        "Docking Harbor",
        "costs so much wood",
        lambda: given(harbor(wood=2, fish=9, track="sloop cutter"), display="Docking Harbor"),
        (),
        {"cannot build a building": True},
    ),
    Row(
        "Docking Harbor",
        "costs so many fish",
        lambda: given(harbor(wood=9, fish=2, track="sloop cutter"), display="Docking Harbor"),
        (),
        {"cannot build a building": True},
    ),
    owns(
        "Docking Harbor",
        "its points go by the ships at the end, not by what was paid",
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "points Docking Harbor": 3},
        wood=2,
        fish=2,
        track="sloop",
    ),
    Row(
        "Docking Harbor",
        "7 points from three players on",
        lambda: given(harbor(track="sloop sloop sloop sloop cutter cutter", buildings=own("Docking Harbor")), seats=3),
        (),
        {"points Docking Harbor": 7},
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}: {row.ruling}")
def test_mackerel(row: Row) -> None:
    """A card of the Mackerel deck does what its ruling says."""
    row.check()


def test_every_card_of_the_deck_has_a_row() -> None:
    """All 44 cards are tested, and nothing else."""
    assert {row.card for row in ROWS} == {*CARDS, "Shipping Museum"}
    assert len(CARDS) + 1 == 44


@pytest.mark.parametrize(
    ("card", "text", "after"),
    [
        ("Fish Trade", FISH_TRADE, (5, 5, 0)),
        ("Ship Broker", BROKER_SLOOP, (5, 5, 2)),
        ("Ship Broker", BROKER_CUTTER, (5, 5, 4)),
        ("Manufacture", TO_FISH, (4, 6, 0)),
        ("Manufacture", TO_WOOD, (7, 2, 0)),
    ],
)
def test_anytime_is_between_actions_also_of_others_but_not_within_one(
    card: str, text: str, after: tuple[int, int, int]
) -> None:
    """An exchange may be made in an opponent's turn and in one's own, but not in the middle of one's own action."""
    red = harbor(wood=5, fish=5, reserve={"fish": 3}, track="sloop cutter", buildings=own(card))
    g = given(red)
    assert text in options(g, RED)
    do(g, RED, "deforest")
    assert options(g, RED) == ["fell c1", "fell c2", "fell c3"]
    g = given(red, first=BLUE)
    assert g.deciders == (BLUE,)
    g.play(RED, text)
    assert goods(g, RED) == after
    assert g.deciders == (BLUE,)
    assert "gold" in options(g, BLUE)


def test_anytime_is_the_owners_alone() -> None:
    """An opponent cannot use the exchanges of red's buildings."""
    own_three = own("Fish Trade", "Ship Broker", "Manufacture")
    blue = harbor(wood=5, fish=5, reserve={"fish": 3}, track="sloop cutter")
    g = given(harbor(buildings=own_three), blue, first=BLUE)
    assert not [text for text in options(g, BLUE) if "->" in text]


def test_ship_broker_sells_sloops_and_cutters_only() -> None:
    """Neither schooners nor the catboat can be sold; what is sold goes back to the supply board (223)."""
    red = harbor(track="sloop cutter schooner", buildings=own("Ship Broker"))
    g = given(red, ships=ships("sloop sloop cutter cutter schooner schooner"))
    assert options(g, RED, "Ship Broker") == [BROKER_CUTTER, BROKER_SLOOP]
    do(g, RED, BROKER_SLOOP, BROKER_CUTTER)
    assert track(g, RED) == "schooner"
    assert [g.dump()["ships"][kind] for kind in ("sloop", "cutter", "schooner")] == [3, 3, 2]
    assert options(g, RED, "Ship Broker") == []


def test_ship_broker_lets_the_haul_fall_in_the_next_fishing_phase() -> None:
    """The ships that stay move left: a schooner alone is worth a haul of 6, not what it showed beside others (223)."""
    g = given(harbor(track="sloop schooner", shares=[2, 0], buildings=own("Ship Broker")), turn=4)
    do(g, RED, BROKER_SLOOP, "pass")
    do(g, BLUE, "pass")
    do(g, RED, "go on")
    assert goods(g, RED) == (0, 2, 2)
    assert reserve(g, RED) == (0, 4, 0)


def test_whaling_station_pays_once_only() -> None:
    """When the haul falls below 12 and reaches it again, there is no more gold (229)."""
    g = given(harbor(wood=4, fish=4, track=T11, buildings=own("Whaling Station", "Ship Broker")), seats=3)
    do(g, RED, "build a ship", "sloop")
    assert goods(g, RED) == (2, 2, 4)
    do(g, BLUE, "pass")
    do(g, YELLOW, "pass")
    do(g, RED, BROKER_SLOOP, "build a ship", "sloop")
    assert track(g, RED) == T13
    assert goods(g, RED) == (0, 0, 6)


def test_foresters_cottage_stacks() -> None:
    """Each chosen stack grows by exactly one, also above two (205)."""
    g = given(harbor(wood=2, fish=1), display="Forester's Cottage")
    do(g, RED, *build("Forester's Cottage", "use", "forest c1", "forest c3", "stop"))
    assert at(g, RED)["forests"] == {"c1": 3, "c2": 1, "c3": 2}


@pytest.mark.parametrize("card", ["Forester's Cottage", "Ranger's Office"])
def test_added_forests_do_not_overhang(card: str) -> None:
    """A forest lies exactly on the stack, never half beside it (205, 227)."""
    if card == "Forester's Cottage":
        g = given(harbor(wood=2, fish=1, forests="b2:1 c1:1"), display=card)
        do(g, RED, *build(card, "use"))
    else:
        g = given(harbor(forests="b2:1 c1:1", buildings=own(card)))
        do(g, RED, "thin out", "use")
    assert options(g, RED, "forest") == ["forest b2", "forest c1"]
    do(g, RED, "forest b2", "stop")
    assert at(g, RED)["forests"] == {"b2": 2, "c1": 1}


def test_loggers_pond_is_the_owners_alone() -> None:
    """Felling by an opponent gives nothing (206, Whenever)."""
    g = given(harbor(buildings=own("Logger's Pond")), first=BLUE)
    do(g, BLUE, "deforest", "fell c1")
    assert goods(g, RED) == (0, 0, 0)
    assert goods(g, BLUE) == (5, 0, 0)


def test_laborer_square_is_the_owners_alone() -> None:
    """A share issued by an opponent gives no exchange (210, Whenever)."""
    g = given(harbor(gold=3, buildings=own("Laborer Square")), first=BLUE)
    do(g, BLUE, "issue a share")
    assert goods(g, RED) == (0, 0, 3)
    assert goods(g, BLUE) == (0, 0, 2)
    assert "use" not in options(g, RED)


def test_youth_center_minds_only_the_use_of_elders() -> None:
    """To take an elder without using him does not cost the gold; to use him, with a worker or not, does (207)."""
    g = given(harbor(buildings=own("Youth Center")), turn=4)
    do(g, RED, "take an elder", "take Pond Builder", "decline")
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 1
    g = given(harbor(buildings=own("Youth Center")), turn=4)
    do(g, RED, "take an elder", "take Pond Builder", "use")
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 0
    g = given(harbor(council="Pond Builder", buildings=own("Youth Center")), turn=4)
    do(g, RED, "use Pond Builder")
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 0


def test_youth_hostel_minds_only_buildings() -> None:
    """A ship does not cost the gold, a building does, and the Youth Hostel itself is one (208)."""
    g = given(harbor(wood=2, fish=2, buildings=own("Youth Hostel")), turn=4)
    do(g, RED, "build a ship", "sloop")
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 1
    g = given(harbor(buildings=own("Youth Hostel")), display="Logger's Pond", turn=4)
    do(g, RED, *build("Logger's Pond"))
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 0
    g = given(harbor(wood=3), display="Youth Hostel", turn=4)
    do(g, RED, *build("Youth Hostel"))
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 0


def test_youth_houses_count_each_round_anew() -> None:
    """What was used or built in one round does not matter in the next (207, 208)."""
    used = harbor(elders_used=1, built=1, workers=2, buildings=own("Youth Hostel", "Youth Center"))
    g = given(used, turn=4, round_=1)
    do(g, RED, "pass")
    do(g, BLUE, "pass")
    assert goods(g, RED)[2] == 0
    for _ in range(3):
        do(g, BLUE, "pass")
        do(g, RED, "pass")
    assert goods(g, RED)[2] == 2


def test_rigging_workshop_dockhouse_schooner_builds_once() -> None:
    """The schooner in the Reserve counts as built at once, and not again when it comes onto the track (211, 321)."""
    g = given(harbor(wood=4, fish=4, buildings=own("Rigging Workshop")), display="Dockhouse")
    do(g, RED, *build("Dockhouse", "use"))
    assert at(g, RED)["reserve"]["schooner"] == 1
    assert reserve(g, RED) == (0, 0, 1)
    do(g, BLUE, "pass")
    do(g, RED, "transfer reserve")
    assert track(g, RED) == "schooner"
    assert goods(g, RED) == (0, 0, 1)
    assert reserve(g, RED) == (0, 0, 0)


def test_chiefs_house_of_another() -> None:
    """An opponent's new elder gives nothing (215, Whenever)."""
    g = given(harbor(buildings=own("Chief's House")), first=BLUE)
    do(g, BLUE, "take an elder", "take Constructor", "decline")
    assert reserve(g, RED) == (0, 0, 0)
    assert reserve(g, BLUE) == (0, 0, 0)


@pytest.mark.parametrize(("answer", "left"), [("leave one", 1), ("clear", 0)])
def test_cold_storage_fishing(answer: str, left: int) -> None:
    """With the third fish one may stay on the elder; the supply gets one either way (217)."""
    g = fishing(harbor(council={"Sailor": elder(2)}, buildings=own("Cold Storage")))
    assert options(g, RED) == ["clear", "leave one"]
    do(g, RED, answer)
    assert at(g, RED)["council"]["Sailor"]["fish"] == left
    assert goods(g, RED) == (0, 3, 0)


def test_cold_storage_is_chosen_elder_by_elder() -> None:
    """One elder may keep a fish while another is cleared (217)."""
    council = {"Sailor": elder(2), "Constructor": elder(2)}
    g = fishing(harbor(council=council, buildings=own("Cold Storage", "Residential Home")))
    do(g, RED, "leave one", "clear")
    assert sorted(seat["fish"] for seat in at(g, RED)["council"].values()) == [0, 1]
    assert goods(g, RED) == (1, 3, 0)


def test_cold_storage_with_the_fish_of_the_table() -> None:
    """The third fish may also be the one that feeds an elder (217)."""
    g = given(harbor(council={"Forest Manager": elder(2)}, buildings=own("Cold Storage")))
    do(g, RED, "use Forest Manager", "leave one", *FELL_TWO)
    assert at(g, RED)["council"]["Forest Manager"]["fish"] == 1
    assert goods(g, RED) == (5, 1, 1)
    assert forests(g, RED) == 2


def test_cold_storage_with_the_pond_builder() -> None:
    """The Pond Builder's catch of 4+1 may bring the third fish: 1 on him, 2 on the shares, 2 in the Reserve (217)."""
    g = given(harbor(council={"Pond Builder": elder(1)}, buildings=own("Cold Storage")))
    do(g, RED, "use Pond Builder", "leave one")
    assert at(g, RED)["council"]["Pond Builder"]["fish"] == 1
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 2, 0)


def test_without_cold_storage_the_third_fish_clears() -> None:
    """Nobody else is asked, and two fish are no reason to ask (217)."""
    g = fishing(harbor(council={"Sailor": elder(2)}))
    assert at(g, RED)["council"]["Sailor"]["fish"] == 0
    g = fishing(harbor(council={"Sailor": elder(1)}, buildings=own("Cold Storage")))
    assert at(g, RED)["council"]["Sailor"]["fish"] == 2
    assert goods(g, RED) == (0, 2, 0)


def test_sailors_home_puts_gold_on_the_elders_there_are() -> None:
    """Each elder gets 1 gold, which his first use brings; an elder taken later gets none (225)."""
    g = given(harbor(wood=4, fish=2, council="Forest Manager, Sailor"), display="Sailor's Home")
    do(g, RED, *build("Sailor's Home", "use"))
    assert goods(g, RED) == (0, 0, 0)
    assert [at(g, RED)["council"][name]["gold"] for name in ("Forest Manager", "Sailor")] == [1, 1]
    do(g, BLUE, "pass")
    do(g, RED, "take an elder", "take Constructor", "decline")
    assert at(g, RED)["council"]["Constructor"]["gold"] == 0
    do(g, BLUE, "pass")
    do(g, RED, "use Forest Manager", *FELL_TWO)
    assert goods(g, RED) == (5, 0, 2)
    assert [at(g, RED)["council"][name]["gold"] for name in ("Forest Manager", "Sailor")] == [0, 1]


def test_sailors_home_may_be_declined() -> None:
    """A declined effect puts no gold on anybody (225)."""
    g = given(harbor(wood=4, fish=2, council="Sailor"), display="Sailor's Home")
    do(g, RED, *build("Sailor's Home", "decline"))
    assert at(g, RED)["council"]["Sailor"]["gold"] == 0


def test_stilt_house_lies_on_the_track() -> None:
    """It is placed at the track, and all five free building spaces stay free (228)."""
    g = given(harbor(wood=1), display="Stilt House")
    do(g, RED, "build a building", "build Stilt House")
    assert at(g, RED)["buildings"] == {"track": "Stilt House"}
    assert points(g, RED, "Free building spaces") == -5
    assert points(g, RED, "Stilt House") == 3


@pytest.mark.parametrize(("stilts", "church"), [(True, 7), (False, 0)])
def test_stilt_house_is_a_building_for_the_village_church(stilts: bool, church: int) -> None:
    """With 8 buildings on spaces the Stilt House is the ninth (150, 228)."""
    names = ["Village Church", "Castle", "Net Pen", "Dairy", "Portal", "Theater", "Yard", "Fish Stand"]
    buildings = dict(zip(["b1", "a2", "b2", "c2", "d2", "a3", "b3", "c3"], names, strict=True))
    if stilts:
        buildings["track"] = "Stilt House"
    g = given(harbor(forests="", buildings=buildings))
    assert points(g, RED, "Village Church") == church
    assert points(g, RED, "Free building spaces") == -3


def test_shipping_museum_ships_come_back() -> None:
    """The ships paid lie on the supply board again (245)."""
    g = given(harbor(track="sloop cutter schooner"), display="Shipping Museum", ships=ships("sloop cutter"))
    do(g, RED, *build("Shipping Museum", "use"))
    assert [g.dump()["ships"][kind] for kind in ("sloop", "cutter", "schooner")] == [2, 2, 1]
    assert goods(g, RED) == (0, 0, 3)


def test_longhouse_is_the_owners_trouble_alone() -> None:
    """The shares of an opponent still give points (243)."""
    g = given(harbor(buildings=own("Longhouse")))
    assert points(g, RED, "Issued shares") == 0
    assert points(g, BLUE, "Issued shares") == 2


def test_longhouse_does_not_hurt_the_manor() -> None:
    """The shares are still held: only their own points are gone (153, 243)."""
    red = harbor(shares=[5, 1], unissued=0, buildings=own("Longhouse", "Manor"))
    g = given(red, harbor(shares=[0, 2], unissued=2))
    assert points(g, RED, "Manor") == 7
    assert points(g, RED, "Issued shares") == 0
    assert points(g, RED, "Unissued shares") == 0


def test_fishers_cottage_is_a_choice_of_its_owner_in_each_catch() -> None:
    """Only the owner is asked, and blue's fish go the usual way (203)."""
    g = fishing(harbor(buildings=own("Fisher's Cottage")))
    assert options(g, RED) == ["decline", "use"]
    do(g, RED, "use")
    assert goods(g, RED) == (0, 3, 0)
    assert goods(g, BLUE) == (0, 2, 0)
    assert reserve(g, BLUE) == (0, 1, 0)


def test_nursery_is_not_asked_without_need() -> None:
    """Without wood or without a free space there is nothing to decide (242)."""
    g = scoring(harbor(buildings=own("Nursery")))
    assert g.over
    assert points(g, RED, "Free building spaces") == -4
    full = {**own("Nursery", "Castle", "Theater", "Yard"), "b3": "Net Pen"}
    g = scoring(harbor(wood=5, buildings=full))
    assert g.over
    assert points(g, RED, "Free building spaces") == 0
