"""`elfer arena` and `elfer ladder`, in this process or in one of its own."""

import json
from typing import Any

from typer.testing import CliRunner

from elfer.terminal.commands import app
from tests.lab.simulation import Shown, Watched


def run(*words: str) -> Shown:
    """A command of `elfer` in this process; those who play have processes of their own."""
    result = CliRunner().invoke(app, [*words], prog_name="elfer")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Shown(result.exit_code, result.stdout, result.stderr)


def numbers(*words: str) -> dict[str, Any]:
    """The result of a contest that goes well, as JSON."""
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
