"""A repeated command has one effect and gets the same answer."""

import asyncio
from pathlib import Path

import pytest

from elfer.runtime.command_intake import REMEMBERED_ANSWERS
from elfer.table.commands import Cut, Lock, Play, PlayerCommand
from elfer.wire import Done, Refused, Welcome
from tests.server.conftest import Serving
from tests.server.log import count_command, read_entries
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import Threaded
from tests.server.tables import start_match

OWN = Cut("c1")


async def _send_others(socket: PlainSocket, number: int = REMEMBERED_ANSWERS + 1) -> None:
    """Send other commands; by default more than the answers that the server remembers."""
    for each in range(number):
        assert isinstance(await socket.say(f"other-{each}", Cut("51")), Done)


def _first_legal_move(socket: PlainSocket) -> Play:
    """Return the first legal move of a player."""
    assert socket.sight is not None
    return Play(socket.sight.seats[0], socket.sight.moves[0][0]["text"])


async def _sort_by_turn(server: Threaded, people: list[Welcome]) -> tuple[Welcome, Welcome]:
    """Return the player whose turn it is, and the other one."""
    async with plain_socket(server.address, people[0].code, people[0].token) as socket:
        assert socket.sight is not None
        turn = socket.sight.views[0]["turn"]
    return people[turn], people[1 - turn]


def test_a_command_sent_twice_concurrently(server: Threaded) -> None:
    async def scenario() -> tuple[Welcome, list[Done | Refused]]:
        who, _ = await _sort_by_turn(server, await start_match(server.address))
        async with plain_socket(server.address, who.code, who.token) as socket:
            move = _first_legal_move(socket)
            for _ in range(3):
                await socket.send("a", move)
            return who, [await socket.answer("a") for _ in range(3)]

    who, answers = asyncio.run(scenario())
    assert isinstance(answers[0], Done)
    assert answers == [answers[0]] * 3
    assert count_command(server.folder, who.code, f"{who.player}:a") == 1


@pytest.mark.parametrize("others", [1, REMEMBERED_ANSWERS + 1])
def test_a_command_repeated_after_others(server: Threaded, others: int) -> None:
    async def scenario() -> tuple[Welcome, Done | Refused, Done | Refused]:
        who, _ = await _sort_by_turn(server, await start_match(server.address))
        async with plain_socket(server.address, who.code, who.token) as socket:
            move = _first_legal_move(socket)
            first = await socket.say("a", move)
            await _send_others(socket, others)
            return who, first, await socket.say("a", move)

    who, first, second = asyncio.run(scenario())
    assert isinstance(first, Done)
    assert first == second
    assert count_command(server.folder, who.code, f"{who.player}:a") == 1


def test_a_command_repeated_on_another_connection_of_the_same_player(server: Threaded) -> None:
    async def scenario() -> tuple[Welcome, list[Done | Refused]]:
        host, _ = await start_match(server.address)
        async with (
            plain_socket(server.address, host.code, host.token) as one,
            plain_socket(server.address, host.code, host.token) as other,
        ):
            await one.send("a", OWN)
            await other.send("a", OWN)
            return host, [await one.answer("a"), await other.answer("a")]

    host, answers = asyncio.run(scenario())
    assert isinstance(answers[0], Done)
    assert answers[0] == answers[1]
    assert count_command(server.folder, host.code, f"{host.player}:a") == 1


def test_a_command_repeated_after_a_restart(serving: Serving, tmp_path: Path) -> None:
    async def repeat(server: Threaded, who: Welcome, do: PlayerCommand) -> Done | Refused:
        async with plain_socket(server.address, who.code, who.token) as socket:
            return await socket.say("a", do)

    async def send_first(server: Threaded) -> tuple[Welcome, PlayerCommand, Done | Refused]:
        who, _ = await _sort_by_turn(server, await start_match(server.address))
        async with plain_socket(server.address, who.code, who.token) as socket:
            move = _first_legal_move(socket)
            return who, move, await socket.say("a", move)

    before = serving(folder=tmp_path / "kept")
    who, move, first = asyncio.run(send_first(before))
    before.stop()
    server = serving(folder=tmp_path / "kept")
    for do in (OWN, Play(15, "pass")):
        other = asyncio.run(repeat(server, who, do))
        assert isinstance(other, Refused)
        assert other.error == "id-used"
    assert asyncio.run(repeat(server, who, move)) == first
    assert count_command(server.folder, who.code, f"{who.player}:a") == 1


def test_a_refused_command_is_refused_again_even_if_it_is_legal_now(server: Threaded) -> None:
    async def scenario() -> tuple[Welcome, Done | Refused, Done | Refused, Done | Refused]:
        who, other = await _sort_by_turn(server, await start_match(server.address))
        async with (
            plain_socket(server.address, who.code, who.token) as socket,
            plain_socket(server.address, other.code, other.token) as waiting,
        ):
            assert waiting.sight is not None
            early = Play(waiting.sight.seats[0], "pass")
            first = await waiting.say("a", early)
            done = await socket.say("b", _first_legal_move(socket))
            assert isinstance(done, Done)
            await waiting.wait_for_seq(done.seq)
            while not waiting.sight.moves[0]:
                done = await socket.say(f"b{done.seq}", _first_legal_move(socket))
                assert isinstance(done, Done)
                await waiting.wait_for_seq(done.seq)
            early_again = await waiting.say("a", early)
            return other, first, early_again, await waiting.say("a", _first_legal_move(waiting))

    who, first, second, third = asyncio.run(scenario())
    assert isinstance(first, Refused)
    assert first == second
    assert isinstance(third, Refused)
    assert third.error == "id-used"
    assert count_command(server.folder, who.code, f"{who.player}:a") == 0


@pytest.mark.parametrize("others", [0, REMEMBERED_ANSWERS + 1])
def test_an_id_with_another_body_is_refused(server: Threaded, others: int) -> None:
    async def scenario() -> tuple[Welcome, int, Done | Refused]:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("a", OWN), Done)
            await _send_others(socket, others)
            before = len(read_entries(server.folder, host.code))
            return host, before, await socket.say("a", Lock(True))

    host, before, answer = asyncio.run(scenario())
    assert isinstance(answer, Refused)
    assert answer.error == "id-used"
    assert len(read_entries(server.folder, host.code)) == before
    assert server.call(server.registry.live_table(host.code)).table.locked is False


def test_two_players_may_use_the_same_id(server: Threaded) -> None:
    async def scenario() -> tuple[Welcome, list[Done | Refused]]:
        host, guest = await start_match(server.address)
        async with (
            plain_socket(server.address, host.code, host.token) as one,
            plain_socket(server.address, guest.code, guest.token) as other,
        ):
            return host, [await one.say("a", OWN), await other.say("a", Cut("0f"))]

    host, answers = asyncio.run(scenario())
    assert [type(answer) for answer in answers] == [Done, Done]
    said = [line.entry.command for line in read_entries(server.folder, host.code)[-2:]]
    assert said == [OWN, Cut("0f")]
