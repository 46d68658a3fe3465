"""One live table: its log, its sessions, its bots, and its absent players."""

import asyncio
from typing import NamedTuple

from msgspec import structs

from elfer import wire
from elfer.engine.errors import Refused
from elfer.engine.events import Event
from elfer.runtime.absence_deadlines import AbsenceDeadlines
from elfer.runtime.bot_question_limits import Questions
from elfer.runtime.bot_scheduler import BotScheduler
from elfer.runtime.bot_worker_interface import BotWorkers
from elfer.runtime.broadcast import Broadcaster
from elfer.runtime.clock import Clock
from elfer.runtime.command_intake import CommandIntake
from elfer.runtime.concurrency import BackgroundTasks
from elfer.runtime.errors import Busy, LogFull, NotHere, TableFull, cannot_store, refusal
from elfer.runtime.hints import Hints
from elfer.runtime.limit_settings import Limits
from elfer.runtime.sessions import Session
from elfer.runtime.storage_interface import Conflict, Damaged, Storage, StorageError, Unavailable
from elfer.runtime.table_log import NewEntry, TableLog
from elfer.runtime.table_quotas import ByteQuota
from elfer.table import ServerCommand, Table
from elfer.table.commands import Away, Join
from elfer.table.faces import Face
from elfer.table.match_commands import check_touches

JOIN_SECONDS = 10.0
"""The time after which a join is refused if it has not been stored."""


class Services(NamedTuple):
    """The services that all live tables of a server share."""

    storage: Storage
    workers: BotWorkers
    questions: Questions
    limits: Limits
    quota: ByteQuota
    clock: Clock


