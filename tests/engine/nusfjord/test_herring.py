"""The 44 buildings of the Herring deck, from the rulings of the publisher's appendix."""

from typing import Final

import pytest

from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    RED,
    Json,
    at,
    do,
    elder,
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

CARDS: Final[dict[str, tuple[int, int, int, int]]] = {
    "Boathouse": (2, 0, 0, -1),
    "Boatbuilder": (0, 3, 2, 0),
    "Fish Stand": (1, 0, 0, 0),
    "Yard": (0, 2, 0, 0),
    "Pier House": (2, 1, 0, 0),
    "Forest Lake Hut": (1, 0, 0, 0),
    "Arboretum": (0, 1, 1, 1),
    "Village Center": (0, 3, 2, 1),
    "Raftbuilder": (1, 1, 0, 1),
    "Forester's House": (3, 0, 0, 1),
    "Slipway": (0, 0, 1, 1),
    "Wet Storage": (0, 0, 0, 1),
    "Portal": (0, 0, 2, 1),
    "Joinery": (2, 2, 0, 1),
    "Angler's House": (1, 1, 1, 2),
    "Fisher's House": (0, 0, 2, 2),
    "Shipping Office": (1, 1, 1, 3),
    "Theater": (4, 6, 2, 9),
    "Parish House": (2, 3, 0, 0),
    "Trading House": (2, 0, 2, 1),
    "Resource Trade": (2, 0, 1, 2),
    "Wood Trade": (0, 2, 1, 2),
    "Dairy": (2, 2, 0, 2),
    "Town Hall": (3, 2, 1, 2),
    "Sawmill": (0, 4, 2, 2),
    "Seafaring Society": (1, 0, 2, 2),
    "Lighthouse": (5, 5, 0, 3),
    "Ship Holding Co.": (2, 2, 2, 3),
    "Residential Home": (0, 0, 3, 4),
    "Boatcarver": (2, 3, 0, 0),
    "Boardwalk": (11, 0, 0, 0),
    "Shipping Lane": (0, 0, 2, 2),
    "Wharf": (5, 4, 2, 2),
    "Fish Market": (2, 25, 0, 3),
    "Market Hall": (7, 14, 0, 4),
    "Retirement Home": (0, 2, 7, 7),
    "Fortress": (10, 10, 3, 7),
    "Castle": (0, 0, 8, 11),
    "Aquarium": (3, 10, 3, 0),
    "Village Church": (3, 3, 3, 0),
    "Harbor Installation": (10, 0, 5, 2),
    "Manor": (3, 0, 2, 0),
    "Small Forest Castle": (4, 4, 1, 4),
}
"""Wood, fish and gold in round 2, and the points that the card then has in a harbor with nothing but its four forests.

The Swing-Net Fishery, paid in wood or in fish, has tests of its own."""

GOODS: Final = ("wood", "fish", "gold")

ELDERS: Final = ("Architect", "Carpenter", "Ranger", "Sponsor", "Ship Owner")
"""Elders that do not lie on the supply board with two players."""

TWO_ELDERS: Final = ("take an elder", "take Sailor", "take an elder", "take Pond Builder")

FISHING: Final = [[-1, "fishing phase"]]

NO_FOREST_LEFT_TO_PLANT: Final = "c1:2 c2:1 c3:1 a2:1 a3:1"
"""Only b1 is free."""


def build(name: str, space: str = "b1", *then: str) -> tuple[str, ...]:
    """Return the moves that build this there, and what comes after it."""
    return ("build a building", f"build {name}", f"space {space}", *then)


def sits(n: int) -> str:
    """Name n elders."""
    return ", ".join(ELDERS[:n])


def built(*names: str) -> dict[str, str]:
    """Put these on building spaces of a harbor, the free ones of a new harbor first."""
    return dict(zip(("b1", "a2", "b2", "a3", "b3", "c1", "d1", "c2", "d2", "c3", "d3"), names, strict=False))


def last_turn(mine: Json, *, round_: int = 7, display: str = "") -> Position:
    """Return a position at red's last turn of a round, which is the last turn of all."""
    return given(mine, display=display, round_=round_, first=1, turn=5)


@pytest.mark.parametrize("name", CARDS)
def test_cost_and_points(name: str) -> None:
    """A card costs all of the goods printed on it, and no others, and has the points printed on it."""
    wood, fish, gold, vp = CARDS[name]
    g = given(harbor(wood=wood, fish=fish, gold=gold), display=name)
    do(g, RED, *build(name, "b1", "decline", "stop"))
    assert at(g, RED)["buildings"] == {"b1": name}
    assert goods(g, RED) == (0, 0, 0)
    assert points(g, RED, name) == vp


@pytest.mark.parametrize(("name", "good"), [(name, i) for name in CARDS for i in range(3) if CARDS[name][i]])
def test_one_good_short(name: str, good: int) -> None:
    """Whoever lacks one good of the cost cannot build the card."""
    have: Json = {what: n - (i == good) for i, (what, n) in enumerate(zip(GOODS, CARDS[name][:3], strict=True))}
    refuses(given(harbor(**have), display=name), RED, "build a building")


