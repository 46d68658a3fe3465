"""The availability of the search, and the fallback to the default move.

The search needs the compiled engine, and compiling takes longer than a move may take.
"""

import logging
import multiprocessing
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.engine.game import AnyGame
from elfer.games import GAMES

SEARCHER = "expert"
"""The level that searches."""
FEWEST_PLAYOUTS = 100
"""The smallest budget that makes a search worthwhile."""
SEARCHES = tuple(
    f"elfer.bots.{family}.search"
    for family in dict.fromkeys(game.family for game in GAMES.values() if game.compiled)
)
"""The modules that need the compiled engine."""
MARK = "search-is-compiled"
"""The name of the file that marks a cache as holding everything that the search needs."""
_log = logging.getLogger("elfer.bots")
_once = threading.Lock()


class _Readiness:
    """The state of the compiled search, as far as this process knows."""

    sure = False
    begun = False


def is_installed() -> bool:
    """Return whether the compiled engine is installed, without importing it."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def explain_unavailable(modules: tuple[str, ...] = SEARCHES) -> str | None:
    """Return a short reason why the search cannot run here; None if it can.

    Importing the modules takes a second, and also chooses the folder for compiled code.
    """
    if not is_installed():
        return "numba or numpy is not installed"
    return _find_fault(modules)


@cache
def _find_fault(modules: tuple[str, ...]) -> str | None:
    """Return why these modules cannot be imported although numba is installed."""
    try:
        for module in modules:
            import_module(module)
    except Exception as error:  # a broken installation of numba may raise anything
        said = str(error).strip().splitlines() or [type(error).__name__]
        return f"numba is installed, but does not work: {said[0].rstrip('.')}"
    return None


def limit_playouts(game: AnyGame, level: str, playouts: int) -> int:
    """Return how many playouts a move may use while people wait; 0 until the search is compiled.

    If the search is needed but not compiled, another process starts to compile it.
    """
    needed = level == SEARCHER and game.compiled and playouts > 0
    if not needed or not is_installed():
        return playouts
    with _once:
        if _is_ready():
            return playouts
        if not _Readiness.begun:
            _Readiness.begun = True
            _log.info("compiling the search of the bot 'expert', which plays without it until then")
            multiprocessing.get_context("spawn").Process(target=compile_all, daemon=True).start()
    return 0


def _is_ready() -> bool:
    if not _Readiness.sure:
        from elfer.compiled import cache  # noqa: PLC0415

        _Readiness.sure = is_compiled(cache.folder())
    return _Readiness.sure


def choose_folder() -> None:
    """Choose the folder for compiled code, for this process and those that it starts later."""
    if is_installed():
        from elfer.compiled import cache  # noqa: PLC0415

        cache.folder()


def is_compiled(folder: Path) -> bool:
    """Return whether a folder holds everything that the search needs on this machine."""
    from elfer.compiled import cache  # noqa: PLC0415

    return cache.mark(MARK, folder).exists()


def compile_all() -> None:
    """Compile everything that the search needs, and cache it."""
    from elfer.compiled import cache  # noqa: PLC0415
    from elfer.compiled.registry import engines  # noqa: PLC0415

    for engine in engines():
        engine.compile_search()
    cache.mark(MARK, cache.folder()).touch()


def can_search(situation: Situation) -> bool:
    """Return whether the compiled engine supports the game and the budget is large enough."""
    return situation.game.compiled and situation.playouts >= FEWEST_PLAYOUTS


def search_or_default(default: ChosenMove, search: Callable[[], Any]) -> ChosenMove:
    """Return the move that the search prefers to the default, or the default.

    If numba is missing or cannot compile, return the default with `search_failed` set.
    """
    try:
        result = search()
    except ImportError:
        return default._replace(search_failed=True)
    if result is None:
        return default
    found, move = result
    if move is None:
        reason = _compare(found, Why.SEARCHED, Why.SEARCHED_EVEN)
        return ChosenMove(default.move, (*default.reasons[:2], reason), found.playouts)
    # In a match of several rounds, a move may score better without winning more rounds.
    reason = _compare(found, Why.SEARCHED_BETTER, Why.SEARCHED_POINTS)
    return ChosenMove(move, (reason,), found.playouts)


def _compare(found: Any, more_often: Why, otherwise: Why) -> Reason:
    """Return `more_often` with both chances if the best move wins more often, or `otherwise`."""
    best, second = round(100 * found.chance), round(100 * found.other)
    if best <= second:
        return Reason(otherwise)
    return Reason(more_often, {"best": best, "second": second})
