"""The store: tables, who sits at them, and a journal to which is only ever added.

SQLite in WAL mode with full synchronisation: what `append` has returned from is on the disk.  The statements are
SQLAlchemy's, so that another engine needs only another address.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import create_async_engine

from netloft.core.text import NetloftError
from netloft.server.journal import Entry

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("start", sa.Text),
    sa.Column("seed", sa.BigInteger),
    sa.Column("owner", sa.String, nullable=False),
    sa.Column("watch", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    # How it stands, so that a list of tables need not play their records.
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("deciders", sa.String, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("secret", sa.String, nullable=False),
)
JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # a second entry of one number is refused: nothing is doubled
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("quiet", sa.Boolean, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
OURS: Final = {"alembic_version", "journal"}
"""By what a file with Netloft's tables is known."""

UPDATE_STATUS: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("here"))
    .values({name: sa.bindparam(name) for name in ("changed", "number", "deciders", "over")})
)


class TableRow:
    """A stored table with its seats and its journal."""

    __slots__ = ("game", "id", "journal", "options", "owner", "rules", "seats", "seed", "start", "watch")

    def __init__(
        self,
        id: str,  # noqa: A002 - the column's name
        game: str,
        rules: int,
        options: dict[str, Any],
        start: dict[str, Any] | None,
        seed: int | None,
        owner: str,
        watch: str,
        seats: list[dict[str, Any]],
        journal: list[Entry],
    ) -> None:
        self.id = id
        self.game = game
        self.rules = rules
        self.options = options
        self.start = start
        self.seed = seed
        self.owner = owner
        self.watch = watch
        self.seats = seats
        """For each seat its kind, name, level and secret."""
        self.journal = journal


class TableStatus:
    """How a table stands, so far as everybody may know it."""

    __slots__ = ("deciders", "number", "over")

    def __init__(self, number: int, deciders: list[int], over: bool) -> None:
        self.number = number
        self.deciders = deciders
        self.over = over

    def columns(self) -> dict[str, Any]:
        """Give it as a list of tables shows it, and that it is so from now on."""
        return {
            "changed": time.time(),
            "number": self.number,
            "deciders": json.dumps(self.deciders),
            "over": self.over,
        }


class TakenError(Exception):
    """Somebody else has written there: another server with the same file."""


class Batch:
    """What is to be written into the journal of a table, after so many entries."""

    __slots__ = ("at", "entries", "status", "table")

    def __init__(self, table: str, at: int, entries: list[Entry], status: TableStatus) -> None:
        self.table = table
        self.at = at
        self.entries = entries
        self.status = status

    @property
    def is_public(self) -> bool:
        """Whether everybody notices."""
        return not all([entry.quiet for entry in self.entries])


