"""What actions note for their later steps, each thing under a name of its own.

A position is exactly what its dump says, and a dump has one number for the last place, one for the last answer, one
for the last elder and one for what was counted last; it shows them also when nothing needs them any more.  Therefore
the names of a group share a number, and every action sets the number before its later steps read it.
"""

from __future__ import annotations

from typing import Final

from netloft.core.position import Position

Drawing = tuple[int, int, int]
"""The drawing of a building: its pile; a seat, the display or the preview; the only deck it may come from, or -1."""

NO_DRAWING: Final = (-1, 0, -1)


class Notes(Position):
    """The notes of a position of Nusfjord."""

    __slots__ = ("answer", "building", "counted", "due", "elder", "place")

    answer: int
    """The number of the last answer."""
    building: int
    """The building that is being built."""
    due: tuple[int, int, int]
    """The wood, fish and gold that it costs, or that a ship costs."""
    elder: int
    """The elder that is being taken, used or cleared."""
    place: int
    """Read only by dumps; actions use the names below."""
    counted: int
    """Read only by dumps; actions use the names below."""

    # Names for the place.

    @property
    def ship(self) -> int:
        """The kind of ship that is being built, by its option; -1 for none."""
        return self.place

    @ship.setter
    def ship(self, kind: int) -> None:
        self.place = kind

    @property
    def space(self) -> int:
        """The space for the building that is being built; NOWHERE for the track, -1 for none yet."""
        return self.place

    @space.setter
    def space(self, space: int) -> None:
        self.place = space

    @property
    def double(self) -> int:
        """The double space on which forests are placed; -1 for none."""
        return self.place

    @double.setter
    def double(self, double: int) -> None:
        self.place = double

    @property
    def elder_stack(self) -> int:
        """The stack of elders from which the top was removed."""
        return self.place

    @elder_stack.setter
    def elder_stack(self, stack: int) -> None:
        self.place = stack

    # Names for what was counted.

    @property
    def fed(self) -> int:
        """The elders that have their fish of this catch, a bit each."""
        return self.counted

    @fed.setter
    def fed(self, elders: int) -> None:
        self.counted = elders

    @property
    def grown(self) -> int:
        """The double spaces that have their forest of Forester's Cottage, a bit each."""
        return self.counted

    @grown.setter
    def grown(self, doubles: int) -> None:
        self.counted = doubles

    @property
    def brought(self) -> int:
        """What `sloop_and_elders` has brought: the number of elders, and 4 for the sloop."""
        return self.counted

    @brought.setter
    def brought(self, number: int) -> None:
        self.counted = number

    # Drawing uses three of the numbers.

    @property
    def drawing(self) -> Drawing:
        """The drawing under way."""
        return self.place, self.answer, self.elder

    @drawing.setter
    def drawing(self, drawing: Drawing) -> None:
        self.place, self.answer, self.elder = drawing
