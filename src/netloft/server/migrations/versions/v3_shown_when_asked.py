"""Lets a move leave open whether it revealed anything: that is worked out when somebody asks."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "3"
down_revision: Final = "2"


def upgrade() -> None:
    """Allow null; stored answers stay as they are."""
    with op.batch_alter_table("journal") as journal:
        journal.alter_column("shown", existing_type=sa.Boolean(), nullable=True, server_default=None)
