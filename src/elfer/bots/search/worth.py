"""What the end of a round is worth to a seat."""

import numpy as np
import numpy.typing as npt

from elfer.bots.search.trial import Values
from elfer.kernel.seats import Seat
from elfer.lab.kernel import Kernel

WIN = 0.5
"""What winning a round of several is worth …"""
POINT = 0.004
"""… beside a point ahead of the others."""


def worth(kernel: Kernel, points: npt.NDArray[np.int64], seat: Seat) -> tuple[Values, Values]:
    """What each round is worth to a seat, and its share of the win."""
    ahead = points if kernel.game.best == "most" else -points
    own, best = ahead[..., seat], ahead.max(-1)
    wins = (own == best) / (ahead == best[..., None]).sum(-1)
    if kernel.rounds == 1:
        return wins, wins
    others = (ahead.sum(-1) - own) / (ahead.shape[-1] - 1)
    return WIN * wins + POINT * (own - others), wins
