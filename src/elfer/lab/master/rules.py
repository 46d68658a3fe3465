"""The rules of Master as plain numbers, read off the reference engine's own game."""

from typing import Any, NamedTuple

from numba import from_dtype
from numba.types import NamedTuple as NamedTupleType
from numba.types import int64, none

from elfer.craft.features import MasterFeature
from elfer.games.master import Master
from elfer.kernel.cards import COLOURS
from elfer.kernel.game import Setup
from elfer.lab.weights import Book, book_type


class Rules(NamedTuple):
    """What distinguishes one table of Master from another."""

    players: int
    direction: int
    each: int
    """How many cards a seat is dealt."""
    seat: int
    """The seat that begins every round."""
    bridges: int
    """How many bridges a seat has."""
    rows: int
    """The rows from top to bottom, two bits each, the top one lowest."""

    weights: Book | None = None
    """What each player who weighs his moves makes of them, where there are such."""


class GrownRules(Rules):
    """The same, for a table of grown-ups."""


_NUMBERS = (int64,) * (len(Rules._fields) - 1)
RULES = NamedTupleType((*_NUMBERS, none), Rules)
_WEIGHED = (*_NUMBERS, from_dtype(book_type(MasterFeature)))
WEIGHING = NamedTupleType(_WEIGHED, Rules)
"""The rules for players of whom some weigh what they do …"""
GROWN = NamedTupleType(_WEIGHED, GrownRules)
"""… and if neither children nor random players are among them: less is to be compiled then."""


def rules_of(game: Master, setup: Setup[Any]) -> Rules:
    """Master with its options, as the kernel wants it."""
    order = setup.options.row_order
    return Rules(
        players=setup.players,
        direction=game.direction,
        each=game.hand_sizes[setup.players],
        seat=setup.options.youngest,
        bridges=game.bridge_cards[setup.players],
        rows=sum(COLOURS.index(letter) << 2 * place for place, letter in enumerate(order)),
    )
