"""Helpers that run `elfer arena` and `elfer ladder`, in this process or in a new one."""

import json
from typing import Any

from typer.testing import CliRunner

from elfer.cli.app import app
from tests.simulation.series import CommandOutput, Watched


def run(*words: str) -> CommandOutput:
    """Run a command of `elfer` in this process; its workers have their own processes."""
    result = CliRunner().invoke(app, [*words], prog_name="elfer")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return CommandOutput(result.exit_code, result.stdout, result.stderr)


def run_for_json(*words: str) -> dict[str, Any]:
    """Run a contest that must succeed, and return its JSON."""
    shown = run("arena", *words, "--json")
    assert (shown.status, shown.err) == (0, "")
    found: dict[str, Any] = json.loads(shown.out)
    return found


class WatchedArena(Watched):
    """`elfer arena` with its standard error at a terminal."""

    command = "arena"


class WatchedLadder(Watched):
    """`elfer ladder` with its standard error at a terminal."""

    command = "ladder"
