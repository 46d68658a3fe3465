"""How long a client waits before it tries again, and when it gives up."""

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: waits that double, with luck in them so that not everyone comes back at once."""

    first: float = 0.2
    most: float = 10
    begin: float = 5
    """How long it tries to get in at all."""
    whole: float = 120
    """How long it tries to come back."""
    steady: float = 5
    """A connection that has lasted that long begins the waits anew."""
    answer: float = 10
    """How long a server may take to open a connection and to greet."""

    def wait(self, tries: int) -> float:
        """How long to wait before the next try, after so many in vain."""
        longest = min(self.most, self.first * 2.0 ** min(tries, 30))
        return longest * random.uniform(0.5, 1)
