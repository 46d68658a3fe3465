"""Which games the fast kernel has."""

from collections.abc import Mapping
from typing import Any

from elfer.craft.families import features_of
from elfer.craft.features import Features
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.kernel.game import AnyGame
from elfer.lab.kernel import Kernel
from elfer.lab.master.kernel import MasterKernel
from elfer.lab.rows.kernel import RowKernel

_KERNELS: dict[Features, type[Kernel]] = {
    kernel.features: kernel for kernel in (RowKernel, MasterKernel)
}
"""By what is weighed in a family of games."""


class NoKernel(BadRequest):
    """The fast kernel does not have this game."""


def kernel_for(game: AnyGame, players: int, options: Mapping[str, Any]) -> Kernel:
    """A game in the fast kernel, or a refusal that says which games it has."""
    return family_of(game)(game, players, options)


def family_of(game: AnyGame) -> type[Kernel]:
    """The family of a game in the fast kernel, or a refusal that says which games it has."""
    features = features_of(game)
    if features is None:
        raise NoKernel(
            f"The fast kernel does not have {game.id}; it has {', '.join(fast_games())}."
            " The reference engine plays every game."
        )
    return _KERNELS[features]


def families() -> list[type[Kernel]]:
    """The families of games that the fast kernel has."""
    return [*_KERNELS.values()]


def fast_games() -> list[str]:
    """The ids of the games that the fast kernel has."""
    return [id_ for id_, game in GAMES.items() if features_of(game) is not None]