class Store:
    """Where tables are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        self.write_lock = asyncio.Lock()  # writers wait in order instead of retrying, as SQLite would
        self.pending: list[tuple[Batch, asyncio.Future[None]]] = []
        sa.event.listen(self.engine.sync_engine, "connect", prepare)

    def open(self) -> None:
        """Bring the file to the newest schema; NetloftError says that it cannot be used."""
        engine = sa.create_engine(f"sqlite:///{self.path}")
        sa.event.listen(engine, "connect", prepare)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            found = names_in(self.path) if self.path.exists() else set()
            if found and not found >= OURS:
                raise NetloftError(f"{self.path}: another program's database; expected Netloft's tables, or a new file")
            with engine.begin() as connection:
                migrate(connection)
        except CommandError as error:
            raise NetloftError(
                f"{self.path}: made by a newer Netloft ({error}); expected that one, or another file"
            ) from None
        except (sa.exc.DBAPIError, sqlite3.DatabaseError, OSError) as error:
            reason = getattr(error, "orig", None) or error
            raise NetloftError(f"{self.path}: cannot be used as Netloft's tables ({reason})") from None
        finally:
            engine.dispose()

    async def close(self) -> None:
        """Let go of the file."""
        await self.engine.dispose()

    async def create(self, row: TableRow, status: TableStatus) -> None:
        """Keep a new table with what has happened so far."""
        async with self.write_lock, self.engine.begin() as connection:
            columns = {
                "id": row.id,
                "game": row.game,
                "rules": row.rules,
                "options": json.dumps(row.options),
                "start": None if row.start is None else json.dumps(row.start),
                "seed": row.seed,
                "owner": row.owner,
                "watch": row.watch,
                "created": time.time(),
            }
            await connection.execute(sa.insert(TABLES), columns | status.columns())
            seats = [{"table_id": row.id, "seat": seat, **seat_row} for seat, seat_row in enumerate(row.seats)]
            await connection.execute(sa.insert(SEATS), seats)
            if row.journal:
                await connection.execute(sa.insert(JOURNAL), lines(row.id, 0, row.journal))

    async def append(self, table: str, at: int, entries: list[Entry], status: TableStatus) -> None:
        """Write down what happened after so many entries, all or nothing; it is on the disk when this returns.

        TakenError says that there are more entries, or that the table is not there any more.
        """
        batch = Batch(table, at, entries, status)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((batch, written))
        async with self.write_lock:
            if not written.done():
                waiting, self.pending = self.pending, []
                await self.write_pending(waiting)
        await written

    async def write_pending(self, waiting: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        """Write down what is waiting at once, so that the disk is waited for only once."""
        try:
            await self.write_batches([batch for batch, _ in waiting])
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to one of those who wait
            if len(waiting) == 1:
                waiting[0][1].set_exception(TakenError() if isinstance(error, sa.exc.IntegrityError) else error)
                return
            for one in waiting:
                await self.write_pending([one])
        else:
            for _, written in waiting:
                written.set_result(None)

    async def write_batches(self, batches: list[Batch]) -> None:
        """Write pages of several journals down, all or nothing."""
        rows = [row for batch in batches for row in lines(batch.table, batch.at, batch.entries)]
        statuses = [batch.status.columns() | {"here": batch.table} for batch in batches if batch.is_public]
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(JOURNAL), rows)
            if statuses:
                await connection.execute(UPDATE_STATUS, statuses)

    async def load(self, table: str) -> TableRow | None:
        """Read a table with its whole journal; None if there is none of that name."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            seat_rows = sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            lines = sa.select(JOURNAL).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.number)
            seats = [
                {name: seat_row[name] for name in ("kind", "name", "level", "secret")}
                for seat_row in (await connection.execute(seat_rows)).mappings()
            ]
            journal = [
                Entry(line["kind"], line["seat"], line["text"], line["quiet"], line["shown"])
                for line in (await connection.execute(lines)).mappings()
            ]
        start = None if row["start"] is None else json.loads(row["start"])
        options = json.loads(row["options"])
        return TableRow(
            table, row["game"], row["rules"], options, start, row["seed"], row["owner"], row["watch"], seats, journal
        )

    async def statuses(self, tables: list[str]) -> list[dict[str, Any]]:
        """Tell how tables stand, with their seats, the one that changed last first."""
        async with self.engine.connect() as connection:
            query = sa.select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.changed.desc())
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
            seat_rows = [dict(seat_row) for seat_row in (await connection.execute(query)).mappings()]
        for row in rows:
            row["deciders"] = json.loads(row["deciders"])
            row["seats"] = [seat_row for seat_row in seat_rows if seat_row["table_id"] == row["id"]]
        return rows

    async def every_table(self) -> list[str]:
        """List all tables."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(sa.select(TABLES.c.id))).scalars())

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        async with self.write_lock, self.engine.begin() as connection:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(sa.update(SEATS).where(here).values(name=name))

    async def remove(self, table: str) -> None:
        """Clear a table away."""
        async with self.write_lock, self.engine.begin() as connection:
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))


def lines(table: str, at: int, entries: list[Entry]) -> list[dict[str, Any]]:
    """Give lines of a journal as they are kept, after so many others."""
    now = time.time()
    return [
        {
            "table_id": table,
            "number": number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "quiet": entry.quiet,
            "shown": entry.shown,
            "at": now,
        }
        for number, entry in enumerate(entries, start=at)
    ]


def prepare(connection: Any, _record: object) -> None:
    """Set a new connection up: nothing confirmed may be lost with the power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def names_in(path: Path) -> set[str]:
    """Name what a database keeps; nothing is written for that."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def migrate(connection: sa.Connection) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", "netloft.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
