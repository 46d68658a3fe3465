"""Which bots were measured: figures of other bots are not gone on with."""

import json
from collections.abc import Callable, Collection, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from elfer import bots, craft
from elfer.bots import LEVELS
from elfer.bots.minds import MINDS
from elfer.bots.plain import IDEAS
from elfer.games import game_named
from elfer.kernel.match import new_match

LENGTH = 12
BOTS, CRAFT = (Path(str(room.__file__)).parent for room in (bots, craft))
LEFT_OUT = "__pycache__"
FOUND = ".json"
"""A file of what was found by playing, game by game."""
SHARED = "search"
"""The room of the bots that several minds use."""


def fingerprint(game: str, players: Collection[str]) -> str:
    """A short text that changes with any file that these bots of a game are made of."""
    return made_of(game, frozenset(players))


@cache
def made_of(game: str, players: frozenset[str]) -> str:
    """The same, looked up once."""
    digest = sha256()
    for path in _files(game):
        if path.stem in LEVELS and path.stem not in players:
            continue  # what is named after a level is that level's alone
        content = path.read_bytes()
        if path.suffix == FOUND and path.parent == CRAFT:
            content = json.dumps(json.loads(content).get(game)).encode()
        digest.update(path.name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:LENGTH]


def _files(game: str) -> Iterator[Path]:
    rules = game_named(game)
    view = type(new_match(rules, rules.least_players, seed="any").view(0))
    ideas = {_place(idea) for kind, idea in IDEAS.items() if kind is not view}
    room = BOTS / _place(MINDS[view])
    for path in _in(BOTS, "*"):
        if path.stem not in ideas:
            yield path
    for folder in (BOTS / SHARED, room, CRAFT):
        yield from _in(folder, "**/*")


def _place(idea: Callable[..., object]) -> str:
    """The file or the room among the bots where something is thought of."""
    return idea.__module__.removeprefix(f"{bots.__name__}.").partition(".")[0]


def _in(folder: Path, pattern: str) -> list[Path]:
    return sorted(
        path for path in folder.glob(pattern) if path.is_file() and LEFT_OUT not in path.parts
    )
