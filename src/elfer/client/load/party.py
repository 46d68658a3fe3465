"""The people at one table of a load run: every seat with a socket of its own."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from random import Random
from time import perf_counter as clock

from elfer.client.connection import Connection
from elfer.client.load.plan import Plan
from elfer.client.load.tally import Acknowledged, Tally
from elfer.client.patience import Patience
from elfer.client.refusals import Ended, ServerRefused, Unreachable
from elfer.client.robot import any_move, over, wished
from elfer.client.server import Server
from elfer.table.commands import Command, Rematch, Start, Take
from elfer.wire import NewTable, Welcome

AFTERMATH = 10
"""How many seconds a move may still take when the run is over."""
TRIES = 60
LATER = ("too-fast", "busy")
"""Refusals after which one may ask again a second later."""

Wish = tuple[Connection, Command]


class Party:
    """A table of a run: makes it, plays it by the clock, leaves it."""

    def __init__(self, plan: Plan, tally: Tally, own_address: str | None, luck: Random) -> None:
        assert plan.server is not None
        self._plan, self._tally, self._luck = plan, tally, luck
        self._server = Server(plan.server, own_address=own_address)
        self._stack = AsyncExitStack()
        self._seats: list[Connection] = []
        self._players: list[str] = []
        self._changed = asyncio.Event()
        self.code = ""
        self.token = ""

    async def gather(self) -> None:
        """Make the table, sit down on every seat, and start."""
        seats = ["me", *["free"] * (self._plan.seats - 1)]
        table = NewTable(self._plan.game, seats, "Load 0")
        host = await self._patiently(table)
        self.code, self.token = host.code, host.token
        guests = [await self._patiently(seat) for seat in range(1, self._plan.seats)]
        for welcome in (host, *guests):
            connection = self._server.table(
                self.code,
                welcome.token,
                patience=Patience(begin=TRIES, most=2),
                heard=self._changed_now,
            )
            self._seats.append(await self._stack.enter_async_context(connection))
            self._players.append(welcome.player)
        for seat, connection in enumerate(self._seats[1:], start=1):
            await connection.say(Take(seat))
        done = await self._seats[0].say(Start())
        await self._reach(done.seq)

    async def play(self, times: Iterable[float], end: float) -> None:
        """Make a move at each of its times, or as soon afterwards as it can be made."""
        # Not the loop's clock: that of uvloop knows only whole milliseconds.
        for due in times:
            if (early := due - clock()) > 0:
                await asyncio.sleep(early)
            self._tally.asked += 1
            rest = end + AFTERMATH - clock()
            if rest > 0:
                await self._move(due, rest)
            else:
                self._tally.late += 1

    async def leave(self) -> None:
        """Close everything; who had to come back meanwhile counts as an error."""
        if returned := sum(max(0, connection.visits - 1) for connection in self._seats):
            self._tally.errors["cut"] += returned
        await self._stack.aclose()
        await self._server.close()

    async def _move(self, due: float, longest: float) -> None:
        """Make a move that was due at that time, and count what comes of it."""
        tally = self._tally
        try:
            async with asyncio.timeout(longest):
                speaker, command = await self._wish()
                before = speaker.sight
                done = await speaker.say(command, seen=before.seq)
                tally.until_answer.append(clock() - due)
                player = self._players[self._seats.index(speaker)]
                tally.stored.append(Acknowledged(self.code, player, done.id, done.seq))
                await speaker.newer(before)
                await self._reach(done.seq)
                tally.until_seen.append(clock() - due)
        except ServerRefused as refused:
            tally.refused += 1
            tally.errors[refused.error] += 1
        except (Ended, Unreachable) as lost:
            tally.errors[lost.code] += 1
        except TimeoutError:
            tally.errors["timeout"] += 1

    async def _wish(self) -> Wish:
        """What somebody at the table would do, as soon as anybody may do anything."""
        while (wish := self._next()) is None:
            self._changed.clear()
            await self._changed.wait()
        return wish

    def _next(self) -> Wish | None:
        """A move of whoever has the turn, or else of anybody; another match after the last."""
        if over(self._seats[0].sight):
            self._tally.matches += 1
            return self._seats[0], Rematch()
        turn = self._seats[0].sight.views[0]["turn"]
        for speaker in sorted(self._seats, key=lambda each: turn not in each.sight.seats):
            play = wished(speaker.sight, any_move, self._luck)
            if play is not None:
                return speaker, play
        return None

    async def _reach(self, seq: int) -> None:
        """Wait until every socket has got what happened."""
        while any(connection.sight.seq < seq for connection in self._seats):
            self._changed.clear()
            await self._changed.wait()

    def _changed_now(self) -> None:
        self._changed.set()

    async def _patiently(self, wanted: NewTable | int) -> Welcome:
        """A welcome at the table, also if the server asks to come later."""
        for _ in range(TRIES):
            try:
                if isinstance(wanted, int):
                    return await self._server.join(self.code, f"Load {wanted}")
                return await self._server.make_table(wanted)
            except ServerRefused as refused:
                if refused.error not in LATER:
                    raise
            await asyncio.sleep(1)
        raise Unreachable("The server lets nobody else in; its limits are too low for this run.")
