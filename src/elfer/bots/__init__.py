"""Bots: each is a function of what its seat may know, of its own luck and of its budget."""

from collections.abc import Callable
from functools import partial
from random import Random

from elfer.bots.minds import MINDS
from elfer.bots.plain import plain
from elfer.bots.reasons import Why, explained
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.bots.uniform import uniform
from elfer.kernel.errors import BadRequest, NotYourTurn, quoted
from elfer.kernel.moves import Move

Bot = Callable[[Situation, Random], Move | None]
"""From what its seat is asked, one of the legal moves; None would rather let the moment pass."""

LEVELS = ("random", "child", "easy", "medium", "hard", "expert")
"""From the weakest to the strongest; each beats the one before."""
PLAIN = "greedy"
"""Beside the levels: lays everything it can, in other games the first plain idea."""


def thought(level: str, situation: Situation, rng: Random) -> Thought:
    """What the bot of that level would do, and why."""
    if not situation.moves:
        raise NotYourTurn("A bot is asked when it may act; this seat has no legal move now.")
    bot_named(level)
    return explained(_thought(level, situation, rng), situation.moves)


def _thought(level: str, situation: Situation, rng: Random) -> Thought:
    view, moves = situation.view, situation.moves
    if level == "random":
        rolled = Reason(Why.BY_LUCK)
        return Thought(uniform(view, moves, rng), (rolled,) if len(moves) > 1 else ())
    mind = MINDS.get(type(view))
    if level == PLAIN or mind is None:
        return Thought(plain(view, moves, rng))
    return mind(situation, level, rng)


def _move(level: str, situation: Situation, rng: Random) -> Move | None:
    return thought(level, situation, rng).move


BOTS: dict[str, Bot] = {level: partial(_move, level) for level in (*LEVELS, PLAIN)}


def bot_named(level: str) -> Bot:
    """The bot of that level, or a refusal that lists the levels."""
    if level not in BOTS:
        raise BadRequest(f"There is no bot {quoted(level)}; there are {', '.join(BOTS)}.")
    return BOTS[level]


def chosen(bot: Bot, situation: Situation, rng: Random) -> Move:
    """What a bot plays where it must act."""
    move = bot(situation, rng)
    return rng.choice(situation.moves) if move is None else move
