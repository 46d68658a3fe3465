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
"""The opponent for tuning, which plays like `linear` or with other weights."""
LINEAR = "linear"
"""The player by weights, which plays like `hard` where there is no network."""
FIRST_NETWORK, NETWORKS = 7, 4
"""The number of the first player with a network, and the number of networks at a table."""
WEIGHTS_ONLY = POLICIES | {RIVAL: 6, LINEAR: WEIGHTED}
"""The players without a network."""
SEATED = WEIGHTS_ONLY | {f"network-{slot}": FIRST_NETWORK + slot for slot in range(NETWORKS)}
"""All players; those with a network need the rules of a game that has networks."""


def by_number(percent: Mapping[str, int]) -> tuple[int, ...]:
    """Return percentages by player number instead of by name, with 0 for missing names.

    Players with a network have none.
    """
    names = {number: name for name, number in WEIGHTS_ONLY.items() if name != LINEAR}
    return tuple(percent.get(names[number], 0) for number in sorted(names))
