"""Observations: a view as a list of numbers with a fixed layout for a game, its seats and options."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from netloft import registry
from netloft.core.shapes import FLAG, Fields, Same, Shape, SomeSeats
from netloft.core.text import NetloftError
from netloft.envs.extras import missing
from netloft.envs.kinds import kind_of

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from netloft.core.game import Game
    from netloft.core.position import Position


@dataclass(frozen=True)
class Layout:
    """How the view of a game becomes numbers, if not as the game describes it."""

    shapes: Callable[[Any], Mapping[str, Shape]]
    """Lists the parts of an arranged view, for the seats and options of a position at the start."""
    arranged: Callable[[dict[str, Any]], dict[str, Any]]
    """Rearranges a view to match these parts."""


def layout_of(game: Game) -> Layout:
    """Return the layout that a game brings; else take its view as it is described."""
    part = registry.manifest(game.name).observation
    if part:
        brought: Layout = registry.load(part)
        return brought

    def described(g: Position) -> dict[str, Shape]:
        shape = game.describe(g)
        if shape is None:
            raise NetloftError(f"observation: {game.name} does not describe its view")
        return shape.shapes

    return Layout(described, lambda view: view)


class Observation:
    """Encodes what a seat may know as numbers, and names each of them."""

    def __init__(self, start: Position) -> None:
        """Lay the numbers out for the game, seats and options of a position at the start."""
        layout = layout_of(start.game)
        self._arranged = layout.arranged
        same = Same(Fields({}))
        self._kind = kind_of(
            Fields(
                {
                    "game": same,
                    "rules": same,
                    "seats": same,
                    "options": same,
                    "deciders": SomeSeats(start.seats),
                    "together": FLAG,
                    "over": FLAG,
                    **layout.shapes(start),
                }
            )
        )
        self.names: list[str] = [name.removeprefix(".") for name in self._kind.names]
        """The name of each number, such as `mats.me.fish.4` or `sea.g7.hut.fisher`."""
        self.size = len(self.names)
        self.low: NDArray[np.float32] = np.array(self._kind.lows, np.float32)
        self.high: NDArray[np.float32] = np.array(self._kind.highs, np.float32)

    def of(self, view: dict[str, Any], seat: int) -> NDArray[np.float32]:
        """Return the numbers of a seat's view."""
        numbers = array("f", bytes(4 * self.size))
        try:
            self._kind.write(self._arranged(view), numbers, 0, seat)
        except KeyError as unknown:
            raise NetloftError(f"observation: there is no place for {unknown.args[0]!r:.80} in this game") from None
        return np.frombuffer(numbers, np.float32)
