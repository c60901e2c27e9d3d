"""Notes which process holds a table, and where each process is reached by the others."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "7"
down_revision: Final = "6"


def upgrade() -> None:
    """No process holds any table yet."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.Integer))
