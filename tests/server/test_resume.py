"""A connection that is cut after any message: who comes back hears all, and once."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from elfer.client.robot import any_move, over, wished
from elfer.server.keeper import REMEMBERED_UPDATES
from elfer.table.commands import Rematch
from elfer.wire import Done, Sight, Snapshot, Update, Welcome
from tests.server.conftest import Serving
from tests.server.plain import Plain, plain
from tests.server.running import GENEROUS
from tests.server.tables import begun

STEPS = REMEMBERED_UPDATES + 6
CROWDED = replace(
    GENEROUS, sockets_per_player=1_000, sockets_per_table=1_000, waiting_messages=10_000
)


class _Guest:
    """Somebody with one connection at a time, who remembers all that was heard."""

    def __init__(self, address: str, code: str, token: str | None) -> None:
        self._place = address, code, token
        self._stack = AsyncExitStack()
        self.sight: Sight | None = None
        self.events: list[dict[str, Any]] = []
        self.gaps = 0
        self.at_gap = 0
        """How many events were heard before the last snapshot."""

    async def come(self) -> None:
        """Connect, and say how much was seen before."""
        since = None if self.sight is None else self.sight.seq
        self._socket = await self._stack.enter_async_context(plain(*self._place, since))
        self._hear(self._socket.heard[0])

    async def reached(self, seq: int) -> None:
        """Listen until the table has come that far."""
        while self.sight is None or self.sight.seq < seq:
            self._hear(await self._socket.next())

    async def cut(self) -> None:
        """Lose the connection, without a word."""
        self._socket.socket.transport.abort()
        await self._stack.aclose()

    async def leave(self) -> None:
        """Close the connection."""
        await self._stack.aclose()

    def _hear(self, message: object) -> None:
        if isinstance(message, Update):
            self.events += message.events
            self.sight = message.sight
        elif isinstance(message, Snapshot):
            self.gaps += self.sight is not None
            self.at_gap = len(self.events)
            self.sight = message.sight


class _Cut:
    """When a guest is cut and for how many steps."""

    def __init__(self, guest: _Guest, after: int, absent: int) -> None:
        self.guest, self._after, self._absent = guest, after, absent
        self.here = True

    async def step(self, number: int) -> None:
        """Go or come back, if it is time."""
        if number == self._after:
            await self.guest.cut()
            self.here = False
        if not self.here and number == min(self._after + self._absent, STEPS - 1):
            await self.guest.come()
            self.here = True


async def _step(sockets: list[Plain], luck: Random) -> int:
    """One move by somebody; the sequence number after it."""
    while True:
        for socket in luck.sample(sockets, len(sockets)):
            assert socket.sight is not None
            move = wished(socket.sight, any_move, luck)
            if move is None and not over(socket.sight):
                continue
            answer = await socket.say(f"c{luck.getrandbits(64)}", move or Rematch())
            if isinstance(answer, Done):
                for each in sockets:
                    await each.reached(answer.seq)
                return answer.seq


async def _session(
    address: str, game: str, absences: list[int], *, watcher: bool
) -> tuple[_Guest, list[_Guest]]:
    """A steady guest and those who were cut, each after another message, after the same session."""
    people: list[Welcome] = await begun(address, game, 3)
    code, token = people[0].code, None if watcher else people[0].token
    luck = Random(4)
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(plain(address, code, each.token)) for each in people
        ]
        steady = _Guest(address, code, token)
        cuts = [
            _Cut(_Guest(address, code, token), after, absent)
            for after in range(STEPS)
            for absent in absences
        ]
        for guest in (steady, *(cut.guest for cut in cuts)):
            await guest.come()
        for number in range(STEPS):
            seq = await _step(sockets, luck)
            await steady.reached(seq)
            for cut in cuts:
                if cut.here:
                    await cut.guest.reached(seq)
                await cut.step(number)
        for guest in (steady, *(cut.guest for cut in cuts)):
            await guest.leave()
    return steady, [cut.guest for cut in cuts]


@pytest.mark.parametrize(
    ("game", "watcher", "absences"),
    [("elfer-raus", False, [0, 1, 5]), ("elfer-raus", True, [2]), ("hoechste-karte", False, [3])],
)
def test_after_a_cut_at_any_message_everything_is_as_without(
    serving: Serving, game: str, absences: list[int], *, watcher: bool
) -> None:
    address = serving(CROWDED).address
    steady, cut = asyncio.run(_session(address, game, absences, watcher=watcher))
    assert len(steady.events) >= STEPS
    for guest in cut:
        assert guest.sight == steady.sight
        assert guest.events == steady.events
        assert guest.gaps == 0


def test_who_missed_too_much_gets_a_snapshot(serving: Serving) -> None:
    address = serving(CROWDED).address
    steady, cut = asyncio.run(_session(address, "elfer-raus", [STEPS], watcher=False))
    assert [guest.gaps for guest in cut[-3:]] == [0, 0, 0]
    assert [guest.gaps for guest in cut[:3]] == [1, 1, 1]
    for guest in cut:
        assert guest.sight == steady.sight
        heard = guest.at_gap if guest.gaps else len(steady.events)
        assert guest.events == steady.events[:heard]
