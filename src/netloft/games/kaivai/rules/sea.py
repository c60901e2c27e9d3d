"""The sea: 127 hexes as bits of an int, so that reach, shores and villages are a handful of shifts.

Hex (q, r) of the regular hexagon of radius 6 is bit 14 * (q + 7) + (r + 6).  Every column has an unused 14th bit,
so that no shift carries a hex into a neighbouring column by mistake.  Names are a column letter and a row: g7 is
the middle.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

RADIUS: Final = 6

Hexes: TypeAlias = Any
"""A set of hexes: an int.  Not said to be one, because the compiler's own ints are slow beyond 62 bits.

The complement of a set is `SEA ^ hexes`: negative ints, as `~hexes`, are slow too.
"""


def bit(q: int, r: int) -> Hexes:
    """Return the set that holds one hex."""
    return 1 << (14 * (q + 7) + r + RADIUS)


HEXES: Final[list[tuple[int, int]]] = [
    (q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(max(-RADIUS, -RADIUS - q), min(RADIUS, RADIUS - q) + 1)
]
BITS: Final[list[Hexes]] = [bit(q, r) for q, r in HEXES]
SEA: Final[Hexes] = sum(BITS)


def hex_name(q: int, r: int) -> str:
    """Name a hex by its column, a to m from west to east, and its row, counted from the north."""
    return "abcdefghijklm"[q + RADIUS] + str(r - max(-RADIUS, -RADIUS - q) + 1)


NAMES: Final[dict[Hexes, str]] = {bit(q, r): hex_name(q, r) for q, r in HEXES}
BY_NAME: Final[dict[str, Hexes]] = {name: hex_bit for hex_bit, name in NAMES.items()}


def around(hexes: Hexes) -> Hexes:
    """Return all neighbours of a set of hexes, its own members only if they are neighbours too."""
    down = hexes << 1
    pair = hexes | down
    return (down | hexes >> 1 | pair << 13 | pair >> 14) & SEA


BESIDE: Final[dict[Hexes, Hexes]] = {place: around(place) for place in BITS}
"""The neighbours of each single hex."""


def each(hexes: Hexes) -> list[Hexes]:
    """List the members of a set, each as a set of its own, from west to east."""
    found: list[Hexes] = []
    while hexes:
        rest = hexes & hexes - 1
        found.append(hexes ^ rest)
        hexes = rest
    return found


def names(hexes: Hexes) -> list[str]:
    """Name the members of a set."""
    return [NAMES[one] for one in each(hexes)]


def reach(start: Hexes, steps: int, water: Hexes) -> Hexes:
    """Return the water that can be reached in so many steps; a boat leaving its hut starts on land."""
    reached = start
    for _ in range(steps):
        pair = reached | reached << 1
        further = (pair | reached >> 1 | pair << 13 | pair >> 14) & water  # as in `around`, and what is reached
        if further == reached:
            break
        reached = further
    return reached & water


def largest(water: Hexes) -> Hexes:
    """Return the largest connected part of the water; of two equal ones the more western."""
    best: Hexes = 0
    while water.bit_count() > best.bit_count():
        part = reach(water & -water, len(BITS), water)
        if part.bit_count() > best.bit_count():
            best = part
        water &= SEA ^ part
    return best


def outside(banks: Hexes, water: Hexes) -> Hexes:
    """Return the largest part of water that has just fallen apart between these banks.

    All banks spread at the same time: the pocket, being small, is full long before the open water is.
    """
    parts: list[Hexes] = []
    while banks:
        parts.append(reach(banks & -banks, 6, banks))
        banks &= SEA ^ parts[-1]
    while len(parts) > 1:
        growing: list[Hexes] = []
        for part in parts:
            further = reach(part, 1, water)
            if further != part:
                growing.append(further)
            elif 2 * part.bit_count() < water.bit_count():
                water &= SEA ^ part
            else:
                return largest(water)
        parts = growing
    return water


def narrow(water: Hexes) -> Hexes:
    """Return the hexes around which the water lies in two or more separate arcs."""
    ring = (water << 1, water << 14, water << 13, water >> 1, water >> 14, water >> 13)  # going round
    once: Hexes = 0
    twice: Hexes = 0
    before = ring[5]
    for side in ring:
        ends = before ^ before & side
        twice |= once & ends
        once |= ends
        before = side
    return twice & SEA


EDGE: Final[Hexes] = sum([bit(q, r) for q, r in HEXES if max(abs(q), abs(r), abs(q + r)) == RADIUS])
BEYOND: Final[Hexes] = (EDGE << 1 | EDGE >> 1 | EDGE << 13 | EDGE >> 13 | EDGE << 14 | EDGE >> 14) & ~SEA


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Count the steps between two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


class Coast:
    """The tiles and what follows from them.  It never changes, so positions with the same tiles share it.

    Expensive parts are computed when they are first needed.
    """

    __slots__ = (
        "_after",
        "_at_quays",
        "_fishing",
        "_in_villages",
        "_landings",
        "_reach",
        "_rings",
        "_splits",
        "_up_to",
        "all_quays",
        "cult",
        "docks",
        "open",
        "quays",
        "shores",
        "sites",
        "sizes",
        "tiles",
        "villages",
    )

    def __init__(
        self,
        villages: list[Hexes],
        cult: Hexes,
        shores: list[Hexes],
        quays: list[Hexes],
        tiles: Hexes,
        open_water: Hexes,
        sizes: list[int],
        sites: list[int],
    ) -> None:
        self.villages = villages
        """The tiles of each village."""
        self.cult = cult
        """All cult sites."""
        self.shores = shores
        """For each village, the hexes beside it."""
        self.quays = quays
        """For each village, the hexes beside its cult sites."""
        self.tiles = tiles
        self.sizes = sizes
        """The number of tiles of each village."""
        self.sites = sites
        """The number of cult sites of each village."""
        self.all_quays: Hexes = 0
        """The hexes beside any cult site."""
        for quay in quays:
            self.all_quays |= quay
        self.open = open_water
        """Open water: the largest connected part of the water."""
        self.docks: list[Hexes] = [quay & open_water for quay in quays]
        """For each village, the open water beside its cult sites."""
        self._rings: list[Hexes] = []
        self._splits: Hexes = -1
        self._after: dict[Hexes, Hexes] = {}
        self._reach: dict[int, dict[Hexes, Hexes]] = {}  # by steps, by boat
        self._fishing: dict[Hexes, Hexes] = {}
        self._in_villages: dict[Hexes, list[int]] = {}
        self._at_quays: dict[Hexes, list[int]] = {}
        self._landings: dict[Hexes, tuple[list[Hexes], Hexes]] = {}
        self._up_to: dict[int, Hexes] = {}

    def rings(self) -> list[Hexes]:
        """Return for each village the water beside it and beside no other: only there it may grow."""
        if not self._rings:
            once: Hexes = 0
            twice = self.tiles
            for shore in self.shores:
                twice |= once & shore
                once |= shore
            self._rings = [shore & (SEA ^ twice) for shore in self.shores]
        return self._rings

    def splits(self) -> Hexes:
        """Return where a tile, laid at the village it touches, would split the open water.

        It does if it joins land to the same land elsewhere, and the edge of the sea is land too: at a village that
        touches the edge both count as one, at any other village only its own tiles count.
        """
        if self._splits < 0:
            inland = narrow(self.open | BEYOND)
            at_edge = narrow(self.open) if self.tiles & EDGE else inland
            splits: Hexes = 0
            for number, ring in enumerate(self.rings()):
                splits |= ring & (at_edge if self.villages[number] & EDGE else inland)
            self._splits = splits & self.open
        return self._splits

    def grown(self, number: int, place: Hexes, cult: Hexes) -> Coast:
        """Return the coast with one more tile at a village; `cult` is the tile again if it is a cult site."""
        villages = self.villages[:]
        villages[number] |= place
        shores = self.shores[:]
        shores[number] |= BESIDE[place]
        quays = self.quays
        sites = self.sites
        if cult:
            quays = quays[:]
            quays[number] |= BESIDE[place]
            sites = sites[:]
            sites[number] += 1
        sizes = self.sizes[:]
        sizes[number] += 1
        return Coast(villages, self.cult | cult, shores, quays, self.tiles | place, self.after(place), sizes, sites)

    def reach(self, boat: Hexes, steps: int) -> Hexes:
        """Return the open water that a boat can reach."""
        known = self._reach.get(steps)
        if known is None:
            known = {}
            self._reach[steps] = known
        found = known.get(boat, -1)
        if found < 0:
            water = self.open
            found = reach((boat | BESIDE[boat]) & water, steps - 1, water) if steps else boat & water
            known[boat] = found
        return found

    def fishing(self, fishers: Hexes) -> Hexes:
        """Return the docks of the villages in which one of these fishers stands."""
        found = self._fishing.get(fishers, -1)
        if found < 0:
            found = 0
            for number, village in enumerate(self.villages):
                if village & fishers:
                    found |= self.docks[number]
            self._fishing[fishers] = found
        return found

    def in_villages(self, huts: Hexes) -> list[int]:
        """Count these huts by village."""
        found = self._in_villages.get(huts)
        if found is None:
            found = counted(huts, self.villages)
            self._in_villages[huts] = found
        return found

    def at_quays(self, boats: Hexes) -> list[int]:
        """Count these boats by the village at whose cult sites they lie."""
        found = self._at_quays.get(boats)
        if found is None:
            found = counted(boats, self.quays)
            self._at_quays[boats] = found
        return found

    def docks_up_to(self, size: int) -> Hexes:
        """Return the docks of the villages with at most so many tiles."""
        found = self._up_to.get(size, -1)
        if found < 0:
            found = 0
            for number, docks in enumerate(self.docks):
                if self.sizes[number] <= size:
                    found |= docks
            self._up_to[size] = found
        return found

    def landings(self, huts: Hexes) -> tuple[list[Hexes], Hexes]:
        """Return the ways from each of these huts to open water, and those of them that are the only way."""
        found = self._landings.get(huts)
        if found is None:
            ways = [BESIDE[hut] & self.open for hut in each(huts)]
            only: Hexes = 0
            for way in ways:
                if way & way - 1 == 0:
                    only |= way
            found = (ways, only)
            self._landings[huts] = found
        return found

    def after(self, site: Hexes) -> Hexes:
        """Return what is open water once a tile lies on `site`."""
        rest = self.open & (SEA ^ site)
        if not site & self.splits():
            return rest
        found = self._after.get(site, -1)
        if found < 0:
            found = outside(BESIDE[site] & rest, rest)
            water = SEA ^ self.tiles ^ site
            if 2 * found.bit_count() < water.bit_count():
                found = largest(water)  # an older lagoon may now be the largest water
            self._after[site] = found
        return found


def counted(hexes: Hexes, places: list[Hexes]) -> list[int]:
    """Count the hexes in each of several places."""
    return [(hexes & place).bit_count() for place in places]


def chart(villages: list[Hexes], cult: Hexes) -> Coast:
    """Work the coast out from the tiles."""
    tiles: Hexes = 0
    for village in villages:
        tiles |= village
    shores = [around(village) for village in villages]
    quays = [around(village & cult) for village in villages]
    sizes = [village.bit_count() for village in villages]
    sites = [(village & cult).bit_count() for village in villages]
    return Coast(villages, cult, shores, quays, tiles, largest(SEA ^ tiles), sizes, sites)


EMPTY: Final[Coast] = chart([], 0)
