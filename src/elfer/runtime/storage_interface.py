"""The storage interface: a durable log for each table, and notifications of faults."""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from elfer.runtime.clock import Clock


class StorageError(Exception):
    """The storage could not be opened, read or written to; `why` gives the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Conflict(StorageError):
    """An entry does not continue the stored log of its table."""


class Unavailable(StorageError):
    """The storage cannot be written to at the moment; nothing was stored. Try again later."""


class Damaged(StorageError):
    """The stored data of a table differs from the data that was written."""


class Stored(NamedTuple):
    """A stored table: its newest snapshot, and the entries after it in order."""

    snapshot: bytes
    seq: int
    bodies: list[bytes]
    size: int
    """The size of all its entries in bytes, including those before the snapshot."""
    started: bool = False
    """Whether a person has ever made a move there."""


class EarlierEntry(NamedTuple):
    """The stored entry of an earlier command with the same id."""

    seq: int
    shown: int
    body: bytes


class Fault(NamedTuple):
    """The reason why nothing can be stored, and the monotonic time in seconds when it began."""

    why: str
    since: float


class Change(NamedTuple):
    """A new fault, a fault with a new reason, or the end of a fault (None)."""

    fault: Fault | None
    replaced: bool = False
    """Whether the database was replaced or changed by another program."""


Listener = Callable[[Change], None]


class Storage(Protocol):
    """The logs of all tables.

    When an awaited call returns, its writes are durable. Every method may raise a `StorageError`.
    """

    @property
    def clock(self) -> Clock:
        """The clock for stored times, which is never behind any of them."""

    @property
    def waits(self) -> bool:
        """Whether nothing can be stored now."""

    @property
    def refuses(self) -> bool:
        """Whether a fault has lasted so long that new entries are refused immediately."""

    def listen(self, listener: Listener) -> None:
        """Register a listener for the beginning and the end of every fault."""

    async def why_not_ready(self) -> str | None:
        """Return why nothing can be stored, or None after a test write."""

    async def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Create the log of a table; return False if its code is taken."""

    async def append(
        self,
        code: str,
        seq: int,
        command_id: str | None,
        shown: int,
        body: bytes,
        *,
        starts: bool = False,
    ) -> EarlierEntry | None:
        """Append an entry; return any earlier entry with the same command id.

        `starts` says that it is the first move of a person at its table.

        A `Conflict` means that the stored table differs from the caller's. `Unavailable` means
        that no write was attempted.
        """

    async def find_entry(self, code: str, command_id: str) -> EarlierEntry | None:
        """Return the stored entry with a command id, if there is one."""

    async def load(self, code: str) -> Stored | None:
        """Return a stored table; raise `Damaged` if its data was changed."""

    async def save_snapshot(self, code: str, seq: int, snapshot: bytes) -> None:
        """Store a snapshot of a table after an entry, so that it loads faster."""

    async def read_log(self, code: str) -> list[tuple[int, str | None, bytes]]:
        """Return the whole log of a table: seq, command id and entry."""

    async def count(self) -> int:
        """Return the number of stored tables."""

    async def free_bytes(self) -> int:
        """Return the free space on the disk."""

    async def forget(self, code: str) -> None:
        """Delete a table and its log, if it exists."""

    async def touch(self, code: str, now: int) -> None:
        """Store the time, in ms, at which a table was last in use."""

    async def older_than(self, limit: int) -> list[str]:
        """Return the tables that have been idle since a time in ms, longest idle first."""

    async def unstarted_since(self, limit: int) -> list[str]:
        """Return some of the unstarted tables that have been idle since a time in ms."""

    async def unstarted_of(self, codes: Collection[str]) -> set[str]:
        """Return those of the given tables that exist and were never started."""

    def stop_waiting(self) -> None:
        """Abandon all writes that are waiting for a fault to end."""

    async def close(self) -> None:
        """Finish writing and release the storage."""
