"""A check of a whole database, over a read-only connection."""

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage import database_file, hash_chain
from elfer.server.sqlite_storage.row_types import WRONG_TYPE, EntryRow, Head
from elfer.server.sqlite_storage.schema import entries, snapshots, tables


def check_database(path: Path) -> list[str]:
    """Return the faults of a database, given by its file or folder; empty if it is intact."""
    file = path / database_file.NAME if path.is_dir() else path
    try:
        if database_file.read_revision(file) is None:
            return [f"{file} is empty."]
        with database_file.connect_for_reading(file) as connection, connection.begin():
            return list(_find_faults(connection))
    except StorageError as error:
        return [error.why]
    except DBAPIError as error:
        return [database_file.explain(file, error)]


def _find_faults(connection: Connection) -> Iterator[str]:
    for (sentence,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if sentence != "ok":
            yield f"SQLite: {sentence}."
    for name, *_ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"A row of {name} does not belong to any table."
    for row in connection.execute(select(tables).order_by(tables.c.code)).all():
        try:
            yield from _find_table_faults(connection, Head(*row))
        except WRONG_TYPE:
            yield f"Table {row.code} was changed: a value has the wrong type."


def _find_table_faults(connection: Connection, head: Head) -> Iterator[str]:
    """Yield the faults in a table's first snapshot, hash chain, end of the log and snapshots."""
    kept = {
        row.seq: row
        for row in connection.execute(
            select(snapshots).where(snapshots.c.code == head.code).order_by(snapshots.c.seq)
        )
    }
    if 0 not in kept:
        yield f"Table {head.code} has no first snapshot."
        return
    link = hash_chain.first_hash(head.code, kept[0].body)
    links = {0: link}
    log = select(entries).where(entries.c.code == head.code).order_by(entries.c.seq)
    seq = 0
    for row in connection.execute(log):
        seq += 1
        if row.seq != seq:
            yield f"Table {head.code} is missing entry {seq}."
            return
        link = EntryRow(*row).link(link)
        if link != row.hash:
            yield f"Table {head.code} was changed at entry {seq} or before it."
            return
        if seq in kept:
            links[seq] = link
    if (seq, link) != (head.seq, head.hash):
        yield f"Table {head.code} ends with entry {seq}, but its row says otherwise."
    for at, row in kept.items():
        if at not in links or hash_chain.snapshot_hash(links[at], row.body) != row.hash:
            yield f"The snapshot of table {head.code} at entry {at} was changed."
