"""The rules of Master as plain numbers, read off the reference engine's own game."""

from typing import Any, NamedTuple

from numba.types import NamedUniTuple, int64

from elfer.games.master import Master
from elfer.kernel.cards import COLOURS
from elfer.kernel.game import Setup


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


RULES = NamedUniTuple(int64, len(Rules._fields), Rules)


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
