"""Lanes: what each seat answers on its own to a simultaneous decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netloft.core.effect import Effect

if TYPE_CHECKING:
    from netloft.core.position import Position


class Lane:
    """One seat's answers to a simultaneous decision, played on a copy until all seats have answered.

    Copies of a position share its lanes; a shared lane is copied before it changes.
    """

    __slots__ = ("position", "seat", "shared")

    def __init__(self, seat: int, position: Position) -> None:
        self.seat = seat
        self.position = position
        self.shared = False


def check_lane(seat: int, lane: Position) -> None:
    """Check that a lane contains neither chance, which the record could not assign to a lane, nor further lanes."""
    if lane.seat != seat and not lane.over:
        raise AssertionError("within a simultaneous decision only its own seat can decide")


def ended(lanes: list[Lane]) -> bool:
    """Return whether every lane has ended."""
    for lane in lanes:
        if not lane.position.over:
            return False
    return True


class AskAgain(Effect):
    """The answers of the lanes are applied: single options are asked again from here on."""

    def run(self, g: Any, me: int) -> list[Effect] | None:
        """Turn the switch on again."""
        g.ask_all = True
        return None


ASK_AGAIN: Final[AskAgain] = AskAgain("ask again")
