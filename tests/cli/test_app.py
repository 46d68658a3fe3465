"""The app: each command parses its own arguments and imports only the modules it needs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.command import Command

HEAVY = ("alembic", "httpx", "sqlalchemy", "starlette", "uvicorn", "websockets", "asyncio")


@pytest.mark.parametrize("command", ["serve", "load"])
def test_every_command_has_help_and_rejects_unknown_options(elfer: Command, command: str) -> None:
    shown = elfer.run(command, "--help")
    assert shown.returncode == 0
    assert f"Usage: elfer {command} [OPTIONS]" in shown.stdout
    assert "--host" in shown.stdout or "--tables" in shown.stdout
    wrong = elfer.run(command, "--fast")
    assert wrong.returncode == 2
    assert "No such option: --fast" in wrong.stderr


def test_the_printed_schema_is_the_one_in_docs(elfer: Command) -> None:
    shown = elfer.run("schema")
    documents = Path(__file__).parents[2] / "docs"
    assert json.loads(shown.stdout) == json.loads((documents / "wire.schema.json").read_text())


def test_a_local_game_does_not_import_the_server() -> None:
    game = "['play', 'junior', '--seat', '0=greedy']"
    asked = f"import sys; sys.argv[1:] = {game}; import elfer.cli.app as c"
    told = f"print(*(name for name in {HEAVY} if name in sys.modules), file=sys.stderr)"
    shown = subprocess.run(
        [sys.executable, "-c", f"{asked}\ntry:\n c.app()\nexcept SystemExit:\n {told}"],
        capture_output=True,
        check=True,
    )
    assert shown.stderr == b"\n"
