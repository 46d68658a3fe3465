"""`elfer simulate`, in this process or in one of its own."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from select import select
from typing import Any, NamedTuple

from typer.testing import CliRunner

from elfer.terminal.commands import app

PATIENCE = 60


class Shown(NamedTuple):
    """How a command has ended and what it has said."""

    status: int
    out: str
    err: str


def simulate(*words: str) -> Shown:
    """The command in this process: what it imports has to be imported only once."""
    result = CliRunner().invoke(app, ["simulate", *words], prog_name="elfer")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Shown(result.exit_code, result.stdout, result.stderr)


def numbers(*words: str) -> dict[str, Any]:
    """The result of a run that goes well, as JSON."""
    shown = simulate(*words, "--json")
    assert (shown.status, shown.err) == (0, "")
    found: dict[str, Any] = json.loads(shown.out)
    return found


def without(module: str, *words: str) -> Shown:
    """The command where a module is not installed."""
    said = ["elfer", "simulate", *words]
    code = (
        f"import sys; sys.modules[{module!r}] = None; sys.argv = {said!r};"
        "from elfer.cli import main; main()"
    )
    return run_through([sys.executable, "-c", code])


def run_through(line: list[str], **env: str) -> Shown:
    """A process to its end; a traceback is never right."""
    ended = subprocess.run(
        line, capture_output=True, env=os.environ | env, timeout=PATIENCE, check=False, text=True
    )
    assert "Traceback" not in ended.stderr, ended.stderr
    return Shown(ended.returncode, ended.stdout, ended.stderr)


class Watched:
    """The command in a process of its own, with its standard error at a terminal."""

    command = "simulate"

    def __init__(self, *words: str, **env: str) -> None:
        self._far, near = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elfer", self.command, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=near,
            env=os.environ | {"COLUMNS": "100", "TERM": "xterm"} | env,
            start_new_session=True,
        )
        os.close(near)
        self.err = ""

    def until(self, words: str) -> None:
        """Wait until it has said this."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.err:
            assert time.monotonic() < deadline, self.err
            assert self._read(), self.err

    def interrupt(self) -> None:
        """Ctrl-C, which reaches all processes at the terminal."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> Shown:
        """How it ended; its standard output must be short enough to wait in the pipe."""
        while self._read():
            pass
        os.close(self._far)
        assert self.process.stdout is not None
        out = self.process.stdout.read().decode()
        self.process.stdout.close()
        assert "Traceback" not in self.err
        return Shown(self.process.wait(timeout=PATIENCE), out, self.err)

    def children(self) -> list[int]:
        """The processes that it has started, and theirs."""
        return _below(self.process.pid)

    def _read(self) -> bool:
        if not select([self._far], [], [], 1)[0]:
            return True
        try:
            piece = os.read(self._far, 1 << 16)
        except OSError:  # the other side is closed
            return False
        self.err += piece.decode(errors="replace")
        return bool(piece)


def _below(pid: int) -> list[int]:
    parents = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]
