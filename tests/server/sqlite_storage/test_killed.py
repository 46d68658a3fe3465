"""Acknowledged entries survive a kill, a full disk and a second process."""

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

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage import SqliteStorage, check_database
from tests.patience import PATIENCE
from tests.soak import SOAK

LIVES = 60 if SOAK else 3
Log = list[tuple[int, str | None, bytes]]


def start_child(action: str, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.server.sqlite_storage.child", action, str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def read_logs(folder: Path, codes: list[str]) -> dict[str, Log]:
    async def run() -> dict[str, Log]:
        store = await SqliteStorage.open(folder)
        found = {code: await store.read_log(code) for code in codes}
        await store.close()
        return found

    return asyncio.run(run())


def check_logs(folder: Path, acknowledged: dict[str, list[int]]) -> None:
    """Check that the log is intact and has every acknowledged entry exactly once."""
    assert check_database(folder) == []
    for code, entries in read_logs(folder, list(acknowledged)).items():
        assert [seq for seq, _, _ in entries] == list(range(1, len(entries) + 1))
        assert all(body == f"{code} {seq} ".encode() * 9 for seq, _, body in entries)
        names = Counter(name for _, name, _ in entries if name is not None)
        assert set(names.values()) <= {1}
        assert len(acknowledged[code]) == len(set(acknowledged[code]))
        assert set(acknowledged[code]) <= {seq for seq, _, _ in entries}


def test_acknowledged_entries_survive_kill_9(tmp_path: Path) -> None:
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for _ in range(LIVES):
        process = start_child("run", tmp_path)
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(random.uniform(0, 0.2))
        process.send_signal(signal.SIGKILL)
        rest, _ = process.communicate()
        # The last line may be incomplete; such a line does not count as an acknowledgement.
        lines += rest.splitlines(keepends=True)
        for line in lines:
            if line.endswith(b"\n"):
                code, seq = line.decode().split()
                acknowledged[code].append(int(seq))
        check_logs(tmp_path, acknowledged)
    assert sum(map(len, acknowledged.values())) > LIVES


def test_reports_a_full_disk_and_continues_once_there_is_space(tmp_path: Path) -> None:
    out, _ = start_child("fill", tmp_path).communicate(timeout=PATIENCE)
    acknowledged: dict[str, list[int]] = defaultdict(list)
    said, after = [], 0
    for line in out.decode().splitlines():
        if line.startswith(("!", "=")):
            said.append(line)
        elif line == "healed":
            after = sum(map(len, acknowledged.values()))
        else:
            code, seq = line.split()
            acknowledged[code].append(int(seq))
    assert len(said) == 3
    assert all("Cannot write the log" in line for line in said[:2])
    assert said[2] == "= 5"
    assert 0 < after < sum(map(len, acknowledged.values()))
    check_logs(tmp_path, acknowledged)


def test_a_folder_is_locked_until_its_process_is_killed(tmp_path: Path) -> None:
    holder = start_child("hold", tmp_path)
    assert holder.stdout is not None
    forked = int(holder.stdout.readline())
    try:
        with pytest.raises(StorageError, match="Another running server"):
            read_logs(tmp_path, [])
        assert check_database(tmp_path) == []
        holder.kill()
        holder.wait()
        # A worker that the killed server had forked may outlive it for a while.
        os.kill(forked, 0)
        assert read_logs(tmp_path, []) == {}
    finally:
        os.kill(forked, signal.SIGKILL)
        holder.kill()
        holder.communicate()
