"""Quotas for unstarted tables, new tables and the log of a table."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from elfer.client.errors import ServerRefused
from elfer.client.http import Server
from elfer.runtime.errors import NoTable
from elfer.runtime.limit_settings import Limits
from elfer.runtime.live_table import LiveTable
from elfer.runtime.sessions import Session
from elfer.runtime.storage_interface import StorageError
from elfer.runtime.table_registry import HOUR, TableRegistry
from elfer.server.client_address import client_key
from elfer.server.runner import build_registry
from elfer.server.sqlite_storage import SqliteStorage, check_database
from elfer.table.commands import Configure, Cut, Play, SetPace, Start, Undo
from elfer.wire import CommandMessage, Done, NewTable, Refused, Welcome
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.plain_socket import plain_socket
from tests.server.running import GENEROUS, PATIENCE, Threaded
from tests.server.scenes import live_table_of

WANTED = NewTable("hoechste-karte", ["me", "greedy"], "Anna", pace=60_000)


async def _make_table(server: Threaded, own_address: str | None = None) -> Welcome:
    async with Server(server.address, own_address=own_address) as http:
        return await http.make_table(WANTED)


async def _start(server: Threaded, who: Welcome) -> None:
    async with plain_socket(server.address, who.code, who.token) as socket:
        assert isinstance(await socket.say("start", Start()), Done)


async def _play(server: Threaded, who: Welcome) -> None:
    """Make the host's first move in a match that has begun."""
    async with plain_socket(server.address, who.code, who.token) as socket:
        await make_move(socket, "move")


def _error(server: Threaded, own_address: str | None = None) -> str | None:
    """Return the error code if a new table is refused; None if it is created."""
    try:
        asyncio.run(_make_table(server, own_address))
    except ServerRefused as refused:
        return refused.error
    return None


class Clock:
    """A clock for a registry that a test can set."""

    now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += round(hours * HOUR)


async def _wait_until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.005)


def test_an_unstarted_table_is_deleted_after_some_hours(tmp_path: Path) -> None:
    """It is deleted even if there is room, and although bots have played there.

    A table where a person has made a move or that is in use stays.
    """

    async def scenario() -> None:
        clock = Clock()
        store = await SqliteStorage.open(tmp_path, clock)
        registry = build_registry(store, replace(GENEROUS, idle_seconds=0.01, unstarted_hours=6))
        registry.open()
        empty, played, awaited, visited = [(await registry.make(WANTED)).code for _ in range(4)]
        bots = (await registry.make(NewTable("hoechste-karte", ["greedy"] * 2, "A", pace=0))).code
        await _start_match(registry, played, own_moves=1)
        await _start_match(registry, bots, own_moves=0)
        assert await store.unstarted_of([played, bots]) == {bots}
        stays = Session("p0", 64)
        await (await registry.live_table(awaited)).connect(stays, None)

        async def is_gone(code: str) -> bool:
            return not await store.unstarted_of([code])

        clock.pass_hours(5.9)
        guest = Session("p0", 64)
        live_table = await registry.live_table(visited)
        await live_table.connect(guest, None)
        live_table.disconnect(guest)
        clock.pass_hours(0.2)
        await _wait_until(lambda: is_gone(empty))
        with pytest.raises(NoTable):
            await registry.live_table(empty)
        assert not await is_gone(visited)
        clock.pass_hours(5.9)
        await _wait_until(lambda: is_gone(visited))
        clock.pass_hours(60 * 24)
        (await registry.live_table(awaited)).disconnect(stays)
        await asyncio.sleep(0.1)
        assert await store.unstarted_of([awaited]) == {awaited}  # a client was connected just now
        clock.pass_hours(6.1)
        await _wait_until(lambda: is_gone(awaited))

        async def bots_are_gone() -> bool:
            clock.pass_hours(6.1)  # bots that were still playing have used their table just now
            return await is_gone(bots)

        await _wait_until(bots_are_gone)
        assert await store.count() == 1
        assert (await registry.live_table(played)).table.match_number == 1
        await registry.close()

    asyncio.run(scenario())
    assert check_database(tmp_path) == []


async def _start_match(registry: TableRegistry, code: str, *, own_moves: int) -> None:
    """Let the host start a match, and wait until the bots or the host have moved."""
    live_table = await registry.live_table(code)
    host = Session("p0", 64)
    await live_table.connect(host, None)
    await live_table.handle_command(host, CommandMessage("start", 0, Start()))
    for number in range(own_moves):
        assert live_table.table.match is not None
        play = Play(0, live_table.table.match.legal(0)[0].text)
        await live_table.handle_command(host, CommandMessage(f"own{number}", 10**6, play))

    async def has_moves() -> bool:
        history = live_table.table.history
        return history is not None and bool(history.moves)

    await _wait_until(has_moves)
    live_table.disconnect(host)


