"""The sea: 127 hexes as bits of an int, so that reach, shores and villages are a handful of shifts.

Hex (q, r) of the regular hexagon of radius 6 is bit 14 * (q + 7) + (r + 6).  Every column has an unused 14th bit, so
that no shift carries a hex into a neighbouring column by mistake.  Names are a column letter and a row: g7 is the middle.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 6


def bit(q: int, r: int) -> int:
    """Return the set that holds one hex."""
    return 1 << (14 * (q + 7) + r + RADIUS)


HEXES: Final[list[tuple[int, int]]] = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(max(-RADIUS, -RADIUS - q), min(RADIUS, RADIUS - q) + 1)
]
BITS: Final[list[int]] = [bit(q, r) for q, r in HEXES]
SEA: Final[int] = sum(BITS)


def hex_name(q: int, r: int) -> str:
    """Name a hex by its column, a to m from west to east, and its row, counted from the north."""
    return "abcdefghijklm"[q + RADIUS] + str(r - max(-RADIUS, -RADIUS - q) + 1)


NAMES: Final[dict[int, str]] = {bit(q, r): hex_name(q, r) for q, r in HEXES}
BY_NAME: Final[dict[str, int]] = {name: hex_bit for hex_bit, name in NAMES.items()}


def around(hexes: int) -> int:
    """Return all neighbours of a set of hexes, its own members only if they are neighbours too."""
    pair = hexes | hexes << 1
    return (hexes << 1 | hexes >> 1 | pair << 13 | pair >> 14) & SEA


def each(hexes: int) -> list[int]:
    """List the members of a set, each as a set of its own, from west to east."""
    found: list[int] = []
    while hexes:
        lowest = hexes & -hexes
        found.append(lowest)
        hexes ^= lowest
    return found


def names(hexes: int) -> list[str]:
    """Name the members of a set."""
    return [NAMES[one] for one in each(hexes)]


def reach(start: int, steps: int, water: int) -> int:
    """Return the water that can be reached in so many steps; a boat leaving its hut starts on land."""
    reached = start
    for _ in range(steps):
        further = (reached | around(reached)) & water
        if further == reached:
            break
        reached = further
    return reached & water


def largest(water: int) -> int:
    """Return the largest connected part of the water; of two equal ones the more western."""
    best = 0
    while water.bit_count() > best.bit_count():
        part = reach(water & -water, len(BITS), water)
        if part.bit_count() > best.bit_count():
            best = part
        water &= ~part
    return best


def narrow(water: int) -> int:
    """Return the hexes around which the water lies in two or more separate arcs."""
    ring = (water << 1, water << 14, water << 13, water >> 1, water >> 14, water >> 13)  # going round
    once = 0
    twice = 0
    before = ring[5]
    for side in ring:
        ends = before & ~side
        twice |= once & ends
        once |= ends
        before = side
    return twice & SEA


EDGE: Final[int] = sum([bit(q, r) for q, r in HEXES if max(abs(q), abs(r), abs(q + r)) == RADIUS])
BEYOND: Final[int] = (EDGE << 1 | EDGE >> 1 | EDGE << 13 | EDGE >> 13 | EDGE << 14 | EDGE >> 14) & ~SEA


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Count the steps between two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


class Coast:
    """The tiles and what follows from them.  It is immutable, so positions with the same tiles share it."""

    __slots__ = ("_after", "_reach", "cult", "docks", "open", "quays", "rings", "shores", "splits", "tiles", "villages")

    def __init__(self, villages: list[int], cult: int, shores: list[int], quays: list[int], open_water: int) -> None:
        self.villages = villages
        """The tiles of each village."""
        self.cult = cult
        """All cult sites."""
        self.shores = shores
        """For each village, the hexes beside it."""
        self.quays = quays
        """For each village, the hexes beside its cult sites."""
        self.open = open_water
        """Open water: the largest connected part of the water."""
        once = 0
        twice = 0
        tiles = 0
        for number, shore in enumerate(shores):
            twice |= once & shore
            once |= shore
            tiles |= villages[number]
        self.tiles = tiles
        twice |= tiles
        self.rings: list[int] = [shore & ~twice for shore in shores]
        """For each village, the water beside it and beside no other: only there it may grow."""
        self.docks: list[int] = [quay & open_water for quay in quays]
        """For each village, the open water beside its cult sites."""
        # A tile splits the water if it joins land to the same land elsewhere, the edge being land too.  So at a village
        # that touches the edge both count as one, at any other village only its own tiles count.
        at_edge = narrow(open_water) & open_water
        inland = narrow(open_water | BEYOND) & open_water
        splits = 0
        for number, village in enumerate(villages):
            splits |= self.rings[number] & (at_edge if village & EDGE else inland)
        self.splits = splits
        """Where a tile, laid at the village it touches, would split the open water."""
        self._after: dict[int, int] = {}
        self._reach: dict[tuple[int, int], int] = {}

    def grown(self, number: int, place: int, cult: int) -> Coast:
        """Return the coast with one more tile at a village; `cult` is the tile again if it is a cult site."""
        villages = self.villages[:]
        villages[number] |= place
        shores = self.shores[:]
        shores[number] |= around(place)
        quays = self.quays
        if cult:
            quays = quays[:]
            quays[number] |= around(cult)
        return Coast(villages, self.cult | cult, shores, quays, self.after(place))

    def reach(self, boat: int, steps: int) -> int:
        """Return the open water that a boat can reach; worked out once for positions that share these tiles."""
        key = (boat, steps)
        found = self._reach.get(key)
        if found is None:
            found = reach(boat, steps, self.open)
            self._reach[key] = found
        return found

    def after(self, site: int) -> int:
        """Return what is open water once a tile lies on `site`."""
        rest = self.open & ~site
        if not site & self.splits:
            return rest
        found = self._after.get(site)
        if found is None:
            found = largest(rest)
            self._after[site] = found
        return found


def chart(villages: list[int], cult: int) -> Coast:
    """Work the coast out from the tiles."""
    tiles = 0
    for village in villages:
        tiles |= village
    shores = [around(village) for village in villages]
    return Coast(villages, cult, shores, [around(village & cult) for village in villages], largest(SEA & ~tiles))


EMPTY: Final[Coast] = chart([], 0)
