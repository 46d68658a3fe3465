"""The identifiers that the engine and the server send, read from their sources: each needs text."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from elfer import bots
from elfer.engine import errors
from elfer.engine.errors import Refused
from elfer.runtime import errors as server_refusals
from elfer.table import errors as table_refusals
from tests.locales.catalogue import ROOT

_SOURCE = ROOT / "src" / "elfer"
_PLAYED = ("engine/move_validation.py", "engine/match.py", "games/rows/*.py", "games/**/*.py")
"""The sources of the rules."""

_REFUSING = ("engine/game.py", "engine/move_validation.py", "games/rows/*.py", "games/**/*.py")
"""The sources that refuse moves."""

_NEVER_IN_A_BROWSER = {"bad-deal", "no-game", "bad-record", "unwelcome"}
"""Codes of the referee, of records and of server internals."""


def _sources(*patterns: str) -> Iterator[Path]:
    for pattern in patterns:
        found = sorted(_SOURCE.glob(pattern))
        assert found, pattern
        yield from found


def _find_words(pattern: str, *places: str) -> set[str]:
    return {
        word
        for path in _sources(*places)
        for word in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def reasons() -> dict[str, set[str]]:
    """Return the reasons for refusals, each with the names of its facts."""
    found: dict[str, set[str]] = {}
    for word, about in _refusals():
        assert found.setdefault(word, about) == about, (
            f"{word} has different facts in different places"
        )
    return found


def _refusals() -> Iterator[tuple[str, set[str]]]:
    """Yield each reason in the sources, with the names of its facts."""
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
                    raise AssertionError(f"{path.name}:{node.lineno}: the reason is not a literal")


def _names(about: ast.expr) -> list[str]:
    match about:
        case ast.Dict(keys=keys):
            return [str(key.value) for key in keys if isinstance(key, ast.Constant)]
        case _:
            raise AssertionError(f"line {about.lineno}: the facts of a reason are not a literal")


def documented_reasons() -> dict[str, set[str]]:
    """Return the reasons in docs/wire.md, each with the names of its facts."""
    wire = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    table = wire.split("| game | `reason`")[1].split("\n\n")[0]
    cells = " ".join(row.split("|")[2] for row in table.splitlines()[2:])
    told = re.findall(r"`([a-z-]+)`(?: \(([a-z, ]+)\))?", cells)
    return {word: {name for name in names.split(", ") if name} for word, names in told}


def event_types() -> set[str]:
    """Return the types of events in all games and at a table."""
    silent = {"settle"}  # the outcome has its own event
    named_by_moves = {"lay", "bridge", "done", "pass"}
    return _find_words(r'Event\(\s*"([a-z-]+)"', *_PLAYED, "table/*.py") - silent | named_by_moves


def endings() -> set[str]:
    """Return the endings of rounds in docs/notation.md."""
    notation = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = notation.split("| `ending` | in |")[1].split("\n\n")[0]
    return {
        ending
        for row in table.splitlines()[2:]
        for ending in re.findall(r"`([a-z-]+)`", row.split("|")[1])
    }


def whys() -> set[str]:
    """Return the reasons of bots: every StrEnum in their package is a list of them."""
    return {
        str(word)
        for found in walk_packages(bots.__path__, f"{bots.__name__}.")
        for kind in vars(import_module(found.name)).values()
        if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not StrEnum
        for word in kind
    }


def error_codes() -> set[str]:
    """Return the error codes that the web app can receive."""
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
