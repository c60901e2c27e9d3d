"""Tables in PostgreSQL, which several processes can use at the same time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from netloft.core.text import NetloftError
from netloft.server.database.migrating import OURS, migrate, refuse_foreign

MIGRATING: Final = 0x6E65_746C  # the advisory lock of who migrates
CONNECTION: Final[dict[str, Any]] = {
    "application_name": "netloft",
    "connect_timeout": 4,  # seconds
    # A server that is gone is noticed soon, also if nothing says so.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
POOL: Final[dict[str, Any]] = {"pool_size": 8, "max_overflow": 8, "pool_timeout": 10}


class Postgres:
    """A database of a PostgreSQL server."""

    path: Path | None = None  # it is no file

    def __init__(self, url: str) -> None:
        if find_spec("psycopg") is None:
            raise NetloftError("PostgreSQL needs one more package; install it with: pip install 'netloft[postgres]'")
        try:
            self.url = sa.make_url(url).set(drivername="postgresql+psycopg")
        except (sa.exc.ArgumentError, ValueError):
            raise NetloftError("the address of the database: expected postgresql://USER:PASSWORD@HOST/NAME") from None
        if not self.url.database:
            raise NetloftError(f"{self.name}: names no database; expected postgresql://USER:PASSWORD@HOST/NAME")

    @property
    def name(self) -> str:
        """The address without a password and without further settings, one of which may be a password."""
        plain = self.url.set(drivername="postgresql", query={})
        return plain.render_as_string(hide_password=True)

    @property
    def dsn(self) -> str:
        """The address as psycopg takes it, with the password."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @property
    def advice(self) -> str:
        """How the host saves what is there."""
        return f"copy the tables with: netloft admin backup COPY --database {self.name}"

    def lock(self) -> contextlib.nullcontext[None]:
        """Let any number of servers use it."""
        return contextlib.nullcontext()

    def engine(self) -> AsyncEngine:
        """Return an engine for the server."""
        return create_async_engine(self.url, hide_parameters=True, connect_args=CONNECTION, **POOL)

    def writer(self) -> None:
        """Return nothing: the driver does not hold up the event loop."""

    def sync_engine(self) -> sa.Engine:
        """Return an engine for a command."""
        return sa.create_engine(self.url, hide_parameters=True, connect_args=CONNECTION, poolclass=sa.NullPool)

    def open(self) -> None:
        """Create or migrate the schema, one process after the other."""
        self.using(self.prepare)

    def check(self) -> None:
        """Raise NetloftError unless Netloft's tables are there."""
        self.using(self.look)

    def using(self, do: Callable[[sa.Connection], None]) -> None:
        """Do something in a transaction; raise NetloftError if the database cannot be used."""
        try:
            with self.sync_engine().begin() as connection:
                do(connection)
        except sa.exc.DBAPIError as error:
            raise NetloftError(f"{self.name}: cannot be used as Netloft's tables ({reason(error)})") from None

    def prepare(self, connection: sa.Connection) -> None:
        """Create or migrate the schema."""
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        encoding = connection.execute(sa.text("SHOW server_encoding")).scalar()
        if encoding != "UTF8":
            raise NetloftError(f"{self.name}: its encoding is {encoding}, expected UTF8")
        refuse_foreign(self.name, sa.inspect(connection).get_table_names())
        migrate(connection, self.name)

    def look(self, connection: sa.Connection) -> None:
        """Check that the tables are there."""
        if not OURS.issubset(sa.inspect(connection).get_table_names()):
            raise NetloftError(f"{self.name}: expected a database in which netloft serve keeps tables")


def reason(error: sa.exc.DBAPIError) -> str:
    """Return the first line of what the driver says."""
    return str(error.orig).strip().partition("\n")[0][:200]
