"""The keeper of one live table: commands in, stored, answered, and everyone told."""

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec

from elfer import wire
from elfer.kernel.errors import Refused
from elfer.kernel.events import Event
from elfer.server.advice import advice_for, advice_task
from elfer.server.pacer import Pacer
from elfer.server.refusals import Busy, IdUsed, NotAPlayer, NotHere, TableFull, refusal
from elfer.server.settings import Limits
from elfer.server.store import Known, Store
from elfer.server.visitor import Visitor
from elfer.server.workers import Workers
from elfer.table import Entry, Table, after
from elfer.table.calls import against_the_clock, compensation
from elfer.table.chairs import Chair, held_by
from elfer.table.commands import Away, Back, Join, Play, Rematch, Start, Word
from elfer.table.hints import check_hint
from elfer.table.playing import check_asked
from elfer.table.sight import seen_by, told_to
from elfer.table.snapshot import written

REMEMBERED_ANSWERS = 16
REMEMBERED_UPDATES = 16
ENTRIES_PER_SNAPSHOT = 100

_log = logging.getLogger("elfer.server")
_encoder = msgspec.json.Encoder()
_entries = msgspec.json.Decoder(Entry)

Answer = wire.Done | wire.Refused
T = TypeVar("T")


class _Answered(NamedTuple):
    do: Word
    answer: Answer


class _Recent(NamedTuple):
    shown: int
    events: tuple[Event, ...]
    chairs: tuple[Chair, ...]
    """Who sat where then: a seat's own part of an event is for nobody who came to it later."""


class Staff(NamedTuple):
    """What all keepers of a server work with."""

    store: Store
    workers: Workers
    limits: Limits
    clock: Callable[[], int]
    """Milliseconds since 1970."""


