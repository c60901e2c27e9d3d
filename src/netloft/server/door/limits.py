"""How much anybody may ask, and how long the server waits for anybody; docs/limits.md explains each limit."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec


class Rate(NamedTuple):
    """A token bucket: so much at once, and so much a second from then on."""

    burst: float
    per_second: float


HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All limits of a server; times are in seconds."""

    trusted: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Networks whose clients may ask as much as they like and keep as many tables as they like."""

    # Connections.
    connections: int = 8000
    connections_of_address: int = 100
    new_connections: Rate = Rate(100, 5)
    """Of one address."""
    handshake: float = 10.0
    """Until a request is complete, or the first message has come."""
    idle: float = 600.0
    """Until a client that asks nothing and is at no table is let go."""
    unread_messages: int = 500
    unread_bytes: int = 8_000_000
    """Unsent messages of one client before it is let go."""
    reading: float = 30.0
    """Until a client that does not read what it is sent is let go."""

    # Requests. Each counts, the larger the more; some count as something else as well.
    requests: Rate = Rate(300, 60)
    """Of one connection."""
    requests_of_address: Rate = Rate(3000, 600)
    wrong_secrets: Rate = Rate(30, 0.5)
    """Of one address."""
    new_tables: Rate = Rate(20, 0.1)
    """Created or imported by one address; also rematches."""
    changes: Rate = Rate(120, 20)
    """Moves and undos by one person, however many connections that person has."""
    advice: Rate = Rate(30, 0.5)
    """Hints and analyses for one person."""
    advice_of_address: Rate = Rate(120, 2)
    names: Rate = Rate(20, 0.2)
    """Names, and invitations taken or taken back, by one connection."""

    # Tables.
    tables: int = 500
    """Kept for one address."""
    table_bytes: int = 20_000_000
    """Kept for one address: sheets, decks, positions and moves."""
    entries: int = 50_000
    """Moves, undos and redos at one table."""
    unplayed: float = 30 * DAY
    """Until a table is removed at which no person ever moved."""
