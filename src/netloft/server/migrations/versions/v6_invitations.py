"""Lets invitations be taken once, notes who lost a seat, and who has set up a table; old links open seats as before."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "6"
down_revision: Final = "5"


def upgrade() -> None:
    """Tables that are there belong to nobody known; what they were created with counts as played."""
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("maker", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_of_maker", "tables", ["maker"])
