"""The file of SQLite on the disk: private, used by one server, checked and copied."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from netloft.core.text import NetloftError
from netloft.server.database.troubles import LOCKED, trouble

PRIVATE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")
CLEAN: Final = 1
"""The user version of a file that was rewritten after it last held secrets in clear."""


def advice(path: Path) -> str:
    """Return how the host saves what is there."""
    return f"copy the tables to another disk with: netloft backup COPY --data {path}"


def check(path: Path) -> None:
    """Raise NetloftError if a file is damaged; it is not changed."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
        (found,) = file.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        reason = " ".join(str(found).split())
        raise NetloftError(
            f"{path}: damaged ({reason:.200}); expected a whole file, such as a copy that was made with netloft backup"
        )


def lock(path: Path) -> closing[sqlite3.Connection]:
    """Keep other servers from using the same tables until the result is closed or the process ends.

    The lock is on a file beside the tables, which others can still read and copy.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f"{path.name}.lock")
        make_private(beside)
        file = sqlite3.connect(beside, timeout=0, isolation_level=None)
        file.execute("BEGIN EXCLUSIVE")
    except (sqlite3.Error, OSError, ValueError) as error:
        if trouble(error) is LOCKED:
            raise NetloftError(
                f"{path}: another server uses it; stop that one, or name another file with --data"
            ) from None
        raise NetloftError(f"{path}: cannot be used as Netloft's tables ({error})") from None
    return closing(file)


def back_up(path: Path, target: Path) -> None:
    """Copy a file as it is at one moment, also while a server uses it."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    except OSError as error:
        raise NetloftError(f"{target}: cannot be written: {error.strerror}; expected a new file") from None
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise NetloftError(f"{path}: cannot be copied to {target}: {error}") from None


def make_private(path: Path) -> None:
    """Create the file if necessary, and let nobody else read it or what SQLite puts beside it."""
    if not path.exists():  # to open and close a file ends all locks that this process has on it
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for ending in BESIDE:
        with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody else's file keeps its mode
            path.with_name(path.name + ending).chmod(PRIVATE)


def clean(path: Path) -> None:
    """Rewrite a file once that may hold deleted secrets in its free pages."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        if file.execute("PRAGMA user_version").fetchone()[0] < CLEAN:
            file.execute("VACUUM")
            file.execute(f"PRAGMA user_version = {CLEAN}")
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
