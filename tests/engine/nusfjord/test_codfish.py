"""The 44 cards of the Codfish deck, ruling by ruling as in the appendix."""

from typing import Any, Final

import pytest

from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    RED,
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
    score,
    ships,
    track,
)
from tests.engine.nusfjord.rows import Row

STACKS: Final = ("Contractor, Builder", "Constructor", "Pond Builder", "Forest Manager", "Sailor", "Harbor Master")
"""The elders of two players, the top one last."""

ABSENT: Final = ("Steward", "Forester", "Engineer", "Pisciculturist", "Silviculturist")
"""Elders that two players do not use: they may sit in a council without being missed on the supply board."""

FULL: Final = ", ".join(ABSENT)

FILL: Final = (
    "Castle",
    "Theater",
    "Playhouse",
    "Aquarium",
    "Village Church",
    "Harbor Installation",
    "Manor",
    "Small Forest Castle",
    "Depot",
    "Chancellery",
)
"""Buildings that do nothing before the end."""

SPACES: Final = ("b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
FISHING: Final = [[-1, "fishing phase"]]
SCORING: Final = [[-1, "scoring"]]
FULL_TRACK: Final = "sloop sloop cutter cutter schooner"
SOLO: Final = {"solo": "basic"}


def left(*gone: str) -> list[list[str]]:
    """Return the elders of two players on the supply board, without some."""
    return [[name for name in stack.split(", ") if name not in gone] for stack in STACKS]


def only(*names: str) -> list[list[str]]:
    """Return a supply board with just these elders, one on each space from the first one on."""
    return [*[[name] for name in names], *[[] for _ in range(6 - len(names))]]


def own(names: str) -> dict[str, str]:
    """Return buildings on b1, a2, b2, a3 in this order; b3 stays free."""
    return dict(zip(("b1", "a2", "b2", "a3"), [name.strip() for name in names.split(",")], strict=False))


def fill(spaces: str) -> dict[str, str]:
    """Return buildings without effects on these spaces."""
    return dict(zip(spaces.split(), FILL, strict=False))


def built(name: str, answers: str = "", space: str = "b3") -> tuple[str, ...]:
    """Return the moves that build a card and answer what it asks."""
    return ("build a building", f"build {name}", f"space {space}", *moves(answers))


def moves(text: str) -> tuple[str, ...]:
    """Read moves written one after the other: "deforest; fell c1"."""
    return tuple(part.strip() for part in text.split(";") if part.strip())


def plays(card: str, ruling: str, have: Json, played: str, then: Json, **rest: Any) -> Row:
    """Return a row: red has this harbor and plays this."""
    return Row(card, ruling, lambda: given(have, **rest), moves(played), then)


def builds(
    card: str, ruling: str, have: Json, answers: str, then: Json, *, new: str = "", space: str = "b3", **rest: Any
) -> Row:
    """Return a row: red has this harbor, builds the card (or `new`) and answers what is asked."""
    name = new or card
    return Row(card, ruling, lambda: given(have, display=name, **rest), built(name, answers, space), then)


def worth(
    card: str,
    ruling: str,
    vp: float,
    *,
    space: str = "b1",
    others: dict[str, str] | None = None,
    seats: int = 2,
    elders: list[list[str]] | None = None,
    **rest: Any,
) -> Row:
    """Return a row: the card on this space of a harbor is worth so much."""
    have = harbor(buildings={space: card, **(others or {})}, **rest)
    more: Json = {} if elders is None else {"elders": elders}
    return Row(card, ruling, lambda: given(have, seats=seats, **more), (), {f"points {card}": vp})


def buys(number: int, issued: int, paid: int) -> Row:
    """Return a row: red buys one share of blue and so many of its own in this round, with just the gold needed."""
    red = harbor(gold=paid, buildings=own("Holding Company"), unissued=3 - issued)
    return Row(
        "Holding Company",
        f"{paid} gold for {issued + 1} shares in round {number}",
        lambda: given(red, harbor(unissued=2), issued=[issued, 1], round_=number),
        ("buy all shares",),
        {"goods": (0, 0, 0), "reserve": (0, 0, paid), "shares": [2 + issued, 1], "issued": [0, 0]},
    )


def turns(g: Position, *reds: tuple[str, ...]) -> Position:
    """Play turns of red, with blue passing in between."""
    for texts in reds:
        do(g, RED, *texts)
        do(g, BLUE, "pass")
    return g


def accept(g: Position, *, last: bool = False) -> Position:
    """Use all that red is offered, in the order offered or in the reverse order."""
    for _ in range(20):
        mine = options(g, RED) if RED in g.deciders else []
        order = [text for text in mine if text.startswith("next ")]
        if order:
            g.play(RED, order[-1 if last else 0])
        elif "use" in mine:
            g.play(RED, "use")
        else:
            break
    return g


def stacks(g: Position, seat: int) -> dict[str, int]:
    """Return a seat's forests, stack by stack."""
    return {space: n for space, n in at(g, seat)["forests"].items() if n}


def elders_left(g: Position) -> list[str]:
    """Return the elders on the supply board."""
    return sorted(name for stack in g.dump()["elders"] for name in stack)


# name, wood, fish, gold, ship, points on b1 of a harbor as at the start
CARDS: Final = [
    ("Forest Storage", 0, 2, 0, "", 0),
    ("Holiday Resort", 0, 0, 0, "", 0),
    ("Refuge", 1, 1, 0, "", 0),
    ("Head Office", 6, 3, 0, "", 0),
    ("Office", 0, 7, 0, "", 1),
    ("Construction Yard", 1, 3, 0, "", 1),
    ("Forestry", 0, 1, 2, "", 1),
    ("Woodcarver", 0, 2, 1, "", 1),
    ("Collection Point", 0, 1, 1, "", 1),
    ("Cooperage", 0, 2, 1, "", 2),
    ("Forest Hut", 1, 1, 0, "", 2),
    ("Wood Exchange", 2, 0, 1, "", 2),
    ("Cooling House", 4, 0, 1, "", 2),
    ("Hideaway", 0, 0, 1, "", 2),
    ("Reserve Depot", 0, 0, 1, "", 2),
    ("Holding Company", 3, 0, 2, "", 3),
    ("Park Lodge", 1, 0, 1, "", 3),
    ("Haulage Firm", 0, 3, 1, "", 3),
    ("Dockhouse", 4, 4, 0, "", 0),
    ("Harbor Park", 0, 1, 0, "", 0),
    ("Rathskeller", 4, 4, 2, "", 0),
    ("Harbor Area", 0, 0, 1, "", 1),
    ("Stockfishery", 3, 0, 1, "", 1),
    ("Pond Hut", 3, 0, 0, "", 2),
    ("Customs Area", 0, 0, 0, "sloop", 2),
    ("Boat Hall", 4, 0, 0, "cutter", 3),
    ("Wood Shipping Co.", 0, 3, 2, "", 3),
    ("Forest Admin", 5, 5, 0, "", 5),
    ("Club", 1, 7, 0, "", 0),
    ("Villa", 3, 3, 2, "", 5),
    ("Hermitage", 1, 3, 0, "", 5),
    ("Repair Hall", 6, 0, 0, "schooner", 7),
    ("Bank", 3, 0, 10, "", 15),
    ("Extension", 1, 1, 0, "", 0),
    ("Dock", 6, 0, 2, "", 0),
    ("Carver", 0, 2, 2, "", 0),
    ("Ballroom", 3, 4, 2, "", 4),
    ("Fishery", 0, 10, 0, "", 0),
    ("Church", 7, 7, 3, "", 0),
    ("Codfish Farm", 7, 0, 2, "", 0),
    ("Forest Home", 1, 2, 0, "", 3),
    ("Beach Hostel", 2, 1, 0, "", 4),
    ("Fish Oil Cookery", 4, 0, 1, "", 0),
    ("Administration", 3, 3, 0, "", 6),
]


@pytest.mark.parametrize(("name", "wood", "fish", "gold", "ship", "vp"), CARDS, ids=str)
def test_cost_and_points(name: str, wood: int, fish: int, gold: int, ship: str, vp: int) -> None:
    """A card costs just what is printed; declined, it gives nothing but its points."""
    g = do(given(harbor(wood=wood, fish=fish, gold=gold, track=ship), display=name), RED, "build a building")
    do(g, RED, f"build {name}", "space b1", "decline", "decline", "stop")
    mine = at(g, RED)
    assert mine["buildings"] == {"b1": name}
    assert g.deciders == (BLUE,)
    assert goods(g, RED) == (0, 0, 0)
    assert reserve(g, RED) == (0, 0, 0)
    assert not mine["reserve"].get("schooner", 0)
    assert track(g, RED) == ""
    assert forests(g, RED) == 4
    assert mine["unissued"] == 3
    assert not mine["council"]
    assert not mine["wood on"]
    assert points(g, RED, name) == vp


@pytest.mark.parametrize(("name", "wood", "fish", "gold", "ship"), [card[:5] for card in CARDS], ids=str)
def test_not_for_less(name: str, wood: int, fish: int, gold: int, ship: str) -> None:
    """With one wood, fish, gold or ship less, a card cannot be built; ships are not replaced by other ships."""
    less = [(wood - 1, fish, gold, ship), (wood, fish - 1, gold, ship), (wood, fish, gold - 1, ship)]
    for swapped in {"sloop": ("", "cutter"), "cutter": ("", "sloop"), "schooner": ("", "cutter")}.get(ship, ()):
        less.append((wood, fish, gold, swapped))
    for w, f, c, t in less:
        if min(w, f, c) >= 0:
            g = given(harbor(wood=w, fish=f, gold=c, track=t), display=name)
            refuses(g, RED, "build a building")


ROWS: Final = [
    # 301
    plays(
        "Forest Storage",
        "1 wood and 1 fish into the Reserve for a forest removed",
        harbor(buildings=own("Forest Storage")),
        "deforest; fell c2",
        {"goods": (5, 0, 0), "reserve": (1, 1, 0), "forests": 3},
    ),
    plays(
        "Forest Storage",
        "for each of several forests",
        harbor(buildings=own("Forest Storage"), council="Forest Manager"),
        "use Forest Manager; fell c1; fell c2",
        {"goods": (5, 0, 1), "reserve": (2, 2, 0), "forests": 2},
        elders=left("Forest Manager"),
    ),
    builds(
        "Forest Storage",
        "for each forest that Hideaway removes",
        harbor(gold=1, buildings=own("Forest Storage")),
        "use; keep c1",
        {"goods": (3, 3, 0), "reserve": (3, 3, 0), "forests": 1},
        new="Hideaway",
    ),
    builds(
        "Forest Storage",
        "8 fish in the Reserve at most",
        harbor(gold=1, buildings=own("Forest Storage"), reserve={"fish": 7}),
        "use; keep c1",
        {"goods": (3, 3, 0), "reserve": (3, 8, 0)},
        new="Hideaway",
    ),
    plays(
        "Forest Storage",
        "no fish to a Reserve of more than 8, the wood still comes",
        harbor(buildings=own("Forest Storage"), reserve={"fish": 10}),
        "deforest; fell c1",
        {"reserve": (1, 10, 0)},
    ),
    plays(
        "Forest Storage",
        "also for the Builder's forest",
        harbor(buildings=own("Forest Storage"), council="Builder"),
        "use Builder; fell c3; decline",
        {"goods": (1, 0, 0), "reserve": (1, 1, 0), "forests": 3},
        elders=left("Builder"),
    ),
    plays(
        "Forest Storage",
        "not for the forest of the Builder who builds it",
        harbor(fish=2, council="Builder"),
        "use Builder; fell c3; use; build Forest Storage; space b1",
        {"goods": (1, 0, 0), "reserve": (0, 0, 0), "forests": 3, "buildings": ["Forest Storage"]},
        display="Forest Storage",
        elders=left("Builder"),
    ),
    plays(
        "Forest Storage",
        "not for the forests of the Contractor who builds it",
        harbor(fish=5, council="Contractor"),
        "use Contractor; fell c3; fell c2; stop; use; build Forest Storage; space b1",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "forests": 2, "buildings": ["Forest Storage"]},
        display="Forest Storage",
        elders=left("Contractor"),
    ),
    # 302
    plays(
        "Holiday Resort",
        "the first worker's elder costs 1 fish",
        harbor(fish=3, buildings=own("Holiday Resort")),
        "take an elder; take Harbor Master; decline",
        {"goods": (0, 2, 0), "council": ["Harbor Master"]},
    ),
    plays(
        "Holiday Resort",
        "no fish, nothing to lose",
        harbor(buildings=own("Holiday Resort"), reserve={"fish": 2}),
        "take an elder; take Harbor Master; decline",
        {"goods": (0, 0, 0), "reserve": (0, 2, 0), "council": ["Harbor Master"]},
    ),
    plays(
        "Holiday Resort",
        "the second worker's elder brings 1 fish",
        harbor(fish=3, buildings=own("Holiday Resort"), workers=1),
        "take an elder; take Harbor Master; decline",
        {"goods": (0, 4, 0), "council": ["Harbor Master"]},
        spaces={"gold": [RED]},
        turn=2,
    ),
    plays(
        "Holiday Resort",
        "the third worker's elder brings 2 fish",
        harbor(fish=3, buildings=own("Holiday Resort"), workers=2),
        "take an elder; take Harbor Master; decline",
        {"goods": (0, 5, 0), "council": ["Harbor Master"]},
        spaces={"gold": [RED], "thin out": [RED]},
        turn=4,
    ),
    plays(
        "Holiday Resort",
        "after passing, the second turn is that of the first worker",
        harbor(fish=3, buildings=own("Holiday Resort")),
        "take an elder; take Harbor Master; decline",
        {"goods": (0, 2, 0)},
        turn=2,
    ),
    builds(
        "Holiday Resort",
        "also for the elder of Park Lodge",
        harbor(wood=1, gold=1, buildings=own("Holiday Resort"), workers=2),
        "use; take Harbor Master",
        {"goods": (0, 2, 0), "council": ["Harbor Master"]},
        new="Park Lodge",
        spaces={"gold": [RED], "thin out": [RED]},
        turn=4,
    ),
    builds(
        "Holiday Resort",
        "Park Lodge with the first worker costs 1 fish",
        harbor(wood=1, fish=1, gold=1, buildings=own("Holiday Resort")),
        "use; take Harbor Master",
        {"goods": (0, 0, 0), "council": ["Harbor Master"]},
        new="Park Lodge",
    ),
    builds(
        "Holiday Resort",
        "also for the elder of the Ballroom",
        harbor(wood=3, fish=4, gold=2, buildings=own("Holiday Resort"), workers=1),
        "use; take Harbor Master",
        {"goods": (0, 1, 0), "council": ["Harbor Master"]},
        new="Ballroom",
        spaces={"gold": [RED]},
        turn=2,
    ),
    builds(
        "Holiday Resort",
        "twice for the two elders of the Village Center",
        harbor(fish=3, gold=2, buildings=own("Holiday Resort"), workers=2),
        "use; take an elder; take Harbor Master; take an elder; take Constructor; stop",
        {"goods": (0, 4, 0), "council": ["Constructor", "Harbor Master"], "track": ""},
        new="Village Center",
        spaces={"gold": [RED], "thin out": [RED]},
        turn=4,
    ),
    plays(
        "Holiday Resort",
        "the fish comes before, so that it pays for the new elder",
        harbor(fish=2, buildings=own("Holiday Resort"), workers=1),
        "take an elder; take Contractor; use; fell c1; stop; decline",
        {"goods": (0, 0, 0), "forests": 3},
        elders=left("Builder"),
        spaces={"gold": [RED]},
        turn=2,
    ),
    plays(
        "Holiday Resort",
        "the fish goes before, so that it is missing for the new elder",
        harbor(fish=3, buildings=own("Holiday Resort")),
        "take an elder; take Contractor; use; fell c1; stop; decline",
        {"goods": (0, 2, 0), "forests": 4, "plates": 1},
        elders=left("Builder"),
    ),
    plays(
        "Holiday Resort",
        "using an elder is not taking one",
        harbor(fish=3, buildings=own("Holiday Resort"), council="Steward"),
        "use Steward",
        {"goods": (2, 3, 0)},
    ),
    # 303
    plays(
        "Refuge",
        "1 gold and 2 wood after Reforest",
        harbor(buildings=own("Refuge")),
        "reforest; forest a2",
        {"goods": (2, 0, 1), "forests": 6},
    ),
    plays(
        "Refuge",
        "12 wood at most",
        harbor(wood=11, buildings=own("Refuge")),
        "reforest; forest a2",
        {"goods": (12, 0, 1)},
    ),
    plays(
        "Refuge",
        "also through an elder",
        harbor(buildings=own("Refuge"), council="Silviculturist"),
        "use Silviculturist; reforest; forest a3",
        {"goods": (3, 0, 1), "forests": 6},
    ),
    builds(
        "Refuge",
        "once for the Forester's House",
        harbor(wood=3, buildings=own("Refuge")),
        "use; forest a2",
        {"goods": (2, 0, 1), "forests": 8},
        new="Forester's House",
    ),
    builds(
        "Refuge",
        "twice for the two actions of the Arboretum",
        harbor(fish=1, gold=1, forests="c1:2 c2:1", buildings=own("Refuge")),
        "use; forest a2; use; forest a3",
        {"goods": (4, 0, 2), "forests": 7},
        new="Arboretum",
        space="d3",
    ),
    builds(
        "Refuge",
        "not for forests added by the Forester's Cottage",
        harbor(wood=2, fish=1, buildings=own("Refuge")),
        "use; forest c1; stop",
        {"goods": (0, 0, 0), "forests": 5},
        new="Forester's Cottage",
    ),
    # 304
    *[
        builds(
            "Head Office",
            f"{gold} gold for {free} free spaces, counted with it in place",
            harbor(wood=6, fish=3, forests=woods, buildings=fill(others)),
            "use",
            {"goods": (0, 0, gold), "asked": []},
        )
        for free, gold, woods, others in [
            (2, 0, "c1:2 c2:1 c3:1", "b1 a2"),
            (3, 0, "c1:2 c2:1 c3:1", "b1"),
            (4, 3, "c1:2 c2:1 c3:1", ""),
            (5, 3, "c1:2 c2:1", "b1"),
            (6, 3, "c1:2 c2:1", ""),
            (7, 4, "c1:1", "b1"),
            (8, 5, "c1:1", ""),
            (9, 5, "", "b1"),
            (10, 5, "", ""),
        ]
    ],
    builds(
        "Head Office",
        "spaces with wood of the Collection Point are free; its wood helps to pay",
        harbor(wood=5, fish=3, forests="c1:2 c2:1", buildings=own("Collection Point"), wood_on="a2 b2 a3 b3 c3 d3"),
        "use",
        {"goods": (0, 0, 3)},
    ),
    # 305
    builds(
        "Office",
        "two shares at once for 3 gold",
        harbor(fish=7),
        "use",
        {"goods": (0, 0, 3), "unissued": 1, "issued": [2, 0], "shares": [2, 0]},
    ),
    builds(
        "Office",
        "the last two shares",
        harbor(fish=7, unissued=2, shares=[3, 0]),
        "use",
        {"goods": (0, 0, 3), "unissued": 0, "issued": [2, 0], "shares": [3, 0]},
    ),
    builds(
        "Office",
        "nothing with one unissued share",
        harbor(fish=7, unissued=1, shares=[4, 0]),
        "use",
        {"goods": (0, 0, 0), "unissued": 1, "issued": [0, 0], "buildings": ["Office"], "points Office": 1},
    ),
    builds(
        "Office",
        "nothing without unissued shares",
        harbor(fish=7, unissued=0, shares=[5, 0]),
        "use",
        {"goods": (0, 0, 0), "unissued": 0, "issued": [0, 0], "buildings": ["Office"]},
    ),
    builds(
        "Office",
        "the Ship Holding Co. gives one ship only",
        harbor(wood=4, fish=11, buildings=own("Ship Holding Co.")),
        "use; use; build a ship; sloop; use; build a ship; sloop",
        {"goods": (2, 2, 3), "track": "sloop", "unissued": 1},
    ),
    builds(
        "Office",
        "the Laborer Square exchanges one gold only",
        harbor(fish=7, buildings=own("Laborer Square")),
        "use; use; use",
        {"goods": (3, 4, 2), "unissued": 1},
    ),
    # 306
    builds(
        "Construction Yard",
        "1 gold with the second worker on Build a Building",
        harbor(buildings=own("Construction Yard"), workers=1),
        "",
        {"goods": (0, 0, 1), "buildings": ["Construction Yard", "Holiday Resort"]},
        new="Holiday Resort",
        spaces={"build a building": [RED]},
        turn=2,
    ),
    builds(
        "Construction Yard",
        "nothing with one worker there",
        harbor(buildings=own("Construction Yard")),
        "",
        {"goods": (0, 0, 0), "buildings": ["Construction Yard", "Holiday Resort"]},
        new="Holiday Resort",
    ),
    Row(
        "Construction Yard",
        "a worker of somebody else does not count",
        lambda: given(
            harbor(buildings=own("Construction Yard")),
            harbor(workers=1),
            display="Holiday Resort",
            spaces={"build a building": [BLUE]},
            turn=2,
        ),
        built("Holiday Resort"),
        {"goods": (0, 0, 0), "buildings": ["Construction Yard", "Holiday Resort"]},
    ),
    builds(
        "Construction Yard",
        "two own workers on the one space of three players",
        harbor(buildings=own("Construction Yard"), workers=1),
        "",
        {"goods": (0, 0, 1)},
        new="Holiday Resort",
        seats=3,
        spaces={"build a building": [RED, BLUE]},
        turn=3,
    ),
    plays(
        "Construction Yard",
        "also when building through an elder, with two workers on the spaces",
        harbor(buildings=own("Construction Yard"), workers=2, council="Architect"),
        "use Architect; build Holiday Resort; space b3",
        {"goods": (0, 0, 1), "buildings": ["Construction Yard", "Holiday Resort"]},
        display="Holiday Resort",
        spaces={"build a building": [RED, RED]},
        turn=4,
    ),
    plays(
        "Construction Yard",
        "not through an elder with one worker on the spaces",
        harbor(buildings=own("Construction Yard"), workers=1, council="Architect"),
        "use Architect; build Holiday Resort; space b3",
        {"goods": (0, 0, 0), "buildings": ["Construction Yard", "Holiday Resort"]},
        display="Holiday Resort",
        spaces={"build a building": [RED]},
        turn=2,
    ),
    plays(
        "Construction Yard",
        "a worker that copies does not count",
        harbor(buildings=own("Construction Yard"), workers=1),
        "copy; copy build a building; build Holiday Resort; space b3",
        {"goods": (0, 0, 0), "buildings": ["Construction Yard", "Holiday Resort"]},
        display="Holiday Resort",
        seats=4,
        spaces={"build a building": [RED, 1, 2]},
        turn=4,
    ),
    plays(
        "Construction Yard",
        "copying pays if two other workers are on the space",
        harbor(buildings=own("Construction Yard"), workers=2),
        "copy; copy build a building; build Holiday Resort; space b3",
        {"goods": (0, 0, 1), "buildings": ["Construction Yard", "Holiday Resort"]},
        display="Holiday Resort",
        seats=4,
        spaces={"build a building": [RED, RED, 2]},
        turn=8,
    ),
    builds(
        "Construction Yard",
        "solo: two workers of the colour of the round",
        harbor(buildings=own("Construction Yard"), workers=1),
        "",
        {"goods": (0, 0, 1), "buildings": ["Construction Yard", "Holiday Resort"]},
        new="Holiday Resort",
        seats=1,
        options=SOLO,
        spaces={"build a building": [BLUE]},
        turn=1,
    ),
    builds(
        "Construction Yard",
        "solo: a worker of the round before does not count",
        harbor(buildings=own("Construction Yard")),
        "",
        {"goods": (0, 0, 0), "buildings": ["Construction Yard", "Holiday Resort"]},
        new="Holiday Resort",
        seats=1,
        options=SOLO,
        spaces={"build a building": [RED]},
    ),
    # 307
    plays(
        "Forestry",
        "1 gold into the Reserve for the space Deforest",
        harbor(buildings=own("Forestry")),
        "deforest; fell c1",
        {"goods": (5, 0, 0), "reserve": (0, 0, 1)},
    ),
    plays(
        "Forestry",
        "1 gold into the Reserve for the space Thin Out",
        harbor(buildings=own("Forestry")),
        "thin out",
        {"goods": (4, 0, 0), "reserve": (0, 0, 1)},
    ),
    plays(
        "Forestry",
        "1 gold into the Reserve for the space Reforest",
        harbor(buildings=own("Forestry")),
        "reforest; forest a2",
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "forests": 6},
    ),
    plays(
        "Forestry",
        "not through an elder",
        harbor(buildings=own("Forestry"), council="Silviculturist"),
        "use Silviculturist; thin out",
        {"goods": (5, 0, 0), "reserve": (0, 0, 0)},
    ),
    builds(
        "Forestry",
        "not through a building",
        harbor(wood=3, buildings=own("Forestry")),
        "use; forest a2",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "forests": 8},
        new="Forester's House",
    ),
    plays(
        "Forestry",
        "once for the space Reforest, not for the Deforest of the Worker's Cottage",
        harbor(forests="c1:2 c2:1", buildings={"b1": "Forestry", "d3": "Worker's Cottage"}),
        "reforest; forest a2; use; fell c1",
        {"goods": (5, 0, 0), "reserve": (0, 0, 1), "forests": 4},
    ),
    plays(
        "Forestry",
        "not by copying",
        harbor(buildings=own("Forestry")),
        "copy; copy thin out",
        {"goods": (4, 0, 0), "reserve": (0, 0, 0)},
        seats=4,
        spaces={"thin out": [BLUE]},
        turn=4,
    ),
    # 308
    plays(
        "Woodcarver",
        "1 wood before using an elder",
        harbor(buildings=own("Woodcarver"), council="Steward"),
        "use Steward",
        {"goods": (3, 0, 0), "plates": 0},
    ),
    plays(
        "Woodcarver",
        "also for a new elder used at once",
        harbor(buildings=own("Woodcarver")),
        "take an elder; take Forest Manager; use; fell c1; fell c2",
        {"goods": (6, 0, 1), "forests": 2},
    ),
    plays(
        "Woodcarver",
        "not for a new elder that is not used",
        harbor(buildings=own("Woodcarver")),
        "take an elder; take Forest Manager; decline",
        {"goods": (0, 0, 0), "council": ["Forest Manager"]},
    ),
    plays(
        "Woodcarver",
        "12 wood at most",
        harbor(wood=12, buildings=own("Woodcarver"), council="Forester"),
        "use Forester; fell c1",
        {"goods": (12, 0, 1), "forests": 3},
    ),
    plays(
        "Woodcarver",
        "the wood may pay for what the elder does",
        harbor(buildings=own("Woodcarver"), council="Architect"),
        "use Architect; build Fish Stand; space b3; use",
        {"goods": (0, 4, 0), "buildings": ["Fish Stand", "Woodcarver"]},
        display="Fish Stand",
    ),
    plays(
        "Woodcarver",
        "the wood may pay for the Constructor's ship",
        harbor(wood=1, fish=2, buildings=own("Woodcarver"), council="Constructor"),
        "use Constructor; build a ship; sloop",
        {"goods": (0, 0, 0), "track": "sloop"},
        elders=left("Constructor"),
    ),
    # 309: see also the functions below
    builds(
        "Collection Point",
        "nothing for the supply when it is built",
        harbor(fish=1, gold=1),
        "use",
        {"goods": (0, 0, 0), "points Free building spaces": -4},
    ),
    builds(
        "Collection Point",
        "the wood of a space comes when it is built on",
        harbor(wood=3, buildings=own("Collection Point"), wood_on="a2 b2 a3 b3"),
        "",
        {"goods": (4, 0, 0), "buildings": ["Collection Point", "Holiday Resort"]},
        new="Holiday Resort",
    ),
    # 310
    plays(
        "Cooperage",
        "1 wood for 1 fish, and 4 wood for 1 gold, as often as wanted",
        harbor(wood=10, buildings=own("Cooperage")),
        "Cooperage: 1 wood -> 1 fish; Cooperage: 1 wood -> 1 fish; Cooperage: 4 wood -> 1 gold; "
        "Cooperage: 4 wood -> 1 gold",
        {"goods": (0, 2, 2), "can pass": True},
    ),
    plays(
        "Cooperage",
        "3 wood are no gold",
        harbor(wood=3, buildings=own("Cooperage")),
        "",
        {"can Cooperage: 4 wood -> 1 gold": False, "can Cooperage: 1 wood -> 1 fish": True},
    ),
    plays(
        "Cooperage",
        "not with wood of the Reserve",
        harbor(reserve={"wood": 4}, buildings=own("Cooperage")),
        "",
        {"can Cooperage: 4 wood -> 1 gold": False, "can Cooperage: 1 wood -> 1 fish": False},
    ),
    plays(
        "Cooperage",
        "until just before scoring",
        harbor(wood=8, buildings=own("Cooperage")),
        "Cooperage: 4 wood -> 1 gold; Cooperage: 4 wood -> 1 gold; go on",
        {"goods": (0, 0, 2), "points Gold": 2},
        round_=7,
        to_do=SCORING,
    ),
    # 311
    plays(
        "Forest Hut",
        "a third forest with Reforest",
        harbor(buildings=own("Forest Hut")),
        "reforest; forest a2; use",
        {"forests": 7},
    ),
    plays(
        "Forest Hut",
        "the third forest may be declined",
        harbor(buildings=own("Forest Hut")),
        "reforest; forest a2; decline",
        {"forests": 6},
    ),
    builds(
        "Forest Hut",
        "a fifth forest with the Forester's House",
        harbor(wood=3, buildings=own("Forest Hut")),
        "use; forest a2; use",
        {"forests": 9},
        new="Forester's House",
    ),
    builds(
        "Forest Hut",
        "one more for each action of the Arboretum",
        harbor(fish=1, gold=1, forests="c1:2 c2:1", buildings=own("Forest Hut")),
        "use; forest a2; use; use; forest a3; use",
        {"goods": (0, 0, 0), "forests": 9},
        new="Arboretum",
        space="d3",
    ),
    plays(
        "Forest Hut",
        "also through an elder",
        harbor(buildings=own("Forest Hut"), council="Silviculturist"),
        "use Silviculturist; reforest; forest a3; use",
        {"goods": (1, 0, 0), "forests": 7},
    ),
    builds(
        "Forest Hut",
        "not with the Forester's Cottage",
        harbor(wood=2, fish=1, buildings=own("Forest Hut")),
        "use; forest c1; stop; use",
        {"forests": 5},
        new="Forester's Cottage",
    ),
    # 312
    plays(
        "Wood Exchange",
        "3 fish for 2 wood within the Reserve, as often as wanted",
        harbor(buildings=own("Wood Exchange"), reserve={"fish": 7, "gold": 1}),
        "Wood Exchange: 3 fish -> 2 wood; Wood Exchange: 3 fish -> 2 wood",
        {"goods": (0, 0, 0), "reserve": (4, 1, 1), "can Wood Exchange: 3 fish -> 2 wood": False},
    ),
    plays(
        "Wood Exchange",
        "not with fish of the supply",
        harbor(fish=9, buildings=own("Wood Exchange"), reserve={"fish": 2}),
        "",
        {"can Wood Exchange: 3 fish -> 2 wood": False},
    ),
    plays(
        "Wood Exchange",
        "no 12 wood limit in the Reserve",
        harbor(wood=12, buildings=own("Wood Exchange"), reserve={"fish": 3, "wood": 12}),
        "Wood Exchange: 3 fish -> 2 wood",
        {"goods": (12, 0, 0), "reserve": (14, 0, 0)},
    ),
    plays(
        "Wood Exchange",
        "not during the Fishing Phase",
        harbor(buildings=own("Wood Exchange"), reserve={"fish": 8}),
        "go on",
        {"goods": (0, 2, 0), "reserve": (0, 8, 0)},
        to_do=FISHING,
    ),
    plays(
        "Wood Exchange",
        "before the Fishing Phase",
        harbor(buildings=own("Wood Exchange"), reserve={"fish": 8}),
        "Wood Exchange: 3 fish -> 2 wood; go on",
        {"goods": (0, 2, 0), "reserve": (2, 6, 0)},
        to_do=FISHING,
    ),
    # 313
    builds(
        "Cooling House",
        "doubles the fish in the Reserve and nothing else",
        harbor(wood=4, fish=2, gold=1, reserve={"wood": 2, "fish": 3, "gold": 1}),
        "use",
        {"goods": (0, 2, 0), "reserve": (2, 6, 1)},
    ),
    builds(
        "Cooling House",
        "above the limit",
        harbor(wood=4, gold=1, reserve={"fish": 5}),
        "use",
        {"goods": (0, 0, 0), "reserve": (0, 10, 0)},
    ),
    builds(
        "Cooling House",
        "16 fish from 8",
        harbor(wood=4, gold=1, reserve={"fish": 8}),
        "use",
        {"goods": (0, 0, 0), "reserve": (0, 16, 0)},
    ),
    builds(
        "Cooling House",
        "may be declined",
        harbor(wood=4, gold=1, reserve={"fish": 5}),
        "decline",
        {"goods": (0, 0, 0), "reserve": (0, 5, 0)},
    ),
    builds(
        "Cooling House",
        "nothing without fish in the Reserve",
        harbor(wood=4, gold=1, reserve={"wood": 2, "gold": 3}),
        "",
        {"goods": (0, 0, 0), "reserve": (2, 0, 3), "asked": [], "buildings": ["Cooling House"]},
    ),
    plays(
        "Cooling House",
        "no more fish come while there are 8 or more",
        harbor(buildings=own("Cooling House"), reserve={"fish": 16}),
        "",
        {"goods": (0, 2, 0), "reserve": (0, 16, 0)},
        to_do=FISHING,
    ),
    plays(
        "Cooling House",
        "after the Reserve was emptied the limit is 8 again",
        harbor(buildings=own("Cooling House"), reserve={"fish": 7}, track="schooner"),
        "",
        {"goods": (0, 2, 0), "reserve": (0, 8, 0)},
        to_do=FISHING,
    ),
    # 314
    builds(
        "Hideaway",
        "1 wood and 1 fish for each forest but one",
        harbor(gold=1),
        "use; keep c2",
        {"goods": (3, 3, 0), "forests": 1},
    ),
    builds("Hideaway", "all or nothing", harbor(gold=1), "decline", {"goods": (0, 0, 0), "forests": 4}),
    builds(
        "Hideaway",
        "two forests in one stack",
        harbor(gold=1, forests="c1:2"),
        "use; keep c1",
        {"goods": (1, 1, 0), "forests": 1},
    ),
    builds(
        "Hideaway",
        "nothing with one forest",
        harbor(gold=1, forests="c1:1"),
        "",
        {"goods": (0, 0, 0), "forests": 1, "asked": [], "buildings": ["Hideaway"]},
    ),
    builds(
        "Hideaway",
        "nothing without forests",
        harbor(gold=1, forests=""),
        "",
        {"goods": (0, 0, 0), "forests": 0, "asked": [], "buildings": ["Hideaway"]},
    ),
    builds("Hideaway", "12 wood at most", harbor(wood=10, gold=1), "use; keep c1", {"goods": (12, 3, 0), "forests": 1}),
    builds(
        "Hideaway",
        "no Deforest action: the Sawmill does nothing",
        harbor(gold=1, buildings=own("Sawmill")),
        "use; keep c1; use; fell c1",
        {"goods": (3, 3, 0), "forests": 1},
    ),
    builds(
        "Hideaway",
        "more than two forests are too many for the Logger's Pond",
        harbor(gold=1, buildings=own("Logger's Pond")),
        "use; keep c1",
        {"goods": (3, 3, 0), "forests": 1},
    ),
    builds(
        "Hideaway",
        "two forests are right for the Logger's Pond",
        harbor(gold=1, buildings=own("Logger's Pond"), forests="c1:2 c2:1"),
        "use; keep c1",
        {"goods": (2, 4, 0), "forests": 1},
    ),
    # 315
    builds(
        "Reserve Depot",
        "1 wood and 1 fish into the empty Reserve",
        harbor(gold=1),
        "use; use",
        {"goods": (0, 0, 0), "reserve": (1, 1, 0)},
    ),
    builds(
        "Reserve Depot",
        "only the wood if there are fish",
        harbor(gold=1, reserve={"fish": 2}),
        "use; use",
        {"goods": (0, 0, 0), "reserve": (1, 2, 0)},
    ),
    builds(
        "Reserve Depot",
        "only the fish if there is wood",
        harbor(gold=1, reserve={"wood": 2}),
        "use; use",
        {"goods": (0, 0, 0), "reserve": (2, 1, 0)},
    ),
    builds(
        "Reserve Depot",
        "nothing if there are both",
        harbor(gold=1, reserve={"wood": 1, "fish": 1}),
        "use; use",
        {"goods": (0, 0, 0), "reserve": (1, 1, 0)},
    ),
    plays(
        "Reserve Depot",
        "after Transfer Reserve",
        harbor(buildings=own("Reserve Depot"), reserve={"wood": 2, "fish": 3, "gold": 1}),
        "transfer reserve; use; use",
        {"goods": (2, 3, 1), "reserve": (1, 1, 0)},
    ),
    plays(
        "Reserve Depot",
        "may be declined",
        harbor(buildings=own("Reserve Depot"), reserve={"wood": 2, "fish": 3}),
        "transfer reserve; decline; decline",
        {"goods": (2, 3, 0), "reserve": (0, 0, 0)},
    ),
    plays(
        "Reserve Depot",
        "a fish when the last ones were exchanged",
        harbor(buildings=own("Reserve Depot, Wood Exchange"), reserve={"wood": 1, "fish": 3}),
        "Wood Exchange: 3 fish -> 2 wood; use",
        {"goods": (0, 0, 0), "reserve": (3, 1, 0)},
    ),
    # 316
    Row(
        "Holding Company",
        "gold paid for own and foreign shares goes into the Reserve",
        lambda: given(harbor(gold=3, buildings=own("Holding Company"), unissued=2), harbor(unissued=2), issued=[1, 1]),
        ("buy all shares",),
        {"goods": (0, 0, 1), "reserve": (0, 0, 2), "shares": [3, 1], "issued": [0, 0]},
    ),
    *[
        buys(number, own_issued, paid)
        for number, own_issued, paid in [(3, 1, 2), (4, 1, 1), (5, 0, 0), (5, 1, 1), (6, 1, 0), (7, 2, 1), (7, 0, 0)]
    ],
    # 317
    builds(
        "Park Lodge",
        "takes an elder, who is not used at once",
        harbor(wood=1, gold=1),
        "use; take Forest Manager; use; fell c1; fell c2",
        {"goods": (0, 0, 0), "council": ["Forest Manager"], "forests": 4, "plates": 1},
    ),
    builds(
        "Park Lodge",
        "the fifth elder",
        harbor(wood=1, gold=1, council=", ".join(ABSENT[:4])),
        "use; take Sailor",
        {"goods": (0, 0, 0), "council": sorted([*ABSENT[:4], "Sailor"])},
    ),
    builds(
        "Park Lodge",
        "nothing with a full council",
        harbor(wood=1, gold=1, council=FULL),
        "",
        {"goods": (0, 0, 0), "council": sorted(ABSENT), "asked": [], "buildings": ["Park Lodge"]},
    ),
    builds(
        "Park Lodge",
        "nothing without elders on the supply board",
        harbor(wood=1, gold=1),
        "",
        {"council": [], "asked": [], "buildings": ["Park Lodge"]},
        elders=only(),
    ),
    builds(
        "Park Lodge",
        "counts for the Chief's House",
        harbor(wood=1, gold=1, buildings=own("Chief's House")),
        "use; take Sailor",
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "council": ["Sailor"]},
    ),
    # 318
    plays(
        "Haulage Firm",
        "3 wood with Issue a Share",
        harbor(buildings=own("Haulage Firm")),
        "issue a share",
        {"goods": (3, 0, 2), "unissued": 2, "issued": [1, 0]},
    ),
    plays(
        "Haulage Firm",
        "12 wood at most",
        harbor(wood=10, buildings=own("Haulage Firm")),
        "issue a share",
        {"goods": (12, 0, 2), "unissued": 2},
    ),
    builds(
        "Haulage Firm",
        "once for the two shares of the Office",
        harbor(fish=7, buildings=own("Haulage Firm")),
        "use",
        {"goods": (3, 0, 3), "unissued": 1},
        new="Office",
    ),
    builds(
        "Haulage Firm",
        "also with the Portal",
        harbor(gold=2, buildings=own("Haulage Firm")),
        "use",
        {"goods": (9, 6, 0), "unissued": 2},
        new="Portal",
    ),
    plays(
        "Haulage Firm",
        "also with the Sponsor",
        harbor(buildings=own("Haulage Firm"), council="Sponsor"),
        "use Sponsor",
        {"goods": (3, 3, 2), "unissued": 2},
    ),
    builds(
        "Haulage Firm",
        "not with the Town Hall",
        harbor(wood=3, fish=2, gold=1, buildings=own("Haulage Firm")),
        "use",
        {"goods": (0, 0, 0), "unissued": 2, "shares": [3, 0]},
        new="Town Hall",
    ),
    # 321
    builds(
        "Dockhouse",
        "nothing with a fish in the Reserve",
        harbor(wood=4, fish=4, reserve={"fish": 1}),
        "",
        {"goods": (0, 0, 0), "reserve": (0, 1, 0), "track": "", "asked": [], "buildings": ["Dockhouse"]},
    ),
    builds(
        "Dockhouse",
        "nothing with wood in the Reserve",
        harbor(wood=4, fish=4, reserve={"wood": 1}),
        "",
        {"goods": (0, 0, 0), "reserve": (1, 0, 0), "asked": [], "buildings": ["Dockhouse"]},
    ),
    builds(
        "Dockhouse",
        "nothing with gold in the Reserve",
        harbor(wood=4, fish=4, reserve={"gold": 1}),
        "",
        {"goods": (0, 0, 0), "reserve": (0, 0, 1), "asked": [], "buildings": ["Dockhouse"]},
    ),
    builds(
        "Dockhouse",
        "nothing without schooners on the supply board",
        harbor(wood=4, fish=4),
        "",
        {"goods": (0, 0, 0), "track": "", "asked": [], "buildings": ["Dockhouse"]},
        ships=ships("sloop sloop sloop cutter cutter cutter"),
    ),
    builds(
        "Dockhouse",
        "counts as Build a Ship for the Seafaring Society",
        harbor(wood=4, fish=4, buildings=own("Seafaring Society")),
        "use",
        {"goods": (0, 0, 1), "track": ""},
    ),
    builds(
        "Dockhouse",
        "counts as Build a Ship for the Pier House",
        harbor(wood=4, fish=4, buildings=own("Pier House")),
        "use",
        {"goods": (3, 0, 0), "track": ""},
    ),
    builds(
        "Dockhouse",
        "counts as Build a Ship for the Raftbuilder and the Rigging Workshop",
        harbor(wood=4, fish=4, buildings=own("Raftbuilder, Rigging Workshop")),
        "use",
        {"goods": (0, 0, 0), "reserve": (2, 0, 1), "track": ""},
    ),
    plays(
        "Dockhouse",
        "the schooner leaves the Reserve with the goods",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1, "fish": 2, "wood": 1}, track="sloop"),
        "transfer reserve",
        {"goods": (1, 2, 0), "reserve": (0, 0, 0), "track": "sloop schooner", "points Ships": 5},
    ),
    plays(
        "Dockhouse",
        "a Reserve with only the schooner is not empty",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1}),
        "transfer reserve",
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    plays(
        "Dockhouse",
        "also when an elder empties the Reserve",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1, "gold": 1}, council="Steward"),
        "use Steward; use; transfer reserve",
        {"goods": (2, 0, 1), "reserve": (0, 0, 0), "track": "schooner"},
    ),
    plays(
        "Dockhouse",
        "moving the schooner is no second Build a Ship",
        harbor(buildings=own("Dockhouse, Raftbuilder, Seafaring Society"), reserve={"schooner": 1}),
        "transfer reserve",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "track": "schooner"},
    ),
    plays(
        "Dockhouse",
        "the schooner just fits",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1}, track="cutter cutter schooner"),
        "transfer reserve",
        {"track": "cutter cutter schooner schooner"},
    ),
    plays(
        "Dockhouse",
        "no points for the schooner in the Reserve",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1}, track="sloop"),
        "",
        {"points Ships": 1},
    ),
    plays(
        "Dockhouse",
        "the schooner in the Reserve does not fish",
        harbor(buildings=own("Dockhouse"), reserve={"schooner": 1}),
        "",
        {"goods": (0, 2, 0), "reserve": (0, 1, 0), "track": ""},
        to_do=FISHING,
    ),
    plays(
        "Dockhouse",
        "the schooner in the Reserve is not on the track to pay for the Repair Hall",
        harbor(wood=6, buildings=own("Dockhouse"), reserve={"schooner": 1}),
        "",
        {"can build a building": False},
        display="Repair Hall",
    ),
    # 322
    builds(
        "Harbor Park",
        "with 3 elders at once 3 wood and 2 gold into the Reserve",
        harbor(fish=1, council=", ".join(ABSENT[:3])),
        "",
        {"goods": (0, 0, 0), "reserve": (3, 0, 2)},
    ),
    builds(
        "Harbor Park",
        "also with more elders",
        harbor(fish=1, council=FULL),
        "",
        {"goods": (0, 0, 0), "reserve": (3, 0, 2)},
    ),
    builds(
        "Harbor Park",
        "not yet with 2 elders",
        harbor(fish=1, council=", ".join(ABSENT[:2])),
        "",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0)},
    ),
    builds(
        "Harbor Park",
        "when Park Lodge brings the third elder",
        harbor(wood=1, gold=1, buildings=own("Harbor Park"), council=", ".join(ABSENT[:2])),
        "use; take Sailor",
        {"goods": (0, 0, 0), "reserve": (3, 0, 2)},
        new="Park Lodge",
    ),
    # 323
    builds(
        "Rathskeller",
        "1 gold for each fish on the elders",
        harbor(wood=4, fish=4, gold=2, council={"Steward": elder(2), "Forester": elder(1), "Engineer": elder()}),
        "use",
        {"goods": (0, 0, 3)},
    ),
    builds(
        "Rathskeller",
        "10 gold at most",
        harbor(wood=4, fish=4, gold=2, council={name: elder(2) for name in ABSENT}),
        "use",
        {"goods": (0, 0, 10)},
    ),
    builds(
        "Rathskeller",
        "may be declined",
        harbor(wood=4, fish=4, gold=2, council={"Steward": elder(2)}),
        "decline",
        {"goods": (0, 0, 0)},
    ),
    builds(
        "Rathskeller",
        "nothing without fish on the elders",
        harbor(wood=4, fish=4, gold=2, council="Steward, Forester"),
        "",
        {"goods": (0, 0, 0), "asked": [], "buildings": ["Rathskeller"]},
    ),
    # 324
    builds("Harbor Area", "the catboat alone brings 1 wood", harbor(gold=1), "use", {"goods": (1, 0, 0)}),
    builds(
        "Harbor Area",
        "2 fish for each elder, 1 wood for each ship and the catboat",
        harbor(gold=1, council="Steward, Forester", track="sloop schooner"),
        "use",
        {"goods": (3, 4, 0)},
    ),
    builds(
        "Harbor Area",
        "12 wood at most",
        harbor(wood=11, gold=1, council="Steward", track="sloop"),
        "use",
        {"goods": (12, 2, 0)},
    ),
    builds(
        "Harbor Area",
        "10 fish and 6 wood with two players",
        harbor(gold=1, council=FULL, track="sloop sloop sloop cutter cutter"),
        "use",
        {"goods": (6, 10, 0)},
        ships=ships("cutter schooner schooner schooner"),
    ),
    builds(
        "Harbor Area",
        "7 wood with three players",
        harbor(gold=1, track="sloop sloop sloop sloop cutter cutter"),
        "use",
        {"goods": (7, 0, 0)},
        seats=3,
        ships=ships("cutter cutter schooner schooner schooner schooner"),
    ),
    builds(
        "Harbor Area",
        "a schooner in the Reserve does not count",
        harbor(gold=1, reserve={"schooner": 1}),
        "use",
        {"goods": (1, 0, 0)},
    ),
    # 325
    plays(
        "Stockfishery",
        "1 wood and 3 fish for 1 gold, as often as wanted",
        harbor(wood=2, fish=7, buildings=own("Stockfishery")),
        "Stockfishery: 1 wood, 3 fish -> 1 gold; Stockfishery: 1 wood, 3 fish -> 1 gold",
        {"goods": (0, 1, 2), "can Stockfishery: 1 wood, 3 fish -> 1 gold": False},
    ),
    plays(
        "Stockfishery",
        "not with 2 fish",
        harbor(wood=5, fish=2, reserve={"fish": 8}, buildings=own("Stockfishery")),
        "",
        {"can Stockfishery: 1 wood, 3 fish -> 1 gold": False},
    ),
    plays(
        "Stockfishery",
        "not without wood",
        harbor(fish=9, buildings=own("Stockfishery")),
        "",
        {"can Stockfishery: 1 wood, 3 fish -> 1 gold": False},
    ),
    plays(
        "Stockfishery",
        "until just before scoring",
        harbor(wood=1, fish=3, buildings=own("Stockfishery")),
        "Stockfishery: 1 wood, 3 fish -> 1 gold; go on",
        {"goods": (0, 0, 1), "points Gold": 1},
        round_=7,
        to_do=SCORING,
    ),
    # 326
    *[
        builds(
            "Pond Hut",
            f"{gold} gold for {fish} fish, which stay",
            harbor(wood=3, fish=fish),
            "use",
            {"goods": (0, fish, gold), "buildings": ["Pond Hut"]},
        )
        for fish, gold in [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (20, 3)]
    ],
    *[
        builds(
            "Pond Hut",
            f"costs {haul} wood with a haul of {haul}",
            harbor(wood=haul, fish=4, track=ships_there),
            "use",
            {"goods": (0, 4, 1), "buildings": ["Pond Hut"]},
        )
        for haul, ships_there in [(5, "sloop"), (7, "sloop cutter"), (9, "schooner schooner"), (12, FULL_TRACK)]
    ],
    builds(
        "Pond Hut",
        "fish in the Reserve do not count",
        harbor(wood=3, fish=3, reserve={"fish": 8}),
        "",
        {"goods": (0, 3, 0), "asked": [], "buildings": ["Pond Hut"]},
    ),
    # 327
    builds(
        "Customs Area",
        "1 of each into the supply and into the Reserve",
        harbor(track="sloop cutter"),
        "use",
        {"goods": (1, 1, 1), "reserve": (1, 1, 1), "track": "cutter"},
    ),
    builds(
        "Customs Area",
        "only one sloop is paid",
        harbor(track="sloop sloop"),
        "use",
        {"goods": (1, 1, 1), "reserve": (1, 1, 1), "track": "sloop"},
    ),
    builds(
        "Customs Area",
        "12 wood in the supply and 8 fish in the Reserve at most",
        harbor(wood=12, track="sloop", reserve={"fish": 8}),
        "use",
        {"goods": (12, 1, 1), "reserve": (1, 8, 1), "track": ""},
    ),
    # 328
    builds(
        "Boat Hall",
        "two sloops for the cutter",
        harbor(wood=4, track="cutter schooner"),
        "use; free sloop; free sloop; stop",
        {"goods": (0, 0, 0), "track": "sloop sloop schooner"},
    ),
    builds(
        "Boat Hall",
        "one sloop is enough",
        harbor(wood=4, track="cutter"),
        "use; stop",
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    builds(
        "Boat Hall",
        "nothing without sloops on the supply board",
        harbor(wood=4, track="cutter"),
        "",
        {"goods": (0, 0, 0), "track": "", "asked": [], "buildings": ["Boat Hall"]},
        ships=ships("cutter cutter schooner schooner schooner"),
    ),
    builds(
        "Boat Hall",
        "the last sloop of the supply board",
        harbor(wood=4, track="cutter"),
        "use; free sloop; free sloop; stop",
        {"track": "sloop"},
        ships=ships("sloop cutter cutter schooner schooner schooner"),
    ),
    builds(
        "Boat Hall",
        "one sloop if there is no room for two",
        harbor(wood=4, track=FULL_TRACK),
        "use; free sloop; free sloop; stop",
        {"goods": (0, 0, 0), "track": "sloop sloop sloop cutter schooner"},
        seats=3,
        ships=ships("sloop sloop cutter cutter schooner schooner schooner"),
    ),
    builds(
        "Boat Hall",
        "one single Build a Ship for the Seafaring Society",
        harbor(wood=4, track="cutter", buildings=own("Seafaring Society")),
        "use; free sloop; free sloop; stop",
        {"goods": (0, 0, 1), "track": "sloop sloop"},
    ),
    builds(
        "Boat Hall",
        "one single Build a Ship for the Raftbuilder and the Rigging Workshop",
        harbor(wood=4, track="cutter", buildings=own("Raftbuilder, Rigging Workshop")),
        "use; free sloop; free sloop; stop",
        {"goods": (0, 0, 0), "reserve": (2, 0, 1), "track": "sloop sloop"},
    ),
    builds(
        "Boat Hall",
        "no Build a Ship if it is declined",
        harbor(wood=4, track="cutter", buildings=own("Seafaring Society, Raftbuilder")),
        "decline; stop",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "track": ""},
    ),
    # 329
    builds(
        "Wood Shipping Co.",
        "at once with a haul of 9",
        harbor(fish=3, gold=2, track="schooner schooner"),
        "",
        {"goods": (5, 0, 0), "reserve": (5, 0, 0)},
    ),
    builds(
        "Wood Shipping Co.",
        "at once with a haul of 12",
        harbor(fish=3, gold=2, track=FULL_TRACK),
        "",
        {"goods": (5, 0, 0), "reserve": (5, 0, 0)},
    ),
    builds(
        "Wood Shipping Co.",
        "not yet with a haul of 8",
        harbor(fish=3, gold=2, track="cutter schooner"),
        "",
        {"goods": (0, 0, 0), "reserve": (0, 0, 0)},
    ),
    plays(
        "Wood Shipping Co.",
        "when the haul becomes 9",
        harbor(wood=2, fish=2, buildings=own("Wood Shipping Co."), track="sloop schooner"),
        "build a ship; sloop",
        {"goods": (5, 0, 0), "reserve": (5, 0, 0), "track": "sloop sloop schooner"},
    ),
    plays(
        "Wood Shipping Co.",
        "when the haul passes 9",
        harbor(wood=2, fish=2, buildings=own("Wood Shipping Co."), track="cutter schooner"),
        "build a ship; sloop",
        {"goods": (5, 0, 0), "reserve": (5, 0, 0)},
    ),
    builds(
        "Wood Shipping Co.",
        "12 wood at most in the supply, all into the Reserve",
        harbor(wood=10, fish=3, gold=2, reserve={"wood": 9}, track="schooner schooner"),
        "",
        {"goods": (12, 0, 0), "reserve": (14, 0, 0)},
    ),
    # 330
    *[
        builds(
            "Forest Admin",
            f"costs {n} wood and {n} fish with {n} spaces without forest, {len(others.split())} of them built on",
            harbor(wood=n, fish=n, forests=woods, buildings=fill(others)),
            "",
            {"goods": (0, 0, 0), "points Forest Admin": 5},
            space=space,
        )
        for n, woods, others, space in [
            (1, "c1:1 a2:1 c2:1 a3:1 c3:1", "", "b1"),
            (5, "c1:2 c2:1 c3:1", "a2 b2 a3 b3", "b1"),
            (7, "c1:9 c2:1", "", "b1"),
            (7, "c1:1 c2:1", "a3 b3 c3", "b1"),
            (11, "", "", "c2"),
        ]
    ],
    plays(
        "Forest Admin",
        "also buildings' spaces count for the cost",
        harbor(wood=4, fish=5, buildings=fill("b1")),
        "",
        {"can build a building": False},
        display="Forest Admin",
    ),
    # 331
    worth("Club", "not worth anything without C buildings", 0, others={"a2": "Office", "b2": "Villa", "a3": "Theater"}),
    worth("Club", "2 points for each C building of any deck", 6, others={"a2": "Bank", "b2": "Castle", "a3": "Depot"}),
    # 332
    *[
        worth("Villa", f"{n} adjacent forests", vp, forests=f"c1:{n} c2:5 c3:5")
        for n, vp in [(1, 0), (2, 5), (3, 7), (4, 7), (5, 9), (6, 9)]
    ],
    worth("Villa", "forests at its corners do not count", 0, space="b2", forests="c1:5 c2:1 c3:5"),
    worth("Villa", "no forest at all", 0, forests=""),
    worth("Villa", "forests above and below", 7, space="c2", forests="c1:2 c3:1"),
    worth("Villa", "forests on all sides", 9, space="c3", forests="c2:2 a3:3"),
    worth("Villa", "the right half of a forest is adjacent", 5, space="c2", forests="b1:2"),
    worth("Villa", "left, above and below", 7, space="c2", forests="b1:1 a2:1 b3:1"),
    worth("Villa", "not beyond the end of the row", 0, space="a3", forests="c2:5"),
    # 341
    plays(
        "Hermitage",
        "no points for gold",
        harbor(gold=7, buildings=own("Hermitage")),
        "",
        {"points Gold": 0, "points Hermitage": 5},
    ),
    plays("Hermitage", "without it gold counts", harbor(gold=7), "", {"points Gold": 7}),
    plays(
        "Hermitage",
        "other buildings still count gold",
        harbor(wood=2, fish=3, gold=15, buildings=own("Hermitage, Market Tower, Depot")),
        "",
        {"points Gold": 0, "points Market Tower": 2, "points Depot": 6},
    ),
    # 342
    builds(
        "Repair Hall",
        "Transfer Reserve",
        harbor(wood=6, track="sloop schooner", reserve={"wood": 1, "fish": 3, "gold": 1}),
        "use",
        {"goods": (1, 3, 1), "reserve": (0, 0, 0), "track": "sloop", "points Repair Hall": 7},
    ),
    builds(
        "Repair Hall",
        "may be declined",
        harbor(wood=6, track="schooner", reserve={"fish": 3, "gold": 1}),
        "decline",
        {"goods": (0, 0, 0), "reserve": (0, 3, 1), "track": ""},
    ),
    builds(
        "Repair Hall",
        "nothing to transfer",
        harbor(wood=6, track="schooner"),
        "",
        {"goods": (0, 0, 0), "asked": [], "buildings": ["Repair Hall"]},
    ),
    builds(
        "Repair Hall",
        "12 wood at most",
        harbor(wood=12, track="schooner", reserve={"wood": 8}),
        "use",
        {"goods": (12, 0, 0), "reserve": (0, 0, 0)},
    ),
    builds(
        "Repair Hall",
        "sets off the Reserve Depot",
        harbor(wood=6, track="schooner", reserve={"wood": 1, "fish": 3}, buildings=own("Reserve Depot")),
        "use; use; use",
        {"goods": (1, 3, 0), "reserve": (1, 1, 0)},
    ),
    builds(
        "Repair Hall",
        "brings the Dockhouse's schooner onto the track",
        harbor(wood=6, track="schooner", reserve={"schooner": 1}, buildings=own("Dockhouse")),
        "use",
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    # 343
    plays(
        "Bank",
        "free spaces and unissued shares twice",
        harbor(buildings=own("Bank")),
        "",
        {
            "points Bank": 15,
            "points Free building spaces": -4,
            "points Unissued shares": -3,
            "points Minus points doubled": -7,
        },
    ),
    plays(
        "Bank",
        "negative buildings twice",
        harbor(buildings=own("Bank, Bird Colony, Boathouse")),
        "",
        {"points Bird Colony": -2, "points Boathouse": -1, "points Minus points doubled": -8},
    ),
    plays(
        "Bank",
        "no minus, nothing to double",
        harbor(unissued=0, shares=[5, 0], buildings={"b1": "Bank", **fill("a2 b2 a3 b3")}),
        "",
        {"points Minus points doubled": 0},
    ),
    plays("Bank", "without it nothing is doubled", harbor(), "", {"points Minus points doubled": 0}),
    plays(
        "Bank",
        "spaces covered by the Nursery are no minus",
        harbor(wood=3, buildings=own("Bank, Nursery")),
        "cover 2; go on",
        {"points Free building spaces": -1, "points Minus points doubled": -4},
        round_=7,
        to_do=SCORING,
    ),
    plays(
        "Bank",
        "the Beach Hostel's free spaces too",
        harbor(unissued=0, shares=[5, 0], buildings=own("Bank, Beach Hostel")),
        "",
        {"points Beach Hostel": 4, "points Free building spaces": -3, "points Minus points doubled": -3},
    ),
    # 344
    worth("Extension", "3 adjacent buildings", 3, space="b2", others=fill("b1 a2 b3")),
    worth("Extension", "4 adjacent buildings", 3, space="b2", others=fill("b1 a2 b3 c2"), forests=""),
    worth("Extension", "2 adjacent buildings", 0, space="b2", others=fill("b1 a2")),
    worth("Extension", "corners do not count", 0, space="b2", others=fill("b1 a2 a3 c1 c3"), forests=""),
    worth("Extension", "the Reserve is no building", 0, space="b1", others=fill("b2 c1"), forests=""),
    worth("Extension", "rows do not go round", 0, space="a3", others=fill("d2 a2 b3"), forests=""),
    worth("Extension", "at the edge", 3, space="d2", others=fill("d1 d3 c2"), forests=""),
    worth("Extension", "forests are no buildings", 0, space="b2", others=fill("b1 a2"), forests="c2:3"),
    # 345
    worth("Dock", "3 sloops", 7, track="sloop sloop sloop"),
    worth("Dock", "4 sloops", 7, track="sloop sloop sloop sloop", seats=3),
    worth("Dock", "3 cutters", 7, track="cutter cutter cutter"),
    worth("Dock", "4 cutters", 7, track="cutter cutter cutter cutter", seats=3),
    worth("Dock", "3 schooners", 7, track="schooner schooner schooner"),
    worth("Dock", "two of each at most", 0, track=FULL_TRACK),
    worth("Dock", "the schooner in the Reserve does not count", 0, track="schooner schooner", reserve={"schooner": 1}),
    # 346
    worth("Carver", "not itself nor buildings without wood", 0, others={"a2": "Castle", "b2": "Office"}),
    worth("Carver", "1 point for each building that costs wood", 2, others={"a2": "Fish Stand", "b2": "Church"}),
    worth("Carver", "variable wood costs count", 3, others=own("Carver, Forest Admin, Pond Hut, Docking Harbor")),
    worth("Carver", "ships are no wood", 0, others={"a2": "Customs Area", "b2": "Shipping Museum"}),
    worth("Carver", "wood besides ships counts", 2, others={"a2": "Boat Hall", "b2": "Repair Hall"}),
    # 347
    builds(
        "Ballroom",
        "takes an elder, who is not used at once",
        harbor(wood=3, fish=4, gold=2),
        "use; take Forest Manager; use; fell c1; fell c2",
        {"goods": (0, 0, 0), "council": ["Forest Manager"], "forests": 4, "plates": 1, "points Ballroom": 4},
    ),
    builds(
        "Ballroom",
        "may be declined",
        harbor(wood=3, fish=4, gold=2),
        "decline",
        {"goods": (0, 0, 0), "council": [], "points Ballroom": 4},
    ),
    builds(
        "Ballroom",
        "nothing with a full council",
        harbor(wood=3, fish=4, gold=2, council=FULL),
        "",
        {"goods": (0, 0, 0), "council": sorted(ABSENT), "asked": [], "buildings": ["Ballroom"]},
    ),
    builds(
        "Ballroom",
        "takes the last elder itself",
        harbor(wood=3, fish=4, gold=2),
        "use; take Sailor",
        {"council": ["Sailor"], "points Ballroom": 6},
        elders=only("Sailor"),
    ),
    worth("Ballroom", "no elder left on the supply board", 6, elders=only()),
    worth("Ballroom", "one elder left on the supply board", 4, elders=only("Sailor")),
    # 348
    worth("Fishery", "2 sloops, 2 cutters and 1 schooner", 7, track=FULL_TRACK),
    worth("Fishery", "no schooner", 0, track="sloop sloop cutter cutter"),
    worth("Fishery", "the schooner in the Reserve", 0, track="sloop sloop cutter cutter", reserve={"schooner": 1}),
    worth("Fishery", "3 sloops", 0, track="sloop sloop sloop cutter schooner"),
    worth("Fishery", "as many ships, but others", 0, track="sloop sloop sloop cutter cutter"),
    # 349
    worth("Church", "5 adjacent buildings with corners", 9, space="b2", others=fill("b1 a2 a3 b3 c1"), forests=""),
    worth("Church", "4 adjacent buildings", 0, space="b2", others=fill("b1 a2 a3 b3 d2 d1"), forests=""),
    worth("Church", "forests are no buildings", 0, space="b2", others=fill("b1 a2 a3 b3")),
    # 350
    worth("Codfish Farm", "20 fish in supply and Reserve", 8, fish=12, reserve={"fish": 8}),
    worth("Codfish Farm", "20 fish in the supply", 8, fish=20),
    worth("Codfish Farm", "19 fish", 0, fish=11, reserve={"fish": 8}),
    worth("Codfish Farm", "not the fish on elders", 0, fish=11, reserve={"fish": 8}, council={"Steward": elder(2)}),
    # 351
    worth("Forest Home", "3 forests on three double spaces", 3, forests="c1:1 c2:1 c3:1"),
    worth("Forest Home", "3 forests in a stack", 3, forests="c2:3"),
    worth("Forest Home", "2 forests", 0, forests="c1:1 c2:1"),
    worth("Forest Home", "no forests", 0, forests=""),
    # 352
    worth("Beach Hostel", "four free spaces", 8, forests="c1:1"),
    worth("Beach Hostel", "itself in the row", 6, space="a3", forests="c1:1"),
    worth("Beach Hostel", "one free space", 2, space="a3"),
    worth("Beach Hostel", "none free but in other rows", 0, forests="a3:1 c3:1"),
    worth("Beach Hostel", "none free for buildings", 0, others=fill("a3 b3 c3 d3"), forests=""),
    worth("Beach Hostel", "spaces with wood are free", 4, others={"a2": "Collection Point"}, wood_on="b2 a3 b3"),
    plays(
        "Beach Hostel",
        "the minus points stay",
        harbor(buildings=own("Beach Hostel")),
        "",
        {"points Beach Hostel": 4, "points Free building spaces": -4},
    ),
    # 353
    worth("Fish Oil Cookery", "2 for a schooner, 1 for a cutter, none for a sloop", 3, track="sloop cutter schooner"),
    worth("Fish Oil Cookery", "6 for three schooners", 6, track="schooner schooner schooner"),
    worth("Fish Oil Cookery", "2 cutters and 2 schooners", 6, track="cutter cutter schooner schooner"),
    worth("Fish Oil Cookery", "sloops only", 0, track="sloop sloop"),
    worth("Fish Oil Cookery", "not the schooner in the Reserve", 0, reserve={"schooner": 1}),
    # 354
    worth("Administration", "itself and the catboat", 6),
    worth("Administration", "more buildings than ships", 0, others=fill("a2")),
    worth("Administration", "2 buildings and 2 ships", 6, others=fill("a2"), track="sloop"),
    worth("Administration", "more ships than buildings", 0, others=fill("a2"), track="sloop cutter"),
    worth("Administration", "the Stilt House is a building", 6, others={"track": "Stilt House"}, track="sloop"),
    worth("Administration", "the Stilt House is one too many", 0, others={"track": "Stilt House"}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}: {row.ruling}")
def test_codfish(row: Row) -> None:
    """Every ruling of the appendix on a Codfish card."""
    row.check()


def test_every_card_is_here() -> None:
    """The deck has 44 cards, each with its cost."""
    assert len({card[0] for card in CARDS}) == len(CARDS) == 44


@pytest.mark.parametrize("card", ["Refuge", "Forestry", "Forest Storage", "Haulage Firm"])
def test_only_own_actions(card: str) -> None:
    """What another player does sets off nothing."""
    g = do(given(harbor(buildings=own(card)), first=BLUE), BLUE, "reforest", "forest a2")
    do(g, RED, "pass")
    do(g, BLUE, "deforest", "fell c1")
    do(g, RED, "pass")
    do(g, BLUE, "issue a share")
    assert goods(g, BLUE) == (5, 0, 2)
    assert reserve(g, BLUE) == (0, 0, 0)
    assert goods(g, RED) == (0, 0, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_office_without_worker() -> None:
    """The Office issues shares without a worker: the space stays open to others."""
    g = do(given(harbor(fish=7), display="Office"), RED, *built("Office", "use"))
    assert "issue a share" in options(g, BLUE)
    do(g, BLUE, "issue a share")
    assert g.dump()["issued"] == [2, 1]


def test_collection_point_lays_wood() -> None:
    """After it is built, the Collection Point puts 1 wood on each free space, not on its own."""
    g = do(given(harbor(fish=1, gold=1), display="Collection Point"), RED, *built("Collection Point", "use"))
    assert sorted(at(g, RED)["wood on"]) == ["a2", "a3", "b1", "b2"]
    assert goods(g, RED) == (0, 0, 0)
    assert points(g, RED, "Free building spaces") == -4


def test_collection_point_without_free_spaces() -> None:
    """On the last free space the Collection Point does nothing."""
    g = given(harbor(fish=1, gold=1, buildings=fill("b1 a2 b2 a3")), display="Collection Point")
    do(g, RED, *built("Collection Point"))
    assert g.deciders == (BLUE,)
    assert "Collection Point" in at(g, RED)["buildings"].values()
    assert not at(g, RED)["wood on"]


def test_collection_point_pays_for_the_building() -> None:
    """The wood of the space may pay for the building on it, and the building goes on no space without wood then."""
    g = given(harbor(buildings=own("Collection Point"), wood_on="a2 b2"), display="Fish Stand")
    do(g, RED, "build a building", "build Fish Stand")
    assert options(g, RED, "space") == ["space a2", "space b2"]
    do(g, RED, "space b2", "use")
    assert at(g, RED)["buildings"] == {"b1": "Collection Point", "b2": "Fish Stand"}
    assert at(g, RED)["wood on"] == ["a2"]
    assert goods(g, RED) == (0, 4, 0)


def test_collection_point_pays_one_wood_only() -> None:
    """Two wood cannot be paid with the one wood of the space, nor a building on a space without wood."""
    g = given(harbor(buildings=own("Collection Point"), wood_on="a2 b2 a3 b3"), display="Fish Trade")
    refuses(g, RED, "build a building")
    g = given(harbor(buildings=own("Collection Point")), display="Fish Stand")
    refuses(g, RED, "build a building")
    g = given(harbor(wood=1, buildings=own("Collection Point"), wood_on="a2"), display="Fish Trade")
    do(g, RED, "build a building", "build Fish Trade", "space a2")
    assert at(g, RED)["buildings"]["a2"] == "Fish Trade"
    assert goods(g, RED) == (0, 0, 0)


@pytest.mark.parametrize(
    ("wood", "card", "then"), [(0, "Holiday Resort", 1), (12, "Holiday Resort", 12), (12, "Refuge", 11)]
)
def test_collection_point_before_paying(wood: int, card: str, then: int) -> None:
    """The wood comes before the cost is paid, and is lost if there are 12 already."""
    g = given(harbor(wood=wood, fish=1, buildings=own("Collection Point"), wood_on="a2 b2 a3 b3"), display=card)
    do(g, RED, *built(card, space="a2"))
    assert goods(g, RED)[0] == then
    assert sorted(at(g, RED)["wood on"]) == ["a3", "b2", "b3"]


@pytest.mark.parametrize(("wood", "then"), [(0, 2), (11, 12), (12, 12)])
def test_collection_point_under_a_forest(wood: int, then: int) -> None:
    """A forest brings the wood of both its spaces, which were free."""
    g = given(harbor(wood=wood, buildings=own("Collection Point"), wood_on="a2 b2 a3 b3"))
    do(g, RED, "reforest", "forest a2")
    assert goods(g, RED) == (then, 0, 0)
    assert sorted(at(g, RED)["wood on"]) == ["a3", "b3"]
    assert forests(g, RED) == 6


def test_collection_point_at_scoring() -> None:
    """Wood left on spaces counts for nothing at the end, and the spaces are free."""
    g = given(harbor(wood=11, buildings=own("Collection Point, Depot"), wood_on="b2 a3 b3"))
    assert points(g, RED, "Depot") == 0
    assert points(g, RED, "Free building spaces") == -3


def test_cooperage_out_of_turn() -> None:
    """Anytime effects are open on the turn of another player."""
    for card, have, text, then in [
        ("Cooperage", harbor(wood=4, buildings=own("Cooperage")), "Cooperage: 4 wood -> 1 gold", (0, 0, 1)),
        (
            "Stockfishery",
            harbor(wood=1, fish=3, buildings=own("Stockfishery")),
            "Stockfishery: 1 wood, 3 fish -> 1 gold",
            (0, 0, 1),
        ),
    ]:
        g = do(given(have), RED, "pass")
        assert g.deciders == (BLUE,), card
        g.play(RED, text)
        assert goods(g, RED) == then
        assert g.deciders == (BLUE,)
        assert "pass" in options(g, BLUE)


def test_cooperage_not_during_the_sailor() -> None:
    """The wood that the Sailor brings cannot become fish for more plates of the same action."""
    have = harbor(wood=1, fish=3, buildings=own("Cooperage"), council="Sailor")
    g = do(given(have, elders=left("Sailor")), RED, "use Sailor")
    assert options(g, RED) == ["serve 1", "serve 2"]
    do(g, RED, "serve 2")
    assert goods(g, RED) == (3, 0, 2)
    assert g.deciders == (BLUE,)


def test_forest_hut_stack() -> None:
    """The extra forest lies on the new stack, and is no Reforest of its own for the Refuge."""
    g = do(given(harbor(buildings={"b1": "Forest Hut", "b3": "Refuge"})), RED, "reforest", "forest a2")
    accept(g)
    assert stacks(g, RED) == {"a2": 3, "c1": 2, "c2": 1, "c3": 1}
    assert goods(g, RED) == (2, 0, 1)


@pytest.mark.parametrize("kept", ["c1", "c2", "c3"])
def test_hideaway_keeps_one(kept: str) -> None:
    """One forest of one's choice stays, of a stack just one."""
    g = do(given(harbor(gold=1), display="Hideaway"), RED, *built("Hideaway", f"use; keep {kept}"))
    assert stacks(g, RED) == {kept: 1}


@pytest.mark.parametrize("last", [False, True])
def test_reserve_depot_with_others(last: bool) -> None:
    """Reserve Depot, Dairy and Wet Storage all fill an empty Reserve in full, whatever comes first."""
    have = harbor(buildings=own("Reserve Depot, Dairy, Wet Storage"), reserve={"wood": 1, "fish": 3})
    g = do(given(have), RED, "transfer reserve")
    accept(g, last=last)
    assert goods(g, RED) == (1, 3, 0)
    assert reserve(g, RED) == (4, 1, 1)


def test_park_lodge_elder_later() -> None:
    """The elder of Park Lodge works from the next turn on, with a worker."""
    g = given(harbor(wood=1, gold=1), display="Park Lodge")
    turns(g, built("Park Lodge", "use; take Forest Manager"))
    assert at(g, RED)["council"]["Forest Manager"]["fish"] == 0
    do(g, RED, "use Forest Manager", "fell c1", "fell c2")
    assert goods(g, RED) == (5, 0, 1)


def test_park_lodge_uncovers() -> None:
    """Only an elder on top of a stack is taken, and the space Take an Elder stays open."""
    g = do(given(harbor(wood=1, gold=1), display="Park Lodge"), RED, *built("Park Lodge", "use"))
    assert "take Builder" in options(g, RED)
    assert "take Contractor" not in options(g, RED)
    do(g, RED, "take Builder")
    do(g, BLUE, "take an elder")
    assert "take Contractor" in options(g, BLUE)


def test_dockhouse_takes_a_schooner() -> None:
    """The schooner comes from the supply board into the Reserve, goods may join it, and then it goes onto the track."""
    g = given(harbor(wood=4, fish=4, buildings=own("Forestry")), display="Dockhouse")
    turns(g, built("Dockhouse", "use"))
    assert at(g, RED)["reserve"]["schooner"] == 1
    assert g.dump()["ships"]["schooner"] == 2
    assert track(g, RED) == ""
    assert points(g, RED, "Ships") == 0
    turns(g, ("thin out",))
    do(g, RED, "transfer reserve")
    assert goods(g, RED) == (4, 0, 1)
    assert track(g, RED) == "schooner"
    assert at(g, RED)["reserve"]["schooner"] == 0
    assert g.dump()["ships"]["schooner"] == 2
    assert points(g, RED, "Ships") == 4


def test_dockhouse_without_room() -> None:
    """A schooner that does not fit goes back to the supply board."""
    have = harbor(buildings=own("Dockhouse"), reserve={"schooner": 1, "fish": 1}, track="cutter schooner schooner")
    g = given(have, ships=ships("sloop sloop sloop cutter cutter"))
    do(g, RED, "transfer reserve")
    assert track(g, RED) == "cutter schooner schooner"
    assert goods(g, RED) == (0, 1, 0)
    assert at(g, RED)["reserve"]["schooner"] == 0
    assert g.dump()["ships"]["schooner"] == 1


def test_dockhouse_with_full_track() -> None:
    """Room on the track does not matter when the Dockhouse is built, only when the Reserve is emptied."""
    g = given(harbor(wood=4, fish=4, track=FULL_TRACK), display="Dockhouse", ships=ships("sloop cutter schooner"))
    do(g, RED, *built("Dockhouse", "use"))
    assert at(g, RED)["reserve"]["schooner"] == 1
    assert g.dump()["ships"]["schooner"] == 0


def test_harbor_park_later_and_once() -> None:
    """The Harbor Park waits for the third elder and pays once."""
    g = given(harbor(fish=1, wood=1, gold=1, council=", ".join(ABSENT[:2])), display="Harbor Park, Park Lodge")
    turns(g, built("Harbor Park"))
    assert reserve(g, RED) == (0, 0, 0)
    turns(g, ("take an elder", "take Harbor Master", "decline"))
    assert reserve(g, RED) == (3, 0, 2)
    do(g, RED, *built("Park Lodge", "use; take Sailor", "b2"))
    assert len(at(g, RED)["council"]) == 4
    assert reserve(g, RED) == (3, 0, 2)


def test_rathskeller_leaves_the_fish() -> None:
    """The fish stay on the elders."""
    council = {"Steward": elder(2), "Forester": elder(1)}
    g = given(harbor(wood=4, fish=4, gold=2, council=council), display="Rathskeller")
    do(g, RED, *built("Rathskeller", "use"))
    assert [at(g, RED)["council"][name]["fish"] for name in council] == [2, 1]
    assert goods(g, RED) == (0, 0, 3)


@pytest.mark.parametrize(
    ("card", "wood", "ship"), [("Customs Area", 0, "sloop"), ("Boat Hall", 4, "cutter"), ("Repair Hall", 6, "schooner")]
)
def test_ships_paid_return(card: str, wood: int, ship: str) -> None:
    """A ship paid goes back to the supply board, from where it can be built again."""
    before = {"sloop": 1, "cutter": 1, "schooner": 1, "raft": 0}
    g = given(harbor(wood=wood, track=ship), display=card, ships={**before, ship: 0})
    do(g, RED, *built(card, "decline; stop"))
    assert track(g, RED) == ""
    after = g.dump()["ships"]
    assert [after[kind] for kind in ("sloop", "cutter", "schooner")] == [1, 1, 1]


def test_boat_hall_takes_sloops_from_the_board() -> None:
    """Two sloops leave the supply board and the cutter comes back."""
    g = given(harbor(wood=4, track="cutter"), display="Boat Hall", ships=ships("sloop sloop sloop cutter cutter"))
    do(g, RED, *built("Boat Hall", "use; free sloop; free sloop; stop"))
    assert track(g, RED) == "sloop sloop"
    assert [g.dump()["ships"][kind] for kind in ("sloop", "cutter")] == [1, 3]


def test_wood_shipping_once() -> None:
    """After selling a ship, reaching a haul of 9 again brings no more wood."""
    have = harbor(fish=5, gold=2, buildings=own("Ship Broker"), track="sloop sloop schooner")
    g = given(have, display="Wood Shipping Co.", ships=ships("sloop cutter cutter cutter schooner schooner"))
    turns(g, built("Wood Shipping Co."))
    assert goods(g, RED) == (5, 2, 0)
    assert reserve(g, RED) == (5, 0, 0)
    do(g, RED, "Ship Broker: 1 sloop -> 2 gold")
    assert track(g, RED) == "sloop schooner"
    turns(g, ("build a ship", "sloop"))
    assert track(g, RED) == "sloop sloop schooner"
    assert goods(g, RED) == (3, 0, 2)
    assert reserve(g, RED) == (5, 0, 0)


def test_bank_total() -> None:
    """The doubling is part of the score: 15 + 2 shares + 3 gold - 2 x (4 spaces + 3 unissued shares)."""
    assert score(given(harbor(gold=3, buildings=own("Bank"))), RED) == 15 + 2 + 3 - 14


@pytest.mark.parametrize("space", SPACES)
def test_church_on_a_full_harbor(space: str) -> None:
    """Only 6 of the 11 spaces have five neighbours; the Reserve is none."""
    others = fill(" ".join(other for other in SPACES if other != space))
    g = given(harbor(forests="", buildings={space: "Church", **others}))
    assert points(g, RED, "Church") == (9 if space in {"c1", "b2", "c2", "d2", "b3", "c3"} else 0)


def test_ballroom_solo() -> None:
    """Solo, before each later Build a Building one elder may leave the game; without the last one it is 6 points."""
    g = given(
        harbor(buildings=own("Ballroom")),
        seats=1,
        options=SOLO,
        display="Holiday Resort, Logger's Pond",
        elders=only("Sailor", "Constructor"),
    )
    do(g, RED, "build a building")
    assert {"discard Sailor", "discard Constructor", "decline"} <= set(options(g, RED))
    do(g, RED, "discard Sailor", "build Holiday Resort", "space b2")
    assert elders_left(g) == ["Constructor"]
    assert not at(g, RED)["council"]
    assert points(g, RED, "Ballroom") == 4
    do(g, RED, "build a building", "discard Constructor", "build Logger's Pond", "space b3")
    assert elders_left(g) == []
    assert points(g, RED, "Ballroom") == 6


def test_ballroom_solo_declined() -> None:
    """Solo, the elder may also stay."""
    have = harbor(buildings=own("Ballroom"))
    g = given(have, seats=1, options=SOLO, display="Holiday Resort", elders=only("Sailor", "Constructor"))
    do(g, RED, "build a building", "decline", "build Holiday Resort", "space b3")
    assert at(g, RED)["buildings"]["b3"] == "Holiday Resort"
    assert elders_left(g) == ["Constructor", "Sailor"]


def test_ballroom_solo_through_an_elder() -> None:
    """Solo, any Build a Building will do."""
    have = harbor(buildings=own("Ballroom"), council="Architect")
    g = given(have, seats=1, options=SOLO, display="Holiday Resort", elders=only("Sailor", "Constructor"))
    do(g, RED, "use Architect", "discard Sailor", "build Holiday Resort", "space b3")
    assert at(g, RED)["buildings"]["b3"] == "Holiday Resort"
    assert elders_left(g) == ["Constructor"]


def test_ballroom_solo_not_before_itself() -> None:
    """Solo, the building of the Ballroom itself removes no elder."""
    have = harbor(wood=3, fish=4, gold=2)
    g = given(have, seats=1, options=SOLO, display="Ballroom", elders=only("Sailor", "Constructor"))
    do(g, RED, "build a building", "discard Sailor", "build Ballroom", "space b3", "discard Sailor", "decline")
    assert at(g, RED)["buildings"] == {"b3": "Ballroom"}
    assert elders_left(g) == ["Constructor", "Sailor"]


def test_ballroom_discards_solo_only() -> None:
    """With two players no elder is taken out of the game."""
    g = given(harbor(buildings=own("Ballroom")), display="Holiday Resort", elders=only("Sailor", "Constructor"))
    do(g, RED, "build a building", "discard Sailor", "build Holiday Resort", "space b3")
    assert at(g, RED)["buildings"]["b3"] == "Holiday Resort"
    assert elders_left(g) == ["Constructor", "Sailor"]


def test_refuge_before_building() -> None:
    """A Refuge built by the Arboretum's owner afterwards does not act backwards."""
    g = given(harbor(wood=1, fish=2, gold=1, forests="c1:2 c2:1"), display="Arboretum, Refuge")
    turns(g, built("Arboretum", "use; forest a2; decline", "d3"), built("Refuge", space="b1"))
    assert forests(g, RED) == 5
    assert goods(g, RED) == (0, 0, 0)
