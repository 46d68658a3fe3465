"""The tables of the database as they are now; the migrations lead here."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

APPLICATION = int.from_bytes(b"Elfr", "big")
"""By this number in its header a database is ours."""

REVISION = "0001"
"""The newest migration, so that a database that needs none does not wait for alembic."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    # The end of the log, so that a missing last event is seen, and idle tables are found. A trigger
    # on events writes it, so that a group of events is one statement.
    Column("seq", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("command_id", Text),
    Column("shown", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("code", "command_id", name="one_effect"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)
