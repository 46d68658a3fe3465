"""The command `elfer` without arguments: a server with default settings, and a browser."""

import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from elfer.server import browser
from tests.server.running import PATIENCE

DATA_HOMES = ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA")
"""The environment variables that determine the folder for a user's data."""


def start(folder: Path, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "elfer"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **dict.fromkeys(DATA_HOMES, str(folder)), **env},
    )


def test_serves_without_arguments(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert process.stdout is not None
    try:
        first, second = process.stdout.readline(), process.stdout.readline()
        assert first.startswith("Elfer is running at http://localhost:")
        address = first.split()[-1].replace("localhost", "127.0.0.1")
        assert httpx.get(f"{address}/api/health", trust_env=False, timeout=PATIENCE).json()["ok"]
        here = httpx.get(f"{address}/api/here", trust_env=False, timeout=PATIENCE).json()["url"]
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, complaints) == (0, "")
    assert here is None or second == f"For other devices: {here}\n"
    assert len(list(tmp_path.rglob("elfer.sqlite3"))) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the limits of a process")
def test_allows_as_many_open_files_as_connections(tmp_path: Path) -> None:
    """Services and shells often start a program with a limit of 1024."""
    command = [sys.executable, "-m", "elfer", "serve", "--port", "0", "--host", "127.0.0.1"]
    process = subprocess.Popen(
        ["sh", "-c", 'ulimit -Sn 128; exec "$@"', "sh", *command, "--data", tmp_path],
        stdout=subprocess.PIPE,
        env={**os.environ, "ELFER_SOCKETS": "200", "ELFER_REQUESTS_AT_ONCE": "50"},
    )
    assert process.stdout is not None
    try:
        process.stdout.readline()
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard or soft > 250
        assert soft > 128
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_reports_a_bad_setting_in_one_sentence(tmp_path: Path) -> None:
    said, complaints = (process := start(tmp_path, ELFER_SOCKETS="none")).communicate()
    assert (process.returncode, said) == (1, "")
    assert complaints == "ELFER_SOCKETS must be a whole number above 0, not 'none'.\n"


def test_imports_only_what_it_needs_to_start() -> None:
    told = (
        "print(*(name for name in ('typer', 'pydantic', 'rich', 'alembic', 'segno') if name in m))"
    )
    asked = f"import elfer.cli.default_command, sys; m = sys.modules; {told}"
    shown = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert shown.stdout == b"\n"


@pytest.mark.parametrize(
    ("env", "screen"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
    ],
)
def test_a_window_needs_a_screen(
    monkeypatch: pytest.MonkeyPatch, env: dict[str, str], *, screen: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    opened: list[str] = []
    done = threading.Event()

    def open_(address: str) -> bool:
        opened.append(address)
        done.set()
        return True

    monkeypatch.setattr("webbrowser.open", open_)
    browser.open_browser("http://localhost:1111")
    assert done.wait(PATIENCE if screen else 0.1) == screen
    assert opened == (["http://localhost:1111"] if screen else [])
