"""Moves of a player at a table."""

from random import Random

from elfer.client.player import choose_play, first_move
from elfer.table.commands import Play, SetPace
from elfer.wire import Done
from tests.server.plain_socket import PlainSocket


async def own_move(socket: PlainSocket) -> Play:
    """Wait until this player can move, and return a legal move."""
    while True:
        assert socket.sight is not None
        move = choose_play(socket.sight, first_move, Random(1))
        if move is not None:
            return move
        await socket.next()


async def make_move(socket: PlainSocket, id_: str) -> Done:
    """Make a move as soon as possible, and wait for its update."""
    done = await socket.say(id_, await own_move(socket))
    assert isinstance(done, Done), done
    await socket.wait_for_seq(done.seq)
    return done


async def make_undoable_move(socket: PlainSocket) -> Play:
    """Make a move that can be taken back, and make the bots at the table slow."""
    number = 0
    while True:
        move = await own_move(socket)
        assert isinstance(await socket.say(f"slow-{number}", SetPace(60_000)), Done)
        sight = await socket.wait_for_seq((await make_move(socket, f"undoable-{number}")).seq)
        if sight.undo:
            return move
        assert isinstance(await socket.say(f"fast-{number}", SetPace(0)), Done)
        number += 1
