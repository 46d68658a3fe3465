"""The counts and latencies of a load run."""

from array import array
from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple


class Acknowledged(NamedTuple):
    """A command that the server has acknowledged as stored."""

    code: str
    player: str
    id: str
    seq: int


class Tally:
    """The counters of one run."""

    def __init__(self) -> None:
        self.asked = 0
        self.refused = 0
        self.late = 0
        """The number of moves that were due but could not be made before the end."""
        self.matches = 0
        self.errors: Counter[str] = Counter()
        self.stored: list[Acknowledged] = []
        self.until_answer = array("d")
        """Seconds from a move's scheduled time to its acknowledgement."""
        self.until_seen = array("d")
        """Seconds from a move's scheduled time until every seat has received the update."""


def quantile(values: Sequence[float], share: float) -> float | None:
    """Return the smallest of the sorted values such that this share of them is not greater."""
    return values[max(0, ceil(share * len(values)) - 1)] if values else None