class Keeper:
    """One table in memory: the only one who changes it."""

    def __init__(self, code: str, table: Table, staff: Staff) -> None:
        self.code = code
        self.table = table
        self.visitors: set[Visitor] = set()
        self.idle_since = staff.clock()
        self._store = staff.store
        self._limits = staff.limits
        self._clock = staff.clock
        self._lock = asyncio.Lock()
        self._answers: OrderedDict[str, _Answered] = OrderedDict()
        self._recent: deque[_Recent] = deque(maxlen=REMEMBERED_UPDATES)
        self._away: dict[str, asyncio.TimerHandle] = {}
        self._coming = 0
        self._watched = False
        """Whether anybody has watched, if only for a moment, since the last entry."""
        self._told_at: int | None = None
        """When everyone was last told of a move; before that it had to be stored."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._workers = staff.workers
        self._pacer = Pacer(self, staff.workers, staff.clock, staff.limits.bot_playouts)

    async def say(self, visitor: Visitor, said: wire.Say) -> None:
        """Do what a visitor says and answer it; what is answered with Done is stored."""
        if visitor.player is None:
            visitor.send(refusal(NotAPlayer("Who watches cannot act; join the table."), said.id))
            return
        arrived = self._clock()  # not when its turn has come
        await self._whole(self._heard(visitor, visitor.player, said, arrived))

    def answer(self, visitor: Visitor, asked: wire.Ask) -> None:
        """Tell a visitor whether his seat may do that now, or why not; nothing changes."""
        try:
            check_asked(self.table, visitor.player, asked.seat, asked.touches)
        except Refused as refused:
            visitor.send(refusal(refused, asked.id))
        else:
            visitor.send(wire.Done(asked.id, self.table.shown))

    def hint(self, visitor: Visitor, asked: wire.Hint) -> None:
        """Tell a visitor what a good bot would do for his seat, or why not; nothing changes."""
        try:
            check_hint(self.table, visitor.player, asked.seat)
            if visitor.advised:
                raise Busy("One hint after the other.")
        except Refused as refused:
            visitor.send(refusal(refused, asked.id))
        else:
            visitor.advised = True
            self._later(self._advise(visitor, asked))

    async def _advise(self, visitor: Visitor, asked: wire.Hint) -> None:
        """Let a bot think for a visitor's seat, and tell him if that still counts."""
        table = self.table
        task = advice_task(table, asked.seat, self._limits.bot_playouts)
        try:
            decision = await self._workers.decide(task)
        finally:
            visitor.advised = False
        try:
            advice = advice_for(asked, table, self.table, visitor.player, decision)
        except Refused as refused:
            visitor.send(refusal(refused, asked.id))
        else:
            visitor.send(advice)

    async def _heard(self, visitor: Visitor, player: str, said: wire.Say, arrived: int) -> None:
        async with self._lock:
            if not visitor.closing and self.table.player(player) is not None:
                await self._answer(visitor, player, said, arrived)

    async def _answer(self, visitor: Visitor, player: str, said: wire.Say, arrived: int) -> None:
        command_id = f"{player}:{said.id}"
        known = self._answers.get(command_id)
        if known is not None:
            visitor.send(_same(known, said))
            return
        at = self._reaction(visitor, arrived) if isinstance(said.do, Play) else None
        entry = self._entry(said.do, player, said.seen, at)
        try:
            table, events = after(self.table, entry)
        except Refused as refused:
            stored = await self._store.known(self.code, command_id)
            known = _Answered(said.do, refusal(refused, said.id))
            visitor.send(_same(self._remember(command_id, known, stored), said))
            return
        done = wire.Done(said.id, table.shown)
        stored = await self._stored(entry, table, command_id)
        known = self._remember(command_id, _Answered(said.do, done), stored)
        if stored is not None:
            visitor.send(_same(known, said))
            return
        before = self._take(table, events)
        visitor.send(done)
        # The answer goes out before the work of telling everyone begins.
        await asyncio.sleep(0)
        self._tell(before, events)

    def _remember(self, id_: str, now: _Answered, stored: Known | None) -> _Answered:
        """Remember what a command is answered with: what the log says, or else what it is now."""
        known = now if stored is None else _in_log(id_, stored)
        self._answers[id_] = known
        if len(self._answers) > REMEMBERED_ANSWERS:
            self._answers.popitem(last=False)
        return known

    async def note(self, do: Word, moment: int | None = None) -> bool:
        """Do something that no player says; not if the table has moved on since that moment."""
        return await self._whole(self._noted(do, moment))

    async def _noted(self, do: Word, moment: int | None) -> bool:
        async with self._lock:
            if moment is not None and moment != self.table.seq:
                return False
            if isinstance(do, Away) and do.player in self._here:
                return False
            entry = self._entry(do)
            try:
                table, events = after(self.table, entry)
            except Refused:
                return False
            await self._stored(entry, table, None)
            self._tell(self._take(table, events), events)
            return True

    async def join(self, name: str, token: str) -> str:
        """Let somebody come to the table; the id of the new player, or a refusal."""
        return await self._whole(self._joined(name, token))

    async def _joined(self, name: str, token: str) -> str:
        async with self._lock:
            if len(self.table.players) >= self._limits.players_per_table:
                raise TableFull("There are too many people at this table.")
            # Not from `seq`, which also counts what only some were told of.
            player = f"p{self.table.shown + 1}"
            entry = self._entry(Join(player, name, token))
            table, events = after(self.table, entry)
            await self._stored(entry, table, None)
            self._tell(self._take(table, events), events)
            return player

    def _reaction(self, visitor: Visitor, arrived: int) -> int | None:
        """How long a visitor took who calls: from when the card was there until he called."""
        if not against_the_clock(self.table):
            return None
        told_at = self.table.shown_at if self._told_at is None else self._told_at
        return max(0, arrived - told_at - compensation(visitor.round_trip))

    def _entry(
        self, do: Word, by: str | None = None, seen: int | None = None, at: int | None = None
    ) -> Entry:
        luck = secrets.token_hex(32) if isinstance(do, Start | Rematch) else ""
        return Entry(self._clock(), do, by, luck, seen, self._watched, at)

    async def _stored(self, entry: Entry, table: Table, command_id: str | None) -> Known | None:
        """Put an entry into the log; what is known of its command id if it is there already."""
        body = _encoder.encode(entry)
        return await self._store.append(self.code, table.seq, command_id, table.shown, body)

    def _take(self, table: Table, events: tuple[Event, ...]) -> Table:
        """Take the new table for the true one; the one before."""
        before, self.table = self.table, table
        self._watched = any(visitor.player is None for visitor in self.visitors)
        if table.shown != before.shown:
            self._recent.append(_Recent(table.shown, events, table.chairs))
        if table.seq % ENTRIES_PER_SNAPSHOT == 0:
            self._later(self._store.keep(self.code, table.seq, written(table)))
        return before

    def _later(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that is not left half done, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self._later(work))

    def _tell(self, before: Table, events: tuple[Event, ...]) -> None:
        """Tell everyone who is there what has happened."""
        self._tell_visitors(before, events)
        self._send_away_removed()
        self._pacer.wake()

    def _tell_visitors(self, before: Table, events: tuple[Event, ...]) -> None:
        table = self.table
        changed = msgspec.UNSET if table.same_card(before) else table.card()
        private = table.shown == before.shown
        moved = table.moved != before.moved
        if moved:
            self._told_at = self._clock()
        for visitor in self.visitors:
            seats = table.seats_of(visitor.player)
            if private and not any(event.seat in seats for event in events):
                continue
            sight = wire.Sight(**seen_by(table, visitor.player))
            visitor.send(wire.Update(told_to(events, seats), sight, changed))
            if moved:
                self._measure(visitor)
        if changed is not msgspec.UNSET:
            self._watch_absent()

    def _measure(self, visitor: Visitor) -> None:
        """Find out how far away a visitor is, if he may call against the clock."""
        if against_the_clock(self.table) and self.table.seats_of(visitor.player):
            visitor.ping()

    def welcome(self, visitor: Visitor, since: int | None) -> None:
        """Tell somebody who has come what there is, or only what was missed."""
        table = self.table
        sight = wire.Sight(**seen_by(table, visitor.player))
        missed = None if since is None else self._since(since, visitor.player)
        if missed is None:
            visitor.send(wire.Snapshot(table.card(), sight))
        else:
            visitor.send(wire.Update(missed, sight, table.card()))

    def _since(self, seen: int, player: str | None) -> list[dict[str, Any]] | None:
        """What a player was told since then; None if not all of it is remembered."""
        missing = self.table.shown - seen
        if not 0 <= missing <= len(self._recent):
            return None
        recent = [each for each in self._recent if each.shown > seen]
        return [
            told for each in recent for told in told_to(each.events, held_by(player, each.chairs))
        ]

    def _presence(self) -> None:
        here = sorted(self._here)
        watching = sum(visitor.player is None for visitor in self.visitors)
        for visitor in self.visitors:
            visitor.send(wire.Presence(here, watching))

    def _send_away_removed(self) -> None:
        for visitor in self.visitors:
            if visitor.player is not None and self.table.player(visitor.player) is None:
                visitor.closing = True
                visitor.send(wire.Bye("removed", "The host has sent you away.", again=False))

    async def came(self, visitor: Visitor, since: int | None) -> None:
        """Somebody is connected from now on, or there is a refusal."""
        self._coming += 1
        try:
            async with self._lock:
                self._check_welcome(visitor)
                self.visitors.add(visitor)
                self._watched |= visitor.player is None
                self.welcome(visitor, since)
                self._measure(visitor)
                self._presence()
                self._pacer.wake()
        finally:
            self._coming -= 1
        player = visitor.player
        if player is not None:
            timer = self._away.pop(player, None)
            if timer is not None:
                timer.cancel()
            if any(self.table.chairs[seat].away for seat in self.table.seats_of(player)):
                await self.note(Back(player))
        self._watch_absent()

    def _check_welcome(self, visitor: Visitor) -> None:
        """Whether there is room; strangers cannot take that of players."""
        player, limits = visitor.player, self._limits
        if player is not None and self.table.player(player) is None:
            raise NotHere("The host has sent you away.")
        alike = sum(other.player == player for other in self.visitors)
        if alike >= (limits.sockets_per_table if player is None else limits.sockets_per_player):
            raise Busy("There are too many visitors at this table.")

    def went(self, visitor: Visitor) -> None:
        """Somebody is no longer connected."""
        if visitor not in self.visitors:
            return
        self.visitors.discard(visitor)
        self._presence()
        self.idle_since = self._clock()
        self._watch_absent()

    def _watch_absent(self) -> None:
        """Give everyone a deadline who sits at the table, or is its host, but is not connected."""
        seated = {chair.player for chair in self.table.chairs if not chair.away}
        heirs = seated & self._here
        for player in (seated | {self.table.host} if heirs else seated) - self._here:
            if player is not None and player not in self._away:
                loop = asyncio.get_running_loop()
                self._away[player] = loop.call_later(
                    self._limits.away_seconds, self._is_away, player
                )

    def _is_away(self, player: str) -> None:
        """A bot sits in for a player, if somebody is there to play with."""
        self._away.pop(player, None)
        if self._here and player not in self._here and self.table.playing:
            self._later(self.note(Away(player)))

    @property
    def _here(self) -> set[str]:
        """The players who are connected."""
        return {visitor.player for visitor in self.visitors if visitor.player is not None}

    @property
    def busy(self) -> bool:
        """Whether somebody is there or coming, or something is being stored."""
        return bool(self.visitors or self._coming or self._tasks)

    async def close(self) -> None:
        """Let go of the table; it can come back from the store."""
        self._pacer.stop()
        for timer in self._away.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _same(known: _Answered, said: wire.Say) -> Answer:
    """The answer that was given before, if it is the same command."""
    if known.do == said.do:
        return known.answer
    return refusal(IdUsed("This id stands for another command."), said.id)


def _in_log(command_id: str, stored: Known) -> _Answered:
    """A command that is in the log already, and its answer."""
    done = wire.Done(command_id.partition(":")[2], stored.shown)
    return _Answered(_entries.decode(stored.body).do, done)
