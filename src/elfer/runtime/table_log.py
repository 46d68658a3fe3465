"""One table in memory and its stored log; each entry is stored before the table changes."""

import asyncio
import secrets
from contextlib import suppress
from typing import NamedTuple

import msgspec

from elfer.engine.events import Event
from elfer.games import game_named
from elfer.runtime.clock import Clock, continue_clock
from elfer.runtime.concurrency import BackgroundTasks
from elfer.runtime.errors import Busy, LogFull
from elfer.runtime.limit_settings import Limits
from elfer.runtime.storage_interface import EarlierEntry, Storage, StorageError
from elfer.table import AnyCommand, LogEntry, Table, apply_entry
from elfer.table.call_timing import call_window, is_against_the_clock
from elfer.table.commands import Again, Play, Rematch, Start
from elfer.table.serialization import encode_table

ENTRIES_PER_SNAPSHOT = 100

_encoder = msgspec.json.Encoder()


class NewEntry(NamedTuple):
    """An entry that may be stored next, and its effect."""

    table: Table
    """The table after the entry."""
    events: tuple[Event, ...]
    body: bytes
    """The entry as it is stored."""
    played: bool
    """Whether it is the move of a person."""


class TableLog:
    """The log of one table, and the only place where that table changes."""

    def __init__(
        self,
        code: str,
        table: Table,
        storage: Storage,
        clock: Clock,
        limits: Limits,
        background: BackgroundTasks,
        size: int,
        *,
        started: bool,
    ) -> None:
        """Create a log.

        `size` is the size of the stored log in bytes; `started` says whether a person has made a
        move in it.
        """
        self.code = code
        self.table = table
        self.storage = storage
        # The table's clock continues from its last moment even if the machine's clock was set
        # back. Otherwise its bots would wait until the clock reached that moment again.
        self.clock = continue_clock(clock, max(table.moved_at, table.card_shown_at))
        self.started = started
        """Whether a person has ever made a move; until then, the table is deleted early."""
        self.retired = False
        """Whether the storage differs from this table, which must then be loaded again."""
        self.lock = asyncio.Lock()
        """Held while an entry is made and stored, which may last as long as a storage fault."""
        self._max_bytes = limits.log_bytes
        self._background = background
        self._size = size
        self._watched = False
        """Whether any spectator has watched, if only for a moment, since the last entry."""
        self._spectators = self._spectators_before = 0
        """The number of spectators so far, and the number before the last entry was made."""

    def note_spectator(self) -> None:
        """Record a new spectator, so that the next entry is marked as watched."""
        self._watched = True
        self._spectators += 1

    def new_entry(
        self,
        command: AnyCommand,
        by: str | None = None,
        seen: int | None = None,
        at: int | None = None,
    ) -> LogEntry:
        """Return an entry for a command at the current time."""
        entropy = secrets.token_hex(32) if isinstance(command, Start | Rematch) else ""
        begins = isinstance(command, Start | Rematch | Again)
        rules = game_named(self.table.game).revision if begins else None
        return LogEntry(self.clock(), command, by, entropy, seen, self._watched, at, rules)

    def prepare(self, entry: LogEntry) -> NewEntry:
        """Return an entry with its effect, or refuse it; the table does not change yet."""
        if self.retired:
            raise Busy("The table is being reloaded. Try again.")
        table, events = apply_entry(self.table, entry)
        body = _encoder.encode(entry)
        if self._size + len(body) > self._max_bytes:
            raise LogFull("The log of this table is full. Start a new table.")
        return NewEntry(table, events, body, isinstance(entry.command, Play))

    async def append(self, new: NewEntry, command_id: str | None = None) -> EarlierEntry | None:
        """Store an entry; return any earlier entry with the same command id."""
        self._spectators_before = self._spectators
        table = new.table
        starts = new.played and not self.started
        return await self.storage.append(
            self.code, table.seq, command_id, table.public_seq, new.body, starts=starts
        )

    def advance(self, new: NewEntry, *, watched: bool) -> Table:
        """Replace the table with the result of a stored entry; return the previous table.

        `watched` says whether any spectator is connected now.
        """
        before, self.table = self.table, new.table
        self._size += len(new.body)
        self.started |= new.played
        self._watched = watched or self._spectators > self._spectators_before
        if new.table.seq % ENTRIES_PER_SNAPSHOT == 0:
            self._background.start(self._save_snapshot(new.table))
        return before

    async def _save_snapshot(self, table: Table) -> None:
        """Store a snapshot if possible; without it, the table only takes longer to load."""
        with suppress(StorageError):
            await self.storage.save_snapshot(self.code, table.seq, encode_table(table))

    def awaits_calls(self) -> bool:
        """Return whether players may call on a card now."""
        match = self.table.match
        return is_against_the_clock(self.table) and match is not None and bool(match.legal(None))

    async def wait_for_calls(self) -> None:
        """Wait until the time for calls is over."""
        if self.awaits_calls():
            over = self.table.card_shown_at + call_window(self.table)
            await asyncio.sleep(max(0, over - self.clock()) / 1000)
