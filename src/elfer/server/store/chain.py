"""The hash chain: each event's hash holds all that came before it at its table."""

from hashlib import sha256
from struct import Struct

_SIZE = Struct(">q")
_NUMBERS = Struct(">5q")


def first(code: str, snapshot: bytes) -> bytes:
    """The hash from which a table's chain begins: its code, and the table as it was made."""
    name = code.encode()
    return sha256(_SIZE.pack(len(name)) + name + snapshot).digest()


def following(
    previous: bytes, command_id: str | None, numbers: tuple[int, int, int, int], body: bytes
) -> bytes:
    """The hash of an event, from all that its row says and from the hash before it."""
    name = b"" if command_id is None else command_id.encode()
    # The length is part of it, so that an id cannot be taken for the beginning of a body.
    size = -1 if command_id is None else len(name)
    return sha256(previous + _NUMBERS.pack(*numbers, size) + name + body).digest()


def sealed(at: bytes, snapshot: bytes) -> bytes:
    """The hash of a snapshot, bound to the event after which it was taken."""
    return sha256(at + snapshot).digest()
