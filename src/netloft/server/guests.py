"""Clients at a table, and what their secrets allow.

The server keeps only digests of secrets.  The secrets for spectators and invited seats are derived from the owner's,
so that the owner can be shown them whenever the owner comes with it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from netloft.server.store import HERE, INVITED, Link, Seat

if TYPE_CHECKING:
    from netloft.server import wire

OWNER: Final = "owner"
WATCH: Final = "watch"
SEAT: Final = "seat"
MOST_SECRETS: Final = 20  # a table has at most seven


class Guest(Protocol):
    """A client at a table."""

    lang: str

    def tell(self, message: wire.Message | str) -> None:
        """Queue a message; text is sent as it is."""

    def forget(self, table: str) -> None:
        """Forget a table that this client has left."""


class Presence:
    """What a guest may do at a table, and the seat it sees the game as."""

    def __init__(self, mine: frozenset[int], owner: str, seat: int | None) -> None:
        self.mine = mine
        self.owner = owner
        """The owner's secret; empty for others."""
        self.seat = seat


def digest(secret: str) -> str:
    """Return what is stored of a secret; it is random and long, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(owner: str, table: str, opens: str, seat: int | None = None) -> str:
    """Return the secret for spectators or for a seat that belongs to an owner's secret."""
    what = f"{table} {opens}" if seat is None else f"{table} {opens} {seat}"
    return base64.urlsafe_b64encode(hmac.digest(owner.encode(), what.encode(), "sha256")[:12]).decode()


def links_of(owner: str, table: str, kinds: Sequence[str]) -> list[Link]:
    """Return the links that belong to an owner's secret: its own, that for spectators, and those of invited seats."""
    invited = [seat for seat, kind in enumerate(kinds) if kind == INVITED]
    return [
        Link(digest(owner), OWNER, None),
        Link(digest(derived(owner, table, WATCH)), WATCH, None),
        *[Link(digest(derived(owner, table, SEAT, seat)), SEAT, seat) for seat in invited],
    ]


def known(links: list[Link], secret: str, opens: str, seat: int | None = None) -> str:
    """Return the secret if it opens that, else nothing."""
    return secret if Link(digest(secret), opens, seat) in links else ""


def admit(links: list[Link], seats: list[Seat], secrets: list[str]) -> Presence | None:
    """Return what the secrets allow, or None if they open nothing."""
    given = {digest(secret): secret for secret in secrets[:MOST_SECRETS]}
    opened = [link for link in links if link.digest in given]
    owner = next((given[link.digest] for link in opened if link.opens == OWNER), "")
    mine = {link.seat for link in opened if link.seat is not None}
    if owner:
        mine |= {seat for seat, info in enumerate(seats) if info.kind == HERE}
    if not opened:
        return None
    return Presence(frozenset(mine), owner, min(mine) if len(mine) == 1 else None)
