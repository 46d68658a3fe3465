"""Tables, their events and their snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the three tables, and a trigger that keeps the end of each log in its table's row."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("seq", sa.BigInteger, autoincrement=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("command_id", sa.Text),
        sa.Column("shown", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
        sa.UniqueConstraint("code", "command_id", name="one_effect"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("seq", sa.BigInteger, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
    )
    op.execute("""
        CREATE TRIGGER advance AFTER INSERT ON events BEGIN
            UPDATE tables SET seq = new.seq, hash = new.hash, touched_at = new.at
            WHERE code = new.code;
        END
    """)
