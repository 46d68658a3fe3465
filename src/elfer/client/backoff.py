"""The schedule on which a client reconnects and gives up."""

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Exponential backoff with jitter, and how long to keep trying; all times are in seconds."""

    first: float = 0.2
    most: float = 10
    begin: float = 5
    """How long to try to connect for the first time."""
    whole: float = 120
    """How long to try to reconnect after a connection is lost."""
    steady: float = 5
    """A connection that has lasted this long resets the backoff."""
    answer: float = 10
    """How long the server may take to open a connection and to send the table."""

    def wait(self, tries: int) -> float:
        """Return how long to wait before the next try, after this number of failures."""
        longest = min(self.most, self.first * 2.0 ** min(tries, 30))
        return longest * random.uniform(0.5, 1)
