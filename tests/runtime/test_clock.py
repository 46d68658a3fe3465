"""A clock that is set back or forward does not disturb bots, calls or the sweep."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from elfer.client.errors import ServerRefused
from elfer.client.http import Server
from elfer.runtime.clock import continue_clock, steady_clock
from elfer.server.sqlite_storage import SqliteStorage
from elfer.table import Table, call_timing
from elfer.table.commands import BotMove, Play, Start
from elfer.table.players_and_chairs import Chair
from elfer.wire import Done, NewTable, Welcome
from tests.server import scenes
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move, own_move
from tests.server.patience import wait_until
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import GENEROUS, PATIENCE, Threaded
from tests.server.scenes import HOST, TOKENS, live_table_of, store_table
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


def current_ms() -> int:
    return time.time_ns() // 1_000_000


class TestSteadyClock:
    def test_never_goes_back_or_jumps(self, set_clock: Setting) -> None:
        clock = steady_clock()
        assert current_ms() - HOUR < clock() <= current_ms()
        times = []
        for ahead in (-HOUR, HOUR, -YEAR, YEAR, 0):
            set_clock(ahead)
            times.append(clock())
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR

    def test_continues_from_a_later_moment(self) -> None:
        later = current_ms() + YEAR
        times = [steady_clock(later)() for _ in range(3)]
        assert all(later <= each < later + HOUR for each in times)

    def test_is_put_forward_only_if_it_is_behind(self) -> None:
        clock = steady_clock()
        assert continue_clock(clock, clock() - 1) is clock
        ahead = continue_clock(clock, clock() + HOUR)
        assert HOUR / 2 < ahead() - clock() <= HOUR


async def _play_round(server: Threaded, host: Welcome) -> None:
    """Let the host move until the bots have moved and it is the host's turn again."""
    before = count_bot_moves(server, host.code)
    async with plain_socket(server.address, host.code, host.token) as socket:
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
        asyncio.run(_play_round(server, host))
    check_times(server, host.code)


def test_bots_play_on_after_a_restart_with_another_clock(
    serving: Serving, set_clock: Setting
) -> None:
    set_clock(HOUR)
    server = serving()
    (host,) = asyncio.run(start_match(server.address, people=1, bots=2, pace=20))
    asyncio.run(_play_round(server, host))
    for ahead in (0, YEAR, -YEAR, 0):
        server.stop()
        set_clock(ahead)
        server = serving(folder=server.folder)
        asyncio.run(_play_round(server, host))
    check_times(server, host.code)


def date_ahead(table: Table, ahead: int = YEAR) -> Table:
    """Return a table whose last move was made in the future."""
    return replace(table, moved_at=current_ms() + ahead, card_shown_at=current_ms() + ahead)


def table_at_bots_turn() -> Table:
    """Return a table where the bot next to the host must act."""
    table = scenes.running_table()
    assert table.match is not None
    table = replace(table.with_chair(1, Chair(bot="greedy")), pace=20)
    while table.match is not None and table.match.turn == 0:
        table = scenes.apply_command(table, HOST, Play(0, table.match.legal(0)[0].text))
    return table


def test_a_table_from_the_future_continues(server: Threaded) -> None:
    code = store_table(server, date_ahead(table_at_bots_turn()))

    async def scenario() -> None:
        async with plain_socket(server.address, code, TOKENS[HOST]) as socket:
            await make_move(socket, "on")

    asyncio.run(scenario())
    assert count_bot_moves(server, code)


def test_a_table_from_the_future_leaves_memory(serving: Serving) -> None:
    server = serving(replace(GENEROUS, idle_seconds=0.01))
    code = store_table(server, date_ahead(scenes.running_table()))

    async def scenario() -> None:
        async with plain_socket(server.address, code, TOKENS[HOST]):
            assert server.registry.live == 1

    asyncio.run(scenario())
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")


def test_tables_from_the_future_are_deleted_eventually(
    serving: Serving, set_clock: Setting
) -> None:
    async def make_table() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    def is_forgotten() -> bool:
        try:
            asyncio.run(make_table())
        except ServerRefused:
            return False
        return True

    second = 1 / (24 * 60 * 60)
    limits = replace(GENEROUS, idle_seconds=0.01, stored_tables=1, kept_days=second)
    set_clock(YEAR)
    server = serving(limits)
    asyncio.run(make_table())
    server.stop()
    set_clock(0)
    server = serving(limits, folder=server.folder)
    wait_until(is_forgotten, "the table would stay until the year has passed")


class TestCalls:
    """Setting the clock does not change how long a caller took."""

    @pytest.mark.parametrize("ahead", [-HOUR, HOUR])
    def test_reactions_are_measured_by_a_steady_clock(
        self,
        server: Threaded,
        set_clock: Setting,
        monkeypatch: pytest.MonkeyPatch,
        ahead: int,
    ) -> None:
        monkeypatch.setattr(call_timing, "WINDOW", 1000 * PATIENCE)
        table = replace(scenes.full_table("schnipp-schnapp", {"dealer": 2}), pace=60_000)
        code = store_table(server, scenes.apply_command(table, HOST, Start()))

        async def scenario() -> None:
            async with plain_socket(server.address, code, TOKENS[HOST]) as socket:
                await play(socket, "flip")
                set_clock(ahead)
                await play(socket, "schnapp")

        async def play(socket: PlainSocket, move: str) -> None:
            done = await socket.say(move, Play(0, move))
            assert isinstance(done, Done), done
            await socket.wait_for_seq(done.seq)

        asyncio.run(scenario())
        entry = read_entries(server.folder, code)[-1].entry
        assert entry.command == Play(0, "schnapp")
        assert entry.at is not None
        assert 0 <= entry.at < HOUR / 2

    def test_a_card_from_the_future_is_settled(self, server: Threaded) -> None:
        """The referee does not wait until the clock reaches the time of the card."""
        table = scenes.apply_command(
            scenes.full_table("schnipp-schnapp", {"dealer": 2}), HOST, Start()
        )
        table = scenes.apply_command(table, HOST, Play(0, "flip"))
        code = store_table(server, date_ahead(table))

        async def scenario() -> None:
            async with plain_socket(server.address, code, TOKENS[HOST]) as socket:
                while len(read_entries(server.folder, code)) == 0:
                    await socket.next()

        asyncio.run(scenario())
        live_table = live_table_of(server, code)
        assert live_table.table.match is not None
        assert not live_table.table.match.legal(None)


def test_the_storage_continues_from_its_newest_time(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("store")

    async def open_and_read_clock(clock: Callable[[], int] | None) -> int:
        store = await SqliteStorage.open(folder, clock)
        await store.create("ABCDE" + str(int(clock is None)), store.clock(), b"snapshot")
        try:
            return store.clock()
        finally:
            await store.close()

    later = current_ms() + YEAR
    assert asyncio.run(open_and_read_clock(lambda: later)) == later
    assert later <= asyncio.run(open_and_read_clock(None)) < later + HOUR