FREE_SHIPS: Final = [
    Row(
        "Boathouse",
        "gives a sloop",
        lambda: given(harbor(wood=2), display="Boathouse"),
        build("Boathouse", "b1", "use"),
        {"goods": (0, 0, 0), "track": "sloop", "points Boathouse": -1, "points Ships": 1},
    ),
    Row(
        "Boathouse",
        "may be declined, and is then gone",
        lambda: given(harbor(wood=2), display="Boathouse"),
        build("Boathouse", "b1", "decline"),
        {"track": "", "asked": []},
    ),
    Row(
        "Boathouse",
        "gives nothing without sloops on the supply board",
        lambda: given(harbor(wood=2), display="Boathouse", ships=ships("cutter cutter schooner schooner")),
        build("Boathouse"),
        {"track": "", "asked": []},
    ),
    Row(
        "Boathouse",
        "gives nothing with one space left on the track",
        lambda: given(harbor(wood=2, track="sloop cutter schooner schooner"), display="Boathouse"),
        build("Boathouse"),
        {"track": "sloop cutter schooner schooner", "asked": []},
    ),
    Row(
        "Boathouse",
        "still fits with two spaces left on the track",
        lambda: given(harbor(wood=2, track="cutter cutter cutter cutter"), display="Boathouse"),
        build("Boathouse", "b1", "use"),
        {"track": "sloop cutter cutter cutter cutter"},
    ),
    Row(
        "Boathouse",
        "counts as Build a Ship for the Seafaring Society",
        lambda: given(harbor(wood=2, buildings={"b2": "Seafaring Society"}), display="Boathouse"),
        build("Boathouse", "b1", "use"),
        {"goods": (0, 0, 1), "track": "sloop"},
    ),
    Row(
        "Boathouse",
        "without a sloop is no Build a Ship for the Pier House",
        lambda: given(harbor(wood=2, buildings={"b2": "Pier House"}), display="Boathouse", ships=ships("cutter")),
        build("Boathouse", "b1", "use"),
        {"goods": (0, 0, 0), "track": ""},
    ),
    Row(
        "Boatbuilder",
        "gives a cutter",
        lambda: given(harbor(fish=3, gold=2), display="Boatbuilder"),
        build("Boatbuilder", "b1", "use"),
        {"goods": (0, 0, 0), "track": "cutter", "points Boatbuilder": 0, "points Ships": 2},
    ),
    Row(
        "Boatbuilder",
        "may be declined",
        lambda: given(harbor(fish=3, gold=2), display="Boatbuilder"),
        build("Boatbuilder", "b1", "decline"),
        {"track": "", "asked": []},
    ),
    Row(
        "Boatbuilder",
        "gives no sloop instead where cutters are gone",
        lambda: given(harbor(fish=3, gold=2), display="Boatbuilder", ships=ships("sloop sloop schooner")),
        build("Boatbuilder"),
        {"track": "", "asked": []},
    ),
    Row(
        "Boatbuilder",
        "gives no sloop instead where only a sloop fits",
        lambda: given(harbor(fish=3, gold=2, track="schooner schooner schooner"), display="Boatbuilder"),
        build("Boatbuilder"),
        {"track": "schooner schooner schooner", "asked": []},
    ),
    Row(
        "Boatbuilder",
        "counts as Build a Ship for Seafaring Society, Pier House and Raftbuilder",
        lambda: given(
            harbor(fish=3, gold=2, buildings=built("Seafaring Society", "Pier House", "Raftbuilder")),
            display="Boatbuilder",
        ),
        build("Boatbuilder", "b3", "use"),
        {"goods": (3, 0, 1), "reserve": (2, 0, 0), "track": "cutter"},
    ),
    Row(
        "Wharf",
        "gives a schooner at once at a haul of 10 (9 spaces covered)",
        lambda: given(harbor(wood=5, fish=4, gold=2, track="cutter cutter cutter"), display="Wharf"),
        build("Wharf", "b1", "use"),
        {"goods": (0, 0, 0), "track": "cutter cutter cutter schooner", "points Wharf": 2},
    ),
    Row(
        "Wharf",
        "gives a schooner at once at the other haul of 10 (10 spaces covered)",
        lambda: given(harbor(wood=5, fish=4, gold=2, track="sloop sloop cutter cutter"), display="Wharf"),
        build("Wharf", "b1", "use"),
        {"track": "sloop sloop cutter cutter schooner"},
    ),
    Row(
        "Wharf",
        "waits at a haul of 9",
        lambda: given(harbor(wood=5, fish=4, gold=2, track="schooner schooner"), display="Wharf"),
        build("Wharf", "b1", "use"),
        {"track": "schooner schooner"},
    ),
    Row(
        "Wharf",
        "waits at a haul of 11, where no schooner fits",
        lambda: given(harbor(wood=5, fish=4, gold=2, track="cutter schooner schooner"), display="Wharf"),
        build("Wharf", "b1", "use"),
        {"track": "cutter schooner schooner"},
    ),
    Row(
        "Wharf",
        "gives its schooner once a ship brings the haul to 10",
        lambda: given(harbor(wood=2, fish=2, track="cutter schooner", buildings={"b1": "Wharf"})),
        ("build a ship", "sloop", "use"),
        {"goods": (0, 0, 0), "track": "sloop cutter schooner schooner"},
    ),
    Row(
        "Wharf",
        "gives nothing when a ship jumps over the haul of 10",
        lambda: given(harbor(wood=6, gold=1, track="schooner schooner", buildings={"b1": "Wharf"})),
        ("build a ship", "cutter", "use"),
        {"track": "cutter schooner schooner"},
    ),
    Row(
        "Wharf",
        "takes a schooner from the box when the supply board has none",
        lambda: given(
            harbor(wood=5, fish=4, gold=2, track="cutter cutter cutter"), display="Wharf", ships=ships("sloop cutter")
        ),
        build("Wharf", "b1", "use"),
        {"track": "cutter cutter cutter schooner", "ships": ships("sloop cutter")},
    ),
    Row(
        "Wharf",
        "counts as Build a Ship",
        lambda: given(
            harbor(
                wood=5,
                fish=4,
                gold=2,
                track="cutter cutter cutter",
                buildings=built("Seafaring Society", "Raftbuilder", "Pier House"),
            ),
            display="Wharf",
        ),
        build("Wharf", "b3", "use"),
        {"goods": (3, 0, 1), "reserve": (2, 0, 0), "track": "cutter cutter cutter schooner"},
    ),
    Row(
        "Wharf",
        "is a second Build a Ship after the ship that brought the haul to 10",
        lambda: given(harbor(wood=2, fish=2, track="cutter schooner", buildings=built("Wharf", "Raftbuilder"))),
        ("build a ship", "sloop", "use"),
        {"reserve": (4, 0, 0), "track": "sloop cutter schooner schooner"},
    ),
]

