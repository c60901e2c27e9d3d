"""What a host does with a database of either kind besides serving it: copies, checks, and clearing away."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from netloft.core.text import NetloftError
from netloft.server.cluster.holding import CHANNEL, GONE
from netloft.server.database import Database, datafile
from netloft.server.database.postgres import Postgres, reason
from netloft.server.database.sqlite import SqliteFile
from netloft.server.journal import Journal
from netloft.server.store import METADATA, SEATS, SERVERS, TABLES, Store
from netloft.server.timeline import replay

BATCH: Final = 1000  # rows
KEPT: Final = [table for table in METADATA.sorted_tables if table is not SERVERS]


@contextmanager
def told(database: Database) -> Iterator[None]:
    """Turn an error of the database into one line."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        raise NetloftError(f"{database.name}: {reason(error)}") from None


def back_up(database: Database, target: Path) -> None:
    """Copy a database, as it is at one moment, to a new file; it may be in use."""
    database.check()
    if database.path is not None:
        datafile.back_up(database.path, target)
        return
    if target.exists():
        raise NetloftError(f"{target}: cannot be written: it exists; expected a new file")
    copy = SqliteFile(target)
    copy.open()
    try:
        with told(database):
            pour(database, copy)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def restore(source: Path, database: Database) -> int:
    """Fill an empty database with what a copy holds; return the number of tables."""
    SqliteFile(source).check()
    with database.lock(), tempfile.TemporaryDirectory() as folder:
        newest = SqliteFile(Path(folder) / "copy.db")  # the copy itself may have an older schema, and is left as it is
        datafile.back_up(source, newest.path)
        newest.open()
        database.open()
        with told(database):
            return pour(newest, database)


def pour(source: Database, target: Database) -> int:
    """Copy all rows from one database to an empty one, all or nothing; return the number of tables."""
    at_one_moment = {"isolation_level": "REPEATABLE READ"} if isinstance(source, Postgres) else {}
    engine = source.sync_engine().execution_options(stream_results=True, yield_per=BATCH, **at_one_moment)
    with engine.connect() as reading, target.sync_engine().begin() as writing:
        if writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar():
            raise NetloftError(f"{target.name}: has tables already; expected an empty database")
        for table in KEPT:
            for part in reading.execute(sa.select(table)).mappings().partitions(BATCH):
                clean = [{**row, "holder": None} if table is TABLES else dict(row) for row in part]
                writing.execute(sa.insert(table), clean)
        return writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar() or 0


def remove(database: Database, names: list[str]) -> None:
    """Remove tables for good; servers on PostgreSQL are told. Raise NetloftError if one of them is not there."""
    database.check()
    with told(database), database.sync_engine().begin() as connection:
        for name in names:
            if not name.isprintable() or not connection.execute(sa.delete(TABLES).where(TABLES.c.id == name)).rowcount:
                raise NetloftError(f"{database.name}: has no table {name!r:.80}; nothing was removed")
            if isinstance(database, Postgres):
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{name} {GONE}")))


def people(database: Database) -> list[tuple[str, int, int, float]]:
    """List the names at seats, with how many tables they have, how many of these go on, and the last move there."""
    database.check()
    running = sa.func.sum(sa.case((TABLES.c.over, 0), else_=1))
    query = (
        sa.select(SEATS.c.name, sa.func.count(), running, sa.func.max(TABLES.c.changed))
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.name != "", SEATS.c.kind != "bot")
        .group_by(SEATS.c.name)
        .order_by(sa.func.max(TABLES.c.changed).desc())
    )
    with told(database), database.sync_engine().connect() as connection:
        return [(name, tables, going, changed) for name, tables, going, changed in connection.execute(query).all()]


def vacuum(database: Database) -> None:
    """Give back the room of removed tables; a file must not be in use."""
    database.check()
    if isinstance(database, Postgres):
        with told(database), database.sync_engine().connect() as connection:
            names = ", ".join([table.name for table in METADATA.sorted_tables])
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(sa.text(f"VACUUM ANALYZE {names}"))
        return
    with database.lock(), closing(sqlite3.connect(database.path, isolation_level=None)) as file:
        file.execute("VACUUM")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def export(database: Database, name: str) -> str:
    """Return the whole record of a table, as only its host may have it."""
    store = Store(database)
    try:
        row = await store.load(name)
        if row is None:
            raise NetloftError(f"{database.name}: has no table {name!r:.80}")
        return (await replay(row, Journal(row.journal).moves)).g.record().to_text()
    finally:
        await store.close()


async def check(database: Database) -> tuple[int, list[str]]:
    """Replay every table; return how many there are, and a line for each that cannot be played on."""
    database.check()
    if database.path is not None:
        datafile.check(database.path)
    store = Store(database)
    wrong: list[str] = []
    try:
        names = await store.every_table()
        for name in names:
            try:
                row = await store.load(name)
                if row is not None:
                    await replay(row, Journal(row.journal).moves)
            except sa.exc.SQLAlchemyError:
                raise
            except Exception as error:  # noqa: BLE001 - whatever a damaged journal leads to
                wrong.append(f"{name}: {error!r:.200}")
    finally:
        await store.close()
    return len(names), wrong
