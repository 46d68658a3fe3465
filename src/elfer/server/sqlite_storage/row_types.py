"""The types of database rows: a table with the end of its log, and an entry."""

import struct
from typing import NamedTuple

from elfer.server.sqlite_storage import hash_chain

WRONG_TYPE = (AttributeError, TypeError, ValueError, struct.error)
"""The errors that a check raises when it meets a value of the wrong type.

SQLite stores a value of any type in any column, so a changed row may have such values.
"""


class Head(NamedTuple):
    """The row of a table: its creation and the end of its log."""

    code: str
    created_at: int
    epoch: int
    seq: int
    hash: bytes
    touched_at: int
    started: bool = False
    size: int = 0


class EntryRow(NamedTuple):
    """The row of a log entry."""

    code: str
    seq: int
    epoch: int
    command_id: str | None
    shown: int
    at: int
    body: bytes
    hash: bytes

    def link(self, previous: bytes) -> bytes:
        """Return the hash that the entry must have after the previous hash."""
        numbers = (self.seq, self.epoch, self.shown, self.at)
        return hash_chain.entry_hash(previous, self.command_id, numbers, self.body)