SHIP_HELP: Final = [
    Row(
        "Pier House",
        "gives 3 wood before a ship, and the wood may pay for it",
        lambda: given(harbor(fish=2, buildings={"b1": "Pier House"})),
        ("build a ship", "sloop"),
        {"goods": (1, 0, 0), "track": "sloop"},
    ),
    Row(
        "Pier House",
        "pays half of a cutter",
        lambda: given(harbor(wood=3, gold=1, buildings={"b1": "Pier House"})),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Pier House",
        "helps with a schooner for goods",
        lambda: given(harbor(wood=5, fish=8, buildings={"b1": "Pier House"})),
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Pier House",
        "gives 3 wood also when no wood is paid",
        lambda: given(harbor(gold=4, buildings={"b1": "Pier House"})),
        ("build a ship", "schooner for gold"),
        {"goods": (3, 0, 0), "track": "schooner"},
    ),
    Row(
        "Pier House",
        "keeps to 12 wood before the ship is paid",
        lambda: given(harbor(wood=11, fish=2, buildings={"b1": "Pier House"})),
        ("build a ship", "sloop"),
        {"goods": (10, 0, 0)},
    ),
    Row(
        "Pier House",
        "starts nothing that 3 wood do not pay",
        lambda: given(harbor(wood=9, fish=1, buildings={"b1": "Pier House"})),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Pier House",
        "works for a ship built by an elder",
        lambda: given(harbor(fish=2, buildings={"b1": "Pier House"}, council="Engineer")),
        ("use Engineer", "build a ship", "sloop"),
        {"goods": (2, 0, 0), "track": "sloop"},
    ),
    Row(
        "Pier House",
        "works for the sloop of the Boathouse",
        lambda: given(harbor(wood=2, buildings={"b2": "Pier House"}), display="Boathouse"),
        build("Boathouse", "b1", "use"),
        {"goods": (3, 0, 0), "track": "sloop"},
    ),
    Row(
        "Seafaring Society",
        "gives 1 gold before a ship, and the gold may pay for it",
        lambda: given(harbor(wood=6, buildings={"b1": "Seafaring Society"})),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Seafaring Society",
        "pays the fourth gold of a schooner",
        lambda: given(harbor(gold=3, buildings={"b1": "Seafaring Society"})),
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Seafaring Society",
        "starts nothing that 1 gold does not pay",
        lambda: given(harbor(gold=2, wood=5, buildings={"b1": "Seafaring Society"})),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Seafaring Society",
        "pays with every ship, whatever it costs",
        lambda: given(harbor(wood=2, fish=2, buildings={"b1": "Seafaring Society"})),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 1), "track": "sloop"},
    ),
    Row(
        "Seafaring Society",
        "works for a ship built by an elder",
        lambda: given(harbor(wood=5, buildings={"b1": "Seafaring Society"}, council="Engineer")),
        ("use Engineer", "build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Seafaring Society",
        "and Pier House together pay for the same ship",
        lambda: given(harbor(wood=3, buildings=built("Seafaring Society", "Pier House"))),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Raftbuilder",
        "puts 2 wood into the Reserve after a ship, too late to pay for it",
        lambda: given(harbor(wood=2, fish=2, buildings={"b1": "Raftbuilder"})),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "reserve": (2, 0, 0)},
    ),
    Row(
        "Raftbuilder",
        "knows no limit of wood in the Reserve",
        lambda: given(harbor(gold=4, reserve={"wood": 11, "fish": 8}, buildings={"b1": "Raftbuilder"})),
        ("build a ship", "schooner for gold"),
        {"reserve": (13, 8, 0)},
    ),
    Row(
        "Raftbuilder",
        "works for the sloop of the Boathouse",
        lambda: given(harbor(wood=2, buildings={"b2": "Raftbuilder"}), display="Boathouse"),
        build("Boathouse", "b1", "use"),
        {"goods": (0, 0, 0), "reserve": (2, 0, 0), "track": "sloop"},
    ),
    Row(
        "Slipway",
        "makes a sloop cost 2 fish",
        lambda: given(harbor(fish=2, buildings={"b1": "Slipway"})),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    Row(
        "Slipway",
        "makes a cutter cost 4 wood and 1 gold",
        lambda: given(harbor(wood=4, gold=1, buildings={"b1": "Slipway"})),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Slipway",
        "does not make a cutter cost 3 wood",
        lambda: given(harbor(wood=3, gold=1, buildings={"b1": "Slipway"})),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Slipway",
        "makes a schooner cost 6 wood and 8 fish",
        lambda: given(harbor(wood=6, fish=8, buildings={"b1": "Slipway"})),
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Slipway",
        "leaves a schooner for 4 gold as it is",
        lambda: given(harbor(wood=2, gold=4, buildings={"b1": "Slipway"})),
        ("build a ship", "schooner for gold"),
        {"goods": (2, 0, 0), "track": "schooner"},
    ),
    Row(
        "Slipway",
        "and Engineer do not take the wood of a sloop below 0",
        lambda: given(harbor(wood=1, fish=2, buildings={"b1": "Slipway"}, council="Engineer")),
        ("use Engineer", "build a ship", "sloop"),
        {"goods": (1, 0, 0), "track": "sloop"},
    ),
    Row(
        "Slipway",
        "and Shipping Office make a sloop cost 1 fish",
        lambda: given(harbor(fish=1, buildings=built("Slipway", "Shipping Office"))),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    Row(
        "Slipway",
        "and Shipping Office make a cutter cost 3 wood and 1 gold",
        lambda: given(harbor(wood=3, gold=1, buildings=built("Slipway", "Shipping Office"))),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Shipping Office",
        "makes a sloop cost 2 wood and 1 fish",
        lambda: given(harbor(wood=2, fish=1, buildings={"b1": "Shipping Office"})),
        ("build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    Row(
        "Shipping Office",
        "makes a cutter cost 5 wood and 1 gold",
        lambda: given(harbor(wood=5, gold=1, buildings={"b1": "Shipping Office"})),
        ("build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Shipping Office",
        "makes a schooner cost 3 gold",
        lambda: given(harbor(gold=3, buildings={"b1": "Shipping Office"})),
        ("build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Shipping Office",
        "does not make a schooner for goods cheaper",
        lambda: given(harbor(wood=8, fish=7, buildings={"b1": "Shipping Office"}), ships=ships("schooner")),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Shipping Office",
        "still takes 8 wood and 8 fish for a schooner",
        lambda: given(harbor(wood=8, fish=8, buildings={"b1": "Shipping Office"})),
        ("build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Shipping Office",
        "takes only one good off a ship",
        lambda: given(harbor(wood=1, fish=1, gold=2, buildings={"b1": "Shipping Office"})),
        (),
        {"cannot build a ship": True},
    ),
    Row(
        "Ship Holding Co.",
        "builds a ship with the gold of the share just issued",
        lambda: given(harbor(wood=6, buildings={"b1": "Ship Holding Co."})),
        ("issue a share", "use", "build a ship", "cutter"),
        {"goods": (0, 0, 1), "track": "cutter", "issued": [1, 0], "unissued": 2, "asked": []},
    ),
    Row(
        "Ship Holding Co.",
        "may be declined",
        lambda: given(harbor(wood=6, buildings={"b1": "Ship Holding Co."})),
        ("issue a share", "decline"),
        {"goods": (6, 0, 2), "track": "", "asked": []},
    ),
    Row(
        "Ship Holding Co.",
        "does nothing for who cannot pay a ship",
        lambda: given(harbor(wood=5, fish=1, gold=1, buildings={"b1": "Ship Holding Co."})),
        ("issue a share",),
        {"goods": (5, 1, 3), "track": "", "asked": []},
    ),
    Row(
        "Ship Holding Co.",
        "sets off the Seafaring Society",
        lambda: given(harbor(gold=1, buildings=built("Ship Holding Co.", "Seafaring Society"))),
        ("issue a share", "use", "build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Ship Holding Co.",
        "works for the share of the Portal, with its goods",
        lambda: given(harbor(gold=2, buildings={"b2": "Ship Holding Co."}), display="Portal"),
        build("Portal", "b1", "use", "use", "build a ship", "sloop"),
        {"goods": (4, 4, 0), "track": "sloop", "issued": [1, 0]},
    ),
    Row(
        "Ship Holding Co.",
        "works for the share of the Sponsor",
        lambda: given(harbor(wood=2, buildings={"b2": "Ship Holding Co."}, council="Sponsor")),
        ("use Sponsor", "use", "build a ship", "sloop"),
        {"goods": (0, 1, 2), "track": "sloop"},
    ),
    Row(
        "Ship Holding Co.",
        "builds one ship for the two shares of the Office",
        lambda: given(harbor(wood=12, fish=7, gold=2, buildings={"b2": "Ship Holding Co."}), display="Office"),
        build("Office", "b1", "use", "use", "build a ship", "cutter"),
        {"goods": (6, 0, 4), "track": "cutter", "issued": [2, 0], "asked": []},
    ),
    Row(
        "Ship Holding Co.",
        "does nothing for the share of the Town Hall",
        lambda: given(harbor(wood=9, fish=4, gold=2, buildings={"b2": "Ship Holding Co."}), display="Town Hall"),
        build("Town Hall", "b1", "use"),
        {"goods": (6, 2, 1), "track": "", "asked": []},
    ),
]

FORESTS: Final = [
    Row(
        "Forest Lake Hut",
        "gives 1 gold and 2 fish after Reforest",
        lambda: given(harbor(buildings={"b1": "Forest Lake Hut"})),
        ("reforest", "forest a2"),
        {"goods": (0, 2, 1), "forests": 6},
    ),
    Row(
        "Forest Lake Hut",
        "works for a Reforest of the Silviculturist",
        lambda: given(harbor(buildings={"b1": "Forest Lake Hut"}, council="Silviculturist")),
        ("use Silviculturist", "reforest", "forest a2"),
        {"goods": (1, 2, 1), "forests": 6},
    ),
    Row(
        "Forest Lake Hut",
        "gives nothing for the Ranger's forest, which is no Reforest",
        lambda: given(harbor(buildings={"b1": "Forest Lake Hut"}, council="Ranger")),
        ("use Ranger", "use", "forest a2"),
        {"goods": (3, 0, 0), "forests": 5},
    ),
    Row(
        "Arboretum",
        "gives two Reforest actions",
        lambda: given(harbor(fish=1, gold=1), display="Arboretum"),
        build("Arboretum", "b1", "use", "forest a2", "use", "forest a3"),
        {"goods": (0, 0, 0), "forests": 8, "points Arboretum": 1, "asked": []},
    ),
    Row(
        "Arboretum",
        "may be used once only",
        lambda: given(harbor(fish=1, gold=1), display="Arboretum"),
        build("Arboretum", "b1", "use", "forest a2", "stop", "decline"),
        {"forests": 6, "asked": []},
    ),
    Row(
        "Arboretum",
        "may be declined",
        lambda: given(harbor(fish=1, gold=1), display="Arboretum"),
        build("Arboretum", "b1", "decline", "stop"),
        {"forests": 4, "asked": []},
    ),
    Row(
        "Arboretum",
        "pays the Forest Lake Hut twice",
        lambda: given(harbor(fish=1, gold=1, buildings={"b1": "Forest Lake Hut"}, forests="c1:2"), display="Arboretum"),
        build("Arboretum", "d3", "use", "forest a2", "use", "forest c2"),
        {"goods": (0, 4, 2), "forests": 6},
    ),
    Row(
        "Arboretum",
        "gives one Reforest where its own space leaves one free double space",
        lambda: given(harbor(fish=1, gold=1), display="Arboretum"),
        build("Arboretum", "a2", "use", "forest a3"),
        {"forests": 6, "asked": []},
    ),
    Row(
        "Arboretum",
        "gives nothing without a free double space",
        lambda: given(harbor(fish=1, gold=1, forests=NO_FOREST_LEFT_TO_PLANT), display="Arboretum"),
        build("Arboretum"),
        {"forests": 6, "asked": []},
    ),
    Row(
        "Forester's House",
        "plants 4 forests, once for the Forest Lake Hut",
        lambda: given(harbor(wood=3, buildings={"b1": "Forest Lake Hut"}), display="Forester's House"),
        build("Forester's House", "a3", "use", "forest a2"),
        {"goods": (0, 2, 1), "forests": 8},
    ),
    Row(
        "Forester's House",
        "may be declined",
        lambda: given(harbor(wood=3), display="Forester's House"),
        build("Forester's House", "b1", "decline"),
        {"forests": 4, "asked": []},
    ),
    Row(
        "Forester's House",
        "gives nothing without a free double space, stacks do not count",
        lambda: given(harbor(wood=3, forests=NO_FOREST_LEFT_TO_PLANT), display="Forester's House"),
        build("Forester's House"),
        {"forests": 6, "asked": []},
    ),
    Row(
        "Sawmill",
        "fells one more forest for 3 wood after Deforest",
        lambda: given(harbor(buildings={"b1": "Sawmill"})),
        ("deforest", "fell c2", "use", "fell c3"),
        {"goods": (8, 0, 0), "forests": 2, "asked": []},
    ),
    Row(
        "Sawmill",
        "may be declined",
        lambda: given(harbor(buildings={"b1": "Sawmill"})),
        ("deforest", "fell c2", "decline"),
        {"goods": (5, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Sawmill",
        "has nothing to do when the last forest was felled",
        lambda: given(harbor(buildings={"b1": "Sawmill"}, forests="c1:1")),
        ("deforest", "fell c1"),
        {"goods": (5, 0, 0), "forests": 0, "asked": []},
    ),
    Row(
        "Sawmill",
        "keeps to 12 wood",
        lambda: given(harbor(wood=6, buildings={"b1": "Sawmill"})),
        ("deforest", "fell c1", "use", "fell c1"),
        {"goods": (12, 0, 0), "forests": 2},
    ),
    Row(
        "Sawmill",
        "works for a Deforest of the Worker's Cottage",
        lambda: given(harbor(buildings=built("Sawmill", "Worker's Cottage"), forests="c1:2 c2:1")),
        ("reforest", "forest c3", "use", "fell c1", "use", "fell c2"),
        {"goods": (8, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Sawmill",
        "does nothing after the Forester, who does not Deforest",
        lambda: given(harbor(buildings={"b1": "Sawmill"}, council="Forester")),
        ("use Forester", "fell c2"),
        {"goods": (3, 0, 1), "forests": 3, "asked": []},
    ),
]

GAINS: Final = [
    Row(
        "Fish Stand",
        "gives 4 fish",
        lambda: given(harbor(wood=1), display="Fish Stand"),
        build("Fish Stand", "b1", "use"),
        {"goods": (0, 4, 0), "points Fish Stand": 0, "asked": []},
    ),
    Row(
        "Fish Stand",
        "may be declined, and is then gone",
        lambda: given(harbor(wood=1), display="Fish Stand"),
        build("Fish Stand", "b1", "decline"),
        {"goods": (0, 0, 0), "asked": []},
    ),
    Row(
        "Yard",
        "puts 2 gold and 1 wood into the Reserve",
        lambda: given(harbor(fish=2, reserve={"fish": 8}), display="Yard"),
        build("Yard", "b1", "use"),
        {"goods": (0, 0, 0), "reserve": (1, 8, 2)},
    ),
    Row(
        "Portal",
        "issues a share for 6 wood and 6 fish instead of gold",
        lambda: given(harbor(gold=2), display="Portal"),
        build("Portal", "b1", "use"),
        {"goods": (6, 6, 0), "issued": [1, 0], "unissued": 2, "shares": [2, 0], "asked": []},
    ),
    Row(
        "Portal",
        "keeps to 12 wood",
        lambda: given(harbor(wood=7, gold=2), display="Portal"),
        build("Portal", "b1", "use"),
        {"goods": (12, 6, 0)},
    ),
    Row(
        "Portal",
        "may be declined",
        lambda: given(harbor(gold=2), display="Portal"),
        build("Portal", "b1", "decline"),
        {"goods": (0, 0, 0), "issued": [0, 0], "unissued": 3, "asked": []},
    ),
    Row(
        "Portal",
        "gives nothing without unissued shares",
        lambda: given(harbor(gold=2, shares=[3, 0], unissued=0), display="Portal", issued=[2, 0]),
        build("Portal"),
        {"goods": (0, 0, 0), "issued": [2, 0], "asked": []},
    ),
    Row(
        "Portal",
        "is an Issue a Share for the Haulage Firm",
        lambda: given(harbor(gold=2, buildings={"b2": "Haulage Firm"}), display="Portal"),
        build("Portal", "b1", "use"),
        {"goods": (9, 6, 0)},
    ),
    Row(
        "Town Hall",
        "turns a share that stays with its owner",
        lambda: given(harbor(wood=3, fish=2, gold=1), display="Town Hall"),
        build("Town Hall", "b1", "use"),
        {
            "goods": (0, 0, 0),
            "shares": [3, 0],
            "unissued": 2,
            "issued": [0, 0],
            "points Issued shares": 3,
            "points Unissued shares": -2,
        },
    ),
    Row(
        "Town Hall",
        "is no Issue a Share for the Haulage Firm",
        lambda: given(harbor(wood=3, fish=2, gold=1, buildings={"b2": "Haulage Firm"}), display="Town Hall"),
        build("Town Hall", "b1", "use"),
        {"goods": (0, 0, 0), "shares": [3, 0]},
    ),
    Row(
        "Town Hall",
        "may be declined",
        lambda: given(harbor(wood=3, fish=2, gold=1), display="Town Hall"),
        build("Town Hall", "b1", "decline"),
        {"shares": [2, 0], "unissued": 3, "asked": []},
    ),
    Row(
        "Town Hall",
        "gives nothing without unissued shares",
        lambda: given(harbor(wood=3, fish=2, gold=1, shares=[5, 0], unissued=0), display="Town Hall"),
        build("Town Hall"),
        {"shares": [5, 0], "unissued": 0, "asked": []},
    ),
    Row(
        "Parish House",
        "gives 1 gold for an elder",
        lambda: given(harbor(wood=2, fish=3, council=sits(1)), display="Parish House"),
        build("Parish House", "b1", "use"),
        {"goods": (0, 0, 1)},
    ),
    Row(
        "Parish House",
        "gives 3 gold for 3 elders",
        lambda: given(harbor(wood=2, fish=3, council=sits(3)), display="Parish House"),
        build("Parish House", "b1", "use"),
        {"goods": (0, 0, 3)},
    ),
    Row(
        "Parish House",
        "gives no more than 3 gold for 4 elders",
        lambda: given(harbor(wood=2, fish=3, council=sits(4)), display="Parish House"),
        build("Parish House", "b1", "use"),
        {"goods": (0, 0, 3)},
    ),
    Row(
        "Parish House",
        "gives no more than 3 gold for 5 elders",
        lambda: given(harbor(wood=2, fish=3, council=sits(5)), display="Parish House"),
        build("Parish House", "b1", "use"),
        {"goods": (0, 0, 3)},
    ),
    Row(
        "Parish House",
        "gives nothing without elders",
        lambda: given(harbor(wood=2, fish=3), display="Parish House"),
        build("Parish House"),
        {"goods": (0, 0, 0), "asked": []},
    ),
    Row(
        "Retirement Home",
        "gives 1 gold for an elder",
        lambda: given(harbor(fish=2, gold=7, council=sits(1)), display="Retirement Home"),
        build("Retirement Home", "b1", "use"),
        {"goods": (0, 0, 1), "points Retirement Home": 7},
    ),
    Row(
        "Retirement Home",
        "gives 5 gold for 5 elders",
        lambda: given(harbor(fish=2, gold=7, council=sits(5)), display="Retirement Home"),
        build("Retirement Home", "b1", "use"),
        {"goods": (0, 0, 5)},
    ),
    Row(
        "Retirement Home",
        "gives nothing without elders, and keeps its points",
        lambda: given(harbor(fish=2, gold=7), display="Retirement Home"),
        build("Retirement Home"),
        {"goods": (0, 0, 0), "points Retirement Home": 7, "asked": []},
    ),
    Row(
        "Boardwalk",
        "gives 4 gold and 4 fish",
        lambda: given(harbor(wood=11), display="Boardwalk"),
        build("Boardwalk", "b1", "use"),
        {"goods": (0, 4, 4)},
    ),
    Row(
        "Fish Market",
        "gives 5 gold",
        lambda: given(harbor(wood=2, fish=25), display="Fish Market"),
        build("Fish Market", "b1", "use"),
        {"goods": (0, 0, 5)},
    ),
    Row(
        "Market Hall",
        "gives 3 gold",
        lambda: given(harbor(wood=7, fish=14), display="Market Hall"),
        build("Market Hall", "b1", "use"),
        {"goods": (0, 0, 3)},
    ),
    Row(
        "Shipping Lane",
        "gives 3 fish a sloop, 3 wood a cutter, 1 gold a schooner, nothing for the catboat",
        lambda: given(harbor(gold=2, track="sloop sloop cutter schooner"), display="Shipping Lane"),
        build("Shipping Lane", "b1", "use"),
        {"goods": (3, 6, 1)},
    ),
    Row(
        "Shipping Lane",
        "keeps to 12 wood",
        lambda: given(harbor(wood=8, gold=2, track="cutter cutter schooner schooner"), display="Shipping Lane"),
        build("Shipping Lane", "b1", "use"),
        {"goods": (12, 0, 2)},
    ),
    Row(
        "Shipping Lane",
        "may be declined",
        lambda: given(harbor(gold=2, track="sloop"), display="Shipping Lane"),
        build("Shipping Lane", "b1", "decline"),
        {"goods": (0, 0, 0), "asked": []},
    ),
    Row(
        "Shipping Lane",
        "gives nothing for the catboat alone",
        lambda: given(harbor(gold=2), display="Shipping Lane"),
        build("Shipping Lane"),
        {"goods": (0, 0, 0), "asked": []},
    ),
    Row(
        "Castle",
        "has no effect",
        lambda: given(harbor(gold=8), display="Castle"),
        build("Castle"),
        {"goods": (0, 0, 0), "points Castle": 11, "asked": []},
    ),
]

RESERVE: Final = [
    Row(
        "Angler's House",
        "fills the Reserve up to 8 fish",
        lambda: given(harbor(wood=1, fish=1, gold=1, reserve={"wood": 2, "fish": 3}), display="Angler's House"),
        build("Angler's House", "b1", "use"),
        {"goods": (0, 0, 0), "reserve": (2, 8, 0), "asked": []},
    ),
    Row(
        "Angler's House",
        "may be declined",
        lambda: given(harbor(wood=1, fish=1, gold=1), display="Angler's House"),
        build("Angler's House", "b1", "decline"),
        {"reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Angler's House",
        "gives nothing at 8 fish",
        lambda: given(harbor(wood=1, fish=1, gold=1, reserve={"fish": 8}), display="Angler's House"),
        build("Angler's House"),
        {"reserve": (0, 8, 0), "asked": []},
    ),
    Row(
        "Angler's House",
        "takes nothing away above 8 fish",
        lambda: given(harbor(wood=1, fish=1, gold=1, reserve={"fish": 12}), display="Angler's House"),
        build("Angler's House"),
        {"reserve": (0, 12, 0), "asked": []},
    ),
    Row(
        "Wet Storage",
        "puts 3 wood into the Reserve when it becomes empty",
        lambda: given(harbor(reserve={"fish": 2}, buildings={"b1": "Wet Storage"})),
        ("transfer reserve", "use"),
        {"goods": (0, 2, 0), "reserve": (3, 0, 0)},
    ),
    Row(
        "Wet Storage",
        "may be declined",
        lambda: given(harbor(reserve={"fish": 2}, buildings={"b1": "Wet Storage"})),
        ("transfer reserve", "decline"),
        {"goods": (0, 2, 0), "reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Wet Storage",
        "does nothing for a Reserve that was empty when it was built",
        lambda: given(harbor(), display="Wet Storage"),
        build("Wet Storage", "b1", "use"),
        {"reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Wet Storage",
        "fills again what it filled before",
        lambda: given(harbor(reserve={"wood": 3}, buildings={"b1": "Wet Storage"})),
        ("transfer reserve", "use"),
        {"goods": (3, 0, 0), "reserve": (3, 0, 0)},
    ),
    Row(
        "Dairy",
        "puts 1 gold into the Reserve when it becomes empty",
        lambda: given(harbor(reserve={"wood": 1, "fish": 2, "gold": 1}, buildings={"b1": "Dairy"})),
        ("transfer reserve", "use"),
        {"goods": (1, 2, 1), "reserve": (0, 0, 1)},
    ),
    Row(
        "Dairy",
        "may be declined",
        lambda: given(harbor(reserve={"fish": 2}, buildings={"b1": "Dairy"})),
        ("transfer reserve", "decline"),
        {"reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Dairy",
        "works for a Transfer Reserve of the Steward",
        lambda: given(harbor(reserve={"fish": 2}, buildings={"b1": "Dairy"}, council="Steward")),
        ("use Steward", "transfer reserve", "use", "use"),
        {"goods": (2, 2, 0), "reserve": (0, 0, 1)},
    ),
    Row(
        "Dairy",
        "and Wet Storage both fill the Reserve, Dairy first",
        lambda: given(harbor(reserve={"fish": 2}, buildings=built("Dairy", "Wet Storage"))),
        ("transfer reserve", "next Dairy", "use", "use"),
        {"goods": (0, 2, 0), "reserve": (3, 0, 1)},
    ),
    Row(
        "Dairy",
        "and Wet Storage both fill the Reserve, Wet Storage first",
        lambda: given(harbor(reserve={"fish": 2}, buildings=built("Dairy", "Wet Storage"))),
        ("transfer reserve", "next Wet Storage", "use", "use"),
        {"goods": (0, 2, 0), "reserve": (3, 0, 1)},
    ),
    Row(
        "Lighthouse",
        "transfers a Reserve filled to 8 fish by a building",
        lambda: given(
            harbor(wood=1, fish=1, gold=1, reserve={"wood": 2}, buildings={"b1": "Lighthouse"}),
            display="Angler's House",
        ),
        build("Angler's House", "b2", "use", "use"),
        {"goods": (2, 8, 0), "reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Lighthouse",
        "may be declined",
        lambda: given(harbor(wood=1, fish=1, gold=1, buildings={"b1": "Lighthouse"}), display="Angler's House"),
        build("Angler's House", "b2", "use", "decline"),
        {"goods": (0, 0, 0), "reserve": (0, 8, 0)},
    ),
    Row(
        "Lighthouse",
        "works at once when it is built next to 8 fish",
        lambda: given(harbor(wood=5, fish=5, reserve={"fish": 8}), display="Lighthouse"),
        build("Lighthouse", "b1", "use"),
        {"goods": (0, 8, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Lighthouse",
        "does nothing at 7 fish",
        lambda: given(harbor(wood=5, fish=5, reserve={"fish": 7}), display="Lighthouse"),
        build("Lighthouse", "b1", "use"),
        {"goods": (0, 0, 0), "reserve": (0, 7, 0), "asked": []},
    ),
    Row(
        "Lighthouse",
        "sets off the Dairy",
        lambda: given(harbor(wood=1, fish=1, gold=1, buildings=built("Lighthouse", "Dairy")), display="Angler's House"),
        build("Angler's House", "b2", "use", "use", "use"),
        {"goods": (0, 8, 0), "reserve": (0, 0, 1)},
    ),
    Row(
        "Lighthouse",
        "works after a Fishing Phase that brings the eighth fish",
        lambda: given(harbor(reserve={"fish": 7}, buildings={"b1": "Lighthouse"}), to_do=FISHING),
        ("use",),
        {"goods": (0, 10, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Lighthouse",
        "does not work after a Fishing Phase that brings the seventh fish",
        lambda: given(harbor(reserve={"fish": 6}, buildings={"b1": "Lighthouse"}), to_do=FISHING),
        ("use",),
        {"goods": (0, 2, 0), "reserve": (0, 7, 0)},
    ),
    Row(
        "Lighthouse",
        "comes after all steps of the Fishing Phase: the fish above 8 are lost",
        lambda: given(harbor(reserve={"fish": 6}, track="sloop", buildings={"b1": "Lighthouse"}), to_do=FISHING),
        ("use",),
        {"goods": (0, 10, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Joinery",
        "puts 2 wood into the Reserve after each Build a Building",
        lambda: given(harbor(wood=1, buildings={"b1": "Joinery"}), display="Fish Stand"),
        build("Fish Stand", "b2", "use"),
        {"goods": (0, 4, 0), "reserve": (2, 0, 0)},
    ),
    Row(
        "Joinery",
        "works for a building built by an elder",
        lambda: given(harbor(wood=1, buildings={"b1": "Joinery"}, council="Architect"), display="Fish Stand"),
        ("use Architect", "build Fish Stand", "space b2", "decline"),
        {"goods": (0, 0, 0), "reserve": (2, 0, 0)},
    ),
    Row(
        "Joinery",
        "does nothing after Build a Ship",
        lambda: given(harbor(gold=4, buildings={"b1": "Joinery"})),
        ("build a ship", "schooner for gold"),
        {"reserve": (0, 0, 0), "track": "schooner"},
    ),
]

COUNCIL: Final = [
    Row(
        "Residential Home",
        "gives 1 wood for each elder cleared in the Fishing Phase, besides the fish",
        lambda: given(
            harbor(
                buildings={"b1": "Residential Home"},
                council={"Architect": elder(2), "Ranger": elder(2), "Sponsor": elder(1)},
                track="sloop",
            ),
            to_do=FISHING,
        ),
        (),
        {"goods": (2, 4, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Residential Home",
        "gives 1 wood when using an elder clears it",
        lambda: given(harbor(buildings={"b1": "Residential Home"}, council={"Forester": elder(2)})),
        ("use Forester", "fell c2"),
        {"goods": (4, 1, 1)},
    ),
    Row(
        "Residential Home",
        "gives nothing for a second fish",
        lambda: given(harbor(buildings={"b1": "Residential Home"}, council={"Forester": elder(1)})),
        ("use Forester", "fell c2"),
        {"goods": (3, 0, 1)},
    ),
    Row(
        "Residential Home",
        "keeps to 12 wood",
        lambda: given(
            harbor(wood=12, buildings={"b1": "Residential Home"}, council={"Architect": elder(2)}), to_do=FISHING
        ),
        (),
        {"goods": (12, 3, 0)},
    ),
    Row(
        "Residential Home",
        "gives nothing for the elder that built it",
        lambda: given(harbor(gold=3, council={"Architect": elder(2)}), display="Residential Home"),
        ("use Architect", "build Residential Home", "space b1"),
        {"goods": (0, 1, 0), "buildings": ["Residential Home"]},
    ),
    Row(
        "Residential Home",
        "pays with Cold Storage if the elder is cleared",
        lambda: given(
            harbor(buildings=built("Residential Home", "Cold Storage"), council={"Architect": elder(2)}), to_do=FISHING
        ),
        ("clear",),
        {"goods": (1, 3, 0)},
    ),
    Row(
        "Residential Home",
        "pays nothing with Cold Storage if a fish stays",
        lambda: given(
            harbor(buildings=built("Residential Home", "Cold Storage"), council={"Architect": elder(2)}), to_do=FISHING
        ),
        ("leave one",),
        {"goods": (0, 3, 0)},
    ),
    Row(
        "Village Center",
        "gives a sloop and then two elders",
        lambda: given(harbor(fish=3, gold=2), display="Village Center"),
        (*build("Village Center", "b1", "use", "free sloop"), *TWO_ELDERS),
        {"goods": (0, 0, 0), "track": "sloop", "council": ["Pond Builder", "Sailor"], "plates": 1, "asked": []},
    ),
    Row(
        "Village Center",
        "gives an elder, the sloop, an elder",
        lambda: given(harbor(fish=3, gold=2), display="Village Center"),
        (*build("Village Center", "b1", "use"), *TWO_ELDERS[:2], "free sloop", *TWO_ELDERS[2:]),
        {"track": "sloop", "council": ["Pond Builder", "Sailor"], "asked": []},
    ),
    Row(
        "Village Center",
        "lets no new elder be used at once",
        lambda: given(harbor(fish=3, gold=2), display="Village Center"),
        build("Village Center", "b1", "use", "take an elder", "take Pond Builder"),
        {"cannot use": True, "cannot use Pond Builder": True, "can free sloop": True, "plates": 1},
    ),
    Row(
        "Village Center",
        "gives no third elder and no second sloop",
        lambda: given(harbor(fish=3, gold=2), display="Village Center"),
        (*build("Village Center", "b1", "use"), *TWO_ELDERS),
        {"cannot take an elder": True, "track": "", "council": ["Pond Builder", "Sailor"]},
    ),
    Row(
        "Village Center",
        "may be used in part",
        lambda: given(harbor(fish=3, gold=2), display="Village Center"),
        build("Village Center", "b1", "use", "free sloop", "stop"),
        {"track": "sloop", "council": [], "asked": []},
    ),
    Row(
        "Village Center",
        "gives two elders without a sloop on the supply board",
        lambda: given(harbor(fish=3, gold=2), display="Village Center", ships=ships("cutter schooner")),
        build("Village Center", "b1", "use", "take an elder", "take Sailor"),
        {"cannot free sloop": True, "can take an elder": True, "track": ""},
    ),
    Row(
        "Village Center",
        "gives no sloop that does not fit",
        lambda: given(harbor(fish=3, gold=2, track="sloop cutter schooner schooner"), display="Village Center"),
        build("Village Center", "b1", "use", "take an elder", "take Sailor"),
        {"cannot free sloop": True, "can take an elder": True},
    ),
    Row(
        "Village Center",
        "gives one elder for the last seat",
        lambda: given(harbor(fish=3, gold=2, council=sits(4)), display="Village Center"),
        build("Village Center", "b1", "use", "take an elder", "take Sailor"),
        {"cannot take an elder": True, "council": sorted([*ELDERS[:4], "Sailor"])},
    ),
    Row(
        "Village Center",
        "gives only the sloop to a full council",
        lambda: given(harbor(fish=3, gold=2, council=sits(5)), display="Village Center"),
        build("Village Center", "b1", "use", "free sloop"),
        {"track": "sloop", "council": sorted(ELDERS), "asked": []},
    ),
    Row(
        "Village Center",
        "gives nothing to a full council without sloops",
        lambda: given(harbor(fish=3, gold=2, council=sits(5)), display="Village Center", ships=ships("cutter")),
        build("Village Center"),
        {"track": "", "asked": []},
    ),
    Row(
        "Village Center",
        "builds a ship for the Seafaring Society",
        lambda: given(harbor(fish=3, gold=2, buildings={"b2": "Seafaring Society"}), display="Village Center"),
        build("Village Center", "b1", "use", "free sloop", "stop"),
        {"goods": (0, 0, 1), "track": "sloop"},
    ),
    Row(
        "Village Center",
        "pays the Chief's House for both elders",
        lambda: given(harbor(fish=3, gold=2, buildings={"b2": "Chief's House"}), display="Village Center"),
        (*build("Village Center", "b1", "use"), *TWO_ELDERS, "stop"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 2)},
    ),
    Row(
        "Village Center",
        "with the Holiday Resort and the first worker costs a fish for each elder, if there is one",
        lambda: given(harbor(fish=4, gold=2, buildings={"b2": "Holiday Resort"}), display="Village Center"),
        (*build("Village Center", "b1", "use"), *TWO_ELDERS, "stop"),
        {"goods": (0, 0, 0), "council": ["Pond Builder", "Sailor"]},
    ),
    Row(
        "Village Center",
        "with the Holiday Resort and the third worker gives 2 fish for each elder",
        lambda: given(
            harbor(fish=3, gold=2, buildings={"b2": "Holiday Resort"}, workers=2), display="Village Center", turn=4
        ),
        (*build("Village Center", "b1", "use"), *TWO_ELDERS, "stop"),
        {"goods": (0, 4, 0)},
    ),
    Row(
        "Fisher's House",
        "serves one plate after a worker's action",
        lambda: given(harbor(fish=5, buildings={"b1": "Fisher's House"})),
        ("gold", "use", "serve 1"),
        {"goods": (0, 3, 2), "plates": 2, "asked": []},
    ),
    Row(
        "Fisher's House",
        "may be declined",
        lambda: given(harbor(fish=5, buildings={"b1": "Fisher's House"})),
        ("gold", "decline"),
        {"goods": (0, 5, 1), "plates": 1, "asked": []},
    ),
    Row(
        "Fisher's House",
        "does nothing for who cannot serve a plate",
        lambda: given(harbor(fish=1, buildings={"b1": "Fisher's House"})),
        ("gold",),
        {"goods": (0, 1, 1), "plates": 1, "asked": []},
    ),
    Row(
        "Fisher's House",
        "does nothing when all plates are full",
        lambda: given(harbor(fish=9, buildings={"b1": "Fisher's House"}), plates=7),
        ("gold",),
        {"goods": (0, 9, 1), "plates": 7, "asked": []},
    ),
    Row(
        "Fisher's House",
        "serves one more plate after Serve Fish",
        lambda: given(harbor(fish=5, buildings={"b1": "Fisher's House"})),
        ("serve fish", "serve 1", "use", "serve 1"),
        {"goods": (0, 0, 2), "plates": 3},
    ),
    Row(
        "Fisher's House",
        "works after an elder used by a worker",
        lambda: given(harbor(buildings={"b1": "Fisher's House"}, council="Sponsor")),
        ("use Sponsor", "use", "serve 1"),
        {"goods": (0, 2, 3), "plates": 1, "asked": []},
    ),
    Row(
        "Fisher's House",
        "works once for a worker's action with a follow-up action",
        lambda: given(harbor(gold=2, buildings={"b1": "Fisher's House"}), display="Portal"),
        build("Portal", "b2", "next Portal", "use", "use", "serve 1"),
        {"goods": (6, 4, 1), "plates": 2, "asked": []},
    ),
    Row(
        "Fisher's House",
        "does nothing for a seat that passes",
        lambda: given(harbor(fish=5, buildings={"b1": "Fisher's House"})),
        ("pass", "use"),
        {"goods": (0, 5, 0), "plates": 1, "asked": []},
    ),
]

TRADES: Final = [
    Row(
        "Trading House",
        "trades as often as one likes, and the turn is still to come",
        lambda: given(harbor(wood=4, fish=4, buildings={"b1": "Trading House"})),
        ("Trading House: 2 wood, 2 fish -> 1 gold",) * 2,
        {"goods": (0, 0, 2), "can pass": True, "cannot Trading House: 2 wood, 2 fish -> 1 gold": True},
    ),
    Row(
        "Trading House",
        "needs 2 wood and 2 fish",
        lambda: given(harbor(wood=1, fish=9, reserve={"wood": 9}, buildings={"b1": "Trading House"})),
        (),
        {"cannot Trading House: 2 wood, 2 fish -> 1 gold": True},
    ),
    Row(
        "Trading House",
        "does not trade in the middle of an action",
        lambda: given(
            harbor(wood=2, fish=2, buildings={"b1": "Trading House"}), display="Fish Stand, Boathouse, Wet Storage"
        ),
        ("build a building",),
        {"can build Fish Stand": True, "cannot Trading House: 2 wood, 2 fish -> 1 gold": True},
    ),
    Row(
        "Trading House",
        "still trades just before scoring",
        lambda: last_turn(harbor(wood=2, fish=2, buildings={"b1": "Trading House"})),
        ("pass", "Trading House: 2 wood, 2 fish -> 1 gold", "go on"),
        {"goods": (0, 0, 1), "points Gold": 1},
    ),
    Row(
        "Resource Trade",
        "gives 3 wood for 5 fish",
        lambda: given(harbor(fish=11, buildings={"b1": "Resource Trade"})),
        ("Resource Trade: 5 fish -> 3 wood",) * 2,
        {"goods": (6, 1, 0), "can pass": True, "cannot Resource Trade: 5 fish -> 3 wood": True},
    ),
    Row(
        "Resource Trade",
        "keeps to 12 wood",
        lambda: given(harbor(wood=11, fish=5, buildings={"b1": "Resource Trade"})),
        ("Resource Trade: 5 fish -> 3 wood",),
        {"goods": (12, 0, 0)},
    ),
    Row(
        "Resource Trade",
        "takes no fish from the Reserve",
        lambda: given(harbor(fish=4, reserve={"fish": 8}, buildings={"b1": "Resource Trade"})),
        (),
        {"cannot Resource Trade: 5 fish -> 3 wood": True},
    ),
    Row(
        "Wood Trade",
        "gives 1 gold for 4 wood",
        lambda: given(harbor(wood=11, buildings={"b1": "Wood Trade"})),
        ("Wood Trade: 4 wood -> 1 gold",) * 2,
        {"goods": (3, 0, 2), "cannot Wood Trade: 4 wood -> 1 gold": True},
    ),
    Row(
        "Wood Trade",
        "gives 3 wood for 1 gold",
        lambda: given(harbor(gold=2, buildings={"b1": "Wood Trade"})),
        ("Wood Trade: 1 gold -> 3 wood",) * 2,
        {"goods": (6, 0, 0), "cannot Wood Trade: 1 gold -> 3 wood": True},
    ),
    Row(
        "Wood Trade",
        "keeps to 12 wood",
        lambda: given(harbor(wood=10, gold=1, buildings={"b1": "Wood Trade"})),
        ("Wood Trade: 1 gold -> 3 wood",),
        {"goods": (12, 0, 0)},
    ),
    Row(
        "Wood Trade",
        "still trades just before scoring",
        lambda: last_turn(harbor(wood=8, buildings={"b1": "Wood Trade"})),
        ("pass", "Wood Trade: 4 wood -> 1 gold", "Wood Trade: 4 wood -> 1 gold", "go on"),
        {"goods": (0, 0, 2), "points Gold": 2},
    ),
]

ENDING: Final = [
    Row(
        "Fortress",
        "builds once more after round 7",
        lambda: last_turn(harbor(wood=1, buildings={"b1": "Fortress"}), display="Fish Stand"),
        ("pass", "use", "build a building", "build Fish Stand", "space b2", "use"),
        {"goods": (0, 4, 0), "buildings": ["Fish Stand", "Fortress"], "points Free building spaces": -3},
    ),
    Row(
        "Fortress",
        "may be declined",
        lambda: last_turn(harbor(wood=1, buildings={"b1": "Fortress"}), display="Fish Stand"),
        ("pass", "decline"),
        {"goods": (1, 0, 0), "buildings": ["Fortress"], "asked": []},
    ),
    Row(
        "Fortress",
        "asks nothing of who cannot build",
        lambda: last_turn(harbor(buildings={"b1": "Fortress"}), display="Fish Stand"),
        ("pass",),
        {"buildings": ["Fortress"], "points Fortress": 7, "asked": []},
    ),
    Row(
        "Fortress",
        "is a Build a Building for the Joinery",
        lambda: last_turn(harbor(wood=1, buildings=built("Fortress", "Joinery")), display="Fish Stand"),
        ("pass", "use", "build a building", "build Fish Stand", "space b2", "use"),
        {"goods": (0, 4, 0), "reserve": (2, 0, 0)},
    ),
    Row(
        "Fortress",
        "does nothing after other rounds",
        lambda: last_turn(harbor(wood=1, buildings={"b1": "Fortress"}), round_=1, display="Fish Stand"),
        ("pass", "use"),
        {"goods": (1, 2, 0), "buildings": ["Fortress"], "can gold": True, "cannot decline": True},
    ),
    Row(
        "Swing-Net Fishery",
        "is paid with 10 wood by choice",
        lambda: given(harbor(wood=10, fish=12), display="Swing-Net Fishery"),
        build("Swing-Net Fishery", "b1", "pay wood"),
        {"goods": (0, 12, 0), "points Swing-Net Fishery": 0},
    ),
    Row(
        "Swing-Net Fishery",
        "is paid with 12 fish by choice",
        lambda: given(harbor(wood=10, fish=12), display="Swing-Net Fishery"),
        build("Swing-Net Fishery", "b1", "pay fish"),
        {"goods": (10, 0, 0)},
    ),
    Row(
        "Swing-Net Fishery",
        "is paid with wood by who lacks the fish",
        lambda: given(harbor(wood=10, fish=11), display="Swing-Net Fishery"),
        build("Swing-Net Fishery", "b1", "pay wood"),
        {"goods": (0, 11, 0)},
    ),
    Row(
        "Swing-Net Fishery",
        "is paid with fish by who lacks the wood",
        lambda: given(harbor(wood=9, fish=12), display="Swing-Net Fishery"),
        build("Swing-Net Fishery", "b1", "pay fish"),
        {"goods": (9, 0, 0)},
    ),
    Row(
        "Swing-Net Fishery",
        "is not paid in mixed goods",
        lambda: given(harbor(wood=9, fish=11), display="Swing-Net Fishery"),
        (),
        {"cannot build a building": True},
    ),
]


@pytest.mark.parametrize(
    "row",
    [*FREE_SHIPS, *SHIP_HELP, *FORESTS, *GAINS, *RESERVE, *COUNCIL, *TRADES, *ENDING],
    ids=lambda row: f"{row.card}: {row.ruling}",
)
def test_ruling(row: Row) -> None:
    """Each ruling of the appendix holds."""
    row.check()


EIGHT: Final = ("Fish Stand", "Yard", "Pier House", "Portal", "Castle", "Fortress", "Dairy", "Joinery")

SCORED: Final[list[tuple[str, str, Json, int]]] = [
    ("Boatcarver", "6 ships with the catboat", {"track": "sloop sloop sloop cutter cutter"}, 4),
    ("Boatcarver", "5 ships with the catboat", {"track": "sloop sloop cutter cutter"}, 0),
    ("Aquarium", "no elder", {}, 0),
    ("Aquarium", "1 elder", {"council": sits(1)}, 2),
    ("Aquarium", "5 elders", {"council": sits(5)}, 10),
    ("Harbor Installation", "the catboat alone", {}, 2),
    ("Harbor Installation", "4 ships with the catboat", {"track": "sloop cutter schooner"}, 8),
    ("Harbor Installation", "6 ships with the catboat", {"track": "sloop sloop sloop cutter cutter"}, 12),
    ("Swing-Net Fishery", "the left 12", {"track": "sloop cutter schooner schooner"}, 5),
    ("Swing-Net Fishery", "the right 12", {"track": "sloop sloop cutter cutter schooner"}, 5),
    ("Swing-Net Fishery", "11", {"track": "schooner schooner schooner"}, 0),
    ("Small Forest Castle", "no forest", {"forests": ""}, 0),
    ("Small Forest Castle", "stacked forests", {"forests": "c1:5 c2:1"}, 6),
]


@pytest.mark.parametrize(("name", "with_", "mine", "vp"), SCORED, ids=[f"{row[0]}: {row[1]}" for row in SCORED])
def test_points(name: str, with_: str, mine: Json, vp: int) -> None:
    """A card with an asterisk has the points of its condition, on both sides of the border."""
    assert points(given(harbor(buildings={"b1": name}, **mine)), RED, name) == vp, with_


@pytest.mark.parametrize(("stilt", "others", "vp"), [(False, 8, 7), (False, 7, 0), (True, 7, 7), (True, 6, 0)])
def test_village_church(stilt: bool, others: int, vp: int) -> None:
    """The Village Church asks for 9 buildings, itself and the Stilt House among them."""
    buildings = built("Village Church", *EIGHT[:others]) | ({"track": "Stilt House"} if stilt else {})
    assert points(given(harbor(forests="", buildings=buildings)), RED, "Village Church") == vp


def test_harbor_installation_at_its_best() -> None:
    """With three or more players seven ships fit, catboat included: 14 points."""
    g = given(harbor(track="sloop sloop sloop sloop cutter cutter", buildings={"b1": "Harbor Installation"}), seats=3)
    assert points(g, RED, "Harbor Installation") == 14


@pytest.mark.parametrize(
    ("own", "foreign", "unissued", "vp"), [(3, 3, 2, 7), (2, 4, 3, 7), (5, 1, 0, 7), (2, 3, 3, 0), (5, 0, 0, 0)]
)
def test_manor(own: int, foreign: int, unissued: int, vp: int) -> None:
    """The Manor asks for 6 issued shares of any colour; unissued ones do not count."""
    mine = harbor(shares=[own, foreign], unissued=unissued, buildings={"b1": "Manor"})
    g = given(mine, harbor(shares=[0, 5 - foreign], unissued=0))
    assert points(g, RED, "Manor") == vp
    assert points(g, RED, "Issued shares") == own + foreign


@pytest.mark.parametrize(("shares", "vp"), [(5, 7), (4, 0)])
def test_manor_solo(shares: int, vp: int) -> None:
    """Alone, all five own shares have to be issued for the Manor."""
    g = given(harbor(shares=[shares], unissued=5 - shares, buildings={"b1": "Manor"}), seats=1)
    assert points(g, RED, "Manor") == vp


def test_swing_net_fishery_with_stilt_house() -> None:
    """The Stilt House brings the haul to 12, and the points, when every space left of it is covered."""
    stilts = {"b1": "Swing-Net Fishery", "track": "Stilt House"}
    full = given(harbor(track="sloop sloop cutter cutter", buildings=stilts))
    assert points(full, RED, "Swing-Net Fishery") == 5
    gap = given(harbor(track="cutter cutter cutter", buildings=stilts))
    assert points(gap, RED, "Swing-Net Fishery") == 0


@pytest.mark.parametrize("round_", range(1, 8))
def test_theater(round_: int) -> None:
    """The Theater costs as much gold as the number of the round, and has no effect."""
    g = given(harbor(wood=4, fish=6, gold=round_), display="Theater", round_=round_)
    do(g, RED, *build("Theater"))
    assert goods(g, RED) == (0, 0, 0)
    assert points(g, RED, "Theater") == 9
    assert options(g, RED) == []
    refuses(given(harbor(wood=4, fish=6, gold=round_ - 1), display="Theater", round_=round_), RED, "build a building")


def test_free_ship_leaves_the_supply_board() -> None:
    """The sloop of the Boathouse and the schooner of the Wharf come from the supply board."""
    g = given(harbor(wood=2), display="Boathouse")
    before = g.dump()["ships"]
    do(g, RED, *build("Boathouse", "b1", "use"))
    assert g.dump()["ships"] == before | {"sloop": before["sloop"] - 1}
    g = given(harbor(wood=5, fish=4, gold=2, track="cutter cutter cutter"), display="Wharf")
    before = g.dump()["ships"]
    do(g, RED, *build("Wharf", "b1", "use"))
    assert g.dump()["ships"] == before | {"schooner": before["schooner"] - 1}


def test_wharf_gives_one_schooner_in_a_game() -> None:
    """A haul that falls to 10 again brings no second schooner."""
    mine = harbor(wood=5, fish=4, gold=2, track="cutter cutter cutter", buildings={"b1": "Ship Broker"})
    g = given(mine, display="Wharf")
    do(g, RED, *build("Wharf", "b2", "use"))
    assert track(g, RED) == "cutter cutter cutter schooner"
    do(g, BLUE, "pass")
    do(g, RED, "Ship Broker: 1 cutter -> 4 gold", "use")
    assert goods(g, RED) == (0, 0, 4)
    assert track(g, RED) == "cutter cutter schooner"
    do(g, RED, "pass")
    assert track(g, RED) == "cutter cutter schooner"


def test_foresters_house_stacks_four_forests() -> None:
    """The four forests of the Forester's House lie on one double space that was free."""
    g = given(harbor(wood=3), display="Forester's House")
    do(g, RED, "build a building", "build Forester's House", "space b1", "use")
    assert options(g, RED, "forest ") == ["forest a2", "forest a3"]
    do(g, RED, "forest a3")
    assert at(g, RED)["forests"] == {"c1": 2, "c2": 1, "c3": 1, "a3": 4}


def test_arboretum_uses_two_double_spaces() -> None:
    """The second Reforest of the Arboretum needs a free double space of its own."""
    g = given(harbor(fish=1, gold=1), display="Arboretum")
    do(g, RED, *build("Arboretum", "b1", "use", "forest a2", "use"))
    do(g, RED, "forest a3")
    assert at(g, RED)["forests"] == {"c1": 2, "c2": 1, "c3": 1, "a2": 2, "a3": 2}


def test_village_center_elders_work_from_the_next_turn() -> None:
    """An elder from the Village Center can be used with a worker on the next turn."""
    g = given(harbor(fish=3, gold=2), display="Village Center")
    do(g, RED, *build("Village Center", "b1", "use", "take an elder", "take Pond Builder", "stop"))
    assert at(g, RED)["council"]["Pond Builder"]["fish"] == 0
    do(g, BLUE, "pass")
    assert "use Pond Builder" in options(g, RED)


def test_trade_out_of_turn() -> None:
    """An Anytime card also trades while others have the turn, and only for its owner."""
    g = given(harbor(wood=2, fish=2, buildings={"b1": "Trading House"}), harbor(wood=2, fish=2))
    do(g, RED, "pass")
    assert "Trading House: 2 wood, 2 fish -> 1 gold" not in options(g, BLUE)
    do(g, RED, "Trading House: 2 wood, 2 fish -> 1 gold")
    assert goods(g, RED) == (0, 0, 1)
    assert "pass" in options(g, BLUE)


def test_others_set_nothing_off() -> None:
    """A Whenever card works for what its owner does, not for what others do."""
    mine = harbor(wood=2, fish=2)
    theirs = harbor(buildings=built("Pier House", "Seafaring Society", "Raftbuilder", "Joinery", "Fisher's House"))
    g = given(mine, theirs)
    do(g, RED, "build a ship", "sloop")
    assert track(g, RED) == "sloop"
    assert goods(g, BLUE) == (0, 0, 0)
    assert reserve(g, BLUE) == (0, 0, 0)
    g = given(harbor(wood=1), theirs, display="Fish Stand")
    do(g, RED, *build("Fish Stand", "b1", "use"))
    assert goods(g, RED) == (0, 4, 0)
    assert reserve(g, BLUE) == (0, 0, 0)


def test_residential_home_leaves_the_elder_without_fish() -> None:
    """The wood of the Residential Home comes besides the usual: one fish to the supply, two gone."""
    g = given(harbor(buildings={"b1": "Residential Home"}, council={"Sponsor": elder(2)}))
    do(g, RED, "use Sponsor")
    assert goods(g, RED) == (1, 4, 2)
    assert at(g, RED)["council"]["Sponsor"]["fish"] == 0
