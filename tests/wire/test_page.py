"""docs/wire.md describes everything on the wire."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from elfer import wire
from elfer.table.commands import PlayerCommand
from elfer.wire.schema import BODIES
from tests.client.fake_server import EMPTY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
MESSAGES = [*get_args(wire.FromClient), *get_args(wire.FromServer)]
BODY_TYPES = [
    wire.NewTable,
    wire.NewPlayer,
    wire.Welcome,
    wire.Sight,
    wire.Here,
    wire.Replay,
    wire.Frame,
]
SESSION = re.findall(r"^(?:\w+ )? +([<>]) (\{.*\})$", PAGE, re.MULTILINE)


def row_of(name: str, section: int) -> str:
    """Return the table row in a section that begins with a name."""
    lines = PAGE.split("\n## ")[section].splitlines()
    found = [line for line in lines if line.startswith(f"| `{name}` |")]
    assert len(found) == 1, f"{name} is described {len(found)} times"
    return found[0]


def fields_of(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_describes_a_message(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    row = row_of(tag, 2)
    for field in fields_of(kind):
        assert f"`{field}`" in row.split("|")[2], f"{tag} has {field}"


@pytest.mark.parametrize("kind", get_args(PlayerCommand), ids=lambda kind: kind.__name__)
def test_describes_a_command(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    told = re.findall("`([^`]+)`", row_of(tag, 4).split("|")[2])
    assert told == fields_of(kind)


@pytest.mark.parametrize("kind", BODY_TYPES, ids=lambda kind: kind.__name__)
def test_describes_a_body(kind: type[msgspec.Struct]) -> None:
    for field in fields_of(kind):
        assert f"`{field}`" in PAGE


def test_describes_every_address() -> None:
    source = (ROOT / "src" / "elfer" / "server" / "app.py").read_text(encoding="utf-8")
    paths = re.findall(r'Route\("(/[^"]+)"|_route\("(/[^"]+)"', source)
    assert len(paths) >= 8
    for path in map("".join, paths):
        assert f" {path}`" in PAGE


def test_describes_every_event_of_a_table() -> None:
    sources = (ROOT / "src" / "elfer" / "table").glob("*.py")
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    events = set(re.findall(r'Event\(\s*"([a-z-]+)"', text))
    assert {"joined", "chair", "configured"} <= events
    told = set(re.findall("`([a-z-]+)`", PAGE.split("\n## ")[5]))
    assert events <= told


def test_the_page_leaves_nothing_out() -> None:
    bodies = {"NewTable", "NewPlayer", "Welcome", "Here", "Replay", "Why"}
    assert set(BODIES) == {"FromClient", "FromServer", *bodies}


def test_the_example_session_uses_valid_messages() -> None:
    """The example session contains valid messages of the server and the client."""
    sides = {">": wire.FromClient, "<": wire.FromServer}
    kinds = set()
    for side, frame in SESSION:
        whole = frame.replace(", …}", "}").replace("{…}", "{}")
        message = json.loads(whole)
        if "sight" in message:
            empty: dict[str, Any] = {
                "you": None,
                "seats": [],
                "views": [],
                "moves": [],
                "undo": False,
            }
            message["sight"] = empty | message["sight"]
        if "card" in message:
            message["card"] = EMPTY | message["card"]
        msgspec.convert(message, sides[side])
        kinds.add(message["type"])
    assert len(SESSION) == 16
    assert kinds == {"hello", "say", "snapshot", "update", "done", "refused", "presence"}
