"""A table's log, read from the database beside the server."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from elfer.server.store.database import NAME
from elfer.table import Entry

_entries = msgspec.json.Decoder(Entry)


class Line(NamedTuple):
    """One entry as it is stored."""

    seq: int
    command_id: str | None
    shown: int
    entry: Entry
    hash: bytes


def logged(folder: Path, code: str, after: int = 0) -> list[Line]:
    """All entries of a table after a sequence number."""
    with closing(sqlite3.connect(f"file:{folder / NAME}?mode=ro", uri=True)) as database:
        rows = database.execute(
            "SELECT seq, command_id, shown, body, hash FROM events"
            " WHERE code = ? AND seq > ? ORDER BY seq",
            (code, after),
        )
        return [
            Line(seq, command_id, shown, _entries.decode(body), link)
            for seq, command_id, shown, body, link in rows
        ]


def first_snapshot(folder: Path, code: str) -> bytes:
    """The table as it was made."""
    with closing(sqlite3.connect(f"file:{folder / NAME}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT body FROM snapshots WHERE code = ? AND seq = 0", (code,))
        body: bytes = rows.fetchone()[0]
        return body


def times(folder: Path, code: str, command_id: str) -> int:
    """How often a command is in the log."""
    return sum(line.command_id == command_id for line in logged(folder, code))
