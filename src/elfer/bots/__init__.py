"""Bots: each is a function of what its seat may know, and of its own luck."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from elfer.bots.plain import plain
from elfer.bots.uniform import uniform
from elfer.kernel.errors import BadRequest, quoted
from elfer.kernel.moves import Move

Bot = Callable[[Any, Sequence[Move], Random], Move | None]
"""From the seat's view and its legal moves, one of them; None would rather let the moment pass."""

BOTS: dict[str, Bot] = {"random": uniform, "greedy": plain}


def bot_named(level: str) -> Bot:
    """The bot of that level, or a refusal that lists the levels."""
    if level not in BOTS:
        raise BadRequest(f"There is no bot {quoted(level)}; there are {', '.join(BOTS)}.")
    return BOTS[level]


def chosen(bot: Bot, view: Any, moves: Sequence[Move], rng: Random) -> Move:
    """What a bot plays where it must act."""
    move = bot(view, moves, rng)
    return rng.choice(moves) if move is None else move
