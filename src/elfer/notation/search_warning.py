"""Bots for programs that ask for single moves, with a warning if the best one cannot search."""

import warnings
from random import Random

from elfer.bots import Bot, Situation, bot_named, choose
from elfer.engine.moves import Move

CALLER = 4
"""The number of stack frames from the warning to the caller of `Bot.choose` or `Referee._bot`."""


def bot_with_warning(level: str) -> Bot:
    """Return the bot of a level; it warns if it is weaker here because it cannot search."""
    bot_named(level)

    def choose_move(situation: Situation, rng: Random) -> Move | None:
        chosen = choose(level, situation, rng)
        if chosen.search_failed:
            warnings.warn(
                f"The bot {level!r} is weaker here, as it cannot search without the compiled"
                ' engine. Install it with pip install "elfer[lab]", or with make lab in a clone.',
                RuntimeWarning,
                stacklevel=CALLER,
            )
        return chosen.move

    return choose_move
