"""People at a table, each with their own connection."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, TypeVar

from elfer.client.backoff import RetryPolicy
from elfer.client.connection import Connection
from elfer.client.http import Server
from elfer.client.player import play
from elfer.table.commands import Start, Take
from elfer.wire import NewTable
from tests.patience import PATIENCE

HASTY = RetryPolicy(
    first=0.005, most=0.05, begin=PATIENCE, whole=PATIENCE, steady=1, answer=PATIENCE
)
"""A policy that reconnects quickly, but allows for a busy machine."""
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 2 * PATIENCE) -> T:
    """Run a coroutine with a time limit and return its result."""
    return asyncio.run(asyncio.wait_for(work, seconds))


@asynccontextmanager
async def seat_people(
    address: str,
    game: str = "elfer-raus",
    players: int = 3,
    *,
    way: str | None = None,
    **options: Any,
) -> AsyncIterator[list[Connection]]:
    """Yield people seated at a new table before the start; seat 1 connects through `way`."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(address))
        seats = ["me", *["free"] * (players - 1)]
        host = await server.make_table(NewTable(game, seats, "Ann", options))
        guests = [await server.join(host.code, f"Guest {seat}") for seat in range(1, players)]
        people = []
        for seat, welcome in enumerate((host, *guests)):
            where = way if way is not None and seat == 1 else address
            person = Connection(where, host.code, welcome.token, retry=HASTY)
            people.append(await stack.enter_async_context(person))
            if seat:
                await person.send(Take(seat))
        yield people


@asynccontextmanager
async def start_match(
    address: str,
    game: str = "elfer-raus",
    players: int = 3,
    *,
    way: str | None = None,
    **options: Any,
) -> AsyncIterator[list[Connection]]:
    """Yield people seated at a table with the first round dealt."""
    async with seat_people(address, game, players, way=way, **options) as people:
        done = await people[0].send(Start())
        await gather_all(person.wait_for_seq(done.seq) for person in people)
        yield people


async def gather_all(coroutines: Any) -> list[Any]:
    """Run several coroutines concurrently and return their results."""
    return list(await asyncio.gather(*coroutines))


async def play_to_the_end(people: list[Connection], pause: float = 0) -> list[int]:
    """Let robots play the match to its end; return the number of moves of each."""
    return await gather_all(
        play(person, Random(f"robot {seat}"), pause=pause) for seat, person in enumerate(people)
    )
