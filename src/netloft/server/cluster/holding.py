"""Which process holds a table, as the database notes it.

Each process has a number, which is never used again, and keeps an advisory lock on it in a session of its own.  The
session ends with the process, or when PostgreSQL has not heard of it for a while: then its tables are free for others.
Whoever writes to a table checks in the same transaction that it still holds it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from netloft.server.store import SERVERS, TABLES, LostError

SPACE: Final = 0x6E65_746C  # the first key of our advisory locks; the second is the number of a process
CHANNEL: Final = "netloft"
GONE: Final = -1  # the number of a table that was removed


@dataclass(frozen=True)
class Peer:
    """Another process."""

    number: int
    address: str


class Holder:
    """What a process with a number may do to tables."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def claim(self, connection: AsyncConnection, table: str) -> Peer | None:
        """Take a table unless another process holds it; return that one."""
        query = sa.select(TABLES.c.holder).where(TABLES.c.id == table)
        if (await connection.execute(query)).scalar() == self.number:
            return None
        holder = (await connection.execute(query.with_for_update())).scalar()
        if holder is not None and holder != self.number:
            # Shared, so that two who look at the same time do not take each other for the holder.
            is_free = sa.func.pg_try_advisory_xact_lock_shared(SPACE, holder)
            if not (await connection.execute(sa.select(is_free))).scalar():
                address = sa.select(SERVERS.c.address).where(SERVERS.c.id == holder)
                found = (await connection.execute(address)).scalar()
                if found is None:  # it is just leaving
                    raise LostError
                return Peer(holder, found)
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(holder=self.number))
        return None

    async def keep(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        """Lock tables for the rest of a transaction; raise LostError unless this process holds them all."""
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.holder == self.number)
        held = set((await connection.execute(query.order_by(TABLES.c.id).with_for_update())).scalars())
        if not held.issuperset(tables):
            raise LostError

    async def tell(self, connection: AsyncConnection, numbers: dict[str, int]) -> None:
        """Tell all processes the numbers of tables' positions, once the transaction is committed."""
        news = [f"{table} {number}" for table, number in numbers.items()]
        told = sa.func.unnest(sa.cast(news, ARRAY(sa.Text))).column_valued()
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

    async def release(self, connection: AsyncConnection) -> None:
        """Give up all tables of this process, and forget it."""
        mine = TABLES.c.holder == self.number
        await connection.execute(sa.update(TABLES).where(mine).values(holder=None))
        await connection.execute(sa.delete(SERVERS).where(SERVERS.c.id == self.number))
