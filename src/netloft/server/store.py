"""The store: tables, their seats and an append-only journal.

When `append` returns, the data is on disk.  All statements use SQLAlchemy and work in SQLite and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypedDict

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from netloft.server.database import Database, database_of
from netloft.server.database.troubles import UNREACHABLE, trouble
from netloft.server.journal import Entry
from netloft.server.operation import metrics

if TYPE_CHECKING:
    from netloft.server.cluster.holding import Holder

HERE: Final = "here"
INVITED: Final = "invited"
BOT: Final = "bot"

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
    sa.Column("created", sa.Float, nullable=False),
    # The status, so that a list of tables need not replay their records.
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("deciders", sa.String, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("maker", sa.String, nullable=False),
    sa.Column("given", sa.Integer, nullable=False),  # entries of the journal that it was created with
    sa.Column("holder", sa.Integer),  # the process that alone may write to it; null for a file, or if it is free
    sa.Index("tables_of_maker", "maker"),
)
SERVERS: Final = sa.Table(
    "servers",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("face", sa.String, nullable=False),
)
LINKS: Final = sa.Table(
    "links",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("digest", sa.String, primary_key=True),  # the secret itself is not stored
    sa.Column("opens", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
)
NOTES: Final = sa.Table(
    "notes",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String, nullable=False),  # of who had the seat
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # the key rejects duplicate entries
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("quiet", sa.Boolean, nullable=False),
    sa.Column("shown", sa.Boolean),  # null until somebody asks
    sa.Column("at", sa.Float, nullable=False),
)
UPDATE_STATUS: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("here"))
    .values({name: sa.bindparam(name) for name in ("changed", "number", "deciders", "over")})
)


class Seat(msgspec.Struct):
    """A stored seat: who takes it."""

    kind: str
    name: str
    level: str
    face: str = ""


class Link(msgspec.Struct, frozen=True):
    """The digest of a secret and what it opens: the table for its owner, the view of spectators, a seat, or once the
    invitation to a seat.
    """

    digest: str
    opens: str
    seat: int | None


class Note(msgspec.Struct):
    """Something that happened to a seat, for the log: what, to whom, and after how many moves."""

    kind: str
    seat: int
    name: str
    move: int


class Summary(msgspec.Struct):
    """What a list of tables says about one of them, read without its journal."""

    id: str
    game: str
    links: list[Link]
    changed: float
    number: int
    deciders: list[int]
    over: bool
    seats: list[Seat]


class StatusColumns(TypedDict):
    """The columns of a table that change with every public entry."""

    changed: float
    number: int
    deciders: str
    over: bool


class JournalColumns(TypedDict):
    """A journal entry in columns."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    quiet: bool
    shown: bool | None
    at: float


class TableRow:
    """A stored table with its seats and its journal."""

    __slots__ = (
        "game",
        "hints",
        "id",
        "journal",
        "links",
        "maker",
        "notes",
        "options",
        "rules",
        "seats",
        "seed",
        "start",
    )

    def __init__(
        self,
        id: str,  # noqa: A002 - the column's name
        game: str,
        rules: int,
        options: dict[str, Any],
        start: dict[str, Any] | None,
        seed: int | None,
        links: list[Link],
        seats: list[Seat],
        journal: list[Entry],
        *,
        hints: bool = True,
        maker: str = "",
        notes: Sequence[Note] = (),
    ) -> None:
        self.id = id
        self.game = game
        self.rules = rules
        self.options = options
        self.start = start
        self.seed = seed
        self.links = links
        self.seats = seats
        self.journal = journal
        self.hints = hints
        """Whether hints may be asked for."""
        self.maker = maker
        """Whom it counts for; empty for nobody."""
        self.notes = list(notes)


class TableStatus:
    """The public status of a table."""

    __slots__ = ("deciders", "number", "over")

    def __init__(self, number: int, deciders: list[int], over: bool) -> None:
        self.number = number
        self.deciders = deciders
        self.over = over

    def columns(self) -> StatusColumns:
        """Return the status as columns, changed now."""
        return {
            "changed": time.time(),
            "number": self.number,
            "deciders": json.dumps(self.deciders),
            "over": self.over,
        }


class TakenError(Exception):
    """Another server has written to the same journal."""


class LostError(Exception):
    """Another process may hold the table by now, so what became of a change is known only to the database."""


