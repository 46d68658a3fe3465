"""The rules of Master as plain numbers, taken from the reference engine."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from numba import from_dtype
from numba.types import NamedTuple as NamedTupleType
from numba.types import int64, none

from elfer.compiled.evaluation import WeightTable, table_type
from elfer.compiled.policies import by_number
from elfer.engine.cards import COLOURS
from elfer.engine.game import Setup
from elfer.evaluation.master import MasterFeature
from elfer.evaluation.weaknesses import OVERLOOKS
from elfer.games.master import Master
from elfer.games.master.rules import BONUS_CARDS, MOST_LAID

PERCENT_BITS = 7
"""The number of bits that a percentage needs."""


class Rules(NamedTuple):
    """The rules and options of Master as numbers."""

    players: int
    direction: int
    each: int
    """The number of cards dealt to each seat."""
    seat: int
    """The seat that begins every round."""
    bridges: int
    """The number of bridges of each seat."""
    rows: int
    """The rows from top to bottom, two bits each, with the top row in the lowest bits."""
    most_laid: int
    """The largest number of cards laid in a turn (MA-4)."""
    bonus_cards: int
    """The number of bonus cards (MA-10)."""
    overlooks: int
    """How often each player overlooks a move, in percent, with `PERCENT_BITS` for each player."""

    weights: WeightTable | None = None
    """The weights of the players who evaluate their moves, if there are any."""


class SkilledRules(Rules):
    """The same rules with a type of their own, which selects the code for skilled players."""


_NUMBERS = (int64,) * (len(Rules._fields) - 1)
SIMPLE = NamedTupleType((*_NUMBERS, none), Rules)
"""The compiler's type of the rules for random and greedy players, who need no weights."""
_WITH_WEIGHTS = (*_NUMBERS, from_dtype(table_type(MasterFeature)))
MIXED = NamedTupleType(_WITH_WEIGHTS, Rules)
"""The type for any players, if some of them evaluate their moves."""
SKILLED = NamedTupleType(_WITH_WEIGHTS, SkilledRules)
"""The type for players who are neither random nor children, which takes less time to compile."""


def rules_of(game: Master, setup: Setup[Any]) -> Rules:
    """Return the rules of Master and its options as numbers."""
    order = setup.options.row_order
    return Rules(
        players=setup.players,
        direction=game.direction,
        each=game.hand_sizes[setup.players],
        seat=setup.options.youngest,
        bridges=game.bridge_cards[setup.players],
        rows=sum(COLOURS.index(letter) << 2 * place for place, letter in enumerate(order)),
        most_laid=MOST_LAID,
        bonus_cards=BONUS_CARDS,
        overlooks=pack_percents(by_number(OVERLOOKS)),
    )


def pack_percents(percents: Sequence[int]) -> int:
    """Return these percentages as one number, the first in the lowest bits."""
    return sum(percent << PERCENT_BITS * place for place, percent in enumerate(percents))
