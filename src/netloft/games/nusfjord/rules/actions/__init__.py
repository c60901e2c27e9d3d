"""The actions of the board, and what cards do with buildings, ships, forests and elders.

All modules come with the room, so that whatever they declare can be found.
"""

from netloft.games.nusfjord.rules.actions import (
    action,
    banquet,
    building,
    council,
    forests,
    looking_ahead,
    paying,
    piles,
    shares,
    ships,
    supply,
    using_elders,
)

__all__ = [
    "action",
    "banquet",
    "building",
    "council",
    "forests",
    "looking_ahead",
    "paying",
    "piles",
    "shares",
    "ships",
    "supply",
    "using_elders",
]
