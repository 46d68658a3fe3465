"""What comes back from the store."""

from typing import NamedTuple


class Stored(NamedTuple):
    """A table as it comes back: its newest snapshot, and the entries after it in order."""

    snapshot: bytes
    seq: int
    bodies: list[bytes]


class Known(NamedTuple):
    """What a command id has led to."""

    seq: int
    shown: int
    body: bytes
