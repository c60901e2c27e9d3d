"""Observations: a view as a list of numbers with a fixed layout for a game, its seats and options."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from netloft import registry
from netloft.core.numbers import Places, Writer
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


def as_it_is(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view unchanged."""
    return view


@dataclass(frozen=True)
class Layout:
    """How the view of a game becomes numbers, if not as the game describes it."""

    shapes: Callable[[Any], Mapping[str, Shape]]
    """Lists the parts of an arranged view, for the seats and options of a position at the start."""
    arranged: Callable[[dict[str, Any]], dict[str, Any]] = as_it_is
    """Rearranges a view to match these parts."""
    writer: Callable[[Position, Places], Writer] | None = None
    """Makes what writes the same numbers straight from a position, which is much faster; None if nothing does."""
    more: int = 0
    """How many clans beside the seats there can be, which nobody plays."""


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

    return Layout(described)


class Observation:
    """Encodes what a seat may know as numbers, and names each of them."""

    def __init__(self, start: Position) -> None:
        """Lay the numbers out for the game, seats and options of a position at the start."""
        layout = layout_of(start.game)
        self._start = start
        self.seats = start.seats
        self.actions: list[str] = start.game.actions
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

        more = max(0, layout.more - start.seats)
        places = Places(self.names, self._kind.scales, start.seats, more)
        self.writer: Writer = ViewWriter(self, places) if layout.writer is None else layout.writer(start, places)
        """Writes the observation of a position into a buffer."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Observation, (self._start,)

    def at(self, g: Position, seat: int) -> NDArray[np.float32]:
        """Return the numbers of what a seat may know of a position."""
        numbers = array("f", bytes(4 * self.size))
        self.writer.write(g, seat, numbers, 0)
        return np.frombuffer(numbers, np.float32)

    def of(self, view: dict[str, Any], seat: int) -> NDArray[np.float32]:
        """Return the numbers of a seat's view."""
        numbers = array("f", bytes(4 * self.size))
        try:
            self._kind.write(self._arranged(view), numbers, 0, seat)
        except KeyError as unknown:
            raise NetloftError(f"observation: there is no place for {unknown.args[0]!r:.80} in this game") from None
        return np.frombuffer(numbers, np.float32)


class ViewWriter(Writer):
    """Writes the observation of a game that brings no writer, from its view."""

    def __init__(self, observation: Observation, places: Places) -> None:
        super().__init__(places)
        self.observation = observation

    def write(self, g: Position, me: int, out: Any, at: int) -> None:
        numbers = self.observation.of(g.view(me), me)
        for place in np.flatnonzero(numbers).tolist():
            out[at + place] = float(numbers[place])
