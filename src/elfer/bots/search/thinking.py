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
    best, second = round(100 * found.chance), round(100 * found.other)
    # The usual move is left for a clear gain only, so another may seem a little better.
    clear = Reason(Why.SEARCHED, {"best": best, "second": second})
    reason = clear if best > second else Reason(Why.SEARCHED_EVEN)
    if move is None:
        return Thought(usual.move, (*usual.reasons[:2], reason))
    return Thought(move, (reason,))
