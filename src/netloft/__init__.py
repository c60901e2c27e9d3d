"""Netloft: the open table for three fishing games.

`netloft.games()` lists the installed games, and `netloft.game(NAME)` returns one; docs/contract.md explains the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netloft import registry
from netloft.core.chance import Luck
from netloft.core.effect import Effect as Option
from netloft.core.position import CHANCE
from netloft.core.record import BadRecord, Record, read_record
from netloft.core.text import Illegal, NetloftError

if TYPE_CHECKING:
    from netloft.core.game import Game

__all__ = [
    "CHANCE",
    "BadRecord",
    "Illegal",
    "Luck",
    "NetloftError",
    "Option",
    "Record",
    "game",
    "games",
    "read_record",
]


def games() -> list[str]:
    """List the games that can be played."""
    return list(registry.manifests())


def game(name: str) -> Game:
    """Return a game by its name."""
    return registry.game(name)
