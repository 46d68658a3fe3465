"""Fingerprints of bots and rules: a hash of the source code that measured numbers depend on."""

import ast
import io
import json
import tokenize
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from elfer import bots
from elfer.bots import LEVELS
from elfer.engine import match
from elfer.games import game_named

LENGTH = 12
SOURCE = Path(str(bots.__file__)).parents[1]
BOTS, COMPILED, ENGINE, EVALUATION, GAMES = "bots", "compiled", "engine", "evaluation", "games"
"""The packages whose code matters."""
ALL_GAMES = ([GAMES], [GAMES, "registry"])
"""The modules that list all games; including them would make every game depend on all others."""
LEFT_OUT = "__pycache__"
EXPLANATIONS = ("errors", "refusals")
"""The modules that only say why a move is refused; no bot plays a move that is refused."""
WEIGHTS_SUFFIX = ".json"
"""The suffix of files with tuned weights, game by game."""
NETWORKS = "networks"
"""The folder with a file of trained networks for each game."""
SHARED = "search"
"""The package of search code that several families of bots share."""


def fingerprint(game: str, players: Collection[str], *, compiled: bool) -> str:
    """Return a short hash of the code of a game's rules and of these bots.

    With `compiled`, it covers the files of the compiled engine too. Comments, docstrings and the
    explanations of refusals do not count, because they do not change how a bot plays.
    """
    return cached_fingerprint(game, frozenset(players), compiled)


@cache
def cached_fingerprint(game: str, players: frozenset[str], compiled: bool) -> str:  # noqa: FBT001
    """Return the fingerprint, computed once per process."""
    digest = sha256()
    for path in (
        *_bot_files(game),
        *_rule_files(game),
        *(_compiled_files(game) if compiled else ()),
    ):
        if path.stem in LEVELS and path.stem not in players:
            continue  # only that level uses a file named after it
        if path.parent.name == NETWORKS and path.stem != game:
            continue
        content = path.read_bytes()
        if path.suffix == WEIGHTS_SUFFIX and path.parent == SOURCE / EVALUATION:
            content = json.dumps(json.loads(content).get(game)).encode()
        elif path.suffix == ".py":
            content = _strip_source(content)
        name = path.relative_to(SOURCE).as_posix()
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:LENGTH]


@cache
def _strip_source(source: bytes) -> bytes:
    """Return source code without its comments, docstrings and empty lines.

    It removes lines, because unparsing a syntax tree would give different results on different
    versions of Python.
    """
    lines = source.decode().splitlines()
    tokens = tokenize.tokenize(io.BytesIO(source).readline) if b"#" in source else ()
    for token in tokens:
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for row in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[row - 1] = ""
    return "\n".join(line.rstrip() for line in lines if line.strip()).encode()


def _bot_files(game: str) -> Iterator[Path]:
    """Yield the files that all bots share and those of the game's family."""
    yield from _list_files(SOURCE / BOTS, "*")
    for folder in (f"{BOTS}/{SHARED}", f"{BOTS}/{game_named(game).family}", EVALUATION):
        yield from _list_files(SOURCE / folder, "**/*")


def _rule_files(game: str) -> list[Path]:
    """Return the files of the game and of the match, with their imports."""
    own = _find_module(type(game_named(game)).__module__)
    return _add_imports((*own, *_find_module(match.__name__)))


def _compiled_files(game: str) -> list[Path]:
    """Return the files of the game's family in the compiled engine, with their imports."""
    from elfer.compiled.registry import engine_of  # noqa: PLC0415

    (path,) = _find_module(engine_of(game_named(game)).__module__)
    return _add_imports(_list_files(path.parent, "*.py"))


def _list_files(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder that match a pattern."""
    return sorted(
        path for path in folder.glob(pattern) if path.is_file() and LEFT_OUT not in path.parts
    )


def _add_imports(files: Iterable[Path]) -> list[Path]:
    """Return these files and everything they import from the rules and the compiled engine."""
    found: set[Path] = set()
    coming = [*files]
    while coming:
        path = coming.pop()
        if path not in found:
            found.add(path)
            coming += _imports_of(path)
    return sorted(found)


def _imports_of(path: Path) -> Iterator[Path]:
    """Yield the files that a file imports, except the list of all games."""
    for module, name in _parse_imports(path.read_bytes()):
        yield from _find_module(f"{module}.{name}") or _find_module(module)


@cache
def _parse_imports(source: bytes) -> list[tuple[str, str]]:
    """Return the names that a source file imports, each with its module."""
    return [
        (node.module, alias.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    ]


def _find_module(module: str) -> list[Path]:
    """Return the file of a module of these packages; an empty list for other modules."""
    _, *parts = module.split(".")
    if not parts or parts[0] not in (GAMES, ENGINE, COMPILED) or parts in ALL_GAMES:
        return []
    place = SOURCE.joinpath(*parts)
    paths = (place.with_suffix(".py"), place / "__init__.py")
    return [path for path in paths if path.is_file() and path.stem not in EXPLANATIONS]
