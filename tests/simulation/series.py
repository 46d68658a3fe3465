"""Helpers that run `elfer simulate`, in this process or in a new one."""

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

from elfer.cli.app import app

PATIENCE = 600
"""The timeout in seconds, long enough for a busy machine."""


class CommandOutput(NamedTuple):
    """The exit status and the output of a command."""

    status: int
    out: str
    err: str


def simulate(*words: str) -> CommandOutput:
    """Run the command in this process, to save repeated imports."""
    result = CliRunner().invoke(app, ["simulate", *words], prog_name="elfer")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return CommandOutput(result.exit_code, result.stdout, result.stderr)


def simulate_for_json(*words: str) -> dict[str, Any]:
    """Run a simulation that must succeed, and return its JSON."""
    shown = simulate(*words, "--json")
    assert (shown.status, shown.err) == (0, "")
    found: dict[str, Any] = json.loads(shown.out)
    return found


def simulate_without(module: str, *words: str) -> CommandOutput:
    """Run the command as if a module were not installed."""
    command = ["elfer", "simulate", *words]
    code = (
        f"import sys; sys.modules[{module!r}] = None; sys.argv = {command!r};"
        "from elfer.cli.main import main; main()"
    )
    return run_to_end([sys.executable, "-c", code])


def run_to_end(line: list[str], **env: str) -> CommandOutput:
    """Run a process to its end; it must not print a traceback."""
    ended = subprocess.run(
        line, capture_output=True, env=os.environ | env, timeout=PATIENCE, check=False, text=True
    )
    assert "Traceback" not in ended.stderr, ended.stderr
    return CommandOutput(ended.returncode, ended.stdout, ended.stderr)


class Watched:
    """The command in its own process, with its standard error at a terminal."""

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
        """Wait until this text appears on standard error."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.err:
            assert time.monotonic() < deadline, self.err
            assert self._read(), self.err

    def interrupt(self) -> None:
        """Press Ctrl-C, which reaches all processes at the terminal."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> CommandOutput:
        """Wait for the process to end; its standard output must fit into the pipe."""
        while self._read():
            pass
        os.close(self._far)
        assert self.process.stdout is not None
        out = self.process.stdout.read().decode()
        self.process.stdout.close()
        assert "Traceback" not in self.err
        return CommandOutput(self.process.wait(timeout=PATIENCE), out, self.err)

    def children(self) -> list[int]:
        """Return the child processes of the command and their descendants."""
        return _descendants(self.process.pid)

    def _read(self) -> bool:
        if not select([self._far], [], [], 1)[0]:
            return True
        try:
            piece = os.read(self._far, 1 << 16)
        except OSError:  # the process has closed its side
            return False
        self.err += piece.decode(errors="replace")
        return bool(piece)


def _descendants(pid: int) -> list[int]:
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