def test_limits_new_tables_per_address_and_minute(serving: Serving) -> None:
    """Three addresses use up their own quotas, and other addresses are not affected."""
    server = serving(replace(GENEROUS, tables_per_minute_per_address=3))
    for number in (2, 3, 4):
        own = f"127.0.0.{number}"
        assert [_error(server, own) for _ in range(4)] == [None, None, None, "too-fast"]
    assert _error(server, "127.0.0.5") is None


def test_limits_new_tables_per_address_and_day(serving: Serving) -> None:
    server = serving(replace(GENEROUS, tables_per_day_per_address=2))
    assert [_error(server) for _ in range(3)] == [None, None, "too-fast"]
    assert _error(server, "127.0.0.5") is None


def test_three_addresses_do_not_exhaust_the_default_limits() -> None:
    limits = Limits()
    assert 3 * limits.tables_per_minute_per_address < limits.tables_per_minute / 10
    kept = limits.tables_per_day_per_address * limits.kept_days
    assert 3 * kept < limits.stored_tables
    assert limits.unstarted_tables_per_address < limits.live_tables / 100


def test_limits_unstarted_tables_per_address(serving: Serving) -> None:
    server = serving(replace(GENEROUS, unstarted_tables_per_address=2))
    made = [asyncio.run(_make_table(server)) for _ in range(2)]
    assert [_error(server) for _ in range(2)] == ["too-many-tables"] * 2
    assert _error(server, "127.0.0.5") is None
    asyncio.run(_start(server, made[0]))
    assert _error(server) == "too-many-tables"
    asyncio.run(_play(server, made[0]))
    assert [_error(server) for _ in range(2)] == [None, "too-many-tables"]


def test_simultaneous_requests_do_not_bypass_the_limit(serving: Serving) -> None:
    async def scenario() -> list[Welcome | BaseException]:
        return await asyncio.gather(
            *(_make_table(server) for _ in range(20)), return_exceptions=True
        )

    server = serving(replace(GENEROUS, unstarted_tables_per_address=5))
    answers = asyncio.run(scenario())
    assert sum(isinstance(answer, Welcome) for answer in answers) == 5
    assert server.call(server.registry._storage.count()) == 5


def test_refused_requests_do_not_count(serving: Serving) -> None:
    async def scenario() -> None:
        async with Server(server.address) as http:
            with pytest.raises(ServerRefused, match="no game"):
                await http.make_table(NewTable("bridge", ["me", "free"], "Anna"))

    server = serving(replace(GENEROUS, unstarted_tables_per_address=1))
    asyncio.run(scenario())
    assert _error(server) is None


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_clients_are_counted_by_address(host: str, key: str) -> None:
    assert client_key({"client": (host, 1234)}) == key
    assert client_key({"client": None}) == client_key({}) == ""


def test_a_full_log_is_refused_and_nothing_breaks(serving: Serving) -> None:
    """Clients can still look and reconnect, even after a restart, and other tables continue."""

    async def fill_log(who: Welcome, prefix: str) -> int:
        async with plain_socket(server.address, who.code, who.token) as socket:
            for number in range(1000):
                answer = await socket.say(f"{prefix}{number}", Cut("ab"))
                if isinstance(answer, Refused):
                    assert answer.error == "log-full"
                    assert "new table" in answer.why
                    break
            again = await socket.say("again", Cut("ab"))
            assert isinstance(again, Refused)
            assert again.error == "log-full"
            # A repeated command gets its earlier answer.
            assert isinstance(await socket.say("c0", Cut("ab")), Done)
            return number

    async def try_to_join(code: str) -> None:
        async with Server(server.address) as http:
            with pytest.raises(ServerRefused) as refused:
                await http.join(code, "Ben")
            assert refused.value.error == "log-full"
            assert (await http.card(code))["state"] == "playing"

    limits = replace(GENEROUS, log_bytes=2_000)
    server = serving(limits)
    host = asyncio.run(_make_table(server))
    asyncio.run(_start(server, host))
    number = asyncio.run(fill_log(host, "c"))
    assert 5 < number < 40
    assert len(read_entries(server.folder, host.code)) == number + 1
    asyncio.run(try_to_join(host.code))
    server.stop()
    server = serving(limits, folder=server.folder)
    assert asyncio.run(fill_log(host, "d")) == 0
    asyncio.run(try_to_join(host.code))
    other = asyncio.run(_make_table(server))
    asyncio.run(_start(server, other))
    assert check_database(server.folder) == []