class Batch:
    """Entries to append to a table's journal at an index."""

    __slots__ = ("at", "entries", "status", "table")

    def __init__(self, table: str, at: int, entries: list[Entry], status: TableStatus) -> None:
        self.table = table
        self.at = at
        self.entries = entries
        self.status = status

    @property
    def is_public(self) -> bool:
        """Whether the other seats can see any of it."""
        return not all([entry.quiet for entry in self.entries])


class Store:
    """The tables in a database."""

    def __init__(self, where: Database | Path, holder: Holder | None = None) -> None:
        self.database = database_of(where) if isinstance(where, Path) else where
        self.holder = holder
        """Who we are among several processes; one alone needs no number."""
        self.engine = self.database.engine()
        self.writer = self.database.writer()
        self.write_lock = asyncio.Lock()  # writers wait in order instead of retrying, as SQLite would
        self.slow_lock = asyncio.Lock()  # what takes longer than a move waits here, so that a move waits for one of it
        self.pending: list[tuple[Batch, asyncio.Future[None]]] = []

    def open(self) -> None:
        """Create or migrate the database; raise NetloftError if it cannot be used."""
        self.database.open()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self.writer is not None:
            await self.writer.close()

    async def create(self, row: TableRow, status: TableStatus) -> None:
        """Store a new table with its journal."""
        async with self.slow_lock, self.write_lock, self.engine.begin() as connection:
            columns = {
                "id": row.id,
                "game": row.game,
                "rules": row.rules,
                "options": json.dumps(row.options),
                "start": None if row.start is None else json.dumps(row.start),
                "seed": row.seed,
                "created": time.time(),
                "hints": row.hints,
                "maker": row.maker,
                "given": len(row.journal),
                "holder": self.holder and self.holder.number,
            }
            await connection.execute(sa.insert(TABLES), {**columns, **status.columns()})
            seats = [
                {"table_id": row.id, "seat": number, **msgspec.structs.asdict(seat)}
                for number, seat in enumerate(row.seats)
            ]
            await connection.execute(sa.insert(SEATS), seats)
            await connection.execute(sa.insert(LINKS), link_rows(row.id, row.links))
            if row.journal:
                await connection.execute(sa.insert(JOURNAL), lines(row.id, 0, row.journal))

    async def append(self, table: str, at: int, entries: list[Entry], status: TableStatus) -> None:
        """Append entries at an index, all or nothing; they are on disk when this returns.

        Raise TakenError if the index is taken or the table is gone, and LostError if another process may hold it.
        """
        began = time.perf_counter()
        batch = Batch(table, at, entries, status)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((batch, written))
        async with self.write_lock:
            if not written.done():
                waiting, self.pending = self.pending, []
                await self.write_pending(waiting)
        await written
        metrics.MOVES.inc(len(entries))
        metrics.STORING.observe(time.perf_counter() - began)

    async def write_pending(self, waiting: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        """Write pending batches in one transaction, to wait for the disk only once."""
        try:
            await self.write_batches([batch for batch, _ in waiting])
        except Exception as error:  # noqa: BLE001 - the batch that caused it gets the error
            if self.holder and trouble(error) is UNREACHABLE:  # it may have been written all the same
                for _, written in waiting:
                    written.set_exception(LostError())
                return
            if len(waiting) == 1:
                taken = LostError() if self.holder else TakenError()
                waiting[0][1].set_exception(taken if isinstance(error, sa.exc.IntegrityError) else error)
                return
            for one in waiting:
                await self.write_pending([one])
        else:
            for _, written in waiting:
                written.set_result(None)

    async def write_batches(self, batches: list[Batch]) -> None:
        """Write batches of several journals, all or nothing."""
        rows = [row for batch in batches for row in lines(batch.table, batch.at, batch.entries)]
        statuses = [{**batch.status.columns(), "here": batch.table} for batch in batches if batch.is_public]
        write = partial(write_rows, rows=rows, statuses=statuses)
        if self.writer is not None:
            await self.writer.run(write)
            return
        async with self.engine.begin() as connection:
            await self.keep(connection, *{batch.table for batch in batches})
            await connection.run_sync(write)
            if self.holder:
                await self.holder.tell(connection, {one.table: one.status.number for one in batches if one.is_public})

    async def keep(self, connection: AsyncConnection, *tables: str) -> None:
        """Raise LostError if another process may write to one of these tables before the transaction ends."""
        if self.holder:
            await self.holder.keep(connection, tables)

    async def load(self, table: str) -> TableRow | None:
        """Load a table with its journal, or None if there is no such table."""
        if not table.isprintable():  # PostgreSQL does not take every letter
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            seat_rows = sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            lines = sa.select(JOURNAL).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.number)
            links = sa.select(LINKS).where(LINKS.c.table_id == table)
            found = [read_link(columns) for columns in (await connection.execute(links)).mappings()]
            seats = [read_seat(columns) for columns in (await connection.execute(seat_rows)).mappings()]
            noted = sa.select(NOTES).where(NOTES.c.table_id == table).order_by(NOTES.c.number)
            notes = [
                Note(line["kind"], line["seat"], line["name"], line["move"])
                for line in (await connection.execute(noted)).mappings()
            ]
            journal = [
                Entry(line["kind"], line["seat"], line["text"], line["quiet"], line["shown"])
                for line in (await connection.execute(lines)).mappings()
            ]
        start = None if row["start"] is None else json.loads(row["start"])
        options = json.loads(row["options"])
        return TableRow(
            table,
            row["game"],
            row["rules"],
            options,
            start,
            row["seed"],
            found,
            seats,
            journal,
            hints=row["hints"],
            maker=row["maker"],
            notes=notes,
        )

    async def summaries(self, tables: list[str]) -> list[Summary]:
        """Return the status, seats and links of tables, last changed first."""
        tables = [table for table in tables if table.isprintable()]
        async with self.engine.connect() as connection:
            query = sa.select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.changed.desc())
            rows = (await connection.execute(query)).mappings().all()
            tables = [row["id"] for row in rows]
            query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
            seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
            for columns in (await connection.execute(query)).mappings():
                if columns["table_id"] in seats:  # else the table was created between the two queries
                    seats[columns["table_id"]].append(read_seat(columns))
            links: dict[str, list[Link]] = {row["id"]: [] for row in rows}
            for columns in (await connection.execute(sa.select(LINKS).where(LINKS.c.table_id.in_(tables)))).mappings():
                if columns["table_id"] in links:
                    links[columns["table_id"]].append(read_link(columns))
        return [
            Summary(
                row["id"],
                row["game"],
                links[row["id"]],
                row["changed"],
                row["number"],
                json.loads(row["deciders"]),
                row["over"],
                seats[row["id"]],
            )
            for row in rows
        ]

    async def every_table(self) -> list[str]:
        """List the names of all tables."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(sa.select(TABLES.c.id))).scalars())

    async def add_links(self, table: str, links: list[Link]) -> None:
        """Add links to a table; the others go on working."""
        async with self.write_lock, self.engine.begin() as connection:
            await connection.execute(sa.insert(LINKS), link_rows(table, links))

    async def rename(self, table: str, seat: int, name: str, face: str) -> None:
        """Rename a seat, and give it a face."""
        async with self.write_lock, self.engine.begin() as connection:
            await self.keep(connection, table)
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(sa.update(SEATS).where(here).values(name=name, face=face))

    async def remove(self, table: str) -> None:
        """Delete a table."""
        async with self.slow_lock, self.write_lock, self.engine.begin() as connection:
            await self.keep(connection, table)
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))


def write_rows(connection: sa.Connection, rows: list[JournalColumns], statuses: list[dict[str, Any]]) -> None:
    """Write journal entries, and the statuses of their tables."""
    connection.execute(sa.insert(JOURNAL), rows)
    if statuses:
        connection.execute(UPDATE_STATUS, statuses)


def read_seat(columns: sa.RowMapping) -> Seat:
    """Return a seat from its columns."""
    return Seat(columns["kind"], columns["name"], columns["level"], columns["face"])


def read_link(columns: sa.RowMapping) -> Link:
    """Return a link from its columns."""
    return Link(columns["digest"], columns["opens"], columns["seat"])


def link_rows(table: str, links: list[Link]) -> list[dict[str, Any]]:
    """Return links as rows."""
    return [{"table_id": table, **msgspec.structs.asdict(link)} for link in links]


def lines(table: str, at: int, entries: list[Entry]) -> list[JournalColumns]:
    """Return journal entries as rows, numbered from an index on."""
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
