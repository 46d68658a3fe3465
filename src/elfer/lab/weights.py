"""Weights of the players who weigh what they do, as the kernel has them."""

from typing import Any

import numpy as np

from elfer.craft.features import NEAR, Features
from elfer.craft.features import Weights as AllWeights
from elfer.craft.phases import weights_now
from elfer.craft.weights import weights_of
from elfer.lab.jit import in_place
from elfer.lab.moves import Table
from elfer.lab.policies import SEATED, WEIGHING

NEARNESSES = NEAR + 1
"""How near to the end somebody can be."""
LINES = (len(SEATED) - WEIGHING) * NEARNESSES**2

Book = Any
"""The weights of all players who weigh, one after the other, as a record and not as an array: at
every call of a function the compiler would count that one more has the array."""


def book_type(features: Features) -> np.dtype[Any]:
    """What a book is for numpy."""
    return np.dtype([("lines", np.int64, (LINES, len(features)))])


def book_for(features: Features, game: str, players: int) -> Book:
    """What each player who weighs his moves makes of a game."""
    book = np.zeros(1, book_type(features))[0]
    for policy in range(WEIGHING, len(SEATED)):
        book["lines"][lines_of(policy)] = lines(weights_of(features, game, players))
    return book


def lines(weights: AllWeights) -> Table:
    """The weights of a player by how near another is to the end, and by how near he is himself."""
    near = range(NEARNESSES)
    return np.array(
        [weights_now(weights, danger, hurry) for danger in near for hurry in near], np.int64
    )


def lines_of(policy: int) -> slice:
    """Which lines of a book are those of a player."""
    first = (policy - WEIGHING) * NEARNESSES**2
    return slice(first, first + NEARNESSES**2)


Weights = Any
"""A line of a book."""


@in_place
def weights_at(book: Book, policy: int, fewest: int, own: int) -> Weights:
    """The weights of a player by the cards of the smallest other hand, and by his own ones."""
    danger, hurry = max(0, NEAR - fewest), max(0, NEAR - own)
    return book.lines[((policy - WEIGHING) * NEARNESSES + danger) * NEARNESSES + hurry]
