"""Tables, seats and journal."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "1"
down_revision: Final = None


def upgrade() -> None:
    """Create the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("seed", sa.BigInteger),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("watch", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deciders", sa.String, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
