"""The rows of the log: a table with the end of its log, and an event."""

from typing import NamedTuple

from elfer.server.store import chain


class Head(NamedTuple):
    """The row of a table: how it began and where its log ends."""

    code: str
    created_at: int
    epoch: int
    seq: int
    hash: bytes
    touched_at: int


class Event(NamedTuple):
    """The row of an event."""

    code: str
    seq: int
    epoch: int
    command_id: str | None
    shown: int
    at: int
    body: bytes
    hash: bytes

    def link(self, previous: bytes) -> bytes:
        """The hash that it must have after another one."""
        numbers = (self.seq, self.epoch, self.shown, self.at)
        return chain.following(previous, self.command_id, numbers, self.body)
