"""Moves of somebody at a table."""

from random import Random

from elfer.client.robot import first_move, wished
from elfer.table.commands import Play, SetPace
from elfer.wire import Done
from tests.server.plain import Plain


async def own_move(socket: Plain) -> Play:
    """The next move of this player, once there is one."""
    while True:
        assert socket.sight is not None
        move = wished(socket.sight, first_move, Random(1))
        if move is not None:
            return move
        await socket.next()


async def moved(socket: Plain, id_: str) -> Done:
    """A move made as soon as there is one, and seen."""
    done = await socket.say(id_, await own_move(socket))
    assert isinstance(done, Done), done
    await socket.reached(done.seq)
    return done


async def moved_undoably(socket: Plain) -> Play:
    """A move that can be taken back; the bots at the table are slow from then on."""
    number = 0
    while True:
        move = await own_move(socket)
        assert isinstance(await socket.say(f"slow-{number}", SetPace(60_000)), Done)
        sight = await socket.reached((await moved(socket, f"undoable-{number}")).seq)
        if sight.undo:
            return move
        assert isinstance(await socket.say(f"fast-{number}", SetPace(0)), Done)
        number += 1
