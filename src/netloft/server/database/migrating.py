"""Migrates a database to the newest schema."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from netloft.core.text import NetloftError

OURS: Final = {"alembic_version", "journal"}
"""The database tables by which a database of Netloft is recognised."""


def refuse_foreign(name: str, found: Collection[str]) -> None:
    """Raise NetloftError if a database holds tables, but not those of Netloft."""
    if found and not OURS.issubset(found):
        raise NetloftError(f"{name}: found another program's database; expected Netloft's tables, or an empty one")


def migrate(connection: sa.Connection, name: str, revision: str = "head") -> None:
    """Migrate to a revision; raise NetloftError if a newer Netloft has made the database."""
    config = Config()
    config.set_main_option("script_location", "netloft.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise NetloftError(f"{name}: made by a newer Netloft ({error}); expected that one, or another database") from (
            None
        )
