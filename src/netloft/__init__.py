"""Netloft: the open table for three fishing games.

>>> import netloft
>>> netloft.games()
['nusfjord', 'fleet', 'kaivai']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

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

GAMES: Final = ("nusfjord", "fleet", "kaivai")


def games() -> list[str]:
    """List the games that can be played."""
    return list(GAMES)


def game(name: str) -> Game:
    """Return a game by its name."""
    if name not in GAMES:
        raise NetloftError(f"game: no such game as {name!r:.80}; expected one of {', '.join(GAMES)}")
    found: Game = import_module(f"netloft.{name}.rules").GAME
    return found
