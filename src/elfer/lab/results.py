"""What is kept of a match that the kernel has played."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import from_dtype
from numba.types import Array

MOST_PLAYERS = 6

RESULT = np.dtype(
    [
        ("starter", np.int64),  # who began the first round
        ("points", np.int64, MOST_PLAYERS),  # of all rounds
        ("turns", np.int64),
        ("lays", np.int64),
        ("draws", np.int64),
        ("decisions", np.int64),  # every move but drawing and passing
        ("redeals", np.int64),
        ("full", np.int64),  # rounds that ended because every place was filled
        ("hands", np.int64, (MOST_PLAYERS, 2)),  # dealt in the first round
        ("jokers", np.int64, MOST_PLAYERS),
    ],
    align=True,
)
Results = npt.NDArray[Any]
RESULT_RECORD = from_dtype(RESULT)
RESULTS = Array(RESULT_RECORD, 1, "C")
