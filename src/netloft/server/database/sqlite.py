"""Tables in a file of SQLite, in WAL mode with full synchronisation: what is committed is on the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from netloft.core.text import NetloftError
from netloft.server.database import datafile
from netloft.server.database.migrating import OURS, migrate, refuse_foreign
from netloft.server.database.writer import Writer

LOCK_WAIT: Final = 5000  # milliseconds until another program has to leave the file


class SqliteFile:
    """A file with tables, for one server."""

    def __init__(self, path: Path) -> None:
        self.path: Path = path

    @property
    def name(self) -> str:
        return str(self.path)

    @property
    def advice(self) -> str:
        return datafile.advice(self.path)

    def lock(self) -> closing[sqlite3.Connection]:
        return datafile.lock(self.path)

    def engine(self) -> AsyncEngine:
        engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", prepare)
        return engine

    def writer(self) -> Writer:
        return Writer(self.sync_engine(sa.StaticPool))

    def sync_engine(self, pool: type[sa.Pool] = sa.NullPool) -> sa.Engine:
        engine = sa.create_engine(f"sqlite:///{self.path}", hide_parameters=True, poolclass=pool)
        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "connect", leave_transactions_to_us)
        sa.event.listen(engine, "begin", begin)
        return engine

    def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            found = names_in(self.path) if self.path.exists() else set()
            refuse_foreign(self.name, found)
            if found:
                datafile.check(self.path)
            datafile.make_private(self.path)
            with self.sync_engine().begin() as connection:
                migrate(connection, self.name)
            datafile.clean(self.path)
        except (sa.exc.DBAPIError, sqlite3.DatabaseError, OSError) as error:
            reason = getattr(error, "orig", None) or error
            raise NetloftError(f"{self.path}: cannot be used as Netloft's tables ({reason})") from None

    def check(self) -> None:
        try:
            self.path.open("rb").close()
            found = names_in(self.path)
        except sqlite3.Error:
            found = set()
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise NetloftError(f"{self.path}: cannot be read: {reason}") from None
        if not found >= OURS:
            raise NetloftError(f"{self.path}: expected a file in which netloft serve keeps tables")


def prepare(connection: Any, _record: object) -> None:
    """Configure a connection so that a power failure loses nothing that was confirmed."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCK_WAIT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def leave_transactions_to_us(connection: Any, _record: object) -> None:
    """Keep the driver from beginning transactions itself, as it would leave changes of the schema out of them."""
    connection.isolation_level = None


def begin(connection: sa.Connection) -> None:
    """Begin a transaction that can change the schema, so that a migration happens completely or not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def names_in(path: Path) -> set[str]:
    """List the tables of a database without writing to it."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
