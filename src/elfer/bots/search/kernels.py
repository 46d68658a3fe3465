"""Kernels for searching, kept from one decision to the next."""

from functools import lru_cache

from elfer.kernel.game import AnyGame
from elfer.kernel.options import Options, shown
from elfer.lab.kernel import Kernel
from elfer.lab.kernels import kernel_for


@lru_cache(maxsize=64)
def kept_kernel(game: AnyGame, players: int, options: Options) -> Kernel:
    """The kernel of a game with these options."""
    return kernel_for(game, players, shown(options))
