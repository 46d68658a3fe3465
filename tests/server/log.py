"""The log of a table, read from the database of a running server."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from elfer.server.sqlite_storage.database_file import NAME
from elfer.table import LogEntry

_entries = msgspec.json.Decoder(LogEntry)


class Line(NamedTuple):
    """An entry as stored in the database."""

    seq: int
    command_id: str | None
    shown: int
    entry: LogEntry
    hash: bytes


def read_entries(folder: Path, code: str, after: int = 0) -> list[Line]:
    """Return all entries of a table after a sequence number."""
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
    """Return the first snapshot of a table."""
    with closing(sqlite3.connect(f"file:{folder / NAME}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT body FROM snapshots WHERE code = ? AND seq = 0", (code,))
        body: bytes = rows.fetchone()[0]
        return body


def count_command(folder: Path, code: str, command_id: str) -> int:
    """Return how many times a command is in the log."""
    return sum(line.command_id == command_id for line in read_entries(folder, code))
