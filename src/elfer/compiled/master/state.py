"""A round of Master as a record of numbers, so that one array can hold many rounds."""

from typing import Any

import numpy as np
from numba import from_dtype
from numba.types import Array

from elfer.compiled.encoding import MOST_PLAYERS

MOST_CARDS = 84

POSITION = np.dtype(
    [
        ("rows", np.int64, 2),  # like `Layout` in the reference engine, with masks in two words
        ("jokers", np.int64, 2),  # the filled places that have a joker
        ("turn", np.int64),
        ("laid", np.int64),
        ("swapped", np.int64),
        ("left", np.int64),  # the number of cards in the stock
        ("full", np.int64),  # whether the round ended because every place was filled
        ("turns", np.int64),  # the number of turns that have ended
        ("passes", np.int64),  # the number of turns that were passed
        ("swaps", np.int64),  # the number of cards swapped for a joker
        ("luck", np.uint64),  # this game's stream of random numbers
        ("hands", np.int64, (MOST_PLAYERS, 2)),  # the number cards
        ("wild", np.int64, MOST_PLAYERS),  # the number of jokers in each hand
        ("bridges", np.int64, MOST_PLAYERS),
        ("bonus", np.int64, MOST_PLAYERS),
        ("players", np.int64, MOST_PLAYERS),  # the policy of each seat
        ("stock", np.uint8, MOST_CARDS),  # the top card is the last one
    ],
    align=True,
)
Position = Any
"""One record of an array of positions."""
RECORD = from_dtype(POSITION)
RECORDS = Array(RECORD, 1, "C")
