"""Presence is sent to everyone, and a bot plays for absent players until they return."""

import asyncio
from dataclasses import replace
from typing import Any

from elfer.client.http import Server
from elfer.table.commands import Away, Back, BotMove, Cut, Give, Lock, Stand, Start, Take
from elfer.table.view_types import ShownChair
from elfer.wire import Done, FromServer, NewTable, Presence, Snapshot, Update, Welcome
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.patience import wait_until
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import live_table_of
from tests.server.tables import start_match

IMPATIENT = replace(GENEROUS, away_seconds=0.05)


async def _wait_for_presence(socket: PlainSocket, here: list[str], watching: int) -> None:
    """Wait until exactly these players are reported as present."""
    wanted = Presence(here, watching)
    await socket.until(lambda message: message == wanted)


def _chair(message: FromServer, seat: int) -> ShownChair | None:
    """Return a chair as a message shows it, or None."""
    if not isinstance(message, Snapshot | Update) or not isinstance(message.card, dict):
        return None
    return message.card["chairs"][seat]


async def _wait_for_kind(socket: PlainSocket, seat: int, kind: str) -> None:
    """Wait until a chair is reported to be of this kind."""
    while _kind(socket, seat) != kind:
        await socket.next()


def _kind(socket: PlainSocket, seat: int) -> str | None:
    chairs = [chair for each in socket.heard if (chair := _chair(each, seat)) is not None]
    return chairs[-1]["kind"] if chairs else None


def test_everyone_receives_the_presence(server: Threaded) -> None:
    async def scenario() -> None:
        host, guest = await start_match(server.address)
        both = sorted([host.player, guest.player])
        async with plain_socket(server.address, host.code, host.token) as socket:
            await _wait_for_presence(socket, [host.player], 0)
            async with plain_socket(server.address, host.code, guest.token) as other:
                await _wait_for_presence(socket, both, 0)
                await _wait_for_presence(other, both, 0)
                async with plain_socket(server.address, host.code):
                    await _wait_for_presence(socket, both, 1)
                await _wait_for_presence(socket, both, 0)
            await _wait_for_presence(socket, [host.player], 0)

    asyncio.run(scenario())


def test_a_player_is_present_with_one_of_two_connections(serving: Serving) -> None:
    async def scenario() -> Welcome:
        host, guest = await start_match(server.address)
        async with (
            plain_socket(server.address, host.code, host.token) as socket,
            plain_socket(server.address, host.code, guest.token) as other,
        ):
            async with plain_socket(server.address, host.code, guest.token):
                pass
            await other.say("here", Cut("51"))
            await asyncio.sleep(3 * IMPATIENT.away_seconds)
            await socket.say("still", Cut("51"))
        return host

    server = serving(IMPATIENT)
    said = [
        line.entry.command for line in read_entries(server.folder, asyncio.run(scenario()).code)
    ]
    assert said[-2:] == [Cut("51"), Cut("51")]


def test_a_bot_sits_in_for_an_absent_player_and_hands_the_seat_back(serving: Serving) -> None:
    async def scenario() -> list[Any]:
        host, guest = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await _wait_for_kind(socket, 1, "away")
            for number in range(4):
                await make_move(socket, f"while-away-{number}")
            async with plain_socket(server.address, host.code, guest.token) as other:
                await _wait_for_kind(socket, 1, "player")
                assert socket.sight is not None
                sight = await other.wait_for_seq(socket.sight.seq)
                while not sight.moves[0]:
                    done = await make_move(socket, f"after-{sight.seq}")
                    sight = await other.wait_for_seq(done.seq)
                await make_move(other, "again")
                # The guest may count as absent once more when both leave.
                return [line.entry.command for line in read_entries(server.folder, host.code)]

    server = serving(IMPATIENT)
    said = asyncio.run(scenario())
    away, back = said.index(_find_one(said, Away)), said.index(_find_one(said, Back))
    moves = [number for number, do in enumerate(said) if isinstance(do, BotMove)]
    assert moves
    assert all(away < number < back for number in moves)


def test_a_bot_sits_in_for_somebody_who_left_before_the_start(serving: Serving) -> None:
    async def scenario() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna", pace=0))
            guest = await http.join(host.code, "Ben")
        async with plain_socket(server.address, host.code, host.token) as socket:
            async with plain_socket(server.address, host.code, guest.token) as other:
                assert isinstance(await other.say("sit", Take(1)), Done)
            await asyncio.sleep(3 * IMPATIENT.away_seconds)
            assert isinstance(await socket.say("start", Start()), Done)
            await _wait_for_kind(socket, 1, "away")
            await make_move(socket, "on")

    server = serving(IMPATIENT)
    asyncio.run(scenario())


