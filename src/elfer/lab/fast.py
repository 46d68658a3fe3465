"""Chunks played by the fast kernel."""

from functools import lru_cache

from elfer.games import game_named
from elfer.lab.counting import tallied
from elfer.lab.kernel import Kernel
from elfer.lab.kernels import kernel_for
from elfer.lab.series import Chunk, Series
from elfer.lab.tally import Tally


def played(series: Series, chunk: Chunk) -> Tally:
    """What is counted in a chunk."""
    kernel = _kernel(series)
    return tallied(kernel, kernel.matches(series.seed, *chunk, series.bots))


@lru_cache(maxsize=1)
def _kernel(series: Series) -> Kernel:
    return kernel_for(game_named(series.game), series.players, dict(series.options))
