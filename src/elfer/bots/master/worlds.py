"""The worlds that a seat of Master must reckon with."""

import numpy as np
import numpy.typing as npt

from elfer.bots.search.kernels import kept_kernel
from elfer.bots.search.trial import Values, Worlds
from elfer.bots.search.worth import worth
from elfer.bots.situation import Situation
from elfer.lab.kernel import Positions

USUAL = "hard"
"""How everybody is taken to play on."""


class MasterWorlds(Worlds):
    """Any deal of the unseen cards is as likely as the others: nobody has to lay what fits."""

    def __init__(self, situation: Situation) -> None:
        view = situation.view
        self._view, self._seat = view, view.seat
        self.kernel = kept_kernel(situation.game, view.setup.players, view.setup.options)

    def dealt(self, count: int, seed: int) -> Positions:
        return self.kernel.worlds(self._view, count, seed, [USUAL] * self.kernel.players)

    def valued(self, points: npt.NDArray[np.int64]) -> tuple[Values, Values]:
        return worth(self.kernel, points, self._seat)