def test_a_bot_sits_in_for_an_absent_player_who_is_given_a_seat(
    serving: Serving,
) -> None:
    async def scenario() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna", pace=0))
            guest = await http.join(host.code, "Ben")
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("start", Start()), Done)
            assert isinstance(await socket.say("give", Give(1, guest.player)), Done)
            await _wait_for_kind(socket, 1, "away")
            await make_move(socket, "on")

    server = serving(IMPATIENT)
    asyncio.run(scenario())


def test_an_absent_host_without_a_seat_is_replaced(serving: Serving) -> None:
    async def scenario() -> None:
        host, guest = await start_match(server.address)
        async with plain_socket(server.address, host.code, guest.token) as other:
            async with plain_socket(server.address, host.code, host.token) as socket:
                assert isinstance(await socket.say("up", Stand(0)), Done)
            await other.until(
                lambda message: (
                    isinstance(message, Update)
                    and any(event["type"] == "host" for event in message.events)
                )
            )
            assert isinstance(await other.say("lock", Lock(True)), Done)

    server = serving(IMPATIENT)
    asyncio.run(scenario())


def test_a_brief_spectator_counts(server: Threaded) -> None:
    async def scenario() -> Welcome:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await _wait_for_presence(socket, [host.player], 0)
            async with plain_socket(server.address, host.code):
                await _wait_for_presence(socket, [host.player], 1)
            await _wait_for_presence(socket, [host.player], 0)
            await socket.say("first", Cut("51"))
            await socket.say("second", Cut("51"))
        return host

    entries = [line.entry for line in read_entries(server.folder, asyncio.run(scenario()).code)]
    assert [entry.watched for entry in entries[-2:]] == [True, False]


def test_a_spectator_during_a_slow_write_counts(server: Threaded) -> None:
    """The entry that is being stored does not know of the spectator, so the next one tells."""

    async def scenario() -> Welcome:
        host, _ = await start_match(server.address)
        store = live_table_of(server, host.code)._log.storage
        append, release = store.append, asyncio.Event()

        async def slow_append(*of: Any, **named: Any) -> Any:
            await release.wait()
            return await append(*of, **named)

        async with plain_socket(server.address, host.code, host.token) as socket:
            await _wait_for_presence(socket, [host.player], 0)
            store.append = slow_append  # type: ignore[method-assign]
            try:
                await socket.send("first", Cut("51"))
                async with plain_socket(server.address, host.code):
                    await _wait_for_presence(socket, [host.player], 1)
                await _wait_for_presence(socket, [host.player], 0)
            finally:
                store.append = append  # type: ignore[method-assign]
                server._loop.call_soon_threadsafe(release.set)
            assert isinstance(await socket.answer("first"), Done)
            for number in range(2):
                assert isinstance(await socket.say(f"next{number}", Cut("51")), Done)
        return host

    entries = [line.entry for line in read_entries(server.folder, asyncio.run(scenario()).code)]
    assert [entry.watched for entry in entries[-3:]] == [False, True, False]


def test_an_absence_is_recorded_once(serving: Serving) -> None:
    async def scenario() -> Welcome:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await _wait_for_kind(socket, 1, "away")
            for _ in range(3):
                async with plain_socket(server.address, host.code):
                    await asyncio.sleep(2 * IMPATIENT.away_seconds)
        return host

    server = serving(IMPATIENT)
    host = asyncio.run(scenario())
    assert (
        sum(_is_kind(line.entry.command, Away) for line in read_entries(server.folder, host.code))
        == 1
    )


def test_absence_is_not_recorded_at_an_empty_table(serving: Serving) -> None:
    """A family that leaves for dinner finds its table unchanged."""

    def count_absences() -> int:
        return sum(
            _is_kind(line.entry.command, Away) for line in read_entries(server.folder, host.code)
        )

    server = serving(IMPATIENT)
    host, _ = asyncio.run(start_match(server.address))
    wait_until(lambda: not live_table_of(server, host.code).busy, "somebody is still connected")
    before = count_absences()
    asyncio.run(asyncio.sleep(3 * IMPATIENT.away_seconds))
    assert count_absences() == before


def _is_kind(do: object, kind: type) -> bool:
    return isinstance(do, kind)


def _find_one(said: list[Any], kind: type) -> Any:
    (only,) = [do for do in said if isinstance(do, kind)]
    return only
