"""What the engine and the server can say, taken from them, so that a new word needs a text."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from elfer import bots
from elfer.kernel import errors
from elfer.kernel.errors import Refused
from elfer.server import refusals as server_refusals
from elfer.table import refusals as table_refusals
from tests.locales.catalogue import ROOT

_SOURCE = ROOT / "src" / "elfer"
_PLAYED = ("kernel/gate.py", "kernel/match.py", "kernel/rows/*.py", "games/**/*.py")
"""Where the rules are that the app plays by."""

_REFUSING = ("kernel/game.py", "kernel/gate.py", "kernel/rows/*.py", "games/**/*.py")
"""Where a move is refused, in any game."""

_NEVER_IN_A_BROWSER = {"bad-deal", "no-game", "bad-record", "unwelcome"}
"""Codes of the referee, of records and of the server's inside."""


def _sources(*patterns: str) -> Iterator[Path]:
    for pattern in patterns:
        found = sorted(_SOURCE.glob(pattern))
        assert found, pattern
        yield from found


def _found(pattern: str, *places: str) -> set[str]:
    return {
        word
        for path in _sources(*places)
        for word in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def rule_ids() -> set[str]:
    """The rules that a refused move may name."""
    return _found(r'"([A-Z]{1,2}-\d+)"', *_REFUSING)


def reasons() -> dict[str, set[str]]:
    """The words for why a move is refused, and what each of them speaks of."""
    found: dict[str, set[str]] = {}
    for word, about in _refusals():
        assert found.setdefault(word, about) == about, f"{word} speaks of different things"
    return found


def _refusals() -> Iterator[tuple[str, set[str]]]:
    """Each place in the source that gives a reason: the word, and the names of what it is about."""
    for path in _sources(*_REFUSING):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refusal" | "IllegalMove"),
                    args=[_, _, ast.Constant(value=str() as word), *rest],
                    keywords=[],
                ):
                    yield word, {name for each in rest for name in _names(each)}
                case ast.Call(
                    func=ast.Name(id="WrongPlace"), args=[_, ast.Constant(value=str() as word), it]
                ):
                    yield word, {*_names(it)}
                case ast.Call(func=ast.Name(id="Refusal")):
                    raise AssertionError(f"{path.name}:{node.lineno}: the reason is no literal")


def _names(about: ast.expr) -> list[str]:
    match about:
        case ast.Dict(keys=keys):
            return [str(key.value) for key in keys if isinstance(key, ast.Constant)]
        case _:
            raise AssertionError(f"line {about.lineno}: what a reason is about is no literal")


def reasons_told() -> dict[str, set[str]]:
    """The same as docs/wire.md has it."""
    wire = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    table = wire.split("| game | `reason`")[1].split("\n\n")[0]
    cells = " ".join(row.split("|")[2] for row in table.splitlines()[2:])
    told = re.findall(r"`([a-z-]+)`(?: \(([a-z, ]+)\))?", cells)
    return {word: {name for name in names.split(", ") if name} for word, names in told}


def event_types() -> set[str]:
    """What can happen in these games and at a table."""
    untold = {"settle"}  # what it decides is told, and nothing else happens
    named_by_moves = {"lay", "bridge", "done", "pass"}
    return _found(r'Event\(\s*"([a-z-]+)"', *_PLAYED, "table/*.py") - untold | named_by_moves


def endings() -> set[str]:
    """How a round of these games can end, by the public contract."""
    notation = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = notation.split("| `ending` | in |")[1].split("\n\n")[0]
    return {
        ending
        for row in table.splitlines()[2:]
        for ending in re.findall(r"`([a-z-]+)`", row.split("|")[1])
    }


def whys() -> set[str]:
    """The words for why a bot does something: every StrEnum of the bots is a list of them."""
    return {
        str(word)
        for found in walk_packages(bots.__path__, f"{bots.__name__}.")
        for kind in vars(import_module(found.name)).values()
        if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not StrEnum
        for word in kind
    }


def error_codes() -> set[str]:
    """The codes that somebody may meet in a browser: the wire's, and all that can be refused."""
    wire = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:4\d\d|503|true|false) \| ([^|]+)\|", wire, re.MULTILINE)
    refusals = wire.split("**Refusals**")[1].split("\n\n")[0]
    written = re.findall(
        r"`([a-z]+(?:-[a-z]+)+|full|busy|stale|removed)`", " ".join([*rows, refusals])
    )
    classes = {
        kind.code
        for module in (errors, table_refusals, server_refusals)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refused) and kind is not Refused
    }
    return ({*written} | classes) - _NEVER_IN_A_BROWSER
