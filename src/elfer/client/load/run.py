"""A load run from its first table to its report."""

import asyncio
import gc
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter as clock
from urllib.parse import urlsplit

from elfer.client.load.missing import missing_in_log, missing_in_sight
from elfer.client.load.own_server import OwnServer
from elfer.client.load.party import Party
from elfer.client.load.plan import Plan
from elfer.client.load.report import Memory, Report, memory, report
from elfer.client.load.tally import Tally
from elfer.client.server import Server
from elfer.kernel.errors import BadRequest, Refused

AT_ONCE = 16
"""How many tables are set up at the same time."""
SPARE_FILES = 200


def measured(plan: Plan) -> Report:
    """Do what a plan says, with its own server if it names none."""
    _allow_sockets(plan.tables * plan.seats + SPARE_FILES)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(_measured(plan))


async def _measured(plan: Plan) -> Report:
    tally = Tally()
    if plan.server is not None:
        async with Server(plan.server) as server:
            await server.health()
            parties, interrupted = await _played(plan, tally)
            tokens = {party.code: party.token for party in parties}
            missing = await missing_in_sight(server, tally.stored, tokens)
            return report(plan, tally, missing, None, interrupted=interrupted)
    with tempfile.TemporaryDirectory(prefix="elfer-load-") as folder:
        used: Memory | None = None
        async with OwnServer(Path(folder)) as own:

            def look() -> None:
                nonlocal used
                used = memory(own.memory_at_start, own.memory_at_peak, plan.tables)

            placed = replace(plan, server=own.address)
            _, interrupted = await _played(placed, tally, look)
        missing = missing_in_log(Path(folder), tally.stored)
        return report(plan, tally, missing, used, interrupted=interrupted)


async def _played(
    plan: Plan, tally: Tally, look: Callable[[], None] = lambda: None
) -> tuple[list[Party], bool]:
    """Play at all tables; who they were, and whether somebody has interrupted it."""
    luck = Random(plan.game)
    parties = [
        Party(plan, tally, _own_address(plan, number), Random(luck.random()))
        for number in range(plan.tables)
    ]
    try:
        await _gathered(parties)
        gc.collect()
        gc.freeze()  # what is there for the whole run need not be looked at again and again
        await _by_the_clock(plan, parties)
    except asyncio.CancelledError:
        return [party for party in parties if party.code], True
    else:
        return parties, False
    finally:
        look()
        await _all(AT_ONCE, (party.leave for party in parties))


async def _gathered(parties: list[Party]) -> None:
    """Set all tables up."""
    try:
        await _all(AT_ONCE, (party.gather for party in parties))
    except ExceptionGroup as group:
        refused = next((error for error in group.exceptions if isinstance(error, Refused)), None)
        if refused is None:
            raise
        raise refused from None


async def _by_the_clock(plan: Plan, parties: list[Party]) -> None:
    """Play: the moves of all tables are due one after the other, at equal distances."""
    begin = clock() + 0.1
    moves = round(plan.rate * plan.seconds)
    async with asyncio.TaskGroup() as group:
        for number, party in enumerate(parties):
            times = [begin + move / plan.rate for move in range(number, moves, plan.tables)]
            group.create_task(party.play(times, begin + plan.seconds))


async def _all(at_once: int, works: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Do many things, some of them at the same time."""
    room = asyncio.Semaphore(at_once)

    async def one(work: Callable[[], Awaitable[None]]) -> None:
        async with room:
            await work()

    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(one(work))


def _own_address(plan: Plan, number: int) -> str | None:
    """Where the people of a table come from: each from an address of its own, if there are many.

    A server bounds what one address may ask; on Linux all of 127.0.0.0/8 is this machine.
    """
    host = urlsplit(plan.server or "").hostname or ""
    if sys.platform != "linux" or not host.startswith("127."):
        return None
    return f"127.11.{number // 250}.{number % 250 + 1}"


def _allow_sockets(number: int) -> None:
    """Make sure that so many sockets can be open."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is none for Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < number:
        if hard != resource.RLIM_INFINITY and hard < number:
            raise BadRequest(
                f"This run needs {number} open files and the system allows {hard}: "
                "fewer tables, or a higher limit (ulimit -n)."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - there is none for Windows

    return uvloop.new_event_loop
