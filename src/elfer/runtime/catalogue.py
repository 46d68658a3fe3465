"""The catalogue of games for clients, with the measured figures and the rules of each game."""

import difflib
from functools import cache
from typing import Any

import msgspec

from elfer.engine.cards import NAMES
from elfer.engine.game import AnyGame
from elfer.engine.match import new_match
from elfer.engine.seats import CLOCKWISE
from elfer.games import GAMES
from elfer.notation.states import catalogue
from elfer.studies.figures import read_figures
from elfer.texts.rules_page import COMMON, rules_page


@cache
def catalogue_json() -> bytes:
    """Return the catalogue as JSON."""
    return msgspec.json.encode({"games": game_catalogue()})


@cache
def figures_json() -> bytes:
    """Return the figures of all games as JSON."""
    return msgspec.json.encode({"figures": read_figures()})


@cache
def rules_json(language: str, page: str) -> bytes:
    """Return a rules page as JSON; raise BadRequest if there is no such page."""
    return msgspec.json.encode(rules_page(language, page))


@cache
def all_rules_json(language: str) -> bytes:
    """Return all rules pages of a language as JSON, for searching."""
    pages = [rules_page(language, page) for page in (*GAMES, COMMON)]
    return msgspec.json.encode({"pages": pages})


def nearest_page(name: str) -> str:
    """Return the rules page whose name is nearest to this one, or the rules of all games."""
    near = difflib.get_close_matches(name.lower()[:80], (*GAMES, COMMON), 1)
    return near[0] if near else COMMON


def game_catalogue() -> tuple[dict[str, Any], ...]:
    """Return each game with its family and the facts that its views do not show."""
    return tuple(
        entry
        | {"family": game.family, "highest": _highest_number(game), "best": game.best}
        | {"direction": _direction_of_play(game)}
        | {"any_colour": getattr(game, "any_colour", False)}  # only row games have it
        for entry, game in zip(catalogue(), GAMES.values(), strict=True)
    )


def _direction_of_play(game: AnyGame) -> str | None:
    """Return the direction in which the turn passes on; None if all seats act at the same time."""
    if not game.takes_turns:
        return None
    return "clockwise" if game.direction == CLOCKWISE else "counter-clockwise"


def _highest_number(game: AnyGame) -> int:
    """Return the highest number on a card with the default options."""
    match = new_match(game, game.least_players, seed="any")
    names = [NAMES[card] for card in game.deck(match.setup)]
    return max(int(name[1:]) for name in names if name[1:])
