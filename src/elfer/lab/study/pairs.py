"""Which bots are compared to tell luck from skill: change this table, and run the studies again."""

from collections.abc import Container

PAIRS = (("hard", "greedy"), ("greedy", "random"))
"""Two levels each; the first pair is taken that an engine has both of.

Which of the two is the better one in a game is measured, not believed.
"""


def compared(levels: Container[str]) -> tuple[str, str]:
    """The pair that is compared by an engine that has these levels."""
    return next((one, other) for one, other in PAIRS if one in levels and other in levels)
