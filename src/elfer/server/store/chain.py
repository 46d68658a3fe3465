"""The hash chain: each event's hash holds all that came before it at its table."""

from hashlib import sha256
from struct import pack


def first(code: str, snapshot: bytes) -> bytes:
    """The hash from which a table's chain begins: its code, and the table as it was made."""
    name = code.encode()
    return sha256(pack(">q", len(name)) + name + snapshot).digest()


def following(
    previous: bytes, seq: int, epoch: int, *, command_id: str | None, shown: int, body: bytes
) -> bytes:
    """The hash of an event; lengths are part of it, so that no two events look the same."""
    name = b"" if command_id is None else command_id.encode()
    size = -1 if command_id is None else len(name)
    return sha256(previous + pack(">4q", seq, epoch, shown, size) + name + body).digest()


def sealed(at: bytes, snapshot: bytes) -> bytes:
    """The hash of a snapshot, bound to the event after which it was taken."""
    return sha256(at + snapshot).digest()
