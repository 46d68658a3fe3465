"""What happened during a load run: counted, with latencies."""

from array import array
from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple


class Acknowledged(NamedTuple):
    """A command that the server has said to have stored."""

    code: str
    player: str
    id: str
    seq: int


class Tally:
    """Everything that one run counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.refused = 0
        self.late = 0
        """Moves whose time had come and that could not even be made before the end."""
        self.matches = 0
        self.errors: Counter[str] = Counter()
        self.stored: list[Acknowledged] = []
        self.until_answer = array("d")
        """Seconds from a move's scheduled time to its acknowledgement."""
        self.until_seen = array("d")
        """Seconds from a move's scheduled time until every seat's socket has got the update."""


def quantile(values: Sequence[float], share: float) -> float | None:
    """The smallest value that at least this share of all do not exceed; they are in order."""
    return values[max(0, ceil(share * len(values)) - 1)] if values else None
