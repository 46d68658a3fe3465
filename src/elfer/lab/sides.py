"""What comes into reach on a side of a lay: `elfer.craft.sides` in compiled form."""

from typing import NamedTuple

from numba.types import int64

from elfer.lab.bits import highest, lowest, popcount
from elfer.lab.jit import in_place
from elfer.lab.weights import Weights


class Side(NamedTuple):
    """How many places lie that way, how many of them are for own cards, how many of those first."""

    places: int
    own: int
    chain: int


@in_place
def above(empty: int, mine: int, value: int) -> Side:
    """The side of a row above a value; the place next to it is empty."""
    places = lowest(~(empty >> value + 1))
    inside = mine >> value + 1 & (int64(1) << places) - 1
    return Side(places, popcount(inside), lowest(~inside))


@in_place
def below(empty: int, mine: int, value: int) -> Side:
    """The side of a row below a value; the place next to it is empty."""
    # A row has no place 0, so its bit is an end in any case.
    lower = (int64(1) << value) - 1
    end = highest(lower & ~empty)
    inside = mine & lower & ~((int64(2) << end) - 1)
    return Side(value - 1 - end, popcount(inside), value - 1 - highest(lower & ~inside))


@in_place
def weight_of(weights: Weights, opens: int, leads: int, side: Side) -> int:
    """What a side weighs that comes into reach.

    `opens` and `leads` are the first ones of the features of a side, as `elfer.craft.sides` counts
    them: how many cards of others and own ones lie that way; after a chain of own ones the same.
    """
    others = side.places - side.own
    if side.chain:
        weighed = weights[leads] + weights[leads + 1] * side.chain
        weighed += weights[leads + 2] * others
        return weighed + weights[leads + 3] * (side.own - side.chain)
    return weights[opens] + weights[opens + 1] * others + weights[opens + 2] * side.own
