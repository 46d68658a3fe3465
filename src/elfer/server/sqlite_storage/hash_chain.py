"""The hash chain: the hash of an entry covers all earlier entries of its table."""

from hashlib import sha256
from struct import Struct

_SIZE = Struct(">q")
_NUMBERS = Struct(">5q")


def first_hash(code: str, snapshot: bytes) -> bytes:
    """Return the first hash of a table's chain, over its code and its first snapshot."""
    name = code.encode()
    return sha256(_SIZE.pack(len(name)) + name + snapshot).digest()


def entry_hash(
    previous: bytes, command_id: str | None, numbers: tuple[int, int, int, int], body: bytes
) -> bytes:
    """Return the hash of an entry, over its whole row and the previous hash."""
    name = b"" if command_id is None else command_id.encode()
    # The length is hashed, so that an id cannot be mistaken for the beginning of a body.
    size = -1 if command_id is None else len(name)
    return sha256(previous + _NUMBERS.pack(*numbers, size) + name + body).digest()


def snapshot_hash(at: bytes, snapshot: bytes) -> bytes:
    """Return the hash of a snapshot, bound to the entry after which it was taken."""
    return sha256(at + snapshot).digest()
