"""The file of the store on the disk: readable only by its owner, and free of what was deleted."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")
CLEAN: Final = 1
"""The user version of a file that was rewritten after it last held secrets in clear."""


def make_private(path: Path) -> None:
    """Create the file if necessary, and let nobody else read it or what SQLite puts beside it."""
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
