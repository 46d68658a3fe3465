"""Which bots were measured, by which rules: figures of others are not gone on with."""

import ast
import json
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from elfer import bots
from elfer.arena.views import view_in
from elfer.bots import LEVELS
from elfer.bots.minds import MINDS
from elfer.bots.plain import IDEAS
from elfer.games import game_named
from elfer.kernel import match

LENGTH = 12
SOURCE = Path(str(bots.__file__)).parents[1]
BOTS, CRAFT, GAMES, KERNEL, LAB = "bots", "craft", "games", "kernel", "lab"
"""The rooms that matter."""
LEFT_OUT = "__pycache__"
FOUND = ".json"
"""A file of what was found by playing, game by game."""
SHARED = "search"
"""The room of the bots that several minds use."""


def fingerprint(game: str, players: Collection[str], *, kernel: bool) -> str:
    """A short text that changes with any file that these bots or the rules of a game are made of.

    That is so for the fast kernel's files too, if it plays or somebody searches on it.
    """
    return made_of(game, frozenset(players), kernel)


@cache
def made_of(game: str, players: frozenset[str], kernel: bool) -> str:  # noqa: FBT001
    """The same, looked up once."""
    digest = sha256()
    for path in (*_of_bots(game), *_of_rules(game), *(_of_kernel(game) if kernel else ())):
        if path.stem in LEVELS and path.stem not in players:
            continue  # what is named after a level is that level's alone
        content = path.read_bytes()
        if path.suffix == FOUND and path.parent == SOURCE / CRAFT:
            content = json.dumps(json.loads(content).get(game)).encode()
        name = path.relative_to(SOURCE).as_posix()
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:LENGTH]


def _of_bots(game: str) -> Iterator[Path]:
    view = view_in(game)
    ideas = {_place(idea) for kind, idea in IDEAS.items() if kind is not view}
    for path in _in(SOURCE / BOTS, "*"):
        if path.stem not in ideas:
            yield path
    for room in (f"{BOTS}/{SHARED}", f"{BOTS}/{_place(MINDS[view])}", CRAFT):
        yield from _in(SOURCE / room, "**/*")


def _of_rules(game: str) -> list[Path]:
    """The game's own files and what they need, and how a match is played at all."""
    own = _named(type(game_named(game)).__module__)
    return _with_needs((*own, *_named(match.__name__)))


def _of_kernel(game: str) -> list[Path]:
    """The files of the game's family in the fast kernel, and what they need."""
    from elfer.lab.kernels import family_of  # noqa: PLC0415

    (path,) = _named(family_of(game_named(game)).__module__)
    return _with_needs(_in(path.parent, "*.py"))


def _place(idea: Callable[..., object]) -> str:
    """The file or the room among the bots where something is thought of."""
    return idea.__module__.removeprefix(f"{bots.__name__}.").partition(".")[0]


def _in(folder: Path, pattern: str) -> list[Path]:
    return sorted(
        path for path in folder.glob(pattern) if path.is_file() and LEFT_OUT not in path.parts
    )


def _with_needs(files: Iterable[Path]) -> list[Path]:
    """These files and all that they import from the rooms of the rules and of the lab."""
    found: set[Path] = set()
    coming = [*files]
    while coming:
        path = coming.pop()
        if path not in found:
            found.add(path)
            coming += _needs(path)
    return sorted(found)


def _needs(path: Path) -> Iterator[Path]:
    """The files that one imports, but for the list of all games."""
    for module, name in _imported(path.read_bytes()):
        yield from _named(f"{module}.{name}") or _named(module)


@cache
def _imported(source: bytes) -> list[tuple[str, str]]:
    """The names that a source imports, each with its module."""
    return [
        (node.module, alias.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    ]


def _named(module: str) -> list[Path]:
    """The file of a module of these rooms; none if it is no module."""
    _, *parts = module.split(".")
    if not parts or parts[0] not in (GAMES, KERNEL, LAB) or parts == [GAMES]:
        return []
    place = SOURCE.joinpath(*parts)
    paths = (place.with_suffix(".py"), place / "__init__.py")
    return [path for path in paths if path.is_file()]
