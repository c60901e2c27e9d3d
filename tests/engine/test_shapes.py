"""What games say their views are like is what they are like."""

from __future__ import annotations

from typing import Any

import pytest

from netloft.core import shapes
from netloft.core.game import CONTRACT
from netloft.core.record import BadRecord
from netloft.core.shapes import FLAG, Absent, Counts, Fields, Named, Number, Pair, PerSeat, Row, Seat, Shape, Word
from tests.engine.walk import MODES, walk


def differences(shape: Shape, value: Any, where: str, mine: int | None) -> list[str]:
    """List where a view lacks what is described, or has what is not."""
    match shape:
        case Fields():
            seen = shape.seen()
            needed = [name for name, part in seen.items() if not isinstance(part, shapes.Sometimes)]
            wrong = [f"{where}.{name} is missing" for name in needed if name not in value]
            wrong += [f"{where}.{name} is not described" for name in value if name not in seen]
            known = [(name, part) for name, part in value.items() if name in seen]
            return wrong + [
                line for name, part in known for line in differences(seen[name], part, f"{where}.{name}", mine)
            ]
        case PerSeat():
            return [
                line
                for seat, part in enumerate(value)
                for line in differences(shape.mine if seat == mine else shape.theirs, part, f"{where}[{seat}]", mine)
            ]
        case Named():
            wrong = [f"{where}: not all are there"] if shape.full and set(value) != set(shape.names) else []
            return wrong + [line for name, part in value.items() for line in differences(shape.shape, part, name, mine)]
        case shapes.Sometimes() | shapes.Same() | shapes.There():
            return differences(shape.shape, value, where, mine)
    shape.check(value, where)
    return []


@pytest.mark.parametrize("mode", MODES)
def test_views_are_as_described(mode: str) -> None:
    """Every view of a game has all that is described for its viewer, and nothing else."""
    for number, g in enumerate(walk(mode, 71)):
        if number % 12 == 0 or g.over:
            described = g.game.describe(g)
            assert described is not None
            for viewer in [*range(g.seats), None]:
                view = {name: part for name, part in g.view(viewer).items() if name not in CONTRACT}
                assert differences(described, view, "view", viewer) == []


WRONG = {
    "too much": (Number(5, most=7), 8, "x: expected a whole number from 0 to 7, found 8"),
    "true is no number": (Number(5), True, "x: expected a whole number from 0 to 1000, found True"),
    "no flag": (FLAG, 1, "x: expected true or false, found 1"),
    "no such word": (Word(("a", "b"), none=""), "c", "x: expected one of a, b, found 'c'"),
    "a list is no word": (Word(("a",)), ["a"], "x: expected one of a, found ['a']"),
    "no such number": (Word(range(1, 4), none=0), 4, "x: expected a whole number from 0 to 3, found 4"),
    "a name for many": (Word(("a",), called="a hex"), "z9", "x: expected a hex, found 'z9'"),
    "one of a list": (Counts(("a",)), ["a", "c"], "x: expected one of a, found 'c'"),
    "no such seat": (Seat(3), 3, "x: expected a whole number from 0 to 2, found 3"),
    "nobody": (Seat(3), None, "x: expected a whole number from 0 to 2, found None"),
    "a seat too few": (PerSeat(2, FLAG), [True], "x: expected a list of 2, found [True]"),
    "one seat": (PerSeat(2, FLAG), [True, 0], "x[1]: expected true or false, found 0"),
    "too many": (Row(1, FLAG), [True, True], "x: expected a list of 1 at most, found 2"),
    "too few": (Row(2, FLAG, full=True), [True], "x: expected a list of 2, found [True]"),
    "half a pair": (Pair(FLAG, FLAG), [True], "x: expected a list of 2, found [True]"),
    "an unknown field": (Fields({"a": FLAG}), {"b": True}, "x: there is no 'b'; expected a"),
    "a field": (Fields({"a": FLAG}), {"a": 2}, "x.a: expected true or false, found 2"),
    "an unknown name": (Named(("a",), FLAG), {"b": True}, "x: there is no 'b'; expected a"),
    "not here": (Absent("nobody has one"), 1, "x: nobody has one"),
}


@pytest.mark.parametrize("case", WRONG)
def test_errors_name_place_and_what_was_expected(case: str) -> None:
    """A value of another shape is refused in one line."""
    shape, value, problem = WRONG[case]
    with pytest.raises(BadRecord) as refused:
        shape.check(value, "x")
    assert str(refused.value) == problem
