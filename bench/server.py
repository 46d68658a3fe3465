"""The speed of the server, relative to a bare echo and fan-out on the same stack."""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import connect

from load_generators import (
    CLOCK,
    Spread,
    Table,
    closed_loop,
    echo_sender,
    fan_out_sender,
    open_loop,
)
from process import Process, start_baseline, start_elfer

TABLES, SEATS, RATE = 200, 4, 200
ROUNDS, SECONDS = 5, 6.0
STORED = 2_000


def say(line: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def measure_baseline(address: str) -> tuple[Spread, Spread]:
    """Measure the echo and the fan-out, with as many sockets as the tables have."""
    base = address.replace("http", "ws", 1)
    sockets = [await connect(f"{base}/echo", compression=None) for _ in range(TABLES * SEATS)]
    echo = await open_loop([echo_sender(socket) for socket in sockets], RATE, SECONDS)
    for socket in sockets:
        await socket.close()
    rooms = [
        [await connect(f"{base}/fan-out/{room}", compression=None) for _ in range(SEATS)]
        for room in range(TABLES)
    ]
    fan_out = await open_loop([fan_out_sender(room) for room in rooms], RATE, SECONDS)
    for room in rooms:
        for socket in room:
            await socket.close()
    return echo, fan_out


async def start_tables(address: str, number: int) -> list[Table]:
    """Start tables with four people each."""
    tables = [Table() for _ in range(number)]
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for table in tables:
            await table.gather(http, address)
    return tables


async def measure() -> None:
    """Run all measurements and print the results."""
    with ExitStack() as stack:
        empty = stack.enter_context(running(start_baseline()))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(running(start_elfer(folder)))
        say(f"{TABLES} tables of {SEATS}, {RATE} moves/s, {ROUNDS} rounds of {SECONDS:.0f} s each")
        before = server.memory
        tables = await start_tables(server.address, TABLES)
        moves = [table.move for table in tables]
        rounds: list[tuple[Spread, Spread, Spread]] = []
        for number in range(ROUNDS + 1):
            echo, fan_out = await measure_baseline(empty.address)
            ours = await open_loop(moves, RATE, SECONDS)
            if number:  # the first round is a warm-up
                rounds.append((echo, fan_out, ours))
        report(rounds)
        per_table = (server.memory - before) / TABLES / 1000
        say(f"memory per live table with its sockets: {per_table:.0f} kB")
        say(f"saturation: {await closed_loop(moves, SECONDS):.0f} durable moves/s")
        for table in tables:
            await table.close()
        server.kill()
        say(f"acknowledged but missing after kill -9: {count_missing(folder, tables)}")
    await measure_recovery()


def report(rounds: list[tuple[Spread, Spread, Spread]]) -> None:
    """Print the medians over the rounds, and the ratios to the baseline server."""
    for name, column in (("echo", 0), ("fan-out to four", 1), ("a durable move", 2)):
        spreads = [each[column] for each in rounds]
        p50 = statistics.median(spread.p50 for spread in spreads)
        p99 = statistics.median(spread.p99 for spread in spreads)
        lost = sum(spread.lost for spread in spreads)
        say(f"  {name:<16} p50 {p50:6.2f} ms   p99 {p99:6.2f} ms   not answered {lost}")
    for name, column in (("echo", 0), ("fan-out", 1)):
        p50 = statistics.median(each[2].p50 / each[column].p50 for each in rounds)
        p99 = statistics.median(each[2].p99 / each[column].p99 for each in rounds)
        say(f"  a move takes {p50:.2f} times the {name} at p50, {p99:.2f} times at p99")


def count_missing(folder: Path, tables: list[Table]) -> int:
    """Return the number of acknowledged commands that are not in the log."""
    with closing(sqlite3.connect(folder / "elfer.sqlite3")) as log:
        rows = log.execute("SELECT code, command_id FROM events WHERE command_id IS NOT NULL")
        stored = {(code, command_id.partition(":")[2]) for code, command_id in rows}
    return sum((table.code, id_) not in stored for table in tables for id_ in table.acknowledged)


async def measure_recovery() -> None:
    """Measure the time from kill -9 to the first accepted move, and that of a fresh start."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(start_elfer(folder)) as server:
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
                for _ in range(STORED - 1):
                    wanted = {"game": "elfer-raus", "seats": ["me", "greedy"], "name": "Anna"}
                    (await http.post("/api/tables", json=wanted)).raise_for_status()
            table = (await start_tables(server.address, 1))[0]
            await table.move()
            await table.close()
        killed = CLOCK()
        with running(start_elfer(folder)) as again:
            back = Table()
            back.code, back.tokens = table.code, table.tokens
            await back.connect(again.address)
            back._number = 1_000  # ids that have not been used
            await back.move()
            say(f"kill -9 to first accepted move, {STORED} stored tables: {CLOCK() - killed:.2f} s")
            await back.close()
    with tempfile.TemporaryDirectory() as name, running(start_elfer(Path(name))) as fresh:
        async with httpx.AsyncClient(base_url=fresh.address) as http:
            (await http.get("/api/health")).raise_for_status()
        say(f"start to the first answer: {CLOCK() - fresh.began:.2f} s")


@contextmanager
def running(server: Process) -> Iterator[Process]:
    """Yield a server and kill it at the end."""
    try:
        yield server
    finally:
        server.kill()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(measure())
