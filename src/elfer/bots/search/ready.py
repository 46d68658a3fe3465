"""Whether the search can begin at once: compiling it takes longer than anyone waits for a move."""

import logging
import multiprocessing
import threading
from importlib.util import find_spec
from pathlib import Path

from elfer.craft.families import features_of
from elfer.kernel.game import AnyGame

SEARCHER = "expert"
"""The level that searches."""
MARK = "search-is-compiled"
"""How a file beside what is kept is named: all that the search needs is there."""
_log = logging.getLogger("elfer.bots")
_once = threading.Lock()


class _Readiness:
    """What is known of it in this process."""

    sure = False
    begun = False


def installed() -> bool:
    """Whether the fast kernel can be had at all; it is only looked for, not imported."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def affordable(game: AnyGame, level: str, playouts: int) -> int:
    """How many playouts a move may cost where somebody waits for it: none until all is compiled.

    If it is needed and is not, another process begins to compile.
    """
    needed = level == SEARCHER and features_of(game) is not None and playouts > 0
    if not needed or not installed():
        return playouts
    with _once:
        if _ready():
            return playouts
        if not _Readiness.begun:
            _Readiness.begun = True
            _log.info("the search of «expert» is being compiled; until then it goes without")
            multiprocessing.get_context("spawn").Process(target=compile_all, daemon=True).start()
    return 0


def _ready() -> bool:
    if not _Readiness.sure:
        from elfer.lab import kept  # noqa: PLC0415

        _Readiness.sure = is_compiled(kept.folder())
    return _Readiness.sure


def choose_folder() -> None:
    """Choose where what is compiled is kept: processes started from now on look there too."""
    if installed():
        from elfer.lab import kept  # noqa: PLC0415

        kept.folder()


def is_compiled(folder: Path) -> bool:
    """Whether all that the search needs is kept there, as this machine can use it."""
    from elfer.lab import kept  # noqa: PLC0415

    return kept.mark(MARK, folder).exists()


def compile_all() -> None:
    """Compile what the search needs, and keep it."""
    from elfer.lab import entries, kept  # noqa: PLC0415
    from elfer.lab.kernels import families  # noqa: PLC0415
    from elfer.lab.rows.solver import solver  # noqa: PLC0415

    for family in families():
        entries.worlds(family.types)
        entries.turns(family.grown_types)
    solver()
    kept.mark(MARK, kept.folder()).touch()
