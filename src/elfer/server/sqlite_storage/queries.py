"""Short queries about entries and tables; each one sees a single state of the database."""

from collections.abc import Collection

from sqlalchemy import Connection, func, select, text

from elfer.runtime.storage_interface import EarlierEntry
from elfer.server.sqlite_storage.schema import entries, tables

SWEPT = 100
"""The largest number of tables that one query for unstarted tables returns."""


def find_entry(connection: Connection, code: str, command_id: str) -> EarlierEntry | None:
    """Return the entry with this command id, or None if it is not stored."""
    row = connection.execute(
        select(entries.c.seq, entries.c.shown, entries.c.body).where(
            entries.c.code == code, entries.c.command_id == command_id
        )
    ).one_or_none()
    return None if row is None else EarlierEntry(*row)


def read_log(connection: Connection, code: str) -> list[tuple[int, str | None, bytes]]:
    """Return the whole log of a table: seq, command id, entry."""
    rows = connection.execute(
        select(entries.c.seq, entries.c.command_id, entries.c.body)
        .where(entries.c.code == code)
        .order_by(entries.c.seq)
    )
    return [(row.seq, row.command_id, row.body) for row in rows]


def count(connection: Connection) -> int:
    """Return the number of tables."""
    return connection.scalars(select(func.count()).select_from(tables)).one()


def newest(connection: Connection) -> int:
    """Return the time of the last change at any table; 0 if there are no tables."""
    at = tables.c.touched_at
    # SQLite sorts text after every number, so one damaged row would hide all times.
    times = select(func.max(at)).where(func.typeof(at) == "integer")
    return connection.scalars(times).one() or 0


def older_than(connection: Connection, limit: int) -> list[str]:
    """Return the tables that have been idle since the given time, longest idle first."""
    idle = select(tables.c.code).where(tables.c.touched_at < limit)
    return list(connection.scalars(idle.order_by(tables.c.touched_at, tables.c.code)))


def unstarted_since(connection: Connection, limit: int) -> list[str]:
    """Return some unstarted tables that have been idle since the given time, longest idle first."""
    idle = select(tables.c.code).where(text("started = 0"), tables.c.touched_at < limit)
    return list(connection.scalars(idle.order_by(tables.c.touched_at).limit(SWEPT)))


def unstarted_of(connection: Connection, codes: Collection[str]) -> set[str]:
    """Return which of these tables still exist and were never started."""
    own = select(tables.c.code).where(tables.c.code.in_(codes), tables.c.started.is_(False))
    return set(connection.scalars(own))
