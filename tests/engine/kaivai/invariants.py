"""What is true of every position of Kaivai, checked without trusting what the engine keeps for speed."""

from __future__ import annotations

from functools import cache
from typing import Any

from netloft.core.position import Position
from netloft.games.kaivai.rules.position import Kaivai
from netloft.games.kaivai.rules.sea import BITS, HEXES, NAMES, SEA, bit

NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SPOT = dict(zip(NAMES.values(), HEXES, strict=True))


@cache
def beside(place: tuple[int, int]) -> list[tuple[int, int]]:
    """List the neighbours of a hex on the board, from their coordinates."""
    q, r = place
    near = [(q + dq, r + dr) for dq, dr in NEIGHBOURS]
    return [(a, b) for a, b in near if max(abs(a), abs(b), abs(a + b)) <= 6]


def parts(hexes: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Split a set of hexes into its connected parts."""
    left = set(hexes)
    found = []
    while left:
        part = {left.pop()}
        border = list(part)
        while border:
            for near in beside(border.pop()):
                if near in left:
                    left.remove(near)
                    part.add(near)
                    border.append(near)
        found.append(part)
    return found


def spots(names: list[str]) -> set[tuple[int, int]]:
    """Turn names of hexes into coordinates."""
    return {SPOT[name] for name in names}


def check(g: Position) -> None:
    """Assert that the pieces are conserved, nothing is negative, and the sea keeps its laws."""
    dump = g.dump()
    check_sea(dump)
    check_mats(g, dump)
    assert isinstance(g, Kaivai)
    check_kept(g)


def check_sea(dump: dict[str, Any]) -> None:
    """Villages are connected and apart; boats lie on open water, and none is cut off."""
    villages = [spots(v["cult"]) | spots(list(v["huts"])) for v in dump["villages"].values()]
    tiles: set[tuple[int, int]] = set()
    for village in villages:
        assert len(parts(village)) == 1, "a village is connected"
        assert not tiles & village, "no hex has two tiles"
        assert not tiles & {near for place in village for near in beside(place)}, "villages do not grow together"
        tiles |= village
    if not villages:
        return
    water = set(HEXES) - tiles
    open_water = max(parts(water), key=len)
    boats = [place for mat in dump["mats"] for place in sorted(spots(mat["boats"]))]
    assert len(set(boats)) == len(boats), "one boat a hex"
    assert set(boats) <= open_water, "no boat is cut off from open water"
    for village in dump["villages"].values():
        for name, hut in village["huts"].items():
            if hut["boat"]:
                assert hut["hut"] == "boat builder"
                assert set(beside(SPOT[name])) & open_water, "a boat on its hut can leave"
            assert 0 <= hut["fish"] <= 3
            if hut["fish"]:
                assert hut["hut"] != "fisher", "no fish lies beside a figure"
                assert not hut["boat"], "no fish lies beside a figure"
    cult = sum(len(village["cult"]) for village in dump["villages"].values())
    assert cult <= 18
    assert len(dump["god"]) <= 1


def check_mats(g: Position, dump: dict[str, Any]) -> None:
    """Nobody has more pieces than the box holds, or less than none."""
    huts = [hut for village in dump["villages"].values() for hut in village["huts"].values()]
    for clan, mat in enumerate(dump["mats"]):
        own = [hut for hut in huts if hut["owner"] == clan]
        assert len(own) <= 15
        assert sum(hut["hut"] == "fisher" for hut in own) <= 5
        assert len(mat["boats"]) + sum(hut["boat"] for hut in own) <= 4
        assert all(1 <= shell <= 5 for shell in mat["shells"])
        assert all(1 <= fish <= 5 for fish in mat["fish"])
        assert sum(mat["glory"].values()) >= 0
        assert dump["influence"][clan] >= 0
        assert 0 <= mat["upgrade"] <= 8
    bids = [mat["bid"] for mat in dump["mats"] if mat["bid"]]
    assert len(set(bids)) == len(bids), "every bid is made once"
    for laid in dump["markers"].values():
        assert laid in {0, 1, 2, 4, 8, 16, 32, 64}, "markers on an action double"
    for seat in range(g.seats):
        assert g.scores()[seat] == sum(line.points for line in g.score_sheet(seat))


def check_kept(g: Kaivai) -> None:
    """What the position keeps for speed is what would be worked out anew."""
    fleet = markets = 0
    for clan in range(g.clans):
        fleet |= g.boats[clan]
        markets |= g.meetings[clan] | g.builders[clan] & ~g.moored[clan]
    assert g.fleet == fleet
    assert g.markets == markets & ~g.fish_3
    assert g.fish_2 & ~g.fish_1 == 0
    assert g.fish_3 & ~g.fish_2 == 0
    assert g.coast.tiles & ~SEA == 0


def check_coast(g: Kaivai) -> None:
    """Open water, and what it would be after a tile on any site, agree with a plain search."""
    if not g.coast.villages:
        return
    at = dict(zip(BITS, HEXES, strict=True))
    tiles = {at[place] for place in BITS if place & g.coast.tiles}
    water = set(HEXES) - tiles
    open_water = max(parts(water), key=len)
    assert as_bits(open_water) == g.coast.open
    for ring in g.coast.rings():
        for place in BITS:
            if place & ring & g.coast.open:
                left = parts(open_water - {at[place]})
                sizes = sorted(len(part) for part in left)
                assert len(sizes) < 2 or sizes[-1] > sizes[-2], "no two equal waters: the largest is clear"
                assert as_bits(max(left, key=len)) == g.coast.after(place), NAMES[place]


def as_bits(places: set[tuple[int, int]]) -> int:
    """Turn coordinates into a set of hexes."""
    found: int = sum(bit(q, r) for q, r in places)
    return found
