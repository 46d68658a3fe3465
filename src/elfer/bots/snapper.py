"""The bot of Schnipp Schnapp, which looks before it calls, and how quick it is."""

from collections.abc import Sequence
from math import log
from random import Random

from elfer.games.schnipp_schnapp.layout import FLIP, SCHNAPP, SCHNIPP, SnapView
from elfer.kernel.moves import Move

MIDDLING_MS = 650
SPREAD = 0.22
QUICKEST_MS = 250


def snapper(view: SnapView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Call what is right, «Schnapp» first; else turn over if allowed; else keep silent."""
    if SCHNAPP in moves and view.layout.alike():
        return SCHNAPP
    if SCHNIPP in moves and view.layout.like_middle():
        return SCHNIPP
    return FLIP if FLIP in moves else None


def reaction_ms(rng: Random) -> float:
    """How long a person might take to call: around 650 ms, seldom much less, at times far more."""
    return max(QUICKEST_MS, rng.lognormvariate(log(MIDDLING_MS), SPREAD))
