"""The scheduler of a live table's bots, which asks them for moves and makes each move on time.

`table/bots_to_ask.py` decides which bots to ask, in which order and with which seed, and
`table/bot_timing.py` decides when they act. This module adds the clock and the workers. It also
settles the calls on shown cards.
"""

import asyncio
from contextlib import suppress
from typing import NamedTuple, Protocol

from elfer.bots.task import Decision, Task
from elfer.engine.seats import Seat
from elfer.runtime.bot_worker_interface import BotWorkers
from elfer.runtime.clock import Clock
from elfer.runtime.limit_settings import Limits
from elfer.runtime.storage_interface import StorageError
from elfer.table.bot_timing import DueTurn, Steps, due_turns, settle_due, show_time, step_of
from elfer.table.bots_to_ask import bot_seed, bot_task, forced_move
from elfer.table.commands import BotMove, ServerCommand, Settle
from elfer.table.table import Table

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
"""The first and the longest pause in seconds before retrying a move that was not stored."""


class _DueCommand(NamedTuple):
    """A command, and the time at which the scheduler issues it."""

    at: int
    do: ServerCommand


class _BotDecision(NamedTuple):
    """The decision of a bot at one moment."""

    decision: Decision
    task: Task
    began: int
    """The time at which the bot was first asked at this moment."""
    decided: int
    """The time at which all bots that were asked together had decided."""


class TableWithBots(Protocol):
    """The part of a live table that the scheduler needs."""

    table: Table

    @property
    def busy(self) -> bool:
        """Whether anyone is connected or connecting, or background work is running."""

    async def apply_server_command(self, command: ServerCommand, seq: int | None = None) -> bool:
        """Apply a server command, unless the table has had new entries since `seq`."""


class BotScheduler:
    """The scheduler of one table's bots, which is active while the table is busy."""

    def __init__(
        self, live_table: TableWithBots, workers: BotWorkers, clock: Clock, limits: Limits
    ) -> None:
        self._live_table = live_table
        self._workers = workers
        self._playouts = limits.bot_playouts
        self._steps = Steps(limits.bot_step_ms, limits.search_step_ms)
        self._clock = clock
        self._decisions: dict[tuple[Seat, int], _BotDecision] = {}
        """The current decisions of bots, by seat and moment."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Check again what is due, because the table has changed or a client has connected."""
        self._changed.set()
        table = self._live_table.table
        waits = settle_due(table) is not None or due_turns(table)
        if waits and self._live_table.busy and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Stop making moves."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Issue commands one by one when they are due, until none is left."""
        pause = FIRST_PAUSE
        while self._live_table.busy:
            self._changed.clear()
            seq = self._live_table.table.seq
            due = await self._find_next_command()
            if self._live_table.table.seq != seq:
                continue
            if due is None:
                return
            try:
                wait = max(0, due.at - self._clock()) / 1000
                await asyncio.wait_for(self._changed.wait(), wait)
            except TimeoutError:
                try:
                    done = await self._live_table.apply_server_command(due.do, seq)
                except StorageError:
                    pause = await self._wait_to_retry(pause)
                    continue
                pause = FIRST_PAUSE
                if isinstance(due.do, BotMove):
                    self._note_action(due.do.seat, done=done)

    async def _wait_to_retry(self, seconds: float) -> float:
        """Wait before retrying a move that could not be stored; return the next pause."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)
        return min(2 * seconds, LONGEST_PAUSE)

    def _note_action(self, seat: Seat, *, done: bool) -> None:
        """Let a bot that has acted do nothing more until the next moment.

        If its move was not applied, ask the bot again.
        """
        keys = [key for key in self._decisions if key[0] == seat]
        for key in keys:
            made = self._decisions.pop(key)
            if done:
                self._decisions[key] = made._replace(decision=Decision(None, 0))

    async def _find_next_command(self) -> _DueCommand | None:
        """Return the next command that will be due, or None if nothing is scheduled."""
        table = self._live_table.table
        turns = due_turns(table)
        step = step_of(table, turns, self._steps)
        await self._decide(table, turns, step)
        due: list[_DueCommand] = []
        for turn in turns:
            made = self._decisions[turn.seat, turn.moment]
            move = made.decision.move
            if move is None and not turn.may_wait:
                assert table.match is not None
                move = forced_move(table.match, turn).text
            if move is not None:
                if turn.timed:
                    at = turn.due + made.decision.reaction
                else:
                    at = show_time(turn.due, step, made.began, made.decided)
                due.append(_DueCommand(at, BotMove(turn.seat, move)))
        settled = settle_due(table)
        if settled is not None:
            due.append(_DueCommand(settled, Settle()))
        # Among commands due at the same time, the order of asking decides; the referee comes last.
        return min(due, key=lambda each: each.at, default=None)

    async def _decide(self, table: Table, turns: list[DueTurn], step: int) -> None:
        """Ask, one by one, the bots that have not yet decided at this moment.

        If another seat's private move changes what a bot sees, the bot decides again, but only
        until one step before it is due, so that the time at which it acts does not change.
        """
        began, before, anew = self._clock(), self._decisions, False
        self._decisions = {}
        for turn in turns:
            key, task = (turn.seat, turn.moment), self._task_of(table, turn)
            made = before.get(key)
            thinks = not turn.timed and began < turn.due - step
            if made is None or (made.task != task and thinks):
                first = began if made is None else made.began
                made = _BotDecision(await self._workers.decide(task), task, first, began)
                anew = True
            self._decisions[key] = made
        if anew:
            now, decided = self._clock(), self._decisions.items()
            self._decisions = {key: made._replace(decided=now) for key, made in decided}

    def _task_of(self, table: Table, turn: DueTurn) -> Task:
        assert table.match is not None
        seed = bot_seed(table.bot_seed, turn.seat, turn.moment)
        return bot_task(table.match, turn, seed, self._playouts)
