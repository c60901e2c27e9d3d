"""What is wrong with a disk or a database, in words."""

from __future__ import annotations

import sqlite3
from typing import Final

from netloft.core.text import Text

FULL: Final = Text(
    "The server's disk is full; nothing was changed.", "Dem Server fehlt Platz; es wurde nichts geändert."
)
LOCKED: Final = Text(
    "Another program keeps the server's file locked; nothing was changed.",
    "Ein anderes Programm sperrt die Datei des Servers; es wurde nichts geändert.",
)
DAMAGED: Final = Text(
    "The server's file is damaged; nothing was changed.",
    "Die Datei des Servers ist beschädigt; es wurde nichts geändert.",
)
UNWRITABLE: Final = Text(
    "The server cannot use its disk; nothing was changed.",
    "Der Server kann seine Festplatte nicht benutzen; es wurde nichts geändert.",
)
UNREACHABLE: Final = Text(
    "The server cannot reach its database right now; try again in a moment.",
    "Der Server erreicht gerade seine Datenbank nicht; versuch es gleich noch einmal.",
)
SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_READONLY: UNWRITABLE,
    sqlite3.SQLITE_IOERR: UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: UNWRITABLE,
}
POSTGRES: Final = {
    "53100": FULL,
    "25006": UNWRITABLE,  # read only
    "58030": UNWRITABLE,  # an error of the disk
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
AWAY: Final = ("08", "53", "57P")
"""How the codes begin that tell of a server without connections or resources, or one that stops."""


def trouble(error: BaseException | None) -> Text | None:
    """Return what is wrong with the disk or the database, or None if the error has another cause."""
    while error is not None:
        number = getattr(error, "sqlite_errorcode", None)
        if number is not None:
            return SQLITE.get(number & 0xFF)  # the rest of an extended code is a detail
        if hasattr(error, "sqlstate"):  # an error of psycopg, without a code if the connection is lost
            return of_postgres(error.sqlstate, type(error).__name__)
        error = error.__cause__ or error.__context__
    return None


def of_postgres(code: str | None, kind: str) -> Text | None:
    """Return what is wrong with PostgreSQL."""
    if code is None:
        return UNREACHABLE if kind in {"OperationalError", "ConnectionTimeout"} else None
    return POSTGRES.get(code) or (UNREACHABLE if code.startswith(AWAY) else None)
