"""The games as a screen offers them: the catalogue, and what helps to draw them."""

from functools import cache
from typing import Any

import msgspec

from elfer.games import GAMES
from elfer.kernel.cards import NAMES
from elfer.kernel.game import AnyGame
from elfer.kernel.match import new_match
from elfer.lab.study.figures import read_figures
from elfer.records.notation import catalogue


@cache
def shelf_json() -> bytes:
    """The shelf as it is sent."""
    return msgspec.json.encode({"games": shelf()})


@cache
def figures_json() -> bytes:
    """What was measured of each game, as it is sent."""
    return msgspec.json.encode({"figures": read_figures()})


def shelf() -> tuple[dict[str, Any], ...]:
    """Every game with its highest number, and whether few points win in it or many."""
    return tuple(
        entry | {"highest": _highest(game), "best": game.best}
        for entry, game in zip(catalogue(), GAMES.values(), strict=True)
    )


def _highest(game: AnyGame) -> int:
    """The highest number on a card, as the game is usually played."""
    usual = new_match(game, game.least_players, seed="any")
    names = [NAMES[card] for card in game.deck(usual.setup)]
    return max(int(name[1:]) for name in names if name[1:])
