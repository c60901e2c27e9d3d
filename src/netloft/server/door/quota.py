"""How many tables are kept for whom, and for how long if nobody plays there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from netloft.core.text import Text
from netloft.server.door.meter import Meter
from netloft.server.store import BOT, JOURNAL, SEATS, TABLES, LostError, Store
from netloft.server.wire import Refusal
from netloft.server.workers.shares import Who

if TYPE_CHECKING:
    from netloft.server.lobby import Lobby

LOG: Final = logging.getLogger("netloft")
ENTRY: Final = 64  # bytes of a move on the disk, roughly
OFTEN: Final = 3600.0  # seconds between two looks for tables that nobody plays at
AT_ONCE: Final = 200  # tables that are removed in one transaction

TOO_MANY: Final = Text(
    "You have as many tables as are kept for one address; clear some away first.",
    "Du hast so viele Tische, wie für eine Adresse aufbewahrt werden; räum zuerst einige ab.",
)
TOO_LARGE: Final = Text(
    "Your tables take as much room as is kept for one address; clear some away first.",
    "Deine Tische brauchen so viel Platz, wie für eine Adresse da ist; räum zuerst einige ab.",
)


async def maker_of(store: Store, meter: Meter, who: Who) -> str:
    """Return whom a new table counts for, or nobody; raise Refusal if there is no room for one more."""
    if not who.address or meter.trusts(who.address):
        return ""
    maker = hashlib.sha256(f"maker {who.address}".encode()).hexdigest()[:32]
    texts = sa.func.length(TABLES.c.options) + sa.func.coalesce(sa.func.length(TABLES.c.start), 0)
    room = sa.func.coalesce(sa.func.sum(texts + ENTRY * TABLES.c.number), 0)
    query = sa.select(sa.func.count(), room).where(TABLES.c.maker == maker)
    async with store.engine.connect() as connection:
        number, size = (await connection.execute(query)).one()
    if number >= meter.limits.tables:
        raise Refusal("too many tables", TOO_MANY)
    if size >= meter.limits.table_bytes:
        raise Refusal("too many tables", TOO_LARGE)
    return maker


async def unplayed(store: Store, seconds: float) -> list[str]:
    """List tables that nobody has changed for so long, and at which no person ever moved."""
    person = (SEATS.c.table_id == JOURNAL.c.table_id) & (SEATS.c.seat == JOURNAL.c.seat) & (SEATS.c.kind != BOT)
    moved = (
        sa.select(JOURNAL.c.number)
        .join(SEATS, person)
        .where((JOURNAL.c.table_id == TABLES.c.id) & (JOURNAL.c.number >= TABLES.c.given))
        .exists()
    )
    old = TABLES.c.changed < time.time() - seconds
    async with store.engine.connect() as connection:
        query = sa.select(TABLES.c.id).where(old & ~moved).limit(AT_ONCE)
        return list((await connection.execute(query)).scalars())


async def tidy(lobby: Lobby) -> int:
    """Remove tables that nobody ever played at, but none that is open now; return how many."""
    found = [table for table in await unplayed(lobby.store, lobby.meter.limits.unplayed) if table not in lobby.tables]
    removed = 0
    for table in found:
        if lobby.house is None or await lobby.house.find(table) is None:  # else it is open at another process
            await lobby.store.remove(table)
            removed += 1
    return removed


async def keep_tidy(lobby: Lobby) -> None:
    """Remove such tables again and again."""
    while True:
        try:
            while await tidy(lobby) >= AT_ONCE:
                pass
        except (sa.exc.SQLAlchemyError, LostError) as error:
            LOG.warning("tables that nobody plays at stay: %.200r", error)
        await asyncio.sleep(OFTEN)
