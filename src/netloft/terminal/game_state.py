"""What a screen knows of a game: a position itself, or what a server tells of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from netloft.core.events import Line, Preview
from netloft.terminal.choices import Offer


class GameState(Protocol):
    """What is shown, asked and foreseen of a game, as docs/contract.md explains it; every position is one."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""

    @property
    def deciders(self) -> Sequence[int]:
        """The seats with an open decision."""

    def view(self, viewer: int | None, /) -> dict[str, Any]:
        """Show what a seat or a spectator may know."""

    def question(self, seat: int, lang: str, /) -> str:
        """Say what is asked of a seat; empty if nothing is."""

    def options(self, seat: int, /) -> Sequence[Offer]:
        """List what a seat can choose."""

    def why_not(self, seat: int, text: str, lang: str, /) -> str | None:
        """Give the reason why a seat may not play this now, or None if it may."""

    def preview(self, seat: int, text: str, /) -> Preview:
        """Say what an option would change."""

    def log(self, viewer: int | None, lang: str, /) -> list[str]:
        """Tell what happened."""

    def score_sheet(self, seat: int, /) -> list[Line]:
        """Give the lines of a seat's score sheet."""

    def scores(self) -> list[int | float]:
        """Give each seat's score."""

    def winners(self) -> list[int]:
        """List who has won."""
