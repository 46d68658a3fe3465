"""The catalogue of games for clients, and the measured figures of each game."""

from functools import cache
from typing import Any

import msgspec

from elfer.engine.cards import NAMES
from elfer.engine.game import AnyGame
from elfer.engine.match import new_match
from elfer.games import GAMES
from elfer.notation.states import catalogue
from elfer.studies.figures import read_figures


@cache
def catalogue_json() -> bytes:
    """Return the catalogue as JSON."""
    return msgspec.json.encode({"games": game_catalogue()})


@cache
def figures_json() -> bytes:
    """Return the figures of all games as JSON."""
    return msgspec.json.encode({"figures": read_figures()})


def game_catalogue() -> tuple[dict[str, Any], ...]:
    """Return each game with its family, its highest number and whether low or high scores win."""
    return tuple(
        entry
        | {"family": game.family, "highest": _highest_number(game), "best": game.best}
        | {"any_colour": getattr(game, "any_colour", False)}  # only row games have it
        for entry, game in zip(catalogue(), GAMES.values(), strict=True)
    )


def _highest_number(game: AnyGame) -> int:
    """Return the highest number on a card with the default options."""
    match = new_match(game, game.least_players, seed="any")
    names = [NAMES[card] for card in game.deck(match.setup)]
    return max(int(name[1:]) for name in names if name[1:])
