"""The bots for each family of games, found by `Game.family`, and simple bots for any family.

A family's package in `bots/` has the name of the family, and defines `BOT`, a `FamilyBot`. It is
imported when a game of the family is first played, so that no family depends on another.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from elfer.bots.choice import ChosenMove, Situation
from elfer.engine.cards import JOKER, VALUE_OF
from elfer.engine.game import AnyGame
from elfer.engine.moves import Move

Choose = Callable[[Situation, str, Random], ChosenMove]
"""A function that chooses a move in a situation at a level."""
ChooseSimply = Callable[[Any, Sequence[Move], Random], Move | None]
"""A function that chooses a legal move from a seat's view, or returns None to do nothing."""


@dataclass(frozen=True, kw_only=True)
class FamilyBot:
    """The bots for one family of games."""

    view_type: type
    """The type of a seat's view."""
    choose: Choose | None
    """The policy of the levels from `child` up; None if they all use `choose_simply`."""
    choose_simply: ChooseSimply
    """The policy of `greedy`."""
    skill_matters: bool
    """Whether a stronger bot should win more often; if not, luck or speed decides the game."""
    searches: bool
    """Whether the best level uses its budget of playouts."""

    def knows(self, view: object) -> bool:
        """Return whether this is a view of one of the family's games."""
        return isinstance(view, self.view_type)


def choose_uniformly(view: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Choose a random move."""
    return rng.choice(moves)


_PREFERENCE = {"lay": 0, "bridge": 1, "draw": 2, "done": 3, "pass": 4}


def choose_greedily(view: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Choose a lay if there is one: number cards before jokers, then bridges, high cards first."""
    return min(moves, key=_greedy_rank)


def _greedy_rank(move: Move) -> tuple[int, bool, int, str]:
    joker = move.card == JOKER
    value = VALUE_OF[move.card] if move.card >= 0 and not joker else 0
    return _PREFERENCE.get(move.verb, 5), joker, -value, move.text


DEFAULT = FamilyBot(
    view_type=object,
    choose=None,
    choose_simply=choose_greedily,
    skill_matters=False,
    searches=False,
)
"""The bot for a family that has no package here."""


def bot_of(game: AnyGame) -> FamilyBot:
    """Return the bot of a game's family."""
    return _bot_of_family(game.family)


@cache
def _bot_of_family(family: str) -> FamilyBot:
    package = f"{__package__}.{family}"
    if find_spec(package) is None:
        return DEFAULT
    bot: FamilyBot = import_module(package).BOT
    return bot
