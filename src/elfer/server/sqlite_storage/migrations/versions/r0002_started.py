"""Columns for started tables and log sizes, and a table for test writes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

STARTED = b'"do":"start"'
"""The marker of an entry that starts a match; inside a string its quotes would be escaped."""


def upgrade() -> None:
    """Add the columns, fill them from the logs, and let the trigger update them."""
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("size", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET size = coalesce("
        "(SELECT sum(length(body)) FROM events WHERE events.code = tables.code), 0)"
    )
    started = sa.text(
        "UPDATE tables SET started = EXISTS (SELECT 1 FROM events"
        " WHERE events.code = tables.code AND instr(events.body, :started) > 0)"
    )
    op.execute(started.bindparams(started=STARTED))
    op.create_index("unstarted", "tables", ["touched_at"], sqlite_where=sa.text("started = 0"))
    op.execute("DROP TRIGGER advance")
    op.execute("""
        CREATE TRIGGER advance AFTER INSERT ON events BEGIN
            UPDATE tables SET
                seq = new.seq,
                hash = new.hash,
                touched_at = new.at,
                size = size + length(new.body)
            WHERE code = new.code;
        END
    """)
    op.create_table(
        "readiness",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("written_at", sa.BigInteger, nullable=False),
    )
