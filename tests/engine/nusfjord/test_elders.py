"""The 25 elders: how they are taken and used, and what each of them does."""

from typing import Any, Final

import pytest

from netloft.core.position import Position
from tests.engine.nusfjord.given import (
    BLUE,
    CHANCE,
    RED,
    YELLOW,
    Json,
    at,
    do,
    elder,
    given,
    goods,
    harbor,
    options,
    refuses,
    reserve,
    ships,
    track,
)
from tests.engine.nusfjord.rows import Row

STACKS: Final = (
    ("Contractor", "Builder"),
    ("Constructor",),
    ("Pond Builder",),
    ("Forest Manager",),
    ("Sailor",),
    ("Harbor Master",),
)
"""The elders of a game for two, bottom first."""

FISHING: Final = [[-1, "fishing phase"]]

RAFTS: Final = ships("sloop sloop cutter cutter schooner schooner raft raft raft raft")


def seated(*harbors: Json, **rest: Any) -> Position:
    """Return a position like given() in which no elder of a council lies on the supply board too."""
    taken = {name for mine in harbors for name in mine["council"]}
    return given(*harbors, elders=[[name for name in stack if name not in taken] for stack in STACKS], **rest)


def settle(g: Position) -> Position:
    """Let chance decide whatever is open to it."""
    while CHANCE in g.deciders:
        g.play(CHANCE, options(g, CHANCE)[0])
    return g


