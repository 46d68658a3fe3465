"""Moves and results as numbers, and the types of their arrays in compiled code.

A move is `card + PLACE * place`, plus another term for a bridge or a swap. Three moves have no
card.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import from_dtype
from numba.types import Array, int64, uint8

DRAW, DONE, PASS = -1, -2, -3
WITHOUT_CARD = {"draw": DRAW, "done": DONE, "pass": PASS}
"""The moves without a card, by their verbs in the reference engine."""
PLACE = 128
"""The factor of the place in the number of a move."""
NONE = -1
"""No seat (the round is over), no row or no card."""
NOTHING = -9
"""No move: it ends a listed turn, and the bot then follows its own policy."""
MOST_PLAYERS = 6

Moves = npt.NDArray[np.int64]
MOVES = Array(int64, 1, "C")
Table = npt.NDArray[np.int64]
TABLE = Array(int64, 2, "C")
POINTS = Array(int64, 3, "C")
Cards = npt.NDArray[np.uint8]
Pack = npt.NDArray[np.uint8]
"""An array with shuffled cards in its first row."""
CARDS = Array(uint8, 1, "C")

RESULT = np.dtype(
    [
        ("starter", np.int64),  # the seat that began the first round
        ("points", np.int64, MOST_PLAYERS),  # of all rounds
        ("turns", np.int64),
        ("lays", np.int64),
        ("draws", np.int64),
        ("decisions", np.int64),  # every move except drawing and passing
        ("redeals", np.int64),
        ("full", np.int64),  # rounds that ended because every place was filled
        ("hands", np.int64, (MOST_PLAYERS, 2)),  # dealt in the first round
        ("jokers", np.int64, MOST_PLAYERS),
    ],
    align=True,
)
"""The result of a match."""
Results = npt.NDArray[Any]
RESULT_RECORD = from_dtype(RESULT)
RESULTS = Array(RESULT_RECORD, 1, "C")
