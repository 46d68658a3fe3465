"""A late command for an abandoned line of play is refused as stale."""

import asyncio

from elfer.client.http import Server
from elfer.table.commands import Again, Start, Undo
from elfer.wire import Done, NewTable, Refused
from tests.server.log import count_command
from tests.server.moves import make_move, make_undoable_move, own_move
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded


async def _start_table(server: Threaded, seats: list[str]) -> tuple[str, str]:
    """Start a match with the host as the only person; return the code and the token."""
    async with Server(server.address) as http:
        host = await http.make_table(NewTable("elfer-raus", seats, "Anna", pace=0))
    async with plain_socket(server.address, host.code, host.token) as socket:
        assert isinstance(await socket.say("start", Start()), Done)
    return host.code, host.token


def test_a_move_after_an_undone_one_is_stale(server: Threaded) -> None:
    async def scenario() -> tuple[str, Done | Refused, Done | Refused]:
        code, token = await _start_table(server, ["me", "greedy"])
        async with plain_socket(server.address, code, token) as socket:
            move = await make_undoable_move(socket)
            assert socket.sight is not None
            before = socket.sight
            undone = await socket.say("undo", Undo())
            assert isinstance(undone, Done)
            await socket.wait_for_seq(undone.seq)
            stale = await socket.say("late", move, before.seq)
            return code, stale, await socket.say("in-time", move)

    code, stale, done = asyncio.run(scenario())
    assert isinstance(stale, Refused)
    assert stale.error == "stale"
    assert count_command(server.folder, code, "p0:late") == 0
    assert isinstance(done, Done)


def test_a_move_for_the_previous_deal_is_stale(server: Threaded) -> None:
    async def scenario() -> tuple[str, Done | Refused, Done | Refused]:
        code, token = await _start_table(server, ["me", "me"])
        async with plain_socket(server.address, code, token) as socket:
            assert socket.sight is not None
            first, seen = await own_move(socket), socket.sight.seq
            number = 0
            while not socket.sight.views[0]["round_over"]:
                await make_move(socket, f"move-{number}")
                number += 1
            done = await socket.say("again", Again())
            assert isinstance(done, Done)
            await socket.wait_for_seq(done.seq)
            return code, await socket.say("late", first, seen), await socket.say("in-time", first)

    code, stale, done = asyncio.run(scenario())
    assert isinstance(stale, Refused)
    assert stale.error == "stale"
    assert count_command(server.folder, code, "p0:late") == 0
    assert isinstance(done, Done)