ROWS: Final = [
    Row(
        "Architect",
        "builds a building",
        lambda: seated(harbor(wood=1, council="Architect"), display="Fish Stand"),
        ("use Architect", "build Fish Stand", "space b1", "use"),
        {"goods": (0, 4, 0), "buildings": ["Fish Stand"], "plates": 0},
    ),
    Row(
        "Architect",
        "may not be used by who cannot build",
        lambda: seated(harbor(council="Architect"), display="Fish Stand"),
        (),
        {"cannot use Architect": True},
    ),
    Row(
        "Builder",
        "fells a forest, gives 1 wood, and builds with it on the free space",
        lambda: seated(harbor(council="Builder"), display="Fish Stand"),
        ("use Builder", "fell c2", "use", "build a building", "build Fish Stand", "space c2", "use"),
        {"goods": (0, 4, 0), "forests": 3, "buildings": ["Fish Stand"]},
    ),
    Row(
        "Builder",
        "need not build",
        lambda: seated(harbor(council="Builder"), display="Fish Stand"),
        ("use Builder", "fell c2", "decline"),
        {"goods": (1, 0, 0), "forests": 3, "buildings": [], "asked": []},
    ),
    Row(
        "Builder",
        "is used also where nothing can be built",
        lambda: seated(harbor(council="Builder")),
        ("use Builder", "fell c1"),
        {"goods": (1, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Builder",
        "does not Deforest",
        lambda: seated(harbor(council="Builder", buildings={"b1": "Sawmill"})),
        ("use Builder", "fell c2"),
        {"goods": (1, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Builder",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=12, council="Builder")),
        ("use Builder", "fell c2"),
        {"goods": (12, 0, 0), "forests": 3},
    ),
    Row(
        "Builder",
        "needs a forest",
        lambda: seated(harbor(wood=1, council="Builder", forests=""), display="Fish Stand"),
        (),
        {"cannot use Builder": True},
    ),
    Row(
        "Carpenter",
        "fells a forest and builds a ship",
        lambda: seated(harbor(wood=2, fish=2, council="Carpenter")),
        ("use Carpenter", "fell c2", "use", "build a ship", "sloop"),
        {"goods": (0, 0, 0), "forests": 3, "track": "sloop"},
    ),
    Row(
        "Carpenter",
        "fells a forest and builds a building there",
        lambda: seated(harbor(wood=1, council="Carpenter"), display="Fish Stand"),
        ("use Carpenter", "fell c3", "use", "build a building", "build Fish Stand", "space d3", "use"),
        {"goods": (0, 4, 0), "forests": 3, "buildings": ["Fish Stand"]},
    ),
    Row(
        "Carpenter",
        "builds either, not both",
        lambda: seated(harbor(wood=3, fish=2, council="Carpenter"), display="Fish Stand"),
        ("use Carpenter", "fell c3", "use", "build a ship", "sloop"),
        {"goods": (1, 0, 0), "buildings": [], "track": "sloop", "asked": []},
    ),
    Row(
        "Carpenter",
        "need not build, and gives no wood for the forest",
        lambda: seated(harbor(wood=2, fish=2, council="Carpenter")),
        ("use Carpenter", "fell c2", "decline"),
        {"goods": (2, 2, 0), "forests": 3, "track": "", "asked": []},
    ),
    Row(
        "Carpenter",
        "does not Deforest",
        lambda: seated(harbor(council="Carpenter", buildings={"b1": "Sawmill"})),
        ("use Carpenter", "fell c2"),
        {"goods": (0, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Carpenter",
        "needs a forest",
        lambda: seated(harbor(wood=2, fish=2, council="Carpenter", forests="")),
        (),
        {"cannot use Carpenter": True},
    ),
    Row(
        "Castaway",
        "takes a raft for 1 wood",
        lambda: seated(harbor(wood=1, track="sloop", council="Castaway"), ships=RAFTS),
        ("use Castaway", "use"),
        {"goods": (0, 0, 0), "track": "sloop raft"},
    ),
    Row(
        "Castaway",
        "takes a second raft next to the first",
        lambda: seated(harbor(wood=1, track="sloop raft", council="Castaway"), ships=RAFTS),
        ("use Castaway", "use"),
        {"goods": (0, 0, 0), "track": "sloop raft raft"},
    ),
    Row(
        "Castaway",
        "costs the wood also without the raft",
        lambda: seated(harbor(wood=1, track="sloop", council="Castaway"), ships=RAFTS),
        ("use Castaway", "decline"),
        {"goods": (0, 0, 0), "track": "sloop", "asked": []},
    ),
    Row(
        "Castaway",
        "puts no raft on the first space of the track",
        lambda: seated(harbor(wood=1, council="Castaway"), ships=RAFTS),
        ("use Castaway", "use"),
        {"track": ""},
    ),
    Row(
        "Castaway",
        "puts a raft on the last space of the track",
        lambda: seated(harbor(wood=1, track="sloop cutter schooner schooner", council="Castaway"), ships=RAFTS),
        ("use Castaway", "use"),
        {"goods": (0, 0, 0), "track": "sloop cutter schooner schooner raft"},
    ),
    Row(
        "Castaway",
        "puts no raft on a full track",
        lambda: seated(harbor(wood=1, track="sloop sloop cutter cutter schooner", council="Castaway"), ships=RAFTS),
        ("use Castaway", "use"),
        {"track": "sloop sloop cutter cutter schooner"},
    ),
    Row(
        "Castaway",
        "has no raft when the four are gone",
        lambda: seated(harbor(wood=1, track="sloop", council="Castaway"), ships=ships("sloop")),
        ("use Castaway", "use"),
        {"track": "sloop"},
    ),
    Row(
        "Castaway",
        "needs 1 wood",
        lambda: seated(harbor(track="sloop", council="Castaway", reserve={"wood": 3}), ships=RAFTS),
        (),
        {"cannot use Castaway": True},
    ),
    Row(
        "Castaway",
        "makes the haul bigger by his raft: 6 with a sloop",
        lambda: seated(harbor(track="sloop raft"), ships=RAFTS, to_do=FISHING),
        (),
        {"goods": (0, 2, 0), "reserve": (0, 4, 0)},
    ),
    Row(
        "Castaway",
        "keeps his raft: the Ship Owner cannot sell it",
        lambda: seated(harbor(track="sloop cutter raft", council="Ship Owner"), ships=RAFTS),
        ("use Ship Owner",),
        {"asked": ["sell cutter", "sell sloop"]},
    ),
    Row(
        "Castaway",
        "keeps his raft: the Harbor Master cannot exchange it",
        lambda: seated(harbor(track="sloop cutter raft", council="Harbor Master"), ships=RAFTS),
        ("use Harbor Master",),
        {"asked": ["cutter for schooner", "sloop for cutter"]},
    ),
    Row(
        "Constructor",
        "builds a ship",
        lambda: seated(harbor(wood=2, fish=2, council="Constructor"), display="Fish Stand"),
        ("use Constructor", "build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop", "asked": []},
    ),
    Row(
        "Constructor",
        "builds a building",
        lambda: seated(harbor(wood=2, fish=2, council="Constructor"), display="Fish Stand"),
        ("use Constructor", "build a building", "build Fish Stand", "space b1", "use"),
        {"goods": (1, 6, 0), "track": "", "buildings": ["Fish Stand"], "asked": []},
    ),
    Row(
        "Constructor",
        "may not be declined once used",
        lambda: seated(harbor(wood=2, fish=2, council="Constructor"), display="Fish Stand"),
        ("use Constructor",),
        {"asked": ["do build a building", "do build a ship"]},
    ),
    Row(
        "Constructor",
        "may not be used by who can build neither",
        lambda: seated(harbor(wood=1, fish=2, council="Constructor")),
        (),
        {"cannot use Constructor": True},
    ),
    Row(
        "Contractor",
        "costs 3 fish, fells two forests and builds there",
        lambda: seated(harbor(wood=1, fish=3, council="Contractor"), display="Fish Stand"),
        ("use Contractor", "fell c2", "fell c3", "use", "build a building", "build Fish Stand", "space c2", "use"),
        {"goods": (0, 4, 0), "forests": 2, "buildings": ["Fish Stand"]},
    ),
    Row(
        "Contractor",
        "fells one forest, and none for wood",
        lambda: seated(harbor(fish=3, council="Contractor")),
        ("use Contractor", "fell c2", "stop"),
        {"goods": (0, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Contractor",
        "fells no forest and only builds",
        lambda: seated(harbor(wood=1, fish=3, council="Contractor"), display="Fish Stand"),
        ("use Contractor", "stop", "use", "build a building", "build Fish Stand", "space b1", "use"),
        {"goods": (0, 4, 0), "forests": 4, "buildings": ["Fish Stand"]},
    ),
    Row(
        "Contractor",
        "costs the fish also without a building",
        lambda: seated(harbor(wood=1, fish=3, council="Contractor"), display="Fish Stand"),
        ("use Contractor", "fell c2", "fell c3", "decline"),
        {"goods": (1, 0, 0), "forests": 2, "buildings": [], "asked": []},
    ),
    Row(
        "Contractor",
        "fells no third forest",
        lambda: seated(harbor(fish=3, council="Contractor")),
        ("use Contractor", "fell c1", "fell c1", "fell c2"),
        {"forests": 2, "asked": []},
    ),
    Row(
        "Contractor",
        "takes the fish before building",
        lambda: seated(harbor(fish=4, council="Contractor"), display="Yard"),
        ("use Contractor", "stop", "use", "build a building", "build Yard", "space b1"),
        {"goods": (0, 1, 0), "buildings": [], "asked": []},
    ),
    Row(
        "Contractor",
        "does not Deforest",
        lambda: seated(harbor(fish=3, council="Contractor", buildings={"b1": "Sawmill"})),
        ("use Contractor", "fell c2", "stop"),
        {"goods": (0, 0, 0), "forests": 3, "asked": []},
    ),
    Row(
        "Contractor",
        "needs 3 fish in the supply",
        lambda: seated(harbor(wood=1, fish=2, reserve={"fish": 8}, council="Contractor"), display="Fish Stand"),
        (),
        {"cannot use Contractor": True},
    ),
    Row(
        "Contractor",
        "may be paid with the fish that he has just given",
        lambda: seated(harbor(fish=2, council={"Contractor": elder(2)})),
        ("use Contractor", "fell c2", "stop"),
        {"goods": (0, 0, 0), "forests": 3},
    ),
    Row(
        "Engineer",
        "builds a sloop for 1 wood and 2 fish",
        lambda: seated(harbor(wood=1, fish=2, council="Engineer")),
        ("use Engineer", "build a ship", "sloop"),
        {"goods": (0, 0, 0), "track": "sloop"},
    ),
    Row(
        "Engineer",
        "builds a cutter for 5 wood and 1 gold",
        lambda: seated(harbor(wood=5, gold=1, council="Engineer")),
        ("use Engineer", "build a ship", "cutter"),
        {"goods": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Engineer",
        "builds a schooner for 7 wood and 8 fish",
        lambda: seated(harbor(wood=7, fish=8, council="Engineer")),
        ("use Engineer", "build a ship", "schooner for goods"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Engineer",
        "builds a schooner for 4 gold, not 3",
        lambda: seated(harbor(gold=4, council="Engineer")),
        ("use Engineer", "build a ship", "schooner for gold"),
        {"goods": (0, 0, 0), "track": "schooner"},
    ),
    Row(
        "Engineer",
        "builds no schooner for 3 gold",
        lambda: seated(harbor(gold=3, council="Engineer")),
        (),
        {"cannot use Engineer": True},
    ),
    Row(
        "Engineer",
        "builds a building at its price",
        lambda: seated(harbor(wood=1, council="Engineer"), display="Fish Stand"),
        ("use Engineer", "build a building", "build Fish Stand", "space b1", "use"),
        {"goods": (0, 4, 0), "buildings": ["Fish Stand"]},
    ),
    Row(
        "Engineer",
        "makes no building cheaper",
        lambda: seated(harbor(council="Engineer"), display="Fish Stand"),
        (),
        {"cannot use Engineer": True},
    ),
    Row(
        "Fish Deliverer",
        "transfers the Reserve and serves those fish",
        lambda: seated(harbor(reserve={"wood": 1, "fish": 4}, council="Fish Deliverer")),
        ("use Fish Deliverer", "transfer reserve", "use", "serve 2"),
        {"goods": (1, 1, 2), "reserve": (0, 0, 0), "plates": 2},
    ),
    Row(
        "Fish Deliverer",
        "serves without touching the Reserve",
        lambda: seated(harbor(fish=1, reserve={"fish": 4}, council="Fish Deliverer")),
        ("use Fish Deliverer", "serve fish", "serve 1"),
        {"goods": (0, 0, 1), "reserve": (0, 4, 0), "plates": 1, "asked": []},
    ),
    Row(
        "Fish Deliverer",
        "transfers a Reserve that leaves nothing to serve",
        lambda: seated(harbor(reserve={"wood": 2}, council="Fish Deliverer")),
        ("use Fish Deliverer", "transfer reserve"),
        {"goods": (2, 0, 0), "reserve": (0, 0, 0), "plates": 0},
    ),
    Row(
        "Fish Deliverer",
        "may not be used with neither fish nor Reserve",
        lambda: seated(harbor(wood=3, council="Fish Deliverer")),
        (),
        {"cannot use Fish Deliverer": True},
    ),
    Row(
        "Forester",
        "gives 3 wood and 1 gold for a forest",
        lambda: seated(harbor(council="Forester")),
        ("use Forester", "fell c1"),
        {"goods": (3, 0, 1), "forests": 3},
    ),
    Row(
        "Forester",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=10, council="Forester")),
        ("use Forester", "fell c1"),
        {"goods": (12, 0, 1), "forests": 3},
    ),
    Row(
        "Forester",
        "needs a forest",
        lambda: seated(harbor(council="Forester", forests="")),
        (),
        {"cannot use Forester": True},
    ),
    Row(
        "Forest Manager",
        "gives 5 wood and 1 gold for two forests",
        lambda: seated(harbor(council="Forest Manager")),
        ("use Forest Manager", "fell c1", "fell c3"),
        {"goods": (5, 0, 1), "forests": 2, "asked": []},
    ),
    Row(
        "Forest Manager",
        "takes both forests from one stack",
        lambda: seated(harbor(council="Forest Manager", forests="c1:2")),
        ("use Forest Manager", "fell c1", "fell c1"),
        {"goods": (5, 0, 1), "forests": 0},
    ),
    Row(
        "Forest Manager",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=8, council="Forest Manager")),
        ("use Forest Manager", "fell c1", "fell c1"),
        {"goods": (12, 0, 1), "forests": 2},
    ),
    Row(
        "Forest Manager",
        "does not Deforest",
        lambda: seated(harbor(council="Forest Manager", buildings={"b1": "Sawmill"})),
        ("use Forest Manager", "fell c1", "fell c1"),
        {"goods": (5, 0, 1), "forests": 2, "asked": []},
    ),
    Row(
        "Forest Manager",
        "needs two forests",
        lambda: seated(harbor(council="Forest Manager", forests="c1:1")),
        (),
        {"cannot use Forest Manager": True},
    ),
    Row(
        "Freed Willy",
        "gives 1 gold, and keeps a third fish",
        lambda: seated(harbor(council={"Freed Willy": elder(2)})),
        ("use Freed Willy",),
        {"goods": (0, 0, 1), "plates": 0},
    ),
    Row(
        "Freed Willy",
        "is cleared at the fourth fish",
        lambda: seated(harbor(council={"Freed Willy": elder(3)})),
        ("use Freed Willy",),
        {"goods": (0, 1, 1), "plates": 0},
    ),
    Row(
        "Harbor Master",
        "exchanges a sloop for a cutter",
        lambda: seated(harbor(track="sloop sloop", council="Harbor Master")),
        ("use Harbor Master", "sloop for cutter"),
        {"goods": (0, 0, 0), "track": "sloop cutter", "asked": []},
    ),
    Row(
        "Harbor Master",
        "exchanges a cutter for a schooner",
        lambda: seated(harbor(track="sloop cutter", council="Harbor Master")),
        ("use Harbor Master", "cutter for schooner"),
        {"goods": (0, 0, 0), "track": "sloop schooner"},
    ),
    Row(
        "Harbor Master",
        "exchanges with one space left on the track",
        lambda: seated(harbor(track="sloop cutter schooner schooner", council="Harbor Master")),
        ("use Harbor Master", "sloop for cutter"),
        {"track": "cutter cutter schooner schooner"},
    ),
    Row(
        "Harbor Master",
        "may not be used with a full track",
        lambda: seated(harbor(track="sloop sloop cutter cutter schooner", council="Harbor Master")),
        (),
        {"cannot use Harbor Master": True},
    ),
    Row(
        "Harbor Master",
        "does not exchange schooners or the catboat",
        lambda: seated(harbor(track="schooner", council="Harbor Master")),
        (),
        {"cannot use Harbor Master": True},
    ),
    Row(
        "Harbor Master",
        "needs the bigger ship on the supply board",
        lambda: seated(harbor(track="sloop", council="Harbor Master"), ships=ships("sloop sloop schooner")),
        (),
        {"cannot use Harbor Master": True},
    ),
    Row(
        "Harbor Master",
        "does not Build a Ship",
        lambda: seated(
            harbor(
                track="sloop",
                council="Harbor Master",
                buildings={"b1": "Pier House", "b2": "Raftbuilder", "a2": "Seafaring Society"},
            )
        ),
        ("use Harbor Master", "sloop for cutter"),
        {"goods": (0, 0, 0), "reserve": (0, 0, 0), "track": "cutter"},
    ),
    Row(
        "Investor",
        "razes a building, gives 1 gold, and builds with it in its place",
        lambda: seated(harbor(council="Investor", buildings={"b1": "Fish Stand"}), display="Slipway"),
        ("use Investor", "raze Fish Stand", "use", "build a building", "build Slipway", "space b1"),
        {"goods": (0, 0, 0), "buildings": ["Slipway"]},
    ),
    Row(
        "Investor",
        "razes one of several and builds a ship with the gold",
        lambda: seated(harbor(wood=6, council="Investor", buildings={"b1": "Fish Stand", "b2": "Yard"})),
        ("use Investor", "raze Yard", "use", "build a ship", "cutter"),
        {"goods": (0, 0, 0), "buildings": ["Fish Stand"], "track": "cutter", "asked": []},
    ),
    Row(
        "Investor",
        "need not build",
        lambda: seated(harbor(council="Investor", buildings={"b1": "Fish Stand"}), display="Slipway"),
        ("use Investor", "raze Fish Stand", "decline"),
        {"goods": (0, 0, 1), "buildings": [], "asked": []},
    ),
    Row(
        "Investor",
        "razes also the Stilt House",
        lambda: seated(harbor(council="Investor", buildings={"track": "Stilt House"})),
        ("use Investor", "raze Stilt House"),
        {"goods": (0, 0, 1), "buildings": []},
    ),
    Row(
        "Investor",
        "may not be used without a building",
        lambda: seated(harbor(wood=2, fish=2, council="Investor")),
        (),
        {"cannot use Investor": True},
    ),
    Row(
        "Pisciculturist",
        "gives 3 fish and 1 for himself",
        lambda: seated(harbor(council="Pisciculturist")),
        ("use Pisciculturist",),
        {"goods": (0, 4, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Pisciculturist",
        "gives 8 fish in a full council",
        lambda: seated(harbor(council="Pisciculturist, Architect, Ranger, Sponsor, Forester")),
        ("use Pisciculturist",),
        {"goods": (0, 8, 0)},
    ),
    Row(
        "Pond Builder",
        "distributes 4 fish: himself, two shares, Reserve",
        lambda: seated(harbor(council="Pond Builder")),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 1, 0), "plates": 0},
    ),
    Row(
        "Pond Builder",
        "distributes 1 more for each building",
        lambda: seated(harbor(council="Pond Builder", buildings={"b1": "Yard", "b2": "Fish Stand"})),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 3, 0)},
    ),
    Row(
        "Pond Builder",
        "counts the Stilt House",
        lambda: seated(harbor(council="Pond Builder", buildings={"track": "Stilt House"})),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 2, 0)},
    ),
    Row(
        "Pond Builder",
        "does not care for the haul",
        lambda: seated(harbor(council="Pond Builder", track="schooner")),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 1, 0)},
    ),
    Row(
        "Pond Builder",
        "gets his third fish by distributing, and is cleared",
        lambda: seated(harbor(council={"Pond Builder": elder(1)})),
        ("use Pond Builder",),
        {"goods": (0, 3, 0), "reserve": (0, 1, 0)},
    ),
    Row(
        "Pond Builder",
        "gives fish to a share on the action board, where they are lost",
        lambda: seated(harbor(council="Pond Builder", unissued=2), issued=[1, 0]),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Pond Builder",
        "gives no more than 8 fish to the Reserve",
        lambda: seated(harbor(council="Pond Builder", reserve={"fish": 8})),
        ("use Pond Builder",),
        {"goods": (0, 2, 0), "reserve": (0, 8, 0)},
    ),
    Row(
        "Pond Builder",
        "sets off the Lighthouse after distributing",
        lambda: seated(harbor(council="Pond Builder", reserve={"fish": 7}, buildings={"b1": "Lighthouse"})),
        ("use Pond Builder", "use"),
        {"goods": (0, 10, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Ranger",
        "gives 3 wood and a forest for a free double space",
        lambda: seated(harbor(council="Ranger")),
        ("use Ranger", "use", "forest a3"),
        {"goods": (3, 0, 0), "forests": 5, "asked": []},
    ),
    Row(
        "Ranger",
        "gives a forest for a stack",
        lambda: seated(harbor(council="Ranger", forests="c1:5")),
        ("use Ranger", "use", "forest c1"),
        {"goods": (3, 0, 0), "forests": 6},
    ),
    Row(
        "Ranger",
        "puts no forest half over another",
        lambda: seated(harbor(council="Ranger")),
        ("use Ranger", "use"),
        {"can forest a2": True, "can forest c1": True, "cannot forest b2": True, "cannot forest b1": True},
    ),
    Row(
        "Ranger",
        "need not plant",
        lambda: seated(harbor(council="Ranger")),
        ("use Ranger", "decline"),
        {"goods": (3, 0, 0), "forests": 4, "asked": []},
    ),
    Row(
        "Ranger",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=10, council="Ranger")),
        ("use Ranger", "decline"),
        {"goods": (12, 0, 0)},
    ),
    Row(
        "Sailor",
        "gives 1 gold and 1 wood for each plate, his own fish taken first",
        lambda: seated(harbor(fish=3, council="Sailor")),
        ("use Sailor", "serve 2"),
        {"goods": (2, 0, 2), "plates": 2},
    ),
    Row(
        "Sailor",
        "serves a full table, for he frees its largest plate",
        lambda: seated(harbor(fish=5, council="Sailor"), plates=7),
        ("use Sailor", "serve 1"),
        {"goods": (1, 0, 1), "plates": 7},
    ),
    Row(
        "Sailor",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=11, fish=3, council="Sailor")),
        ("use Sailor", "serve 2"),
        {"goods": (12, 0, 2)},
    ),
    Row(
        "Sailor",
        "may not be used by who cannot serve",
        lambda: seated(harbor(fish=4, council="Sailor"), plates=7),
        (),
        {"cannot use Sailor": True},
    ),
    Row(
        "Sailor",
        "serves the fish that he has just given",
        lambda: seated(harbor(council={"Sailor": elder(2)})),
        ("use Sailor", "serve 1"),
        {"goods": (1, 0, 1), "plates": 1},
    ),
    Row(
        "Ship Owner",
        "sells a sloop for 2 gold",
        lambda: seated(harbor(track="sloop cutter schooner", council="Ship Owner")),
        ("use Ship Owner", "sell sloop"),
        {"goods": (0, 0, 2), "track": "cutter schooner", "asked": []},
    ),
    Row(
        "Ship Owner",
        "sells a cutter for 4 gold",
        lambda: seated(harbor(track="sloop cutter schooner", council="Ship Owner")),
        ("use Ship Owner", "sell cutter"),
        {"goods": (0, 0, 4), "track": "sloop schooner"},
    ),
    Row(
        "Ship Owner",
        "sells a schooner for 7 gold",
        lambda: seated(harbor(track="sloop cutter schooner", council="Ship Owner")),
        ("use Ship Owner", "sell schooner"),
        {"goods": (0, 0, 7), "track": "sloop cutter"},
    ),
    Row(
        "Ship Owner",
        "does not sell the catboat",
        lambda: seated(harbor(council="Ship Owner")),
        (),
        {"cannot use Ship Owner": True},
    ),
    Row(
        "Silviculturist",
        "gives 1 wood and thins out",
        lambda: seated(harbor(council="Silviculturist")),
        ("use Silviculturist", "thin out"),
        {"goods": (5, 0, 0), "forests": 4, "asked": []},
    ),
    Row(
        "Silviculturist",
        "gives 1 wood and reforests",
        lambda: seated(harbor(council="Silviculturist")),
        ("use Silviculturist", "reforest", "forest a2"),
        {"goods": (1, 0, 0), "forests": 6, "asked": []},
    ),
    Row(
        "Silviculturist",
        "gives 1 wood and no more",
        lambda: seated(harbor(council="Silviculturist")),
        ("use Silviculturist", "decline"),
        {"goods": (1, 0, 0), "forests": 4, "asked": []},
    ),
    Row(
        "Silviculturist",
        "does not thin out above 12 wood",
        lambda: seated(harbor(wood=11, council="Silviculturist")),
        ("use Silviculturist",),
        {"goods": (12, 0, 0), "cannot thin out": True, "can reforest": True},
    ),
    Row(
        "Sponsor",
        "issues a share for 2 gold and 3 fish",
        lambda: seated(harbor(council="Sponsor")),
        ("use Sponsor",),
        {"goods": (0, 3, 2), "issued": [1, 0], "unissued": 2, "shares": [2, 0]},
    ),
    Row(
        "Sponsor",
        "is an Issue a Share for the Haulage Firm",
        lambda: seated(harbor(council="Sponsor", buildings={"b1": "Haulage Firm"})),
        ("use Sponsor",),
        {"goods": (3, 3, 2)},
    ),
    Row(
        "Sponsor",
        "needs an unissued share",
        lambda: seated(harbor(council="Sponsor", shares=[2, 0], unissued=0), issued=[3, 0]),
        (),
        {"cannot use Sponsor": True},
    ),
    Row(
        "Steward",
        "gives 2 wood and transfers the Reserve",
        lambda: seated(harbor(reserve={"wood": 1, "fish": 3, "gold": 1}, council="Steward")),
        ("use Steward", "use", "transfer reserve"),
        {"goods": (3, 3, 1), "reserve": (0, 0, 0), "asked": []},
    ),
    Row(
        "Steward",
        "need not transfer the Reserve",
        lambda: seated(harbor(reserve={"fish": 3}, council="Steward")),
        ("use Steward", "decline"),
        {"goods": (2, 0, 0), "reserve": (0, 3, 0), "asked": []},
    ),
    Row(
        "Steward",
        "gives 2 wood also next to an empty Reserve",
        lambda: seated(harbor(council="Steward")),
        ("use Steward",),
        {"goods": (2, 0, 0), "asked": []},
    ),
    Row(
        "Steward",
        "keeps to 12 wood",
        lambda: seated(harbor(wood=9, reserve={"wood": 3}, council="Steward")),
        ("use Steward", "use", "transfer reserve"),
        {"goods": (12, 0, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Tour Guide",
        "gives 1 fish for each building, the Stilt House too",
        lambda: seated(
            harbor(council="Tour Guide", buildings={"b1": "Yard", "b2": "Fish Stand", "track": "Stilt House"})
        ),
        ("use Tour Guide",),
        {"goods": (0, 3, 0), "reserve": (0, 0, 0)},
    ),
    Row(
        "Tour Guide",
        "may not be used without a building",
        lambda: seated(harbor(council="Tour Guide")),
        (),
        {"cannot use Tour Guide": True},
    ),
    Row(
        "Take an Elder",
        "lets the new elder be used at once",
        lambda: given(harbor(), plates=2),
        ("take an elder", "take Forest Manager", "use", "fell c1", "fell c1"),
        {"goods": (5, 0, 1), "council": ["Forest Manager"], "forests": 2, "plates": 1},
    ),
    Row(
        "Take an Elder",
        "does not oblige to use the new elder",
        lambda: given(harbor(), plates=2),
        ("take an elder", "take Forest Manager", "decline"),
        {"goods": (0, 0, 0), "council": ["Forest Manager"], "forests": 4, "plates": 2, "asked": []},
    ),
    Row(
        "Take an Elder",
        "gives an elder that cannot be used now",
        lambda: given(harbor(), plates=2),
        ("take an elder", "take Harbor Master"),
        {"council": ["Harbor Master"], "plates": 2, "asked": []},
    ),
    Row(
        "Take an Elder",
        "gives an elder also when no fish is on the table",
        lambda: given(harbor(fish=9, reserve={"fish": 8}), plates=0),
        ("take an elder", "take Forest Manager"),
        {"council": ["Forest Manager"], "forests": 4, "asked": []},
    ),
    Row(
        "Take an Elder",
        "offers the top of each stack only",
        lambda: given(harbor()),
        ("take an elder",),
        {
            "asked": [
                "take Builder",
                "take Constructor",
                "take Forest Manager",
                "take Harbor Master",
                "take Pond Builder",
                "take Sailor",
            ]
        },
    ),
    Row(
        "Take an Elder",
        "gives a fifth elder",
        lambda: given(harbor(council="Architect, Carpenter, Ranger, Sponsor")),
        ("take an elder", "take Sailor"),
        {"council": ["Architect", "Carpenter", "Ranger", "Sailor", "Sponsor"]},
    ),
    Row(
        "Take an Elder",
        "offers the top of The Forgotten too",
        lambda: given(harbor(), options={"forgotten": True}, forgotten=["Freed Willy"]),
        ("take an elder",),
        {"can take Freed Willy": True, "can take Sailor": True, "cannot take Castaway": True},
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}: {row.ruling}")
def test_elder(row: Row) -> None:
    """Each ruling on an elder holds."""
    row.check()


def test_no_sixth_elder() -> None:
    """A council of five takes no more."""
    g = given(harbor(council="Architect, Carpenter, Ranger, Sponsor, Ship Owner"))
    refuses(g, RED, "take an elder")


def test_no_elders_left() -> None:
    """Nobody takes an elder from an empty supply board."""
    refuses(given(harbor(), elders=[[], [], [], [], [], []]), RED, "take an elder")


def test_contractor_lies_under_the_builder() -> None:
    """The Contractor can be taken once the Builder is gone."""
    g = given(harbor())
    do(g, RED, "take an elder")
    refuses(g, RED, "take Contractor")
    do(g, RED, "take Builder", "decline")
    assert g.dump()["elders"][0] == ["Contractor"]
    g = seated(harbor(council="Builder"))
    do(g, RED, "take an elder")
    assert "take Contractor" in options(g, RED)


def test_uncovering() -> None:
    """A face-down elder is turned up as soon as it is uncovered."""
    stacks = [["?", name] for name in ("Contractor", "Constructor", "Pond Builder", "Forest Manager")]
    g = given(harbor(), seats=5, plates=4, elders=[*stacks, ["?", "Sailor"], ["?", "Harbor Master"]])
    do(g, RED, "take an elder", "take Forest Manager")
    assert options(g, CHANCE) == [
        "uncover Architect",
        "uncover Carpenter",
        "uncover Fish Deliverer",
        "uncover Ranger",
        "uncover Ship Owner",
        "uncover Sponsor",
    ]
    g.play(CHANCE, "uncover Ranger")
    assert g.dump()["elders"][3] == ["Ranger"]
    assert g.dump()["elders"][0] == ["?", "Contractor"]
    do(g, RED, "decline")
    do(g, BLUE, "take an elder")
    assert "take Ranger" in options(g, BLUE)


def test_forgotten_elder_at_once() -> None:
    """The top elder of The Forgotten can be taken and used like any other."""
    g = given(harbor(), options={"forgotten": True}, forgotten=["Freed Willy"])
    do(g, RED, "take an elder", "take Freed Willy")
    settle(g)
    do(g, RED, "use")
    settle(g)
    assert sorted(at(g, RED)["council"]) == ["Freed Willy"]
    assert "Freed Willy" not in g.dump()["forgotten"]
    assert goods(g, RED) == (0, 0, 1)
    assert g.dump()["plates"] == 0


def test_no_fish_on_the_table() -> None:
    """An elder needs a fish from the Banquet Table; the fish of supply and Reserve do not do."""
    g = seated(harbor(fish=9, reserve={"fish": 8}, council="Forester"), plates=0)
    refuses(g, RED, "use Forester")


@pytest.mark.parametrize(("plates", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_fish_from_the_largest_plate(plates: int, cost: int) -> None:
    """The fish for an elder comes from the largest plate with fish, which has then to be served again."""
    g = seated(harbor(fish=cost, council="Freed Willy"), plates=plates)
    do(g, RED, "use Freed Willy")
    assert g.dump()["plates"] == plates - 1
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 1
    do(g, BLUE, "pass")
    do(g, RED, "serve fish", "serve 1")
    assert g.dump()["plates"] == plates
    assert goods(g, RED) == (0, 0, 2)


@pytest.mark.parametrize(("fish", "left", "gained"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_third_fish(fish: int, left: int, gained: int) -> None:
    """The third fish on an elder brings one to the supply and two back to the general supply."""
    g = seated(harbor(council={"Forester": elder(fish)}))
    do(g, RED, "use Forester", "fell c2")
    assert at(g, RED)["council"]["Forester"]["fish"] == left
    assert goods(g, RED) == (3, gained, 1)


def test_third_fish_in_the_fishing_phase() -> None:
    """Each elder gets a fish first of all, and is cleared at three."""
    council = {"Forester": elder(2), "Architect": elder(0), "Ranger": elder(1)}
    g = seated(harbor(council=council), to_do=FISHING)
    assert {name: found["fish"] for name, found in at(g, RED)["council"].items()} == {
        "Forester": 0,
        "Architect": 1,
        "Ranger": 2,
    }
    assert goods(g, RED) == (0, 1, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_short_of_fish_for_elders() -> None:
    """With more elders than fish the owner chooses whom to serve, and shares get nothing."""
    g = seated(harbor(council="Forester, Architect, Ranger, Sponsor"), to_do=FISHING)
    assert options(g, RED, "fish for ") == [
        "fish for Architect",
        "fish for Forester",
        "fish for Ranger",
        "fish for Sponsor",
    ]
    do(g, RED, "fish for Sponsor", "fish for Architect", "fish for Forester")
    fish = {name: found["fish"] for name, found in at(g, RED)["council"].items()}
    assert fish == {"Forester": 1, "Architect": 1, "Ranger": 0, "Sponsor": 1}
    assert goods(g, RED) == (0, 0, 0)


def test_one_worker_an_elder() -> None:
    """No second worker goes to an elder in a round, and the elder is free again after Returning Home."""
    g = seated(harbor(council={"Forester": elder(1, worker=True)}), plates=2)
    refuses(g, RED, "use Forester")
    g = seated(harbor(council={"Forester": elder(1, worker=True)}), plates=2, to_do=[[-1, "returning home"]])
    assert at(g, RED)["council"]["Forester"] == elder(1)


def test_taken_used_and_used_again() -> None:
    """An elder used when taken can be used once more with a worker in the same round."""
    g = given(harbor(fish=3))
    do(g, RED, "take an elder", "take Sailor", "use", "serve 1")
    assert goods(g, RED) == (1, 2, 1)
    assert at(g, RED)["council"]["Sailor"] == elder(1)
    do(g, BLUE, "pass")
    do(g, RED, "use Sailor", "serve 1")
    assert goods(g, RED) == (2, 1, 2)
    assert at(g, RED)["council"]["Sailor"] == elder(2, worker=True)
    do(g, BLUE, "pass")
    assert g.dump()["plates"] == 1
    refuses(g, RED, "use Sailor")


def test_only_own_elders() -> None:
    """Elders of others and elders on the supply board are not to be used."""
    g = seated(harbor(), harbor(council="Forester"))
    refuses(g, RED, "use Forester")
    refuses(g, RED, "use Pond Builder")


def test_solo_workers_stay_on_elders() -> None:
    """Alone, an elder with a worker of the other colour is blocked, and free a round later."""
    g = seated(harbor(council="Pisciculturist"), seats=1, round_=1, plates=3, options={"solo": "basic"})
    do(g, RED, "use Pisciculturist", "pass", "pass")
    assert g.dump()["round"] == 2
    assert "pass" in options(g, RED)
    assert "use Pisciculturist" not in options(g, RED)
    do(g, RED, "pass", "pass", "pass")
    assert g.dump()["round"] == 3
    assert "use Pisciculturist" in options(g, RED)


@pytest.mark.parametrize("pile", ["A", "B"])
def test_designer(pile: str) -> None:
    """The Designer turns up a building of either pile, then one may be built."""
    g = seated(harbor(wood=1, council="Designer"), seats=3, display="Fish Stand")
    do(g, RED, "use Designer")
    assert options(g, RED) == ["uncover A", "uncover B"]
    do(g, RED, f"uncover {pile}")
    drawn = options(g, CHANCE)[0]
    g.play(CHANCE, drawn)
    assert sorted(g.dump()["buildings"]) == sorted(["Fish Stand", drawn.removeprefix("draw ")])
    do(g, RED, "use", "build a building", "build Fish Stand", "space b1", "use")
    assert at(g, RED)["buildings"] == {"b1": "Fish Stand"}
    assert goods(g, RED) == (0, 4, 0)


@pytest.mark.parametrize("build", [True, False])
def test_designer_builds_the_drawn_card(build: bool) -> None:
    """The card drawn by the Designer may be built at once, or left in the display for all."""
    g = seated(harbor(council="Designer"), seats=3, options={"deck": "herring"})
    do(g, RED, "use Designer", "uncover A")
    g.play(CHANCE, "draw Wet Storage")
    do(g, RED, *(("use", "build a building", "build Wet Storage", "space b1") if build else ("decline",)))
    assert at(g, RED)["buildings"] == ({"b1": "Wet Storage"} if build else {})
    assert g.dump()["buildings"] == ([] if build else ["Wet Storage"])


def test_investor_takes_the_building_out_of_the_game() -> None:
    """A razed building does not come back into the display."""
    g = seated(harbor(council="Investor", buildings={"b1": "Fish Stand"}))
    do(g, RED, "use Investor", "raze Fish Stand")
    assert goods(g, RED) == (0, 0, 1)
    assert g.dump()["buildings"] == []


def test_fish_trader() -> None:
    """The Fish Trader clears the elders of all and the table, for 1 gold."""
    mine = harbor(council={"Fish Trader": elder(0), "Forester": elder(2)})
    g = seated(mine, harbor(council={"Sailor": elder(1)}), harbor(council={"Constructor": elder(2)}), plates=5)
    do(g, RED, "use Fish Trader")
    for seat in (RED, BLUE, YELLOW):
        assert [found["fish"] for found in at(g, seat)["council"].values() if found["fish"]] == []
        assert goods(g, seat) == (0, 0, 1 if seat == RED else 0)
    assert g.dump()["plates"] == 0


def test_freed_willy_gets_the_first_fish_of_all() -> None:
    """In the Fishing Phase everybody puts the first fish on Freed Willy, then serves the other elders and shares."""
    g = seated(harbor(council="Freed Willy"), harbor(council="Sailor"), harbor(), to_do=FISHING)
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 3
    assert [goods(g, seat) for seat in (RED, BLUE, YELLOW)] == [(0, 2, 0), (0, 1, 0), (0, 2, 0)]
    assert [reserve(g, seat) for seat in (RED, BLUE, YELLOW)] == [(0, 0, 0)] * 3
    assert at(g, BLUE)["council"]["Sailor"]["fish"] == 1


def test_freed_willy_is_cleared_in_the_fishing_phase() -> None:
    """The fourth fish on Freed Willy gives his owner one fish, and the other three go."""
    g = seated(harbor(council={"Freed Willy": elder(2)}), to_do=FISHING)
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 0
    assert goods(g, RED) == (0, 3, 0)
    assert goods(g, BLUE) == (0, 2, 0)


def test_freed_willy_keeps_three_fish() -> None:
    """Freed Willy has four fish spaces: three fish stay."""
    g = seated(harbor(council={"Freed Willy": elder(1)}), to_do=FISHING)
    assert at(g, RED)["council"]["Freed Willy"]["fish"] == 3
    assert goods(g, RED) == (0, 2, 0)


def test_harbor_master_and_the_supply_board() -> None:
    """The ship given goes back to the supply board, the ship got comes from it."""
    g = seated(harbor(track="cutter schooner", council="Harbor Master"), ships=ships("sloop cutter schooner"))
    do(g, RED, "use Harbor Master", "cutter for schooner")
    assert track(g, RED) == "schooner schooner"
    assert g.dump()["ships"] == ships("sloop cutter cutter")


def test_ship_owner_and_the_supply_board() -> None:
    """A ship sold lies on the supply board again."""
    g = seated(harbor(track="cutter", council="Ship Owner"), ships=ships("sloop"))
    do(g, RED, "use Ship Owner", "sell cutter")
    assert goods(g, RED) == (0, 0, 4)
    assert track(g, RED) == ""
    assert g.dump()["ships"] == ships("sloop cutter")


def test_pond_builder_feeds_the_shares_of_others() -> None:
    """A share of red in blue's hands brings blue a fish; a share of blue in red's hands brings red none."""
    g = seated(harbor(council="Pond Builder", shares=[2, 1], unissued=2), harbor(shares=[1, 1], unissued=3))
    do(g, RED, "use Pond Builder")
    assert goods(g, RED) == (0, 2, 0)
    assert goods(g, BLUE) == (0, 1, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_pond_builder_cleared_before_he_distributes() -> None:
    """The fish from the table comes first: it may clear him, and distributing puts a new one on him."""
    g = seated(harbor(council={"Pond Builder": elder(2)}))
    do(g, RED, "use Pond Builder")
    assert at(g, RED)["council"]["Pond Builder"]["fish"] == 1
    assert goods(g, RED) == (0, 3, 0)
    assert reserve(g, RED) == (0, 1, 0)


def test_pond_builder_feeds_the_whole_council() -> None:
    """All elders get a fish of the four, as in the Fishing Phase."""
    g = seated(harbor(council={"Pond Builder": elder(0), "Forester": elder(2), "Ranger": elder(0)}))
    do(g, RED, "use Pond Builder")
    fish = {name: found["fish"] for name, found in at(g, RED)["council"].items()}
    assert fish == {"Pond Builder": 2, "Forester": 0, "Ranger": 1}
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 0, 0)


def test_the_old_man() -> None:
    """After a round with the Old Man his owner gets gold for shares, not fish; the gold on him is lost."""
    g = seated(harbor(council="The Old Man"), plates=2, round_=1, first=1, turn=5)
    do(g, RED, "use The Old Man")
    assert g.dump()["round"] == 2
    assert g.dump()["plates"] == 1
    assert at(g, RED)["council"]["The Old Man"]["fish"] == 0
    assert goods(g, RED) == (0, 0, 1)
    assert reserve(g, RED) == (0, 0, 0)
    for seat in (RED, BLUE) * 3:
        do(g, seat, "pass")
    assert g.dump()["round"] == 3
    assert at(g, RED)["council"]["The Old Man"]["fish"] == 0
    assert goods(g, RED) == (0, 2, 1)
    assert reserve(g, RED) == (0, 0, 0)


def test_the_old_man_keeps_no_fish() -> None:
    """Not used, the Old Man costs a fish in each Fishing Phase, and nothing stays on him."""
    g = seated(harbor(council="The Old Man", track="sloop"), to_do=FISHING)
    assert at(g, RED)["council"]["The Old Man"]["fish"] == 0
    assert goods(g, RED) == (0, 2, 0)
    assert reserve(g, RED) == (0, 2, 0)


def test_the_old_man_with_an_issued_share() -> None:
    """Gold is distributed as fish would be: elders first, then shares on the action board, then own shares."""
    mine = harbor(council="The Old Man", shares=[4, 0], unissued=0)
    g = seated(mine, plates=2, round_=1, first=1, turn=5, issued=[1, 0])
    do(g, RED, "use The Old Man")
    assert goods(g, RED) == (0, 0, 2)
    assert reserve(g, RED) == (0, 0, 0)


def test_sailor_needs_a_fish() -> None:
    """Without a fish in the supply, and none that he gives, the Sailor cannot be used."""
    refuses(seated(harbor(council={"Sailor": elder(1)})), RED, "use Sailor")


def test_tour_guide_of_others() -> None:
    """The Tour Guide counts the buildings of her owner only."""
    g = seated(harbor(council="Tour Guide"), harbor(buildings={"b1": "Yard"}))
    refuses(g, RED, "use Tour Guide")
