"""Gives seats a face, and lets a table do without hints."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "5"
down_revision: Final = "4"


def upgrade() -> None:
    """Seats have no face yet, and hints stay allowed at the tables that there are."""
    op.add_column("seats", sa.Column("face", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
