"""The bot that lays where its card fits, but does not see everything."""

from collections.abc import Sequence
from random import Random

from elfer.games.ueberall_anschliessen import UeberallView
from elfer.kernel.moves import Move

OVERLOOKS = 1 / 12
CALLS = 3 / 4


def matcher(view: UeberallView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Lays where it fits, overlooks that now and then, and mostly calls if somebody else did."""
    by_verb = {move.verb: move for move in moves}
    if "stopp" in by_verb:
        return by_verb["stopp"] if rng.random() < CALLS else by_verb.get("flip")
    if "flip" in by_verb:
        return by_verb["flip"]
    fitting = [move for move in moves if move.verb in ("mid", "onto")]
    if not fitting or ("own" in by_verb and rng.random() < OVERLOOKS):
        return by_verb["own"]
    return rng.choice(fitting)
