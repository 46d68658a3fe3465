"""People around a table: everybody with a connection of his own."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, TypeVar

from elfer.client.connection import Connection
from elfer.client.patience import Patience
from elfer.client.robot import play
from elfer.client.server import Server
from elfer.table.commands import Start, Take
from elfer.wire import NewTable

HASTY = Patience(first=0.005, most=0.05, begin=5, whole=10, steady=1)
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 50) -> T:
    """What comes of some work, in time."""
    return asyncio.run(asyncio.wait_for(work, seconds))


@asynccontextmanager
async def seated(
    address: str,
    game: str = "elfer-raus",
    players: int = 3,
    *,
    way: str | None = None,
    **options: Any,
) -> AsyncIterator[list[Connection]]:
    """Everyone seated at a new table, not started; seat 1 comes by another way if there is one."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(address))
        seats = ["me", *["free"] * (players - 1)]
        host = await server.make_table(NewTable(game, seats, "Ann", options))
        guests = [await server.join(host.code, f"Guest {seat}") for seat in range(1, players)]
        people = []
        for seat, welcome in enumerate((host, *guests)):
            where = way if way is not None and seat == 1 else address
            person = Connection(where, host.code, welcome.token, patience=HASTY)
            people.append(await stack.enter_async_context(person))
            if seat:
                await person.say(Take(seat))
        yield people


@asynccontextmanager
async def started(
    address: str,
    game: str = "elfer-raus",
    players: int = 3,
    *,
    way: str | None = None,
    **options: Any,
) -> AsyncIterator[list[Connection]]:
    """Everyone seated at a table with the first round dealt."""
    async with seated(address, game, players, way=way, **options) as people:
        done = await people[0].say(Start())
        await together(person.reached(done.seq) for person in people)
        yield people


async def together(works: Any) -> list[Any]:
    """What comes of several things at the same time."""
    return list(await asyncio.gather(*works))


async def played(people: list[Connection], pause: float = 0) -> list[int]:
    """The match played to its end by robots; how many moves each has made."""
    return await together(
        play(person, Random(f"robot {seat}"), pause=pause) for seat, person in enumerate(people)
    )
