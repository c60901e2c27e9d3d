"""The databases that tables are kept in: a file of SQLite, or PostgreSQL for several processes."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from netloft.core.text import NetloftError
from netloft.server.database.postgres import Postgres
from netloft.server.database.sqlite import SqliteFile

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


Database: TypeAlias = SqliteFile | Postgres
"""Each has a `name` for the host without a password, its file as `path` if it is one, and `advice` to save the tables.
`open` creates or migrates the schema, `check` changes nothing, `lock` keeps other servers away, `engine` serves, and
`writer` writes the moves of a file.
"""


def database_of(where: str | Path) -> Database:
    """Return the database at a path or URL; raise NetloftError if it is of a kind that Netloft does not know."""
    if isinstance(where, Path):
        return SqliteFile(where)
    if where.startswith(POSTGRES):
        return Postgres(where)
    kind, colon, _ = where.partition("://")
    if colon and not where.startswith(SQLITE):
        raise NetloftError(f"{kind!r:.40}: expected a file, {SQLITE}FILE or postgresql://USER@HOST/NAME")
    return SqliteFile(Path(where.removeprefix(SQLITE)).expanduser())
