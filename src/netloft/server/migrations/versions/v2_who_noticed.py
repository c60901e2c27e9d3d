"""For each entry of a journal, who noticed it and whether it showed something."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "2"
down_revision: Final = "1"


def upgrade() -> None:
    """Add both; of what was written before it is not known, so everybody noticed, and something was shown."""
    op.add_column("journal", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("journal", sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true()))
