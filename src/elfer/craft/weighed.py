"""A move on the scales."""

from collections.abc import Sequence
from typing import NamedTuple

from elfer.kernel.moves import Move


class Weighed(NamedTuple):
    """A move, its score, and how often it has what."""

    move: Move
    score: int
    counts: Sequence[int]
