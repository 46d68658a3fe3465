"""Commands of other rooms: each reads its own words, and nobody waits for what he does not use."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.command import Command

HEAVY = ("alembic", "httpx", "sqlalchemy", "starlette", "uvicorn", "websockets", "asyncio")


@pytest.mark.parametrize("command", ["serve", "load"])
def test_they_explain_and_check_their_own_words(elfer: Command, command: str) -> None:
    shown = elfer.run(command, "--help")
    assert shown.returncode == 0
    assert f"Usage: elfer {command} [OPTIONS]" in shown.stdout
    assert "--host" in shown.stdout or "--tables" in shown.stdout
    wrong = elfer.run(command, "--fast")
    assert wrong.returncode == 2
    assert "No such option: --fast" in wrong.stderr


def test_the_schema_is_the_one_in_the_documents(elfer: Command) -> None:
    shown = elfer.run("schema")
    documents = Path(__file__).parents[2] / "docs"
    assert json.loads(shown.stdout) == json.loads((documents / "wire.schema.json").read_text())


def test_a_game_at_home_waits_for_no_server() -> None:
    game = "['play', 'junior', '--seat', '0=greedy']"
    asked = f"import sys; sys.argv[1:] = {game}; import elfer.terminal.commands as c"
    told = f"print(*(name for name in {HEAVY} if name in sys.modules), file=sys.stderr)"
    shown = subprocess.run(
        [sys.executable, "-c", f"{asked}\ntry:\n c.app()\nexcept SystemExit:\n {told}"],
        capture_output=True,
        check=True,
    )
    assert shown.stderr == b"\n"
