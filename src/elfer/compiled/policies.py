"""The compiled players by name and number; each family has a policy for each of them.

This module imports neither numpy nor numba, so that the names are available without them.
"""

from collections.abc import Mapping

RANDOM, GREEDY, WEIGHTED = range(3)
"""The first player numbers; from `WEIGHTED` up, players evaluate moves with their own weights."""
CHILD = 5
UNSKILLED = (RANDOM, CHILD)
"""Players that need additional code; a table without them uses the code for skilled players."""
POLICIES = {
    "random": RANDOM,
    "child": CHILD,
    "easy": 3,
    "medium": 4,
    "hard": WEIGHTED,
    "greedy": GREEDY,
}
RIVAL = "rival"
"""The opponent for tuning, which plays like `hard` or with other weights."""
SEATED = POLICIES | {RIVAL: len(POLICIES)}


def by_number(percent: Mapping[str, int]) -> tuple[int, ...]:
    """Return percentages by player number instead of by name, with 0 for missing names."""
    return tuple(percent.get(name, 0) for name in sorted(SEATED, key=SEATED.__getitem__))
