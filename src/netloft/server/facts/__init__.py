"""What is printed on boards, cards and sheets, as a page needs it to draw a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from netloft.core.position import Position


def facts(g: Position, lang: str) -> dict[str, Any]:
    """Give what is printed for the game of a position, as set up."""
    found: dict[str, Any] = import_module(f"netloft.server.facts.{g.game.name}").facts(g, lang)
    return found


@cache
def glossary(game: str, lang: str) -> list[dict[str, str]]:
    """List the cards, pieces and terms of a game, each with its kind and an explanation."""
    found: list[dict[str, str]] = import_module(f"netloft.server.facts.{game}").glossary(lang)
    return found
