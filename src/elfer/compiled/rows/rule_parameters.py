"""The rules of a row game as plain numbers, taken from the reference engine."""

from dataclasses import replace
from typing import Any, NamedTuple

from numba import from_dtype
from numba.types import NamedTuple as NamedTupleType
from numba.types import int64, none

from elfer.compiled.bits import words
from elfer.compiled.evaluation import WeightTable, table_type
from elfer.compiled.rows.network_table import NETWORK_TABLE, NetworkTable
from elfer.engine.cards import EVERY_NUMBER
from elfer.engine.game import Setup
from elfer.engine.seats import after
from elfer.evaluation.rows import RowFeature
from elfer.evaluation.weaknesses import habit_of
from elfer.games.rows import RowGame

HOLDER, FIXED, LOT = range(3)
"""The ways to find the beginner: the holder of a card, a fixed seat, or a seat drawn by lot."""


class Rules(NamedTuple):
    """The rules and options of a row game as numbers."""

    players: int
    direction: int
    each: int
    """The number of cards dealt to each seat."""
    beginner: int
    seat: int
    """The seat that begins the first round, if it is fixed."""
    moves_on: int
    """Whether that seat moves with the dealer."""
    value: int
    """The value of the card whose holder begins."""
    colours: int
    """The colours of that card in order, two bits each, with the first in the lowest bits."""
    opens_lower: int
    """The cards that may open a round."""
    opens_upper: int
    opens_first: int
    """Whether only the first of these in a hand, in the order of `colours`, may open the round."""
    lie_lower: int
    """The cards that are face up at the start."""
    lie_upper: int
    fits_lower: int
    """The places that may be filled at the start."""
    fits_upper: int
    growth: int
    draws: int
    may_stop: int
    drawn_ends: int
    one_row: int
    any_colour: int
    waiting: int
    """The cards that may be laid only if no other card fits; the same in both words."""
    keeps_ends: int
    """Whether a child keeps the ends of rows; if not, it keeps cards that lead towards its own."""
    often: int
    """How often it does so, in percent."""
    copies: int
    """How often it thinks before a lay after seeing another seat hold back, in percent."""

    weights: WeightTable | None
    """The weights of the players who evaluate their lays, if there are any."""
    networks: NetworkTable | None
    """The networks of the players who have one, if there are any."""


class SkilledRules(Rules):
    """The same rules with a type of their own, which selects the code for skilled players."""


class NetworkedRules(Rules):
    """The same rules with a type of their own, which selects the code for networks."""


_NUMBERS = (int64,) * (len(Rules._fields) - 2)
SIMPLE = NamedTupleType((*_NUMBERS, none, none), Rules)
"""The compiler's type of the rules for random and greedy players, who need no weights."""
_WITH_WEIGHTS = (*_NUMBERS, from_dtype(table_type(RowFeature)))
MIXED = NamedTupleType((*_WITH_WEIGHTS, none), Rules)
"""The type for any players, if some of them evaluate their moves."""
SKILLED = NamedTupleType((*_WITH_WEIGHTS, none), SkilledRules)
"""The type for players who are neither random nor children, which takes less time to compile."""
NETWORKED = NamedTupleType((*_WITH_WEIGHTS, from_dtype(NETWORK_TABLE)), NetworkedRules)
"""The type for any players, if some of them have a network."""


def rules_of(game: RowGame[Any], setup: Setup[Any]) -> Rules:
    """Return the rules of a row game and its options as numbers."""
    nobody = (0,) * setup.players
    lot = game.needs_lot(setup)
    seat = None if lot else game.beginner(setup, nobody, None)
    following = replace(setup, dealer=after(setup.dealer, setup.players, game.direction))
    opens = game.opening(EVERY_NUMBER)
    rows, fits = game.first_rows(setup)
    habit = habit_of(game.id, setup.players)
    return Rules(
        players=setup.players,
        direction=game.direction,
        each=game.hand_sizes[setup.players],
        beginner=LOT if lot else HOLDER if seat is None else FIXED,
        seat=seat or 0,
        moves_on=int(seat is not None and game.beginner(following, nobody, None) != seat),
        value=game.first_value,
        colours=sum(colour << 2 * place for place, colour in enumerate(game.first_colours)),
        opens_lower=words(opens)[0],
        opens_upper=words(opens)[1],
        opens_first=int(opens.bit_count() == 1),
        lie_lower=words(rows)[0],
        lie_upper=words(rows)[1],
        fits_lower=words(fits)[0],
        fits_upper=words(fits)[1],
        growth=int(game.growth),
        draws=game.draws,
        may_stop=int(game.may_stop_drawing),
        drawn_ends=int(game.drawn_ends_turn),
        one_row=int(game.one_row),
        any_colour=int(game.any_colour),
        waiting=words(game.waiting(setup))[0],
        keeps_ends=int(habit.keeps_ends),
        often=habit.often,
        copies=habit.copies,
        weights=None,
        networks=None,
    )
