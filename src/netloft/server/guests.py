"""Clients at a table, and what their secrets allow."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from netloft.server import wire


class Guest(Protocol):
    """A client at a table."""

    lang: str

    def tell(self, message: wire.Message | str) -> None:
        """Queue a message; text is sent as it is."""

    def forget(self, table: str) -> None:
        """Forget a table that this client has left."""


class Presence:
    """What a guest may do at a table, and the seat it sees the game as."""

    def __init__(self, mine: frozenset[int], owner: bool, seat: int | None) -> None:
        self.mine = mine
        self.owner = owner
        self.seat = seat


def same(given: str, secret: str) -> bool:
    """Compare secrets in constant time."""
    return bool(secret) and hmac.compare_digest(given.encode(), secret.encode())
