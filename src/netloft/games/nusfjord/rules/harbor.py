"""A player's harbor: one flat list of numbers, the map of its building spaces, and its Fishing track."""

from __future__ import annotations

from typing import Final

Harbor = list[int]
"""What one player has.  The constants below name its places."""

# The supply, and the Reserve.
WOOD: Final = 0
FISH: Final = 1
GOLD: Final = 2
GUESTS: Final = 3
R_WOOD: Final = 4
R_FISH: Final = 5
R_GOLD: Final = 6
R_SCHOONER: Final = 7
# The Fishing track: how many of each ship, how many of them carry a guest.
SLOOPS: Final = 8
CUTTERS: Final = 9
SCHOONERS: Final = 10
RAFTS: Final = 11
ABOARD: Final = 12  # ABOARD + SLOOP and so on
# Shares, elders, what covers the building spaces.
UNISSUED: Final = 16
COUNCIL: Final = 17  # elder 3 is bit 3
COVERED: Final = 18  # spaces with a forest or a building, space 3 is bit 3
WOOD_ON: Final = 19  # spaces with wood of the Collection Point
# What was done in this round and in this turn.
WORKERS: Final = 20
ELDERS_USED: Final = 21
BUILT: Final = 22
FELLED: Final = 23
FRESH_GOLD: Final = 24  # gold that has come into the supply and that effects still wait for
OLD_MAN: Final = 25  # used The Old Man this round
SAVED: Final = 26  # free spaces covered with wood before scoring
ONCE: Final = 27  # spaces whose card has had its effect that happens only once; the track is bit 11
FOREST: Final = 28  # FOREST + double space: the height of its stack
SPACE: Final = 36  # SPACE + building space: the number of the card there, 0 if there is none
TRACK: Final = 47  # the card that lies on the Fishing track, like an eleventh space
SIZE: Final = 48

SLOOP: Final = 0
CUTTER: Final = 1
SCHOONER: Final = 2
RAFT: Final = 3
SHIPS: Final = ("sloop", "cutter", "schooner", "raft")
UNITS: Final[tuple[int, ...]] = (2, 3, 4, 1)
SHIP_POINTS: Final[tuple[int, ...]] = (1, 2, 4, 0)  # the raft's points are not known: taken to be 0

GOODS: Final = ("wood", "fish", "gold", "guests")
MOST_WOOD: Final = 12
MOST_RESERVE: Final = 8
MOST_ELDERS: Final = 5
TRACK_UNITS: Final = 14
STILTS: Final = 10  # the Stilt House covers the four units from here on
HAUL: Final[tuple[int, ...]] = (3, 3, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12)
"""The lowest number to be seen, by the units that ships cover."""

SPACES: Final = ("b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
"""The building spaces: columns a to d, rows 1 to 3; the Reserve is at a1, row 3 lies above the track."""
ALL_SPACES: Final = (1 << len(SPACES)) - 1
DOUBLES: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (5, 6), (7, 8), (8, 9), (9, 10))
"""Any two spaces side by side: forests lie across."""
DOUBLE_NAMES: Final = tuple([SPACES[left] for left, right in DOUBLES])
DOUBLE_MASKS: Final = tuple([1 << left | 1 << right for left, right in DOUBLES])
LEFT_HALVES: Final = sum([1 << left for left, _ in DOUBLES])
BOTTOM_ROW: Final = 0b11110000000


def spot(space: int) -> tuple[int, int]:
    """Return the column and the row of a space."""
    return "abcd".index(SPACES[space][0]), int(SPACES[space][1])


def near(space: int, diagonally: bool) -> int:
    """Return the spaces that touch a space."""
    column, row = spot(space)
    found = 0
    for other in range(len(SPACES)):
        across, down = spot(other)
        steps = abs(across - column) + abs(down - row)
        if steps == 1 or (diagonally and steps == 2 and across != column and down != row):
            found |= 1 << other
    return found


BESIDE: Final = tuple([near(space, False) for space in range(len(SPACES))])
AROUND: Final = tuple([near(space, True) for space in range(len(SPACES))])


def new_harbor() -> Harbor:
    """Return the harbor with which everybody begins: four forests on the right, all else empty."""
    h = [0] * SIZE
    h[UNISSUED] = 3
    for double, height in ((1, 2), (4, 1), (7, 1)):
        h[FOREST + double] = height
        h[COVERED] |= DOUBLE_MASKS[double]
    return h


def changed(items: list[int], at: int, value: int) -> list[int]:
    """Return a list with one number changed: positions share what changes rarely, so it is replaced, never changed."""
    new = items[:]
    new[at] = value
    return new


def units(h: Harbor) -> int:
    """Count the units of the track that ships and rafts cover."""
    return 2 * h[SLOOPS] + 3 * h[CUTTERS] + 4 * h[SCHOONERS] + h[RAFTS]


def room(h: Harbor) -> int:
    """Count the units of the track that are still free for ships."""
    return (STILTS if h[TRACK] else TRACK_UNITS) - units(h)


def printed_haul(h: Harbor) -> int:
    """Return the lowest number to be seen on the track."""
    covered = units(h)
    return 12 if covered == STILTS and h[TRACK] else HAUL[covered]


def forest_count(h: Harbor) -> int:
    """Count the forests, stacked ones too."""
    return h[28] + h[29] + h[30] + h[31] + h[32] + h[33] + h[34] + h[35]


def has_forest(h: Harbor) -> bool:
    """Return whether there is any forest; the places of the first forests are looked at first."""
    return bool(h[29] or h[32] or h[35] or h[28] or h[30] or h[31] or h[33] or h[34])


def free_double(h: Harbor) -> bool:
    """Return whether two spaces side by side are free."""
    free = ALL_SPACES ^ h[COVERED]
    return bool(free & free >> 1 & LEFT_HALVES)


def free_spaces(h: Harbor) -> int:
    """Count the building spaces without forest and building."""
    return (ALL_SPACES ^ h[COVERED]).bit_count()


def ship_count(h: Harbor) -> int:
    """Count the ships, the printed catboat among them; rafts are no ships."""
    return 1 + h[SLOOPS] + h[CUTTERS] + h[SCHOONERS]


def building_count(h: Harbor) -> int:
    """Count the buildings, on spaces and on the track."""
    return len(cards_of(h))


def cards_of(h: Harbor) -> list[int]:
    """List the numbers of the cards built, by space."""
    return [number for number in h[SPACE:] if number]


def fell(h: Harbor, double: int) -> None:
    """Take one forest off a double space."""
    h[FOREST + double] -= 1
    if not h[FOREST + double]:
        h[COVERED] ^= DOUBLE_MASKS[double]
    h[FELLED] += 1


def plant(h: Harbor, double: int, forests: int) -> None:
    """Put forests on a double space; wood that lies there comes into the supply first."""
    mask = DOUBLE_MASKS[double]
    fetched = (h[WOOD_ON] & mask).bit_count()
    if fetched:
        h[WOOD_ON] &= ALL_SPACES ^ mask
        h[WOOD] = min(MOST_WOOD, h[WOOD] + fetched)
    h[FOREST + double] += forests
    h[COVERED] |= mask
