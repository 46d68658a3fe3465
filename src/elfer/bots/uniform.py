"""The bot that plays any legal move, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from elfer.kernel.moves import Move


def uniform(view: Any, moves: Sequence[Move], rng: Random) -> Move:
    """Any of the moves."""
    return rng.choice(moves)
