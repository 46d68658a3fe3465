"""The players at one table of a load run, each with their own socket."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from random import Random
from time import perf_counter as clock

from elfer.client.backoff import RetryPolicy
from elfer.client.connection import Connection
from elfer.client.errors import Ended, ServerRefused, Unreachable
from elfer.client.http import Server
from elfer.client.load.plan import Plan
from elfer.client.load.tally import Acknowledged, Tally
from elfer.client.player import any_move, choose_play, is_over
from elfer.table.commands import PlayerCommand, Rematch, Start, Take
from elfer.wire import NewTable, Welcome

AFTERMATH = 10
"""How many seconds a move may still take after the end of the run."""
TRIES = 60
LATER = ("too-fast", "busy")
"""The refusals after which a client may try again a second later."""

NextCommand = tuple[Connection, PlayerCommand]
"""A command, and the connection that sends it."""


class Party:
    """A table of a run: its players create it, play on schedule, and leave."""

    def __init__(self, plan: Plan, tally: Tally, own_address: str | None, rng: Random) -> None:
        assert plan.server is not None
        self._plan, self._tally, self._rng = plan, tally, rng
        self._server = Server(plan.server, own_address=own_address)
        self._stack = AsyncExitStack()
        self._seats: list[Connection] = []
        self._players: list[str] = []
        self._changed = asyncio.Event()
        self.code = ""
        self.token = ""

    async def set_up(self) -> None:
        """Create the table, fill every seat, and start the match."""
        seats = ["me", *["free"] * (self._plan.seats - 1)]
        table = NewTable(self._plan.game, seats, "Load 0")
        host = await self._create_or_join(table)
        self.code, self.token = host.code, host.token
        guests = [await self._create_or_join(seat) for seat in range(1, self._plan.seats)]
        for welcome in (host, *guests):
            connection = self._server.table(
                self.code,
                welcome.token,
                retry=RetryPolicy(begin=TRIES, most=2),
                heard=self._note_change,
            )
            self._seats.append(await self._stack.enter_async_context(connection))
            self._players.append(welcome.player)
        for seat, connection in enumerate(self._seats[1:], start=1):
            await connection.send(Take(seat))
        done = await self._seats[0].send(Start())
        await self._wait_for_seq(done.seq)

    async def play(self, times: Iterable[float], end: float) -> None:
        """Make a move at each of these times, or as soon afterwards as possible."""
        # Not the clock of the event loop: uvloop counts only whole milliseconds.
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
        """Close all connections, and count every reconnection as an error."""
        if returned := sum(max(0, connection.visits - 1) for connection in self._seats):
            self._tally.errors["cut"] += returned
        await self._stack.aclose()
        await self._server.close()

    async def _move(self, due: float, longest: float) -> None:
        """Make a move that was due at this time, and count its result."""
        tally = self._tally
        try:
            async with asyncio.timeout(longest):
                speaker, command = await self._wait_for_command()
                before = speaker.sight
                done = await speaker.send(command, seen=before.seq)
                tally.until_answer.append(clock() - due)
                player = self._players[self._seats.index(speaker)]
                tally.stored.append(Acknowledged(self.code, player, done.id, done.seq))
                await speaker.wait_for_newer(before)
                await self._wait_for_seq(done.seq)
                tally.until_seen.append(clock() - due)
        except ServerRefused as refused:
            tally.refused += 1
            tally.errors[refused.error] += 1
        except (Ended, Unreachable) as lost:
            tally.errors[lost.code] += 1
        except TimeoutError:
            tally.errors["timeout"] += 1

    async def _wait_for_command(self) -> NextCommand:
        """Wait until a seat may act, and return its command."""
        while (command := self._choose_command()) is None:
            self._changed.clear()
            await self._changed.wait()
        return command

    def _choose_command(self) -> NextCommand | None:
        """Return a move, preferably of the seat whose turn it is, or a rematch after the match."""
        if is_over(self._seats[0].sight):
            self._tally.matches += 1
            return self._seats[0], Rematch()
        turn = self._seats[0].sight.views[0]["turn"]
        for speaker in sorted(self._seats, key=lambda each: turn not in each.sight.seats):
            play = choose_play(speaker.sight, any_move, self._rng)
            if play is not None:
                return speaker, play
        return None

    async def _wait_for_seq(self, seq: int) -> None:
        """Wait until every connection has reached a sequence number."""
        while any(connection.sight.seq < seq for connection in self._seats):
            self._changed.clear()
            await self._changed.wait()

    def _note_change(self) -> None:
        self._changed.set()

    async def _create_or_join(self, wanted: NewTable | int) -> Welcome:
        """Create or join the table, and try again if the server is busy."""
        for _ in range(TRIES):
            try:
                if isinstance(wanted, int):
                    return await self._server.join(self.code, f"Load {wanted}")
                return await self._server.make_table(wanted)
            except ServerRefused as refused:
                if refused.error not in LATER:
                    raise
            await asyncio.sleep(1)
        raise Unreachable("The server accepts no more players. Raise its limits for this run.")
