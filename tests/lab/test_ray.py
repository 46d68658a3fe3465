"""The same work on a Ray cluster: here one on this machine, with two workers."""

import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfer.lab import kept
from tests.lab.simulation import Watched, simulate

GAMES = ("elfer-raus", "--games", "600000", "--seed", "ray", "--jobs", "2")
PATIENCE = 20


@pytest.fixture
def place() -> Iterator[Path]:
    """Where Ray may write; its sockets need a short path."""
    path = Path(tempfile.mkdtemp(prefix="ray"))
    yield path
    shutil.rmtree(path, ignore_errors=True)


def test_a_worker_that_dies_changes_nothing(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in the middle: its chunk is played again, and the result is complete."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    home = place / "home"
    home.mkdir()
    # What is compiled already need not be compiled again in another home.
    places = {"RAY_TMPDIR": place, "HOME": home, "NUMBA_CACHE_DIR": kept.folder().parent}
    run = Watched(*GAMES, "--on", "ray", "--json", **{key: str(at) for key, at in places.items()})
    run.until("0,000 of 600,000,")  # some chunks have been counted
    everyone = run.children()
    os.kill(_worker(everyone), signal.SIGKILL)
    counted = _counted(run.err)
    shown = run.end()
    assert shown.status == 0, shown.err
    assert 0 < counted < 600_000
    alone = simulate(*GAMES, "--json")
    assert shown.out == alone.out
    _gone(everyone)
    assert not list(home.iterdir())


def test_no_cluster_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for address in ("127.0.0.1:1", f"ray://127.0.0.1:{port}"):
        monkeypatch.setenv("RAY_ADDRESS", address)
        shown = simulate("elfer-raus", "--games", "100", "--on", "ray")
        assert (shown.status, shown.out) == (2, "")
        why = f"The Ray cluster at {address} (RAY_ADDRESS) cannot be reached: connection refused.\n"
        assert shown.err == why


def _worker(processes: list[int]) -> int:
    """One of Ray's workers that plays right now."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for pid in processes:
            if _name(pid).startswith("ray::played"):
                return pid
    raise AssertionError([_name(pid) for pid in processes])


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def _counted(err: str) -> int:
    """How many games the progress says are counted."""
    return int(err.rpartition(" of 600,000")[0].split()[-1].rpartition("m")[2].replace(",", ""))


def _gone(processes: list[int]) -> None:
    """Nothing that was started for the run is left after it."""
    deadline = time.monotonic() + PATIENCE
    while left := [_name(pid) for pid in processes if _name(pid)]:
        assert time.monotonic() < deadline, left
        time.sleep(0.2)
