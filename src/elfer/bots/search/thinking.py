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
    reason = Reason(
        Why.SEARCHED, {"best": round(100 * found.chance), "second": round(100 * found.other)}
    )
    if move is None:
        return Thought(usual.move, (*usual.reasons[:2], reason))
    return Thought(move, (reason,))
