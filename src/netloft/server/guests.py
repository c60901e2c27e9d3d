"""Who comes to a table, and what a secret opens."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from netloft.server import wire


class Guest(Protocol):
    """A client at a table."""

    lang: str

    def tell(self, message: wire.Message | str) -> None:
        """Send a message, sooner or later; as text if it is ready to be sent."""

    def forget(self, table: str) -> None:
        """Be no longer at a table."""


class Presence:
    """What a guest may do at a table, and as whom it looks on."""

    def __init__(self, mine: frozenset[int], owner: bool, seat: int | None) -> None:
        self.mine = mine
        self.owner = owner
        self.seat = seat


def same(given: str, secret: str) -> bool:
    """Compare secrets without telling by the time it takes how much of them is right."""
    return bool(secret) and hmac.compare_digest(given.encode(), secret.encode())
