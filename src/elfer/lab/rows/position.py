"""A round of a row game as a record of numbers, so that many of them can lie in one array."""

from typing import Any

import numpy as np
from numba import from_dtype
from numba.types import Array

from elfer.lab.results import MOST_PLAYERS

MOST_CARDS = 80

POSITION = np.dtype(
    [
        ("rows", np.int64, 2),  # like `Layout` of the reference engine, masks in two words
        ("fits", np.int64, 2),
        ("turn", np.int64),
        ("laid", np.int64),
        ("drawn", np.int64),
        ("row", np.int64),
        ("must", np.int64),
        ("left", np.int64),  # how many cards the stock has
        ("full", np.int64),  # whether the round ended because every place was filled: never here
        ("turns", np.int64),  # how many have ended, and in how many of them somebody passed
        ("passes", np.int64),
        ("swaps", np.int64),  # how many cards were laid in the place of others: none here
        ("luck", np.uint64),  # this game's stream of random numbers
        ("held", np.int64),  # like `Past`, if the moves are those of the kernel's own players
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
