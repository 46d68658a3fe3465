"""The bot of Schnipp Schnapp, which looks before it calls, and how quick it is."""

from collections.abc import Sequence
from math import log
from random import Random

from elfer.games.schnipp_schnapp.layout import FLIP, SCHNAPP, SCHNIPP, SnapView
from elfer.kernel.moves import Move

MIDDLING_MS = {
    "child": 1_000,
    "easy": 850,
    "medium": 700,
    "hard": 560,
    "expert": 450,
    "random": 850,
    "greedy": 650,
}
"""In the middle of how many milliseconds a bot of each level calls."""
SPREAD = 0.22
QUICKEST_MS = 250
"""Nobody sees a card, understands it and calls in less."""


def snapper(view: SnapView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Call what is right, «Schnapp» first; else turn over if allowed; else keep silent."""
    if SCHNAPP in moves and view.layout.alike():
        return SCHNAPP
    if SCHNIPP in moves and view.layout.like_middle():
        return SCHNIPP
    return FLIP if FLIP in moves else None


def reaction_ms(level: str, rng: Random) -> float:
    """How long a person of that level might take: seldom much less than usual, at times far more.

    Two calls in three are within a fifth of the middle, one in a hundred takes two thirds more.
    """
    return max(QUICKEST_MS, rng.lognormvariate(log(MIDDLING_MS[level]), SPREAD))
