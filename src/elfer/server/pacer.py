"""The pace of a table: bots move and shown cards are settled when their time has come."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from elfer.bots.task import Decision, Task
from elfer.kernel.seats import Seat
from elfer.server.workers import Workers
from elfer.table.commands import BotMove, Settle, Word
from elfer.table.pace import Wish, settle_due, wishes
from elfer.table.table import Table

if TYPE_CHECKING:
    from elfer.server.keeper import Keeper


def luck_of(table: Table, seat: Seat, moment: int) -> str:
    """What the luck of a seat's bot is made from in a moment."""
    return f"{table.luck}/{seat}/{moment}"


class _Due(NamedTuple):
    at: int
    do: Word


class _Made(NamedTuple):
    decision: Decision
    seq: int
    """What had happened at the table when it was made, told to all or not."""


class Pacer:
    """Sees to it that the table's own moves are made in time, while somebody is there."""

    def __init__(
        self, keeper: "Keeper", workers: Workers, clock: Callable[[], int], playouts: int
    ) -> None:
        self._keeper = keeper
        self._workers = workers
        self._playouts = playouts
        self._clock = clock
        self._decisions: dict[tuple[int, int], _Made] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look again at what is due: the table has changed, or somebody has come."""
        self._changed.set()
        table = self._keeper.table
        waits = settle_due(table) is not None or wishes(table)
        if waits and self._keeper.busy and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Make no more moves."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Do what is due, one thing after the other, until nothing is left to wait for."""
        while self._keeper.busy:
            self._changed.clear()
            seq = self._keeper.table.seq
            due = await self._next()
            if self._keeper.table.seq != seq:
                continue
            if due is None:
                return
            try:
                wait = max(0, due.at - self._clock()) / 1000
                await asyncio.wait_for(self._changed.wait(), wait)
            except TimeoutError:
                done = await self._keeper.note(due.do, seq)
                if isinstance(due.do, BotMove):
                    self._acted(due.do.seat, done=done)

    def _acted(self, seat: Seat, *, done: bool) -> None:
        """Whoever has acted lets the rest of the moment pass; who could not is asked again."""
        keys = [key for key in self._decisions if key[0] == seat]
        for key in keys:
            made = self._decisions.pop(key)
            if done:
                self._decisions[key] = made._replace(decision=Decision(None, 0))

    async def _next(self) -> _Due | None:
        """The next thing to be done and when, as the table is now."""
        table = self._keeper.table
        asked = wishes(table)
        kept = {(wish.seat, wish.moment) for wish in asked}
        self._decisions = {key: made for key, made in self._decisions.items() if key in kept}
        due: list[_Due] = []
        for wish in asked:
            key = wish.seat, wish.moment
            decision = await self._decided(key, wish)
            move = decision.move
            if move is None and not wish.may_wait:
                move = self._any_move(wish)
            if move is not None:
                later = decision.reaction if wish.timed else 0
                due.append(_Due(wish.due + later, BotMove(wish.seat, move)))
        settled = settle_due(table)
        if settled is not None:
            due.append(_Due(settled, Settle()))
        return min(due, key=lambda each: each.at, default=None)

    async def _decided(self, key: tuple[int, int], wish: Wish) -> Decision:
        """What a bot will do: it thinks before its time has come, and no longer.

        Until then it may notice what nobody is told of; when it acts does not depend on that.
        """
        seq, made = self._keeper.table.seq, self._decisions.get(key)
        thinks = not wish.timed and self._clock() < wish.due
        if made is None or (made.seq != seq and thinks):
            made = _Made(await self._workers.decide(self._task_of(wish)), seq)
            self._decisions[key] = made
        return made.decision

    def _task_of(self, wish: Wish) -> Task:
        """What the bot is asked: what its seat may know, and luck of its own."""
        table = self._keeper.table
        assert table.match is not None
        luck = luck_of(table, wish.seat, wish.moment)
        view = table.match.view(wish.seat)
        return Task(table.match.game.id, view, wish.level, luck, wish.timed, self._playouts)

    def _any_move(self, wish: Wish) -> str | None:
        """A move for a bot that would rather wait but must act."""
        match = self._keeper.table.match
        legal = () if match is None else match.legal(wish.seat)
        return legal[0].text if legal else None
