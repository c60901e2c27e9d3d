"""Hooks: what a game provides for its positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netloft.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from random import Random

    from netloft.core.effect import Choice, Effect
    from netloft.core.events import Line, Price
    from netloft.core.position import Position
    from netloft.core.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What a position is asked about its game; the first five have no default."""

    __slots__ = ()

    def copy(self) -> Position:
        """Return an independent copy."""
        raise NotImplementedError

    def show(self, viewer: int | None) -> dict[str, Any]:
        """Build the game's part of a view from what `viewer` may see; None is a spectator."""
        raise NotImplementedError

    def secrets(self) -> dict[str, Any]:
        """Return what `show(None)` leaves out; together they are the whole position."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> list[Line]:
        """List the named lines that add up to the seat's score."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that have won, or would if the game ended now."""
        raise NotImplementedError

    def prices(self, seat: int) -> dict[str, list[Price]]:
        """Return what is on offer with what it costs the seat now: one price for each way to pay."""
        return {}

    def reach(self, seat: int) -> int:
        """Return how far the seat's boats go now."""
        return 0

    def when(self) -> tuple[int | None, str]:
        """Return the round, or None in a game without rounds, and the phase, if the game names its phases."""
        return None, ""

    def stock(self, seat: int | None) -> dict[str, int]:
        """Count the pieces that are left: a seat's own, or, for None, those that all share."""
        return {}

    def unasked(self, seat: int) -> list[Effect]:
        """List the options that a seat may play out of turn."""
        return []

    def why_not_unasked(self, seat: int, option: Effect) -> Text | None:
        """Return the rule that forbids playing an option out of turn, if it can ever be played so."""
        return None

    def conceals(self, seat: int, asked: Choice) -> bool:
        """Return whether skipping a decision with one answer would reveal something to others."""
        return False

    def hides(self, viewer: int | None, seat: int, option: Effect) -> bool:
        """Return whether a recorded move is still hidden from `viewer`."""
        return False

    def redeal_secrets(self, seat: int, rng: Random) -> None:
        """Redraw everything that `seat` cannot know, in place."""
