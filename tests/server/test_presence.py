"""Who is there is told to all; for whoever stays away a bot sits in, until he comes back."""

import asyncio
from dataclasses import replace
from typing import Any

from elfer.client.server import Server
from elfer.table.commands import Away, Back, BotMove, Give, Lock, React, Stand, Start, Take
from elfer.table.shown import ShownChair
from elfer.wire import Done, FromServer, NewTable, Presence, Update, Welcome
from tests.server.conftest import Serving
from tests.server.log import logged
from tests.server.moves import moved
from tests.server.plain import Plain, plain
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import begun

IMPATIENT = replace(GENEROUS, away_seconds=0.05)


async def _here(socket: Plain, here: list[str], watching: int) -> None:
    """Wait until exactly these are said to be there."""
    wanted = Presence(here, watching)
    await socket.until(lambda message: message == wanted)


def _chair(message: FromServer, seat: int) -> ShownChair | None:
    """What a message says of a chair."""
    if not isinstance(message, Update) or not isinstance(message.card, dict):
        return None
    return message.card["chairs"][seat]


async def _becomes(socket: Plain, seat: int, kind: str) -> None:
    def told(message: FromServer) -> bool:
        chair = _chair(message, seat)
        return chair is not None and chair["kind"] == kind

    await socket.until(told)


def test_everyone_is_told_who_is_there(server: Threaded) -> None:
    async def told() -> None:
        host, guest = await begun(server.address)
        both = sorted([host.player, guest.player])
        async with plain(server.address, host.code, host.token) as socket:
            await _here(socket, [host.player], 0)
            async with plain(server.address, host.code, guest.token) as other:
                await _here(socket, both, 0)
                await _here(other, both, 0)
                async with plain(server.address, host.code):
                    await _here(socket, both, 1)
                await _here(socket, both, 0)
            await _here(socket, [host.player], 0)

    asyncio.run(told())


def test_who_has_two_connections_is_there_while_one_of_them_is(serving: Serving) -> None:
    async def two() -> Welcome:
        host, guest = await begun(server.address)
        async with (
            plain(server.address, host.code, host.token) as socket,
            plain(server.address, host.code, guest.token) as other,
        ):
            async with plain(server.address, host.code, guest.token):
                pass
            await other.say("here", React("smile"))
            await asyncio.sleep(3 * IMPATIENT.away_seconds)
            await socket.say("still", React("smile"))
        return host

    server = serving(IMPATIENT)
    said = [line.entry.do for line in logged(server.folder, asyncio.run(two()).code)]
    assert said[-2:] == [React("smile"), React("smile")]


def test_a_bot_sits_in_for_the_absent_and_hands_the_seat_back(serving: Serving) -> None:
    async def absent() -> Welcome:
        host, guest = await begun(server.address)
        async with plain(server.address, host.code, host.token) as socket:
            await _becomes(socket, 1, "away")
            for number in range(4):
                await moved(socket, f"while-away-{number}")
            async with plain(server.address, host.code, guest.token) as other:
                await _becomes(socket, 1, "player")
                assert socket.sight is not None
                sight = await other.reached(socket.sight.seq)
                while not sight.moves[0]:
                    done = await moved(socket, f"after-{sight.seq}")
                    sight = await other.reached(done.seq)
                await moved(other, "again")
        return host

    server = serving(IMPATIENT)
    host = asyncio.run(absent())
    said = [line.entry.do for line in logged(server.folder, host.code)]
    away, back = said.index(_one(said, Away)), said.index(_one(said, Back))
    moves = [number for number, do in enumerate(said) if isinstance(do, BotMove)]
    assert moves
    assert all(away < number < back for number in moves)


def test_a_bot_sits_in_for_somebody_who_left_before_the_start(serving: Serving) -> None:
    async def left() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna", pace=0))
            guest = await http.join(host.code, "Ben")
        async with plain(server.address, host.code, host.token) as socket:
            async with plain(server.address, host.code, guest.token) as other:
                assert isinstance(await other.say("sit", Take(1)), Done)
            await asyncio.sleep(3 * IMPATIENT.away_seconds)
            assert isinstance(await socket.say("start", Start()), Done)
            await _becomes(socket, 1, "away")
            await moved(socket, "on")

    server = serving(IMPATIENT)
    asyncio.run(left())


def test_a_bot_sits_in_for_somebody_who_is_given_a_seat_and_is_not_there(
    serving: Serving,
) -> None:
    async def given() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna", pace=0))
            guest = await http.join(host.code, "Ben")
        async with plain(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("start", Start()), Done)
            assert isinstance(await socket.say("give", Give(1, guest.player)), Done)
            await _becomes(socket, 1, "away")
            await moved(socket, "on")

    server = serving(IMPATIENT)
    asyncio.run(given())


def test_a_host_who_has_stood_up_and_stays_away_has_an_heir(serving: Serving) -> None:
    async def gone() -> None:
        host, guest = await begun(server.address)
        async with plain(server.address, host.code, guest.token) as other:
            async with plain(server.address, host.code, host.token) as socket:
                assert isinstance(await socket.say("up", Stand(0)), Done)
            await other.until(
                lambda message: (
                    isinstance(message, Update)
                    and any(event["type"] == "host" for event in message.events)
                )
            )
            assert isinstance(await other.say("lock", Lock(True)), Done)

    server = serving(IMPATIENT)
    asyncio.run(gone())


def test_who_watched_only_for_a_moment_counts_as_a_watcher(server: Threaded) -> None:
    async def glance() -> Welcome:
        host, _ = await begun(server.address)
        async with plain(server.address, host.code, host.token) as socket:
            await _here(socket, [host.player], 0)
            async with plain(server.address, host.code):
                await _here(socket, [host.player], 1)
            await _here(socket, [host.player], 0)
            await socket.say("first", React("smile"))
            await socket.say("second", React("smile"))
        return host

    entries = [line.entry for line in logged(server.folder, asyncio.run(glance()).code)]
    assert [entry.watched for entry in entries[-2:]] == [True, False]


def test_the_absent_are_noted_once(serving: Serving) -> None:
    async def onlookers() -> Welcome:
        host, _ = await begun(server.address)
        async with plain(server.address, host.code, host.token) as socket:
            await _becomes(socket, 1, "away")
            for _ in range(3):
                async with plain(server.address, host.code):
                    await asyncio.sleep(2 * IMPATIENT.away_seconds)
        return host

    server = serving(IMPATIENT)
    host = asyncio.run(onlookers())
    assert sum(_is(line.entry.do, Away) for line in logged(server.folder, host.code)) == 1


def test_nobody_is_noted_as_absent_where_nobody_is(serving: Serving) -> None:
    """A family that goes to dinner finds its table as it was."""

    async def dinner() -> Welcome:
        host, _ = await begun(server.address)
        await asyncio.sleep(3 * IMPATIENT.away_seconds)
        return host

    server = serving(IMPATIENT)
    host = asyncio.run(dinner())
    assert not [line for line in logged(server.folder, host.code) if _is(line.entry.do, Away)]


def _is(do: object, kind: type) -> bool:
    return isinstance(do, kind)


def _one(said: list[Any], kind: type) -> Any:
    (only,) = [do for do in said if isinstance(do, kind)]
    return only
