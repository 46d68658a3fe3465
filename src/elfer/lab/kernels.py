"""Which games the fast kernel has."""

from collections.abc import Mapping
from typing import Any

from elfer.games import GAMES
from elfer.games.master import Master
from elfer.kernel.errors import BadRequest
from elfer.kernel.game import AnyGame
from elfer.kernel.rows import RowGame
from elfer.lab.kernel import Kernel
from elfer.lab.master.kernel import MasterKernel
from elfer.lab.rows.kernel import RowKernel

_KERNELS: dict[type[AnyGame], type[Kernel]] = {RowGame: RowKernel, Master: MasterKernel}


class NoKernel(BadRequest):
    """The fast kernel does not have this game."""


def kernel_for(game: AnyGame, players: int, options: Mapping[str, Any]) -> Kernel:
    """A game in the fast kernel, or a refusal that says which games it has."""
    for kind, kernel in _KERNELS.items():
        if isinstance(game, kind):
            return kernel(game, players, options)
    raise NoKernel(
        f"The fast kernel does not have {game.id}; it has {', '.join(fast_games())}."
        " The reference engine plays every game."
    )


def families() -> list[type[Kernel]]:
    """The families of games that the fast kernel has."""
    return [*_KERNELS.values()]


def fast_games() -> list[str]:
    """The ids of the games that the fast kernel has."""
    return [id_ for id_, game in GAMES.items() if isinstance(game, tuple(_KERNELS))]
