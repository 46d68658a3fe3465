"""Loading a stored table: its newest snapshot and the entries after it, all checked."""

from typing import Any

from sqlalchemy import Connection, select

from elfer.runtime.storage_interface import Damaged, Stored
from elfer.server.sqlite_storage import hash_chain
from elfer.server.sqlite_storage.row_types import WRONG_TYPE, EntryRow, Head
from elfer.server.sqlite_storage.schema import entries, snapshots, tables

WHOLE = 2_000
"""The largest number of entries for which loading checks a log from its beginning."""


def load_table(connection: Connection, code: str) -> Stored | None:
    """Return the newest snapshot of a table and the entries after it, or raise Damaged.

    The hash chain is checked from the snapshot onwards. A short log is checked from its beginning,
    which also reveals changes to older entries.
    """
    try:
        return _load_checked(connection, code)
    except WRONG_TYPE:
        raise Damaged(f"Table {code} is damaged: a value has the wrong type.") from None


def _load_checked(connection: Connection, code: str) -> Stored | None:
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
        sealed = hash_chain.snapshot_hash(link, newest.body)
    for row in connection.execute(log):
        entry = EntryRow(*row)
        seq += 1
        if entry.seq != seq or entry.link(link) != entry.hash:
            raise Damaged(f"Table {code} is damaged at entry {seq}.")
        link = entry.hash
        if seq == newest.seq:
            sealed = hash_chain.snapshot_hash(link, newest.body)
        elif seq > newest.seq:
            bodies.append(entry.body)
    if (seq, link) != (head.seq, head.hash):
        raise Damaged(f"Table {code} is damaged: its log ends with entry {seq}.")
    if sealed != newest.hash:
        raise Damaged(f"The snapshot of table {code} at entry {newest.seq} is damaged.")
    return Stored(newest.body, newest.seq, bodies, int(head.size), bool(head.started))


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
        found = None if body is None else hash_chain.first_hash(code, body)
    if found is None:
        raise Damaged(f"Table {code} is damaged at entry {seq}.")
    return bytes(found)
