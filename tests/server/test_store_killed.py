"""Killed, out of disk, met by another: what was acknowledged is there, once."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from elfer.server.store import Store, StoreError, checked

LIVES = 60 if os.environ.get("ELFER_SOAK") else 3
Log = list[tuple[int, str | None, bytes]]


def child(deed: str, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.server.store_child", deed, str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def stored(folder: Path, codes: list[str]) -> dict[str, Log]:
    async def run() -> dict[str, Log]:
        store = await Store.open(folder)
        found = {code: await store.bodies(code) for code in codes}
        await store.close()
        return found

    return asyncio.run(run())


def check_all_there(folder: Path, acknowledged: dict[str, list[int]]) -> None:
    """Every acknowledged entry is stored exactly once, with its own body, and the log is whole."""
    assert checked(folder) == []
    for code, entries in stored(folder, list(acknowledged)).items():
        assert [seq for seq, _, _ in entries] == list(range(1, len(entries) + 1))
        assert all(body == f"{code} {seq} ".encode() * 9 for seq, _, body in entries)
        names = Counter(name for _, name, _ in entries if name is not None)
        assert set(names.values()) <= {1}
        assert len(acknowledged[code]) == len(set(acknowledged[code]))
        assert set(acknowledged[code]) <= {seq for seq, _, _ in entries}


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for _ in range(LIVES):
        process = child("run", tmp_path)
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(random.uniform(0, 0.2))
        process.send_signal(signal.SIGKILL)
        rest, _ = process.communicate()
        # A line that was cut off was not heard.
        lines += rest.splitlines(keepends=True)
        for line in lines:
            if line.endswith(b"\n"):
                code, seq = line.decode().split()
                acknowledged[code].append(int(seq))
        check_all_there(tmp_path, acknowledged)
    assert sum(map(len, acknowledged.values())) > LIVES


def test_a_full_disk_is_said_every_time_and_nothing_is_pretended(tmp_path: Path) -> None:
    out, _ = child("fill", tmp_path).communicate(timeout=60)
    acknowledged: dict[str, list[int]] = defaultdict(list)
    said = []
    for line in out.decode().splitlines():
        if line.startswith(("!", "=")):
            said.append(line)
        else:
            code, seq = line.split()
            acknowledged[code].append(int(seq))
    assert len(said) == 4
    assert all("The log cannot be written" in line for line in said[:3])
    assert said[3] == "= 5"
    assert all(acknowledged.values())
    check_all_there(tmp_path, acknowledged)


def test_a_folder_is_one_process_s_alone_until_that_is_killed(tmp_path: Path) -> None:
    holder = child("hold", tmp_path)
    assert holder.stdout is not None
    forked = int(holder.stdout.readline())
    try:
        with pytest.raises(StoreError, match="Another running server"):
            stored(tmp_path, [])
        assert checked(tmp_path) == []
        holder.kill()
        holder.wait()
        # A worker that the killed server has forked may live a little longer.
        os.kill(forked, 0)
        assert stored(tmp_path, []) == {}
    finally:
        os.kill(forked, signal.SIGKILL)
        holder.kill()
        holder.communicate()
