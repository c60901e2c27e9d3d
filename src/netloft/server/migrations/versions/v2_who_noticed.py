"""Adds visibility to journal entries: who could see them, and whether they revealed anything."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "2"
down_revision: Final = "1"


def upgrade() -> None:
    """Add both columns; old entries count as public and revealing, as nothing else is known."""
    op.add_column("journal", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("journal", sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()))
