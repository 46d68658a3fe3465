"""Queries on the log; each one sees a single state of the database."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, func, select, text

from elfer.runtime.storage import Damaged, EarlierEntry, Stored
from elfer.server.storage import chain
from elfer.server.storage.rows import EntryRow, Head
from elfer.server.storage.schema import entries, snapshots, tables

WHOLE = 2_000
"""The largest number of entries for which loading checks a log from its beginning."""
SWEPT = 100
"""The largest number of tables that one query for unstarted tables returns."""


def load(connection: Connection, code: str) -> Stored | None:
    """Return the newest snapshot of a table and the entries after it, or raise Damaged.

    The hash chain is checked from the snapshot onwards. A short log is checked from its beginning,
    which also reveals changes to older entries.
    """
    found = connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
    if found is None:
        return None
    head = Head(*found)
    newest = _newest_snapshot(connection, code)
    begin = 0 if head.seq <= WHOLE else newest.seq
    link = _link(connection, code, begin)
    log = (
        select(entries).where(entries.c.code == code, entries.c.seq > begin).order_by(entries.c.seq)
    )
    bodies: list[bytes] = []
    seq, sealed = begin, None
    if seq == newest.seq:
        sealed = chain.snapshot_hash(link, newest.body)
    for row in connection.execute(log):
        entry = EntryRow(*row)
        seq += 1
        if entry.seq != seq or entry.link(link) != entry.hash:
            raise Damaged(f"Table {code} is damaged at entry {seq}.")
        link = entry.hash
        if seq == newest.seq:
            sealed = chain.snapshot_hash(link, newest.body)
        elif seq > newest.seq:
            bodies.append(entry.body)
    if (seq, link) != (head.seq, head.hash):
        raise Damaged(f"Table {code} is damaged: its log ends with entry {seq}.")
    if sealed != newest.hash:
        raise Damaged(f"The snapshot of table {code} at entry {newest.seq} is damaged.")
    return Stored(newest.body, newest.seq, bodies, head.size)


def _newest_snapshot(connection: Connection, code: str) -> Any:
    """Return the row of a table's newest snapshot, or raise Damaged."""
    own = select(snapshots).where(snapshots.c.code == code)
    newest = connection.execute(own.order_by(snapshots.c.seq.desc()).limit(1)).one_or_none()
    if newest is None:
        raise Damaged(f"Table {code} has no snapshot.")
    return newest


def _link(connection: Connection, code: str, seq: int) -> bytes:
    """Return the hash of a table's chain after an entry; entry 0 is its beginning."""
    if seq:
        entry = select(entries.c.hash).where(entries.c.code == code, entries.c.seq == seq)
        found = connection.scalars(entry).one_or_none()
    else:
        first = select(snapshots.c.body).where(snapshots.c.code == code, snapshots.c.seq == 0)
        body = connection.scalars(first).one_or_none()
        found = None if body is None else chain.first_hash(code, body)
    if found is None:
        raise Damaged(f"Table {code} is damaged at entry {seq}.")
    return bytes(found)


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
    return connection.scalars(select(func.max(tables.c.touched_at))).one() or 0


def older_than(connection: Connection, limit: int) -> list[str]:
    """Return the tables that have been idle since the given time, longest idle first."""
    idle = select(tables.c.code).where(tables.c.touched_at < limit)
    return list(connection.scalars(idle.order_by(tables.c.touched_at, tables.c.code)))


def unstarted_since(connection: Connection, limit: int) -> list[str]:
    """Return some tables without a match that have been idle since the given time, oldest first."""
    idle = select(tables.c.code).where(text("started = 0"), tables.c.touched_at < limit)
    return list(connection.scalars(idle.order_by(tables.c.touched_at).limit(SWEPT)))


def unstarted_of(connection: Connection, codes: Collection[str]) -> set[str]:
    """Return which of these tables still exist and were never started."""
    own = select(tables.c.code).where(tables.c.code.in_(codes), tables.c.started.is_(False))
    return set(connection.scalars(own))
