"""A thought that was searched for, where the fast kernel is there to search with."""

from collections.abc import Callable
from typing import Any

from elfer.bots.reasons import Why
from elfer.bots.thought import Reason, Thought

FEWEST = 100
"""With fewer playouts than this nothing can be found out."""


def by_search(usual: Thought, searched: Callable[[], Any]) -> Thought:
    """What the search prefers to the usual thought; that one, if there is nothing better.

    Without numba there is no search, and the usual thought has to do.
    """
    try:
        result = searched()
    except ImportError:
        return usual
    if result is None:
        return usual
    found, move = result
    if move is None:
        reason = _reason(found, Why.SEARCHED, Why.SEARCHED_EVEN)
        return Thought(usual.move, (*usual.reasons[:2], reason))
    # Where several rounds are played, what wins no more often may still bring better points.
    return Thought(move, (_reason(found, Why.SEARCHED_BETTER, Why.SEARCHED_POINTS),))


def _reason(found: Any, more_often: Why, otherwise: Why) -> Reason:
    """How much more often a move wins; if it does not, why it is made all the same."""
    best, second = round(100 * found.chance), round(100 * found.other)
    if best <= second:
        return Reason(otherwise)
    return Reason(more_often, {"best": best, "second": second})
