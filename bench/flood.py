"""The effect of a flood from one client on the others, relative to a quiet server."""

import asyncio
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import httpx
import uvloop

from flooding_client import FLOODS, PER_ROUND, PER_SECOND, ROUND, SOCKETS
from load_generators import Spread, Table, open_loop
from process import Process

TABLES, RATE = 20, 80
"""Small enough for one address with the default limits."""
ROUNDS, SECONDS = 7, 4.0
ALLOWED = 2.0
"""The largest allowed p99 of the others during a flood, as a multiple of the quiet p99."""
FLOODING = Path(__file__).with_name("flooding_client.py")

Moves = Sequence[Callable[[], Awaitable[None]]]


def say(line: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def measure() -> bool:
    """Print the latency of others during each flood; return whether it stays within the limit."""
    with tempfile.TemporaryDirectory() as folder:
        command = ("-m", "elfer", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser")
        server = Process(*command, "--data", folder, limits={})
        try:
            tables = [Table() for _ in range(TABLES)]
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
                for table in tables:
                    await table.gather(http, server.address)
            moves = [table.move for table in tables]
            await open_loop(moves, RATE, SECONDS)  # warm-up
            say(
                f"{TABLES} tables, {RATE} moves/s, {ROUNDS} rounds of {SECONDS:.0f} s each, quiet "
                f"and with {PER_SECOND} frames/s from a client that reconnects when it is cut off, "
                f"or {round(SOCKETS * PER_ROUND / ROUND)} frames/s from {SOCKETS} sockets"
            )
            return all([await _compare(server, tables[0].code, kind, moves) for kind in FLOODS])
        finally:
            server.kill()


async def _compare(server: Process, code: str, kind: str, moves: Moves) -> bool:
    pairs = [await _pair(server, code, kind, moves) for _ in range(ROUNDS)]
    quiet, during = zip(*pairs, strict=True)
    ratio = statistics.median(after.p99 / before.p99 for before, after in pairs)
    say(f"  {kind:<12} {_format(quiet)}  ->  {_format(during)}   {ratio:.2f} times at p99")
    return ratio <= ALLOWED


def _format(spreads: Sequence[Spread]) -> str:
    p50 = statistics.median(spread.p50 for spread in spreads)
    p99 = statistics.median(spread.p99 for spread in spreads)
    return f"p50 {p50:6.2f} p99 {p99:6.2f} ms"


async def _pair(server: Process, code: str, kind: str, moves: Moves) -> tuple[Spread, Spread]:
    """Measure the latencies without and with a flood."""
    quiet = await open_loop(moves, RATE, SECONDS)
    command = [sys.executable, str(FLOODING), server.address, code, kind]
    with subprocess.Popen(command) as flooding:
        try:
            during = await open_loop(moves, RATE, SECONDS)
        finally:
            flooding.kill()
    return quiet, during


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        if not runner.run(measure()):
            sys.exit(f"During a flood, others wait more than {ALLOWED} times as long.")
