"""Positions as numbers for learners, written straight from the position, without a view in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.compiling import mypyc_attr
from netloft.core.position import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netloft.core.position import Position

AROUND: Final = ("me", "next", "third", "fourth", "fifth")


class Places:
    """Where each named number of an observation stands, and by what it is multiplied."""

    __slots__ = ("at", "labels", "scales", "seats")

    def __init__(self, names: Sequence[str], scales: Sequence[float], seats: int, more: int = 0) -> None:
        self.at: dict[str, int] = {name: place for place, name in enumerate(names)}
        self.scales: list[float] = list(scales)
        self.seats = seats
        self.labels: list[str] = [*AROUND[:seats], *["clan"] * more]

    def of(self, name: str) -> int:
        """Return the place of a number, or -1 if this game has none of that name."""
        return self.at.get(name, -1)

    def each(self, before: str, after: str = "") -> list[int]:
        """Return the places of a number that every seat has, in the order of seats relative to the viewer."""
        return [self.of(f"{before}.{label}{after}") for label in self.labels]

    def words(self, before: str, words: Sequence[object]) -> list[int]:
        """Return the place of each word of a list."""
        return [self.of(f"{before}.{word}") for word in words]


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes what a seat may know of a position into a buffer of zeros."""

    __slots__ = ("deciders", "over", "scales", "seats", "together")

    def __init__(self, places: Places) -> None:
        self.seats = places.seats
        self.scales: list[float] = places.scales
        self.deciders = places.of("deciders.me")
        self.together = places.of("together")
        self.over = places.of("over")

    def write(self, g: Position, me: int, out: Any, at: int) -> None:
        """Write the numbers to the zeroed places from `at` on, as seen by the seat `me`."""
        for seat in g.deciders:
            if seat >= 0:  # chance has no seat
                out[at + self.deciders + (seat - me) % self.seats] = 1.0
        if g.lanes is not None:
            out[at + self.together] = 1.0
        if g.seat == NOBODY:
            out[at + self.over] = 1.0
        self.fill(g.seen_by(me), me, out, at)

    def fill(self, g: Any, me: int, out: Any, at: int) -> None:
        """Write the game's part, from the lane of the seat `me` while answers are hidden."""
        raise NotImplementedError
