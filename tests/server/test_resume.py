"""A client that reconnects after a cut at any message receives everything exactly once."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from elfer.client.player import any_move, choose_play, is_over
from elfer.runtime.broadcast import REMEMBERED_UPDATES
from elfer.table.commands import Rematch, Start
from elfer.table.players_and_chairs import Chair
from elfer.wire import Done, Sight, Snapshot, Update, Welcome
from tests.server import scenes
from tests.server.conftest import Serving
from tests.server.moves import make_move
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, OTHER, TOKENS
from tests.server.tables import start_match

STEPS = REMEMBERED_UPDATES + 6
CROWDED = replace(
    GENEROUS, sockets_per_player=1_000, sockets_per_table=1_000, waiting_messages=10_000
)


class _Guest:
    """A client with one connection at a time that records everything it receives."""

    def __init__(self, address: str, code: str, token: str | None) -> None:
        self._place = address, code, token
        self._stack = AsyncExitStack()
        self.sight: Sight | None = None
        self.events: list[dict[str, Any]] = []
        self.gaps = 0
        self.at_gap = 0
        """The number of events received before the last snapshot."""

    async def connect(self) -> None:
        """Connect, and send the last sequence number seen."""
        since = None if self.sight is None else self.sight.seq
        self._socket = await self._stack.enter_async_context(plain_socket(*self._place, since))
        self._receive(self._socket.heard[0])

    async def wait_for_seq(self, seq: int) -> None:
        """Receive until the table has reached a sequence number."""
        while self.sight is None or self.sight.seq < seq:
            self._receive(await self._socket.next())

    async def cut(self) -> None:
        """Cut the connection without a goodbye."""
        self._socket.socket.transport.abort()
        await self._stack.aclose()

    async def leave(self) -> None:
        """Close the connection."""
        await self._stack.aclose()

    def _receive(self, message: object) -> None:
        if isinstance(message, Update):
            self.events += message.events
            self.sight = message.sight
        elif isinstance(message, Snapshot):
            self.gaps += self.sight is not None
            self.at_gap = len(self.events)
            self.sight = message.sight


class _Cut:
    """A planned cut of a guest's connection: when it happens, and for how many steps."""

    def __init__(self, guest: _Guest, after: int, absent: int) -> None:
        self.guest, self._after, self._absent = guest, after, absent
        self.here = True

    async def step(self, number: int) -> None:
        """Cut or reconnect the guest if it is time."""
        if number == self._after:
            await self.guest.cut()
            self.here = False
        if not self.here and number == min(self._after + self._absent, STEPS - 1):
            await self.guest.connect()
            self.here = True


async def _play_step(sockets: list[PlainSocket], rng: Random) -> int:
    """Make one move for any player and return the sequence number after it."""
    while True:
        for socket in rng.sample(sockets, len(sockets)):
            assert socket.sight is not None
            move = choose_play(socket.sight, any_move, rng)
            if move is None and not is_over(socket.sight):
                continue
            answer = await socket.say(f"c{rng.getrandbits(64)}", move or Rematch())
            if isinstance(answer, Done):
                for each in sockets:
                    await each.wait_for_seq(answer.seq)
                return answer.seq


async def _play_session(
    address: str, game: str, absences: list[int], *, watcher: bool
) -> tuple[_Guest, list[_Guest]]:
    """Play a session; return a guest with a steady connection, and the guests who were cut."""
    people: list[Welcome] = await start_match(address, game, 3)
    code, token = people[0].code, None if watcher else people[0].token
    rng = Random(4)
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(plain_socket(address, code, each.token))
            for each in people
        ]
        steady = _Guest(address, code, token)
        cuts = [
            _Cut(_Guest(address, code, token), after, absent)
            for after in range(STEPS)
            for absent in absences
        ]
        for guest in (steady, *(cut.guest for cut in cuts)):
            await guest.connect()
        for number in range(STEPS):
            seq = await _play_step(sockets, rng)
            await steady.wait_for_seq(seq)
            for cut in cuts:
                if cut.here:
                    await cut.guest.wait_for_seq(seq)
                await cut.step(number)
        for guest in (steady, *(cut.guest for cut in cuts)):
            await guest.leave()
    return steady, [cut.guest for cut in cuts]


@pytest.mark.parametrize(
    ("game", "watcher", "absences"),
    [("elfer-raus", False, [0, 1, 5]), ("elfer-raus", True, [2]), ("hoechste-karte", False, [3])],
)
def test_a_cut_at_any_message_loses_nothing(
    serving: Serving, game: str, absences: list[int], *, watcher: bool
) -> None:
    address = serving(CROWDED).address
    steady, cut = asyncio.run(_play_session(address, game, absences, watcher=watcher))
    assert len(steady.events) >= STEPS
    for guest in cut:
        assert guest.sight == steady.sight
        assert guest.events == steady.events
        assert guest.gaps == 0


def test_a_client_that_missed_too_much_gets_a_snapshot(serving: Serving) -> None:
    address = serving(CROWDED).address
    steady, cut = asyncio.run(_play_session(address, "elfer-raus", [STEPS], watcher=False))
    assert [guest.gaps for guest in cut[-3:]] == [0, 0, 0]
    assert [guest.gaps for guest in cut[:3]] == [1, 1, 1]
    for guest in cut:
        assert guest.sight == steady.sight
        heard = guest.at_gap if guest.gaps else len(steady.events)
        assert guest.events == steady.events[:heard]


def test_the_next_player_of_a_seat_does_not_get_its_earlier_private_events(
    server: Threaded,
) -> None:
    """Everyone moves on by one seat for a rematch, so two people have had each seat."""
    table = scenes.pair_of_players("schwarzer-peter").with_chair(1, Chair(player=OTHER))
    tables = [scenes.apply_command(table, HOST, Start())]
    while tables[-1].playing:
        tables.append(scenes.play_one_move(tables[-1]))
    code = scenes.store_table(server, tables[-5])

    async def scenario() -> None:
        async with (
            plain_socket(server.address, code, TOKENS[HOST]) as host,
            plain_socket(server.address, code, TOKENS[OTHER]) as other,
        ):
            assert other.sight is not None
            since, live_table = other.sight.seq, scenes.live_table_of(server, code)
            while live_table.table.playing:
                assert live_table.table.match is not None
                seat = live_table.table.match.actors[0]
                own = host if live_table.table.chairs[seat].player == HOST else other
                done = await make_move(own, f"move{live_table.table.seq}")
                await host.wait_for_seq(done.seq)
                await other.wait_for_seq(done.seq)
            again = await host.say("rematch", Rematch())
            assert isinstance(again, Done)
            await other.wait_for_seq(again.seq)
            told = [each for it in other.heard if isinstance(it, Update) for each in it.events]
            async with plain_socket(server.address, code, TOKENS[OTHER], since) as late:
                assert isinstance(late.heard[0], Update)
                assert late.heard[0].events == told

    asyncio.run(scenario())
