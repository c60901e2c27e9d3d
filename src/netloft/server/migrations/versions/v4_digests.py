"""Replaces secrets by their digests; every old link goes on working."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

from netloft.server.guests import OWNER, SEAT, WATCH, derived, digest

revision: Final = "4"
down_revision: Final = "3"


def upgrade() -> None:
    """Keep the digests of the old secrets, and of those that are now derived from the owner's."""
    links = op.create_table(
        "links",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("opens", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    connection = op.get_bind()
    for table, owner, watch in connection.execute(sa.text("SELECT id, owner, watch FROM tables")).all():
        query = sa.text("SELECT seat, kind, secret FROM seats WHERE table_id = :table ORDER BY seat")
        seats = connection.execute(query, {"table": table}).all()
        old = [(owner, OWNER, None), (watch, WATCH, None), *[(secret, SEAT, seat) for seat, _, secret in seats]]
        found = {digest(secret): (opens, seat) for secret, opens, seat in old if secret}
        if owner:
            found[digest(derived(owner, table, WATCH))] = WATCH, None
            for seat, kind, _ in seats:
                if kind == "invited":
                    found[digest(derived(owner, table, SEAT, seat))] = SEAT, seat
        rows = [
            {"table_id": table, "digest": kept, "opens": opens, "seat": seat} for kept, (opens, seat) in found.items()
        ]
        op.bulk_insert(links, rows)
    op.drop_column("tables", "owner")
    op.drop_column("tables", "watch")
    op.drop_column("seats", "secret")