def test_limits_the_stored_bytes_of_an_address(serving: Serving) -> None:
    """The limit holds at all tables of the address together; other addresses are not affected."""
    server = serving(replace(GENEROUS, bytes_per_day_per_address=10_000))
    large = Configure("schwarzer-peter", 2, {"forfeit": "\U0001f600" * 200})

    async def fill(who: Welcome, own_address: str) -> list[str | None]:
        visit = plain_socket(server.address, who.code, who.token, own_address=own_address)
        async with visit as socket:
            answers = [
                await socket.say(f"{own_address[-1]}-{number}", large) for number in range(8)
            ]
        return [each.error if isinstance(each, Refused) else None for each in answers]

    async def scenario() -> None:
        first, second = [await _make_table(server) for _ in range(2)]
        assert await fill(first, "127.0.0.2") == [None] * 8
        answers = await fill(second, "127.0.0.2")
        assert answers == sorted(answers, key=lambda error: error is not None)
        assert answers[-1] == "too-fast"
        assert len(read_entries(server.folder, second.code)) == answers.count(None) < 4
        assert await fill(second, "127.0.0.3") == [None] * 8

    asyncio.run(scenario())


def test_limits_commands_that_are_not_moves(serving: Serving) -> None:
    """Moves have their own limits, and a repeated command gets its earlier answer."""
    server = serving(replace(GENEROUS, commands_per_second=1e-9, commands_at_once=20))

    async def scenario() -> None:
        who = await _make_table(server)
        async with plain_socket(server.address, who.code, who.token) as socket:
            assert isinstance(await socket.say("start", Start()), Done)
            answers = [await socket.say(f"pace{n}", SetPace(60_000 - n)) for n in range(25)]
            refused = [each for each in answers if isinstance(each, Refused)]
            assert answers[19:] == refused
            assert {each.error for each in refused} == {"too-fast"}
            assert len(read_entries(server.folder, who.code)) == 20
            assert isinstance(await socket.say("pace18", SetPace(60_000 - 18)), Done)
            for number in range(30):
                answer = await socket.say(f"undo{number}", Undo())
                assert isinstance(answer, Refused)
                assert answer.error != "too-fast"

    asyncio.run(scenario())


def test_an_almost_full_disk_is_kept_for_the_tables_in_use(serving: Serving) -> None:
    server = serving()
    who = asyncio.run(_make_table(server))
    server.stop()
    server = serving(replace(GENEROUS, free_bytes=10**18), folder=server.folder)
    assert _error(server) == "busy"
    asyncio.run(_start(server, who))
    assert check_database(server.folder) == []


def test_bots_stop_at_a_full_log(serving: Serving) -> None:
    """The bot runner does not keep asking them for a move that cannot be stored."""

    async def scenario() -> None:
        async with Server(server.address) as http:
            bots = NewTable("elferspiel", ["greedy"] * 3, "Anna", pace=0)
            host = await http.make_table(bots)
        async with plain_socket(server.address, host.code, host.token) as socket:
            note_failures(live_table_of(server, host.code))
            assert isinstance(await socket.say("start", Start()), Done)
            assert await asyncio.to_thread(full.wait, PATIENCE)
            assert len(read_entries(server.folder, host.code)) > 15
            asked.clear()
            await asyncio.sleep(1)
            assert len(asked) <= 2
            assert isinstance(await socket.say("cut", Cut("ab")), Refused)

    def note_failures(live_table: LiveTable) -> None:
        """Set `full` as soon as a command cannot be stored."""
        apply = live_table.apply_server_command

        async def try_to_apply(*given: Any, **named: Any) -> bool:
            try:
                return await apply(*given, **named)
            except StorageError:
                full.set()
                raise

        live_table.apply_server_command = try_to_apply  # type: ignore[method-assign]

    server = serving(replace(GENEROUS, log_bytes=2_000))
    full = threading.Event()
    asked: list[Any] = []
    decide = server.registry.workers.decide

    async def count_decision(*given: Any, **named: Any) -> Any:
        asked.append(given)
        return await decide(*given, **named)

    server.registry.workers.decide = count_decision  # type: ignore[method-assign]
    asyncio.run(scenario())


def test_a_log_has_room_for_a_hundred_matches_of_the_longest_game() -> None:
    """The longest random matches had 4,000 moves; a player's entry takes 90 bytes."""
    assert Limits().log_bytes > 100 * 4_000 * 90
