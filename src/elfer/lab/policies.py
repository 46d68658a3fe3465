"""The names of the kernel's own players; each family has a move for every one of them."""

from collections.abc import Mapping

RANDOM, GREEDY, WEIGHING = range(3)
"""From `WEIGHING` on players weigh what they could do, each with weights of his own."""
CHILD = 5
NOT_GROWN_UP = (RANDOM, CHILD)
"""All others are grown-ups, for whom alone less is compiled."""
POLICIES = {
    "random": RANDOM,
    "child": CHILD,
    "easy": 3,
    "medium": 4,
    "hard": WEIGHING,
    "greedy": GREEDY,
}
RIVAL = "rival"
"""Whom weights are tuned against: weighs like `hard`, with other weights if somebody says so."""
SEATED = POLICIES | {RIVAL: len(POLICIES)}


def missed_by(percent: Mapping[str, int]) -> tuple[int, ...]:
    """By the numbers of the players: how often each misses something, of a hundred times."""
    by_number = sorted(SEATED, key=SEATED.__getitem__)
    return tuple(percent.get(name, 0) for name in by_number)
