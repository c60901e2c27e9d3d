"""The sea as bits agrees with the sea as coordinates."""

from __future__ import annotations

from random import Random

from netloft.games.kaivai.rules.sea import (
    BITS,
    BY_NAME,
    HEXES,
    NAMES,
    SEA,
    around,
    chart,
    distance,
    each,
    largest,
    narrow,
    reach,
)
from tests.engine.kaivai.invariants import as_bits, beside, parts

AT = dict(zip(BITS, HEXES, strict=True))


def coordinates(hexes: int) -> set[tuple[int, int]]:
    """Turn a set of bits into coordinates."""
    return {AT[one] for one in each(hexes)}


def some_water(rng: Random) -> int:
    """Return a sea with random holes."""
    return sum(one for one in BITS if rng.random() < 0.6)


def test_the_board_has_127_hexes() -> None:
    """Columns of 7 to 13 and back to 7, named from a1 to m7, with g7 in the middle."""
    assert len(BITS) == 127 == SEA.bit_count()
    columns = [sum(name[0] == letter for name in BY_NAME) for letter in "abcdefghijklm"]
    assert columns == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]
    assert AT[BY_NAME["g7"]] == (0, 0)
    assert AT[BY_NAME["b2"]] == (-5, 0)


def test_neighbours_are_the_six_directions() -> None:
    """Around a hex lie the hexes at distance one, and no others."""
    for one in BITS:
        assert coordinates(around(one)) == set(beside(AT[one]))
        assert coordinates(around(one)) == {place for place in HEXES if distance(place, AT[one]) == 1}


def test_around_a_set_is_the_union() -> None:
    """The neighbours of a set are those of its members."""
    rng = Random(1)
    for _ in range(50):
        water = some_water(rng)
        assert coordinates(around(water)) == {near for place in coordinates(water) for near in beside(place)}


def test_reach_is_what_a_search_finds() -> None:
    """So many steps over water, also from a hut on land, never over tiles."""
    rng = Random(2)
    for _ in range(100):
        water, start, steps = some_water(rng), rng.choice(BITS), rng.randrange(8)
        allowed = coordinates(water)
        found = {AT[start]}
        for _ in range(steps):
            found |= {near for place in found for near in beside(place) if near in allowed}
        assert coordinates(reach(start, steps, water)) == found & allowed


def test_largest_is_the_largest_part() -> None:
    """Of all connected parts the one with the most hexes."""
    rng = Random(3)
    for _ in range(50):
        water = some_water(rng)
        sizes = [len(part) for part in parts(coordinates(water))]
        assert largest(water).bit_count() == max(sizes)
        assert as_bits(coordinates(largest(water))) == largest(water)
    assert largest(0) == 0


def test_narrow_places_have_water_in_separate_arcs() -> None:
    """A hex is narrow if the water around it lies in two or more arcs."""
    rng = Random(4)
    for _ in range(30):
        water = some_water(rng)
        for one in BITS:
            arcs = parts(set(beside(AT[one])) & coordinates(water))
            assert bool(narrow(water) & one) == (len(arcs) >= 2), NAMES[one]


def test_open_water_is_the_same_however_the_tiles_came() -> None:
    """A tile that splits the water may make an older lagoon the largest water; growing and charting agree on it."""
    columns = [[BY_NAME[f"{letter}{row}"] for row in range(1, 14) if f"{letter}{row}" in BY_NAME] for letter in "fj"]
    coast = chart([column[0] for column in columns], columns[0][0] | columns[1][0])
    for number, column in enumerate(columns):
        for place in column[1:]:
            coast = coast.grown(number, place, 0)
            assert coast.open == chart(coast.villages, coast.cult).open, NAMES[place]
