"""Clients at a table, and what their secrets allow.

The server keeps only digests of secrets.  The secrets for spectators and of invitations are derived from the owner's,
so that the owner can be shown them whenever the owner comes with it.  An invitation opens nothing: who takes it brings
a secret for the seat, which the owner never learns.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from netloft.server.store import HERE, INVITED, Link, Seat, Summary
from netloft.server.workers.shares import Who

if TYPE_CHECKING:
    from netloft.server import wire
    from netloft.server.wire.changes import Plain

OWNER: Final = "owner"
WATCH: Final = "watch"
SEAT: Final = "seat"
INVITATION: Final = "invitation"
ENDED: Final = "ended"
"""What is kept of an invitation that was taken, and of a secret whose seat was taken back."""
OPENING: Final = {OWNER, WATCH, SEAT}
MOST_SECRETS: Final = 20  # a table has at most seven


class Guest(Protocol):
    """A client at a table."""

    lang: str
    changes: bool
    """Whether it is told what has changed instead of whole states."""
    who: Who
    """Whom the time of workers is charged to."""

    def tell(self, message: wire.Message | str) -> None:
        """Queue a message; text is sent as it is."""

    def drop(self) -> None:
        """End the connection; the client comes again, and what it was not told is asked again."""

    def forget(self, table: str) -> None:
        """Forget a table that this client has left."""


class Presence:
    """What a guest may do at a table, and the seat it sees the game as."""

    def __init__(self, mine: frozenset[int], owner: str, seat: int | None) -> None:
        self.mine = mine
        self.owner = owner
        """The owner's secret; empty for others."""
        self.seat = seat
        self.shown: Plain | None = None
        """The state that the guest was sent last, if it is told what has changed since."""


def digest(secret: str) -> str:
    """Return what is stored of a secret; it is random and long, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(owner: str, table: str, opens: str, seat: int | None = None, ended: int = 0) -> str:
    """Return the secret for spectators or for a seat that belongs to an owner's secret; another one for each end."""
    words = [table, opens, *([] if seat is None else [seat]), *([ended] if ended else [])]
    what = " ".join([str(word) for word in words])
    return base64.urlsafe_b64encode(hmac.digest(owner.encode(), what.encode(), "sha256")[:12]).decode()


def links_of(owner: str, table: str, kinds: Sequence[str], *, watched: bool = True) -> list[Link]:
    """Return the links that belong to an owner's secret: its own, that for spectators, and invitations."""
    return [
        Link(digest(owner), OWNER, None),
        *([Link(digest(derived(owner, table, WATCH)), WATCH, None)] if watched else []),
        *[invitation(owner, table, seat, []) for seat, kind in enumerate(kinds) if kind == INVITED],
    ]


def more_links(owner: str, table: Summary) -> list[Link]:
    """Return the links that belong to another secret of a table's owner; no seat that is taken is opened by them."""
    watched = any([link.opens == WATCH for link in table.links])
    open_ = {link.seat for link in table.links if link.opens == INVITATION and link.seat is not None}
    new = [invitation(owner, table.id, seat, table.links) for seat in sorted(open_)]
    return [*links_of(owner, table.id, [], watched=watched), *new]


def invitation(owner: str, table: str, seat: int, links: list[Link]) -> Link:
    """Return the link of the invitation to a seat that belongs to an owner's secret now."""
    return Link(digest(derived(owner, table, SEAT, seat, ended(links, seat))), INVITATION, seat)


def ended(links: list[Link], seat: int) -> int:
    """Count the ended secrets of a seat."""
    return len([link for link in links if link.opens == ENDED and link.seat == seat])


def shown(links: list[Link], owner: str, table: str, seat: int | None = None) -> str:
    """Return the secret that an owner may give away, for spectators or for a seat; nothing if it opens nothing.

    At tables of older versions a guest's secret is derived from the owner's, too, and opens the seat itself.
    """
    if seat is None:
        secret = derived(owner, table, WATCH)
        return secret if Link(digest(secret), WATCH, None) in links else ""
    secret = derived(owner, table, SEAT, seat, ended(links, seat))
    return secret if {Link(digest(secret), opens, seat) for opens in (INVITATION, SEAT)} & set(links) else ""


def admit(links: list[Link], seats: list[Seat], secrets: list[str]) -> Presence | None:
    """Return what the secrets allow, or None if they open nothing."""
    given = {digest(secret): secret for secret in secrets[:MOST_SECRETS]}
    opened = [link for link in links if link.digest in given]
    owner = next((given[link.digest] for link in opened if link.opens == OWNER), "")
    mine = {link.seat for link in opened if link.opens == SEAT and link.seat is not None}
    if owner:
        mine |= {seat for seat, info in enumerate(seats) if info.kind == HERE}
    if not any([link.opens in OPENING for link in opened]):
        return None
    return Presence(frozenset(mine), owner, min(mine) if len(mine) == 1 else None)
