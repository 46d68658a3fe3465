"""The execution of a load run, from the first table to the report."""

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

from elfer.client.http import Server
from elfer.client.load.own_server import OwnServer
from elfer.client.load.plan import Plan
from elfer.client.load.report import Memory, Report, build_report, measure_memory
from elfer.client.load.table import Party
from elfer.client.load.tally import Tally
from elfer.client.load.verification import count_missing_in_log, count_missing_in_sight
from elfer.engine.errors import BadRequest, Refused

CONCURRENCY = 16
"""The number of tables that are set up concurrently."""
SPARE_FILES = 200


def run_load(plan: Plan) -> Report:
    """Execute a plan and return its report; start a server if the plan does not name one."""
    _allow_sockets(plan.tables * plan.seats + SPARE_FILES)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(_run_load(plan))


async def _run_load(plan: Plan) -> Report:
    tally = Tally()
    if plan.server is not None:
        async with Server(plan.server) as server:
            await server.health()
            parties, interrupted = await _play_all(plan, tally)
            tokens = {party.code: party.token for party in parties}
            missing = await count_missing_in_sight(server, tally.stored, tokens)
            return build_report(plan, tally, missing, None, interrupted=interrupted)
    with tempfile.TemporaryDirectory(prefix="elfer-load-") as folder:
        used: Memory | None = None
        async with OwnServer(Path(folder)) as own:

            def measure() -> None:
                nonlocal used
                used = measure_memory(own.memory_at_start, own.memory_at_peak, plan.tables)

            placed = replace(plan, server=own.address)
            _, interrupted = await _play_all(placed, tally, measure)
        missing = count_missing_in_log(Path(folder), tally.stored)
        return build_report(plan, tally, missing, used, interrupted=interrupted)


async def _play_all(
    plan: Plan, tally: Tally, measure: Callable[[], None] = lambda: None
) -> tuple[list[Party], bool]:
    """Play at all tables; return them, and whether the run was interrupted."""
    rng = Random(plan.game)
    parties = [
        Party(plan, tally, _own_address(plan, number), Random(rng.random()))
        for number in range(plan.tables)
    ]
    try:
        await _set_up_all(parties)
        gc.collect()
        gc.freeze()  # the collector need not scan objects that live for the whole run
        await _play_on_schedule(plan, parties)
    except asyncio.CancelledError:
        return [party for party in parties if party.code], True
    else:
        return parties, False
    finally:
        measure()
        await _run_all(CONCURRENCY, (party.leave for party in parties))


async def _set_up_all(parties: list[Party]) -> None:
    """Set up all tables."""
    try:
        await _run_all(CONCURRENCY, (party.set_up for party in parties))
    except ExceptionGroup as group:
        refused = next((error for error in group.exceptions if isinstance(error, Refused)), None)
        if refused is None:
            raise
        raise refused from None


async def _play_on_schedule(plan: Plan, parties: list[Party]) -> None:
    """Play moves at equal intervals, at each table in turn."""
    begin = clock() + 0.1
    moves = round(plan.rate * plan.seconds)
    async with asyncio.TaskGroup() as group:
        for number, party in enumerate(parties):
            times = [begin + move / plan.rate for move in range(number, moves, plan.tables)]
            group.create_task(party.play(times, begin + plan.seconds))


async def _run_all(at_once: int, works: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Run all jobs, at most `at_once` of them concurrently."""
    room = asyncio.Semaphore(at_once)

    async def run(work: Callable[[], Awaitable[None]]) -> None:
        async with room:
            await work()

    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(run(work))


def _own_address(plan: Plan, number: int) -> str | None:
    """Return the address from which the players of a table connect.

    A server limits the requests of each address. On Linux, all of 127.0.0.0/8 is this machine.
    """
    host = urlsplit(plan.server or "").hostname or ""
    if sys.platform != "linux" or not host.startswith("127."):
        return None
    return f"127.11.{number // 250}.{number % 250 + 1}"


def _allow_sockets(number: int) -> None:
    """Raise the limit on open files to allow this number of sockets, or refuse."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not available on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < number:
        if hard != resource.RLIM_INFINITY and hard < number:
            raise BadRequest(
                f"This run needs {number} open files, but the system allows {hard}. "
                "Use fewer tables or raise the limit (ulimit -n)."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not available on Windows

    return uvloop.new_event_loop
