"""A simulation on a Ray cluster, here a local one with two workers."""

import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfer.compiled import cache
from tests.simulation.series import PATIENCE, Watched, simulate

GAMES = ("elfer-raus", "--games", "600000", "--seed", "ray", "--jobs", "2")


@pytest.fixture
def place() -> Iterator[Path]:
    """Yield a folder for Ray; its sockets need a short path."""
    path = Path(tempfile.mkdtemp(prefix="ray"))
    yield path
    shutil.rmtree(path, ignore_errors=True)


def test_a_worker_that_dies_changes_nothing(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chunk of the killed worker is played again, so the result is complete."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    home = place / "home"
    home.mkdir()
    # Reuse the compiled code, although the home folder is different.
    places = {"RAY_TMPDIR": place, "HOME": home, "NUMBA_CACHE_DIR": cache.folder().parent}
    run = Watched(*GAMES, "--on", "ray", "--json", **{key: str(at) for key, at in places.items()})
    run.until("0,000 of 600,000,")  # some chunks are counted
    everyone = run.children()
    os.kill(_worker(everyone), signal.SIGKILL)
    counted = _games_so_far(run.err)
    shown = run.end()
    assert shown.status == 0, shown.err
    assert 0 < counted < 600_000
    alone = simulate(*GAMES, "--json")
    assert shown.out == alone.out
    _wait_until_gone(everyone)
    assert not list(home.iterdir())


def test_an_unreachable_cluster_gives_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    for address in ("127.0.0.1:1", f"ray://127.0.0.1:{port}"):
        monkeypatch.setenv("RAY_ADDRESS", address)
        shown = simulate("elfer-raus", "--games", "100", "--on", "ray")
        assert (shown.status, shown.out) == (2, "")
        why = f"The Ray cluster at {address} (RAY_ADDRESS) cannot be reached: connection refused.\n"
        assert shown.err == why


def _worker(processes: list[int]) -> int:
    """Return one of Ray's workers that is playing a chunk."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for pid in processes:
            if _name(pid).startswith("ray::play_chunk"):
                return pid
    raise AssertionError([_name(pid) for pid in processes])


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def _games_so_far(err: str) -> int:
    """Return the number of games in the progress bar."""
    return int(err.rpartition(" of 600,000")[0].split()[-1].rpartition("m")[2].replace(",", ""))


def _wait_until_gone(processes: list[int]) -> None:
    """Wait until none of these processes is left."""
    deadline = time.monotonic() + PATIENCE
    while left := [_name(pid) for pid in processes if _name(pid)]:
        assert time.monotonic() < deadline, left
        time.sleep(0.2)
