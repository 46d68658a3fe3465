"""Evaluation code shared by the families: tables of weights, and the sides of a place.

It is the compiled form of `elfer.evaluation.weights` and `elfer.evaluation.row_masks`.
"""

from typing import Any, NamedTuple

import numpy as np
from numba.types import int64

from elfer.compiled.bits import highest, lowest, popcount
from elfer.compiled.encoding import Table
from elfer.compiled.jit import in_place
from elfer.compiled.policies import FIRST_NETWORK, WEIGHTED
from elfer.engine.game import AnyGame
from elfer.evaluation.features import NEAR, Features, weights_now
from elfer.evaluation.features import Weights as AllWeights
from elfer.evaluation.weights import weights_of

NEARNESSES = NEAR + 1
"""How many degrees of closeness to the end the weights distinguish."""
LINES = (FIRST_NETWORK - WEIGHTED) * NEARNESSES**2

WeightTable = Any
"""The weights of all players who have any, ordered by player number.

It is a record, because the compiler would count references to an array on every call.
"""
Weights = Any
"""A row of a table of weights."""


def table_type(features: Features) -> np.dtype[Any]:
    """Return the numpy type of a table of weights."""
    return np.dtype([("lines", np.int64, (LINES, len(features)))])


def make_table(features: Features, game: AnyGame, players: int) -> WeightTable:
    """Return the table of a game's weights for every player."""
    table = np.zeros(1, table_type(features))[0]
    for policy in range(WEIGHTED, FIRST_NETWORK):
        table["lines"][lines_of(policy)] = expand(weights_of(game, players))
    return table


def expand(weights: AllWeights) -> Table:
    """Return a player's weights by how close an opponent and the player are to the end."""
    near = range(NEARNESSES)
    return np.array(
        [weights_now(weights, danger, hurry) for danger in near for hurry in near], np.int64
    )


def lines_of(policy: int) -> slice:
    """Return the rows of a table that belong to a player."""
    first = (policy - WEIGHTED) * NEARNESSES**2
    return slice(first, first + NEARNESSES**2)


@in_place
def weights_at(table: WeightTable, policy: int, fewest: int, own: int) -> Weights:
    """Return a player's weights, given the size of the smallest other hand and of their own."""
    danger, hurry = max(0, NEAR - fewest), max(0, NEAR - own)
    return table.lines[((policy - WEIGHTED) * NEARNESSES + danger) * NEARNESSES + hurry]


class Side(NamedTuple):
    """The empty places on one side of a place."""

    places: int
    """How many there are."""
    own: int
    """How many of them the player's cards could fill."""
    chain: int
    """How many of the player's cards come first, without a gap."""


@in_place
def above(empty: int, mine: int, value: int) -> Side:
    """Return the side of a row above a value, if the place next to it is empty."""
    places = lowest(~(empty >> value + 1))
    inside = mine >> value + 1 & (int64(1) << places) - 1
    return Side(places, popcount(inside), lowest(~inside))


@in_place
def below(empty: int, mine: int, value: int) -> Side:
    """Return the side of a row below a value, if the place next to it is empty."""
    # A row has no place 0, so bit 0 always marks its end.
    lower = (int64(1) << value) - 1
    end = highest(lower & ~empty)
    inside = mine & lower & ~((int64(2) << end) - 1)
    return Side(value - 1 - end, popcount(inside), value - 1 - highest(lower & ~inside))


@in_place
def score_side(weights: Weights, opens: int, leads: int, side: Side) -> int:
    """Return the score of a side that becomes playable.

    `opens` is the index of the first feature for sides without a chain of the player's own cards,
    and `leads` that for sides with one. See `elfer.evaluation.row_masks` for the features.
    """
    others = side.places - side.own
    if side.chain:
        score = weights[leads] + weights[leads + 1] * side.chain
        score += weights[leads + 2] * others
        return score + weights[leads + 3] * (side.own - side.chain)
    return weights[opens] + weights[opens + 1] * others + weights[opens + 2] * side.own
