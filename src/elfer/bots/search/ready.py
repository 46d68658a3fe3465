"""Whether the search can begin at once: compiling it takes longer than anyone waits for a move."""

import hashlib
import logging
import multiprocessing
from importlib.util import find_spec
from pathlib import Path

import elfer
from elfer.games.master import Master
from elfer.kernel.game import AnyGame
from elfer.kernel.rows import RowGame

SEARCHER = "expert"
"""The level that searches."""
MARK = "search-is-compiled"
"""How a file beside what is kept begins: all that the search needs is there."""
_log = logging.getLogger("elfer.bots")


class _Readiness:
    """What is known of it in this process."""

    sure = False
    begun = False


def installed() -> bool:
    """Whether the fast kernel can be had at all."""
    return find_spec("numba") is not None


def affordable(game: AnyGame, level: str, playouts: int) -> int:
    """How many playouts a move may cost where somebody waits for it: none until all is compiled.

    If it is needed and is not, another process begins to compile.
    """
    needed = level == SEARCHER and isinstance(game, RowGame | Master) and playouts > 0
    if not needed or not installed() or _ready():
        return playouts
    if not _Readiness.begun:
        _Readiness.begun = True
        _log.info("the search of the bot «expert» is being compiled; until then it goes without")
        multiprocessing.get_context("spawn").Process(target=compile_all, daemon=True).start()
    return 0


def _ready() -> bool:
    if not _Readiness.sure:
        from elfer.lab import kept  # noqa: PLC0415

        _Readiness.sure = (kept.folder() / mark_of(Path(elfer.__file__).parent)).exists()
    return _Readiness.sure


def mark_of(package: Path) -> str:
    """The name of the mark for a package that lies there.

    Numba keeps what it compiles for each place, and takes nothing that is older than its file: the
    same sources at another place, or installed anew, have to be compiled again.
    """
    names = hashlib.sha256()
    for path in sorted((package / "lab").rglob("*.py")):
        names.update(f"{path}\n{path.stat().st_mtime_ns}\n".encode())
    return f"{MARK}-{names.hexdigest()[:16]}"


def compile_all() -> None:
    """Compile what the search needs, and keep it."""
    from elfer.lab import entries, kept  # noqa: PLC0415
    from elfer.lab.kernels import families  # noqa: PLC0415
    from elfer.lab.rows.solver import solver  # noqa: PLC0415

    for family in families():
        entries.worlds(family.types)
        entries.turns(family.weighing_types)
    solver()
    (kept.folder() / mark_of(Path(elfer.__file__).parent)).touch()
