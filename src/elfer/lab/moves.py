"""Moves as numbers: `card + PLACE * place` and more for a lay or a swap; three have no card."""

import numpy as np
import numpy.typing as npt
from numba.types import Array, int64, uint8

DRAW, DONE, PASS = -1, -2, -3
PLACE = 128
"""What a place is multiplied with in a move."""
NONE = -1
"""No seat (the round is over), no row, no card."""
NOTHING = -9
"""No move: a turn that is written out ends before it, and its player goes on as he likes."""

Moves = npt.NDArray[np.int64]
MOVES = Array(int64, 1, "C")
Table = npt.NDArray[np.int64]
TABLE = Array(int64, 2, "C")
POINTS = Array(int64, 3, "C")
Cards = npt.NDArray[np.uint8]
Pack = npt.NDArray[np.uint8]
"""Shuffled cards in its first line."""
CARDS = Array(uint8, 1, "C")
