"""The check of a whole database, without the program that writes it."""

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from elfer.server.store import chain, database
from elfer.server.store.errors import StoreError
from elfer.server.store.rows import Event, Head
from elfer.server.store.schema import events, snapshots, tables


def checked(path: Path) -> list[str]:
    """What is wrong with a database, given by its file or folder; empty if it is whole."""
    file = path / database.NAME if path.is_dir() else path
    try:
        if database.recognised(file) is None:
            return [f"{file} is empty."]
        with database.reading(file) as connection, connection.begin():
            return list(_wrong(connection))
    except StoreError as error:
        return [error.why]
    except DBAPIError as error:
        return [database.explained(file, error)]


def _wrong(connection: Connection) -> Iterator[str]:
    for (sentence,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if sentence != "ok":
            yield f"SQLite: {sentence}."
    for name, *_ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"A row of {name} belongs to no table."
    for row in connection.execute(select(tables).order_by(tables.c.code)).all():
        yield from _broken(connection, Head(*row))


def _broken(connection: Connection, head: Head) -> Iterator[str]:
    """What is wrong with one table: its first snapshot, its chain, its end, its snapshots."""
    kept = {
        row.seq: row
        for row in connection.execute(
            select(snapshots).where(snapshots.c.code == head.code).order_by(snapshots.c.seq)
        )
    }
    if 0 not in kept:
        yield f"Table {head.code} has no first snapshot."
        return
    link = chain.first(head.code, kept[0].body)
    links = {0: link}
    log = select(events).where(events.c.code == head.code).order_by(events.c.seq)
    seq = 0
    for row in connection.execute(log):
        seq += 1
        if row.seq != seq:
            yield f"Table {head.code} lacks entry {seq}."
            return
        link = Event(*row).link(link)
        if link != row.hash:
            yield f"Table {head.code} was changed at entry {seq} or before it."
            return
        if seq in kept:
            links[seq] = link
    if (seq, link) != (head.seq, head.hash):
        yield f"Table {head.code} ends with entry {seq}, which is not its end."
    for at, row in kept.items():
        if at not in links or chain.sealed(links[at], row.body) != row.hash:
            yield f"The snapshot of table {head.code} at entry {at} was changed."
