"""The tables of the database after all migrations; log entries are in the table `events`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

APPLICATION = int.from_bytes(b"Elfr", "big")
"""The application id in the header, which identifies our databases."""

REVISION = "0002"
"""The newest migration; a database that has it does not need alembic, which is slow to load."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    # The next three columns describe the end of the log and the last use of the table. They reveal
    # a missing last entry, and which tables are idle. A trigger on the table of entries updates
    # them, so that storing a group of entries takes a single statement.
    Column("seq", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    # Whether a person has ever made a move; tables where nobody has played are deleted early.
    Column("started", Boolean, nullable=False, server_default=text("0")),
    # The total size of the entries in bytes, which the trigger updates.
    Column("size", BigInteger, nullable=False, server_default=text("0")),
    sqlite_with_rowid=False,
)

Index("unstarted", tables.c.touched_at, sqlite_where=text("started = 0"))

entries = Table(
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

readiness = Table(
    "readiness",
    metadata,
    # One row, overwritten again and again to find out whether the disk accepts writes.
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("written_at", BigInteger, nullable=False),
)
