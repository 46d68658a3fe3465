"""A clock that is set back or forward does not disturb bots, calls or the sweep."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from elfer.client.errors import ServerRefused
from elfer.client.http import Server
from elfer.runtime.clock import continue_clock, steady_clock
from elfer.server.storage import SqliteStorage
from elfer.table import Table
from elfer.table.chairs import Chair
from elfer.table.commands import BotMove, Play, Start
from elfer.wire import Done, NewTable, Welcome
from tests.server import scenes
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move, own_move
from tests.server.patience import eventually
from tests.server.plain import Plain, plain
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, TOKENS, live_table_of, placed
from tests.server.tables import start_match

HOUR = 3_600_000
YEAR = 365 * 24 * HOUR
Setting = Callable[[int], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Setting:
    """Return a function that sets the machine's clock ahead of or behind the true time, in ms."""
    true = time.time_ns

    def set_(ahead: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: true() + ahead * 1_000_000)

    return set_


def today() -> int:
    return time.time_ns() // 1_000_000


class TestTheClock:
    def test_it_never_goes_back_or_jumps(self, set_clock: Setting) -> None:
        clock = steady_clock()
        assert today() - HOUR < clock() <= today()
        times = []
        for ahead in (-HOUR, HOUR, -YEAR, YEAR, 0):
            set_clock(ahead)
            times.append(clock())
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR

    def test_it_continues_from_a_later_moment(self) -> None:
        later = today() + YEAR
        times = [steady_clock(later)() for _ in range(3)]
        assert all(later <= each < later + HOUR for each in times)

    def test_it_is_put_forward_only_if_it_is_behind(self) -> None:
        clock = steady_clock()
        assert continue_clock(clock, clock() - 1) is clock
        ahead = continue_clock(clock, clock() + HOUR)
        assert HOUR / 2 < ahead() - clock() <= HOUR


async def _round(server: Threaded, host: Welcome) -> None:
    """Make the host's moves until bots have moved too and it is the host's turn again."""
    before = count_bot_moves(server, host.code)
    async with plain(server.address, host.code, host.token) as socket:
        while count_bot_moves(server, host.code) == before:
            await make_move(socket, f"move-{len(read_entries(server.folder, host.code))}")
        await own_move(socket)


def count_bot_moves(server: Threaded, code: str) -> int:
    return sum(
        isinstance(line.entry.command, BotMove) for line in read_entries(server.folder, code)
    )


def check_times(server: Threaded, code: str) -> None:
    nows = [line.entry.now for line in read_entries(server.folder, code)]
    assert nows == sorted(nows)


def test_bots_play_on_while_the_clock_jumps(serving: Serving, set_clock: Setting) -> None:
    server = serving()
    (host,) = asyncio.run(start_match(server.address, people=1, bots=2, pace=20))
    for ahead in (HOUR, -HOUR, YEAR, 0, -YEAR, 0):
        set_clock(ahead)
        asyncio.run(_round(server, host))
    check_times(server, host.code)


def test_bots_play_on_after_a_restart_with_another_clock(
    serving: Serving, set_clock: Setting
) -> None:
    set_clock(HOUR)
    server = serving()
    (host,) = asyncio.run(start_match(server.address, people=1, bots=2, pace=20))
    asyncio.run(_round(server, host))
    for ahead in (0, YEAR, -YEAR, 0):
        server.stop()
        set_clock(ahead)
        server = serving(folder=server.folder)
        asyncio.run(_round(server, host))
    check_times(server, host.code)


def ahead_of_time(table: Table, ahead: int = YEAR) -> Table:
    """Return a table whose last move was made in the future."""
    return replace(table, moved_at=today() + ahead, card_shown_at=today() + ahead)


def bots_turn() -> Table:
    """Return a table where the bot next to the host must act."""
    table = scenes.playing()
    assert table.match is not None
    table = replace(table.with_chair(1, Chair(bot="greedy")), pace=20)
    while table.match is not None and table.match.turn == 0:
        table = scenes.said(table, HOST, Play(0, table.match.legal(0)[0].text))
    return table


def test_a_table_from_the_future_goes_on(server: Threaded) -> None:
    code = placed(server, ahead_of_time(bots_turn()))

    async def on() -> None:
        async with plain(server.address, code, TOKENS[HOST]) as socket:
            await make_move(socket, "on")

    asyncio.run(on())
    assert count_bot_moves(server, code)


def test_a_table_from_the_future_leaves_memory(serving: Serving) -> None:
    server = serving(replace(GENEROUS, idle_seconds=0.01))
    code = placed(server, ahead_of_time(scenes.playing()))

    async def visited() -> None:
        async with plain(server.address, code, TOKENS[HOST]):
            assert server.registry.live == 1

    asyncio.run(visited())
    eventually(lambda: server.registry.live == 0, "the table stays in memory")


def test_tables_from_the_future_are_deleted_eventually(
    serving: Serving, set_clock: Setting
) -> None:
    async def made() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    def forgotten() -> bool:
        try:
            asyncio.run(made())
        except ServerRefused:
            return False
        return True

    second = 1 / (24 * 60 * 60)
    limits = replace(GENEROUS, idle_seconds=0.01, stored_tables=1, kept_days=second)
    set_clock(YEAR)
    server = serving(limits)
    asyncio.run(made())
    server.stop()
    set_clock(0)
    server = serving(limits, folder=server.folder)
    eventually(forgotten, "the table stays until the year has passed")


class TestCalls:
    """Setting the clock does not change how long a caller took."""

    @pytest.mark.parametrize("ahead", [-HOUR, HOUR])
    def test_reactions_are_measured_by_a_steady_clock(
        self, server: Threaded, set_clock: Setting, ahead: int
    ) -> None:
        table = replace(scenes.full("schnipp-schnapp", {"dealer": 2}), pace=60_000)
        code = placed(server, scenes.said(table, HOST, Start()))

        async def called() -> None:
            async with plain(server.address, code, TOKENS[HOST]) as socket:
                await said(socket, "flip")
                set_clock(ahead)
                await said(socket, "schnapp")

        async def said(socket: Plain, move: str) -> None:
            done = await socket.say(move, Play(0, move))
            assert isinstance(done, Done), done
            await socket.wait_for_seq(done.seq)

        asyncio.run(called())
        entry = read_entries(server.folder, code)[-1].entry
        assert entry.command == Play(0, "schnapp")
        assert entry.at is not None
        assert 0 <= entry.at < HOUR / 2

    def test_a_card_from_the_future_is_settled(self, server: Threaded) -> None:
        """The next card can be turned over too; neither waits for its time to come again."""
        table = scenes.said(scenes.full("schnipp-schnapp", {"dealer": 2}), HOST, Start())
        table = scenes.said(table, HOST, Play(0, "flip"))
        code = placed(server, ahead_of_time(table))

        async def watched() -> None:
            async with plain(server.address, code, TOKENS[HOST]) as socket:
                while len(read_entries(server.folder, code)) == 0:
                    await socket.next()

        asyncio.run(watched())
        live_table = live_table_of(server, code)
        assert live_table.table.match is not None
        assert not live_table.table.match.legal(None)


def test_the_storage_continues_from_its_newest_time(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("store")

    async def opened(clock: Callable[[], int] | None) -> int:
        store = await SqliteStorage.open(folder, clock)
        await store.create("ABCDE" + str(int(clock is None)), store.clock(), b"snapshot")
        try:
            return store.clock()
        finally:
            await store.close()

    later = today() + YEAR
    assert asyncio.run(opened(lambda: later)) == later
    assert later <= asyncio.run(opened(None)) < later + HOUR
