"""The games of the compiled engine, found by `Game.compiled` and `Game.family`.

A family's package in `compiled/` has the name of the family, and defines `ENGINE`, a subclass of
`CompiledGame`. It is imported when a game of the family is first used. Each game must set
`compiled` itself, because a family's compiled rules may lack a rule that a new game changes.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, SupportsIndex

from elfer.compiled.checks import BadBatchType
from elfer.compiled.engine import CompiledGame
from elfer.engine.errors import BadRequest, quoted
from elfer.engine.game import AnyGame, Game
from elfer.games import DEFAULT_GAME, GAMES


class NotCompiled(BadRequest):
    """A game that the compiled engine does not support."""


def compiled_game(
    game: AnyGame, players: SupportsIndex, options: Mapping[str, Any] | None = None
) -> CompiledGame:
    """Return a game in the compiled engine, or raise NotCompiled with a list of its games."""
    if not isinstance(game, Game):
        raise BadBatchType(
            f"game must be one of elfer.games.GAMES, as in GAMES[{DEFAULT_GAME!r}],"
            f" not {quoted(game)}."
        )
    return engine_of(game)(game, players, {} if options is None else options)


def engine_of(game: AnyGame) -> type[CompiledGame]:
    """Return the compiled engine of a game's family, or raise NotCompiled with a list of games."""
    if not game.compiled:
        raise NotCompiled(
            f"The compiled engine does not have {game.id}; it has {', '.join(compiled_games())}."
            " The reference engine plays every game."
        )
    return _engine_of_family(game.family)


def engines() -> list[type[CompiledGame]]:
    """Return the compiled engines of all families that have one."""
    families = dict.fromkeys(game.family for game in GAMES.values() if game.compiled)
    return [_engine_of_family(family) for family in families]


def compiled_games() -> list[str]:
    """Return the ids of the compiled games."""
    return [id_ for id_, game in GAMES.items() if game.compiled]


@cache
def _engine_of_family(family: str) -> type[CompiledGame]:
    engine: type[CompiledGame] = import_module(f"{__package__}.{family}").ENGINE
    return engine
