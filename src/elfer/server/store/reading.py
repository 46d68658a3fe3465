"""What is asked of the log; each question is answered from one moment of the database."""

from sqlalchemy import Connection, func, select

from elfer.server.store.schema import events, snapshots, tables
from elfer.server.store.values import Known, Stored

Line = tuple[int, str | None, bytes]


def load(connection: Connection, code: str) -> Stored | None:
    """The newest snapshot of a table and the entries after it."""
    newest = connection.execute(
        select(snapshots.c.body, snapshots.c.seq)
        .where(snapshots.c.code == code)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    ).one_or_none()
    if newest is None:
        return None
    bodies = connection.scalars(
        select(events.c.body)
        .where(events.c.code == code, events.c.seq > newest.seq)
        .order_by(events.c.seq)
    )
    return Stored(newest.body, newest.seq, list(bodies))


def known(connection: Connection, code: str, command_id: str) -> Known | None:
    """What a command id has led to."""
    row = connection.execute(
        select(events.c.seq, events.c.shown, events.c.body).where(
            events.c.code == code, events.c.command_id == command_id
        )
    ).one_or_none()
    return None if row is None else Known(*row)


def bodies(connection: Connection, code: str) -> list[Line]:
    """The whole log of a table: seq, command id, entry."""
    rows = connection.execute(
        select(events.c.seq, events.c.command_id, events.c.body)
        .where(events.c.code == code)
        .order_by(events.c.seq)
    )
    return [(row.seq, row.command_id, row.body) for row in rows]


def count(connection: Connection) -> int:
    """How many tables there are."""
    return connection.scalars(select(func.count()).select_from(tables)).one()


def older_than(connection: Connection, limit: int) -> list[str]:
    """The tables at which nothing has happened since a time, the longest idle first."""
    idle = select(tables.c.code).where(tables.c.touched_at < limit)
    return list(connection.scalars(idle.order_by(tables.c.touched_at, tables.c.code)))
