"""The interface of a game for screens: a position, or a game on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from netloft.core.events import Line, Preview
from netloft.terminal.choices import Offer


class GameState(Protocol):
    """The readable part of a game, as in docs/contract.md; every position implements it."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""

    @property
    def deciders(self) -> Sequence[int]:
        """The seats with an open decision."""

    def view(self, viewer: int | None, /) -> dict[str, Any]:
        """Return what a seat or a spectator may see."""

    def question(self, seat: int, lang: str, /) -> str:
        """Return the question a seat must answer; empty if there is none."""

    def options(self, seat: int, /) -> Sequence[Offer]:
        """List the options of a seat."""

    def why_not(self, seat: int, text: str, lang: str, /) -> str | None:
        """Return why a seat may not play this now, or None if it may."""

    def preview(self, seat: int, text: str, /) -> Preview:
        """Return what an option would change."""

    def log(self, viewer: int | None, lang: str, /) -> list[str]:
        """Return the log."""

    def score_sheet(self, seat: int, /) -> list[Line]:
        """Return the lines of a seat's score sheet."""

    def scores(self) -> list[int | float]:
        """Return each seat's score."""

    def winners(self) -> list[int]:
        """List who has won."""
