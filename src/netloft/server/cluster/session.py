"""The session of a process with PostgreSQL: it holds the process's number, hears news, and shows that it is alive."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import psycopg

from netloft.server.cluster.holding import CHANNEL, SPACE
from netloft.server.database.postgres import CONNECTION

PATIENCE: Final = 3.0  # seconds of silence after which a process has lost its tables, if nothing else is set
BEAT: Final = 0.5  # seconds between two signs of life
ALIVE: Final = """
    SELECT servers.id FROM servers JOIN pg_locks ON objid = servers.id
    WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2 AND mode = 'ExclusiveLock' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
BURY: Final = "DELETE FROM servers WHERE pg_try_advisory_xact_lock_shared(%s, id)"


class Session:
    """A connection that lives as long as the process holds tables with this number."""

    def __init__(self, connection: psycopg.AsyncConnection, number: int) -> None:
        self.connection = connection
        self.number = number
        self.heard = asyncio.get_running_loop().time()
        """When the database last answered, on a clock that nobody sets."""
        self.alive: set[int] = {number}
        """The numbers of all processes that were alive then."""

    @classmethod
    async def open(cls, dsn: str, address: str, patience: float = PATIENCE) -> Session:
        """Get a number and lock it, then tell the others the address.

        PostgreSQL ends the session, and with it the lock, after so many seconds of silence.
        """
        connection = await psycopg.AsyncConnection.connect(dsn, autocommit=True, **CONNECTION)
        try:
            await connection.execute(f"SET idle_session_timeout = '{round(patience * 1000)}ms'")
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(BURY, [SPACE])
            cursor = await connection.execute("SELECT nextval(pg_get_serial_sequence('servers', 'id'))")
            (number,) = await cursor.fetchone() or (0,)
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", [SPACE, number])
            await connection.execute("INSERT INTO servers (id, address) VALUES (%s, %s)", [number, address])
        except BaseException:
            await connection.close()
            raise
        return cls(connection, number)

    async def listen(self, hear: Callable[[str], None], beat: Callable[[], None]) -> None:
        """Hear news and show signs of life until the connection is lost."""
        clock = asyncio.get_running_loop().time
        while True:
            async for news in self.connection.notifies(timeout=BEAT):
                hear(news.payload)
            cursor = await self.connection.execute(ALIVE, [SPACE])
            self.alive = {number for (number,) in await cursor.fetchall()}
            self.heard = clock()
            beat()

    async def close(self) -> None:
        """End the session, and with it the lock."""
        with contextlib.suppress(psycopg.Error, OSError):
            await self.connection.close()
