"""What a bot has made up its mind to do, and why."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from elfer.bots.situation import Situation
from elfer.kernel.moves import Move


class Reason(NamedTuple):
    """Why a move was made: a word that the apps put into a sentence, and what goes into it."""

    why: str
    facts: Mapping[str, str | int] = {}


class Thought(NamedTuple):
    """A move with its reasons, the weightiest first; None would rather let the moment pass."""

    move: Move | None
    reasons: tuple[Reason, ...] = ()


Mind = Callable[[Situation, str, Random], Thought]
"""How a game is thought about at each level."""
