"""Positions for tables to begin from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from netloft import CHANCE
from netloft.core.position import Position
from tests.engine.walk import walk


def where(mode: str, wanted: Callable[[Position], bool], seed: int = 0) -> Position:
    """Find a position of a random game."""
    return next(found(mode, wanted, seed))


def found(mode: str, wanted: Callable[[Position], bool], seed: int = 0) -> Iterator[Position]:
    """Find all such positions of a random game, each as it was then."""
    for g in walk(mode, seed):
        if wanted(g):
            yield g.copy()


def dump(mode: str, wanted: Callable[[Position], bool], seed: int = 0) -> dict[str, Any]:
    """Find a position of a random game, and write it down."""
    return where(mode, wanted, seed).dump()


def one_decides(g: Position) -> bool:
    """Say whether a single seat is asked, and may choose between several moves."""
    return g.lanes is None and not g.over and g.deciders[0] != CHANCE and len(g.options(g.deciders[0])) > 1


def steps(g: Position, seat: int) -> int:
    """Count the moves of the answer of a seat that always takes what is offered first."""
    g = g.copy()
    count = 0
    while seat in g.deciders and g.lanes is not None:
        g.play(seat, g.options(seat)[0].text)
        count += 1
    return count


def together(g: Position) -> bool:
    """Say whether two seats decide together, and their answers take several moves."""
    fresh = g.lanes is not None and not any(lane.position.moves() for lane in g.lanes)
    return fresh and len([seat for seat in g.deciders if steps(g, seat) > 1]) > 1
