"""A round of a row game as a record of numbers, so that one array can hold many rounds."""

from typing import Any

import numpy as np
from numba import from_dtype
from numba.types import Array

from elfer.compiled.encoding import MOST_PLAYERS

MOST_CARDS = 80

POSITION = np.dtype(
    [
        ("rows", np.int64, 2),  # like `Layout` in the reference engine, with masks in two words
        ("fits", np.int64, 2),
        ("turn", np.int64),
        ("laid", np.int64),
        ("drawn", np.int64),
        ("row", np.int64),
        ("must", np.int64),
        ("left", np.int64),  # the number of cards in the stock
        (
            "full",
            np.int64,
        ),  # whether the round ended because every place was filled: never in row games
        ("turns", np.int64),  # the number of turns that have ended
        ("passes", np.int64),  # the number of turns that were passed
        ("swaps", np.int64),  # the number of cards swapped for others: always 0 in row games
        ("luck", np.uint64),  # this game's stream of random numbers
        ("held", np.int64),  # like `Observations`, for moves of compiled players
        ("lacks", np.int64, (MOST_PLAYERS, 2)),
        ("spared", np.int64, (MOST_PLAYERS, 2)),
        ("hands", np.int64, (MOST_PLAYERS, 2)),
        ("players", np.int64, MOST_PLAYERS),  # the policy of each seat
        ("stock", np.uint8, MOST_CARDS),  # the top card is the last one
    ],
    align=True,
)
Position = Any
"""One record of an array of positions."""
RECORD = from_dtype(POSITION)
RECORDS = Array(RECORD, 1, "C")
