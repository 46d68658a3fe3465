"""A process that opens a store, so that it can be killed, starved of disk or met by another one."""

import asyncio
import os
import resource
import sys
import time
from pathlib import Path

from elfer.server.store import Store, StoreError

TABLES = 5
FULL = 300_000


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def append(store: Store, code: str) -> None:
    """Append as fast as it goes, and say what was acknowledged."""
    await store.create(code, 0, b"new")
    seq = len(await store.bodies(code))
    while True:
        seq += 1
        name = f"{os.getpid()}-{seq}" if seq % 3 else None
        assert await store.append(code, seq, name, seq, f"{code} {seq} ".encode() * 9) is None
        say(f"{code} {seq}")
        if seq % 20 == 0:
            await store.keep(code, seq, f"snapshot {seq}".encode())


async def run(store: Store) -> None:
    await asyncio.gather(*(append(store, f"T{number}") for number in range(TABLES)))


async def fill(store: Store) -> None:
    """Append until the disk is full, and again when there is room."""
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, unlimited[1]))
    try:
        await run(store)
    except StoreError as error:
        say(f"! {error.why}")
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    for code in ("T0", "T1"):
        try:
            await store.append(code, len(await store.bodies(code)) + 1, None, 1, b"x")
        except StoreError as error:
            say(f"! {error.why}")
    say(f"= {await store.count()}")
    await store.close()


async def hold(store: Store) -> None:
    """Hold the folder, beside a forked child that lives on."""
    child = os.fork()
    if child == 0:
        time.sleep(60)
        os._exit(0)
    say(f"{child}")
    await asyncio.sleep(60)


async def main(deed: str, folder: Path) -> None:
    store = await Store.open(folder)
    await {"run": run, "fill": fill, "hold": hold}[deed](store)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
