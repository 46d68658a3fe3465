"""A process that opens a storage; tests kill it or limit its disk space."""

import asyncio
import os
import resource
import sys
import time
from pathlib import Path

from elfer.runtime.storage_interface import Unavailable
from elfer.server.sqlite_storage import SqliteStorage, group_commit

TABLES = 5
FULL = 300_000


def print_line(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def append(store: SqliteStorage, code: str) -> None:
    """Append as fast as possible, and print every acknowledged entry."""
    await store.create(code, 0, b"new")
    seq = len(await store.read_log(code))
    while True:
        seq += 1
        name = f"{os.getpid()}-{seq}" if seq % 3 else None
        assert await store.append(code, seq, name, seq, f"{code} {seq} ".encode() * 9) is None
        print_line(f"{code} {seq}")
        if seq % 20 == 0:
            await store.save_snapshot(code, seq, f"snapshot {seq}".encode())


async def run(store: SqliteStorage) -> None:
    await asyncio.gather(*(append(store, f"T{number}") for number in range(TABLES)))


async def wait_until(store: SqliteStorage, *, waits: bool) -> None:
    """Wait for the beginning or the end of a fault."""
    while store.waits != waits:
        await asyncio.sleep(0.01)


async def fill(store: SqliteStorage) -> None:
    """Append until the disk is full, print the fault, and continue once there is space."""
    group_commit.PATIENCE = 0
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    running = asyncio.ensure_future(run(store))
    await asyncio.sleep(0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, unlimited[1]))
    await wait_until(store, waits=True)
    print_line(f"! {await store.why_not_ready()}")
    try:
        await store.create("LATE", 0, b"new")
    except Unavailable as error:
        print_line(f"! {error.why}")
    print_line(f"= {await store.count()}")  # stored data can still be read
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await wait_until(store, waits=False)
    print_line("healed")
    assert await store.why_not_ready() is None
    assert await store.create("LATE", 0, b"new")
    await asyncio.sleep(0.1)
    running.cancel()
    await asyncio.wait([running])
    await store.close()


async def hold(store: SqliteStorage) -> None:
    """Hold the folder, and fork a child that outlives this process."""
    child = os.fork()
    if child == 0:
        time.sleep(60)
        os._exit(0)
    print_line(f"{child}")
    await asyncio.sleep(60)


async def main(action: str, folder: Path) -> None:
    store = await SqliteStorage.open(folder)
    await {"run": run, "fill": fill, "hold": hold}[action](store)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