class LiveTable:
    """One table in memory, which only this object changes."""

    def __init__(
        self, code: str, table: Table, services: Services, size: int, *, started: bool
    ) -> None:
        """Create a live table; `size` and `started` describe its stored log."""
        storage, workers, questions, limits, quota, clock = services
        self.code = code
        self.idle_since = clock()
        """The time of the last disconnection, by the server's clock."""
        self.visited = False
        """Whether any client has ever connected to this table."""
        self._server_clock = clock
        self._limits = limits
        self._connecting = 0
        """The number of sessions that are connecting."""
        self._background = BackgroundTasks()
        self._log = TableLog(
            code, table, storage, clock, limits, self._background, size, started=started
        )
        self._broadcaster = Broadcaster(self._log)
        self._intake = CommandIntake(
            self, self._log, self._broadcaster, self._background, limits, quota
        )
        self._absence_deadlines = AbsenceDeadlines(
            self, self._broadcaster, self._background, limits.away_seconds
        )
        self.hints = Hints(self, workers, questions, self._background, limits.bot_playouts)
        self._bot_scheduler = BotScheduler(self, workers, self._log.clock, limits)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._log.table

    @table.setter
    def table(self, table: Table) -> None:
        self._log.table = table

    @property
    def sessions(self) -> set[Session]:
        """The sessions that are connected."""
        return self._broadcaster.sessions

    @property
    def retired(self) -> bool:
        """Whether the table must be loaded again, because the storage differs from it."""
        return self._log.retired

    @property
    def started(self) -> bool:
        """Whether a person has ever made a move at this table."""
        return self._log.started

    @property
    def busy(self) -> bool:
        """Whether anyone is connected or connecting, or background work is running."""
        return bool(self.sessions or self._connecting or self._background)

    async def handle_command(self, session: Session, message: wire.CommandMessage) -> None:
        """Execute a command from a session and answer it; Done means that it is stored."""
        await self._intake.handle(session, message)

    def answer_question(self, session: Session, asked: wire.Ask) -> None:
        """Tell a session whether a legal move of its seat touches these items, and if not, why."""
        try:
            check_touches(self.table, session.player, asked.seat, asked.touches)
        except Refused as refused:
            session.send(refusal(refused, asked.id))
        else:
            session.send(wire.Done(asked.id, self.table.public_seq))

    async def apply_server_command(self, command: ServerCommand, seq: int | None = None) -> bool:
        """Apply a server command, unless the table has had new entries since `seq`.

        Return whether it was applied. Raise a StorageError if it cannot be stored now.
        """
        return await self._background.finish(self._apply_server_command(command, seq))

    async def _apply_server_command(self, command: ServerCommand, seq: int | None) -> bool:
        async with self._log.lock:
            if seq is not None and seq != self.table.seq:
                return False
            if isinstance(command, Away) and command.player in self._broadcaster.connected_players:
                return False
            try:
                new = self._log.prepare(self._log.new_entry(command))
                await self._log.append(new)
            except LogFull as full:
                raise StorageError(full.why) from None
            except Refused:
                return False
            except (Conflict, Damaged):
                self.retire()
                return False
            self.announce(self.advance(new), new.events)
            return True

    async def join(self, name: str, token: str, face: Face | None = None) -> str:
        """Add a player to the table; return their id, or refuse."""
        gone = asyncio.Event()
        work = self._background.start(self._join(Join("", name, token, face), gone))
        done, _ = await asyncio.wait({work}, timeout=JOIN_SECONDS)
        if not done:
            gone.set()
            raise cannot_store()
        player = work.result()
        if player is None:
            raise cannot_store()
        return player

    async def _join(self, command: Join, gone: asyncio.Event) -> str | None:
        """Add a player and return their id; None if `gone` is set or storing fails."""
        await self._log.wait_for_calls()
        async with self._log.lock:
            if gone.is_set():
                return None
            if len(self.table.players) >= self._limits.players_per_table:
                raise TableFull("This table is full.")
            # `seq` would reveal private entries, because it counts them too.
            player = f"p{self.table.public_seq + 1}"
            new = self._log.prepare(self._log.new_entry(structs.replace(command, player=player)))
            try:
                await self._log.append(new)
            except Unavailable:
                return None
            except (Conflict, Damaged):
                self.retire()
                return None
            self.announce(self.advance(new), new.events)
            return player

    def advance(self, new: NewEntry) -> Table:
        """Replace the table with the result of a stored entry; return the previous table."""
        before = self._log.advance(new, watched=self._broadcaster.is_watched)
        self._broadcaster.remember(before, new.events)
        return before

    def announce(self, before: Table, events: tuple[Event, ...]) -> None:
        """Tell everyone about a change, dismiss removed players and wake the bots."""
        if self._broadcaster.send_update(before, events):
            self._absence_deadlines.set_deadlines()
        self._broadcaster.dismiss_removed()
        self._wake_bots()

    def _wake_bots(self) -> None:
        if not self.retired:
            self._bot_scheduler.wake()

    def wait(self) -> None:
        """Tell everyone that the table waits until the storage works again."""
        self._broadcaster.send_to_all(wire.Waiting(waiting=True))

    def resume(self) -> None:
        """Tell everyone that the table continues, and retry what could not be stored."""
        self._broadcaster.send_to_all(wire.Waiting(waiting=False))
        for player in self._broadcaster.connected_players:
            self._absence_deadlines.hand_back(player)
        self._absence_deadlines.set_deadlines()
        self._wake_bots()

    def retire(self) -> None:
        """Disconnect everyone, so that the table is loaded again from storage."""
        if self.retired:
            return
        self._log.retired = True
        self._stop()
        for session in self.sessions:
            session.dismiss("busy", "The table is being reloaded.", again=True)

    async def connect(self, session: Session, since: int | None) -> None:
        """Add a session and send it the table, or refuse it."""
        self._connecting += 1
        try:
            async with self._broadcaster.lock:
                self._check_room(session)
                self.sessions.add(session)
                self.visited = True
                if session.player is None:
                    self._log.note_spectator()
                self._broadcaster.welcome(session, since)
                self._broadcaster.measure(session)
                self._broadcaster.send_presence()
                if self._log.storage.waits:
                    session.send(wire.Waiting(waiting=True))
                self._wake_bots()
        finally:
            self._connecting -= 1
        if session.player is not None:
            self._absence_deadlines.cancel_deadline(session.player)
            self._absence_deadlines.hand_back(session.player)
        self._absence_deadlines.set_deadlines()

    def _check_room(self, session: Session) -> None:
        """Refuse a session during a reload, for a removed player, or if there are too many.

        Spectators and the sessions of each player are counted separately.
        """
        player, limits = session.player, self._limits
        if self.retired:
            raise Busy("The table is being reloaded. Try again.")
        if player is not None and self.table.player(player) is None:
            raise NotHere("The host has removed you from the table.")
        alike = sum(other.player == player for other in self.sessions)
        if alike >= (limits.sockets_per_table if player is None else limits.sockets_per_player):
            raise Busy("Too many clients are connected to this table. Try again later.")

    def disconnect(self, session: Session) -> None:
        """Remove a session whose connection has ended."""
        if session not in self.sessions:
            return
        self.sessions.discard(session)
        session.cancel_hints()
        self._broadcaster.send_presence()
        self.idle_since = self._server_clock()
        self._absence_deadlines.set_deadlines()

    async def close(self) -> None:
        """Stop the table's work and wait until everything is stored."""
        self._stop()
        await self._background.join()

    def _stop(self) -> None:
        """Stop the bots and the deadlines."""
        self._bot_scheduler.stop()
        self._absence_deadlines.stop()
