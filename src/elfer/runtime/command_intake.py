"""The intake of commands, which stores each command once, answers it, and then tells everyone.

The client gives each command an id. If the same command arrives again, on any connection, it gets
the same answer and has no second effect.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import NamedTuple, Protocol

import msgspec

from elfer import wire
from elfer.engine.errors import Refused
from elfer.engine.events import Event
from elfer.runtime.broadcast import Broadcaster
from elfer.runtime.concurrency import BackgroundTasks
from elfer.runtime.errors import (
    IdUsed,
    NotAPlayer,
    TooFast,
    Unwelcome,
    Waiting,
    cannot_store,
    refusal,
)
from elfer.runtime.limit_settings import Limits
from elfer.runtime.player_rate_limits import PlayerRates
from elfer.runtime.sessions import Session
from elfer.runtime.storage_interface import (
    Conflict,
    Damaged,
    EarlierEntry,
    StorageError,
    Unavailable,
)
from elfer.runtime.table_log import NewEntry, TableLog
from elfer.runtime.table_quotas import ByteQuota
from elfer.table import AnyCommand, LogEntry, Table
from elfer.table.call_timing import compensation, is_against_the_clock, is_timed_move
from elfer.table.commands import Play, React, Undo

REMEMBERED_ANSWERS = 16
ANSWER_SECONDS = 1.0
"""The time for which a command may hold up its session before it continues in the background."""
TURN_SECONDS = 1.0
"""The time after which a command that waits for its turn checks whether to keep waiting."""
MAX_UNANSWERED = 16
"""The maximum number of unanswered commands of a session."""

_log = logging.getLogger("elfer.server")
_entries = msgspec.json.Decoder(LogEntry)

Answer = wire.Done | wire.Refused


class _Answered(NamedTuple):
    command: AnyCommand
    answer: Answer


class _Received(NamedTuple):
    """A command as it was received."""

    session: Session
    player: str
    message: wire.CommandMessage
    arrived: int
    """The time at which the command arrived, before it waited for its turn."""

    @property
    def id(self) -> str:
        """The id under which the command is stored, from the player and the message."""
        return f"{self.player}:{self.message.id}"


class ChangingTable(Protocol):
    """The part of a live table that the intake needs."""

    def advance(self, new: NewEntry) -> Table:
        """Replace the table with the result of a stored entry; return the previous table."""

    def announce(self, before: Table, events: tuple[Event, ...]) -> None:
        """Send the events to everyone."""

    def retire(self) -> None:
        """Give up this table, so that it is loaded again from storage."""


class CommandIntake:
    """The handler of the commands from all sessions at one table."""

    def __init__(
        self,
        live_table: ChangingTable,
        log: TableLog,
        broadcaster: Broadcaster,
        background: BackgroundTasks,
        limits: Limits,
        quota: ByteQuota,
    ) -> None:
        self._live_table = live_table
        self._log = log
        self._broadcaster = broadcaster
        self._background = background
        self._rates = PlayerRates(limits)
        self._quota = quota
        self._pending: Counter[str] = Counter()
        """The ids of the commands that are being handled or are waiting for their turn."""
        self._storing: str | None = None
        """The id of the command that is being stored and whose outcome is not known yet."""
        self._answers: OrderedDict[str, _Answered] = OrderedDict()

    async def handle(self, session: Session, message: wire.CommandMessage) -> None:
        """Execute a command from a session and answer it; Done means that it is stored."""
        player = session.player
        if player is None:
            refused = NotAPlayer("Spectators cannot act. Join the table first.")
            session.send(refusal(refused, message.id))
            return
        received = _Received(session, player, message, self._log.clock())
        if isinstance(message.command, React):
            await self._react(received, message.command)
            return
        if self._answer_early(received):
            return
        if session.unanswered >= MAX_UNANSWERED:
            raise Unwelcome(
                "busy", "Too many of your commands are unanswered. Connect again.", again=True
            )
        session.unanswered += 1
        work = self._background.start(self._execute(received))
        await asyncio.wait({work}, timeout=ANSWER_SECONDS)
        if work.done():
            work.result()

    def _answer_early(self, received: _Received) -> bool:
        """Answer a repeated command, or refuse one that exceeds the rate limit.

        Moves and commands that are still pending pass. Return whether an answer was sent.
        """
        if isinstance(received.message.command, Play | Undo) or received.id in self._pending:
            return False
        if self._repeat_answer(received):
            return True
        if self._rates.allow_command(received.player):
            return False
        too_fast = TooFast("Too many changes in a short time. Wait a moment.")
        received.session.send(refusal(too_fast, received.message.id))
        return True

    async def _react(self, received: _Received, reaction: React) -> None:
        """Send a reaction to everyone without storing it."""
        session, player, message, _ = received
        if self._repeat_answer(received):
            return
        if not self._rates.allow_reaction(player):
            session.send(refusal(TooFast("Too many reactions. Wait a moment."), message.id))
            return
        async with self._broadcaster.lock:
            table = self._log.table
            if session.closing or table.player(player) is None:
                return
            done = wire.Done(message.id, table.public_seq)
            self._remember(received.id, _Answered(reaction, done), None)
            session.send(done)
            self._broadcaster.send_reaction(player, reaction)

    async def _execute(self, received: _Received) -> None:
        """Execute a command when its turn comes."""
        session, player, _, _ = received
        # A pending command may still be stored in the end, so a repeat of it is not refused.
        refuses = self._log.storage.refuses and received.id not in self._pending
        self._pending[received.id] += 1
        try:
            if self._log.awaits_calls() and not await self._wait_out_calls(received):
                return
            if refuses or not await self._take_turn(received.id):
                await self._refuse(received, cannot_store())
                return
            try:
                if not session.closing and self._log.table.player(player) is not None:
                    await self._store_and_answer(received)
            finally:
                self._log.lock.release()
        except (Conflict, Damaged):
            self._live_table.retire()
        except StorageError:
            _log.error("could not read the log of a table; closed a socket")
            session.dismiss("busy", "The server cannot read this table right now.", again=True)
        finally:
            session.unanswered -= 1
            self._pending[received.id] -= 1
            if not self._pending[received.id]:
                del self._pending[received.id]

    async def _wait_out_calls(self, received: _Received) -> bool:
        """Keep a command from waiting behind a secret call; return whether to execute it.

        A call is stored under the lock while it is still secret (G-7). If another command waited
        for the lock, its waiting time would reveal the call. So while players may call, a refusal
        is sent without the lock, and any other command that is not a call waits until the time for
        calls is over.
        """
        if self._repeat_answer(received):
            return False
        try:
            self._log.prepare(self._new_entry(received))
        except Refused as refused:
            await self._refuse(received, refused)
            return False
        command = received.message.command
        if not (isinstance(command, Play) and is_timed_move(self._log.table, command.move)):
            await self._log.wait_for_calls()
        return True

    async def _take_turn(self, command_id: str) -> bool:
        """Take the lock for a command; return False if a storage fault lasts too long."""
        while True:
            try:
                async with asyncio.timeout(TURN_SECONDS):
                    return await self._log.lock.acquire()
            except TimeoutError:
                if self._log.storage.refuses and command_id != self._storing:
                    return False

    async def _store_and_answer(self, received: _Received) -> None:
        """Store the entry of a command, answer it and tell everyone, or refuse it."""
        if self._repeat_answer(received):
            return
        session, _, message, _ = received
        try:
            new = self._log.prepare(self._new_entry(received))
            self._quota.charge(session.client, new.body)
            self._storing = received.id
            earlier = await self._log.append(new, received.id)
        except Refused as refused:
            await self._refuse(received, refused)
            return
        except Unavailable:
            await self._refuse(received, cannot_store())
            return
        finally:
            self._storing = None
        done = wire.Done(message.id, new.table.public_seq)
        known = self._remember(received.id, _Answered(message.command, done), earlier)
        if earlier is not None:
            session.send(_same_answer(known, message))
            return
        async with self._broadcaster.lock:
            before = self._live_table.advance(new)
            session.send(done)
            # Let the answer go out first, because telling everyone takes longer.
            await asyncio.sleep(0)
            self._live_table.announce(before, new.events)

    def _new_entry(self, received: _Received) -> LogEntry:
        """Return a log entry for a player's command."""
        command, seen = received.message.command, received.message.seen
        at = self._reaction_time(received) if isinstance(command, Play) else None
        return self._log.new_entry(command, received.player, seen, at)

    def _reaction_time(self, received: _Received) -> int | None:
        """Return the milliseconds between showing the card and the call, if times count."""
        table, told_at = self._log.table, self._broadcaster.told_at
        if not is_against_the_clock(table):
            return None
        shown_at = table.card_shown_at if told_at is None else told_at
        return max(0, received.arrived - shown_at - compensation(received.session.round_trip))

    def _repeat_answer(self, received: _Received) -> bool:
        """Send the remembered answer to a repeated command; return whether there was one."""
        known = self._answers.get(received.id)
        if known is None:
            return False
        received.session.send(_same_answer(known, received.message))
        return True

    async def _refuse(self, received: _Received, refused: Refused) -> None:
        """Refuse a command, unless it is already stored."""
        message = received.message
        earlier = await self._log.storage.find_entry(self._log.code, received.id)
        answer = _Answered(message.command, refusal(refused, message.id))
        if earlier is not None or not isinstance(refused, Waiting):
            answer = self._remember(received.id, answer, earlier)
        received.session.send(_same_answer(answer, message))

    def _remember(self, id_: str, new: _Answered, earlier: EarlierEntry | None) -> _Answered:
        """Remember and return the answer to a command, or to an earlier one with the same id."""
        known = new if earlier is None else _answer_from_log(id_, earlier)
        self._answers[id_] = known
        if len(self._answers) > REMEMBERED_ANSWERS:
            self._answers.popitem(last=False)
        return known


def _same_answer(known: _Answered, message: wire.CommandMessage) -> Answer:
    """Return the remembered answer, or a refusal if the id belongs to another command."""
    if known.command == message.command:
        return known.answer
    return refusal(IdUsed("This id already belongs to another command."), message.id)


def _answer_from_log(command_id: str, earlier: EarlierEntry) -> _Answered:
    """Return a command that is already in the log, and its answer."""
    done = wire.Done(command_id.partition(":")[2], earlier.shown)
    return _Answered(_entries.decode(earlier.body).command, done)
