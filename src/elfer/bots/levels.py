"""The levels: each has a bot that plays every game, with human-like reaction times."""

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.registry import bot_of, choose_uniformly
from elfer.engine.errors import BadRequest, NotYourTurn, quoted, suggestion
from elfer.engine.moves import Move

Bot = Callable[[Situation, Random], Move | None]
"""A function that chooses a legal move in a situation, or returns None to do nothing."""

LEVELS = ("random", "child", "easy", "medium", "hard", "expert")
"""The levels from the weakest to the strongest; where skill matters, each beats the one before."""
GREEDY = "greedy"
"""A bot outside the levels: it lays everything it can, or plays a family's simplest policy."""


def choose(level: str, situation: Situation, rng: Random) -> ChosenMove:
    """Return the move that a level's bot chooses, with its reasons."""
    if not situation.moves:
        raise NotYourTurn("This seat has no legal move now. Ask a bot only when it may act.")
    bot_named(level)
    return _with_reason(_choose(level, situation, rng), situation)


def _choose(level: str, situation: Situation, rng: Random) -> ChosenMove:
    game, view, moves = situation.game, situation.view, situation.moves
    if level == "random":
        reasons = (Reason(Why.BY_LUCK),) if len(moves) > 1 else ()
        return ChosenMove(choose_uniformly(view, moves, rng), reasons)
    bot = bot_of(game)
    if level == GREEDY or bot.choose is None:
        return ChosenMove(bot.choose_simply(view, moves, rng))
    if not bot.knows(view):
        raise BadRequest(f"This is not a view of {game.id}. Pass a view of the same game.")
    return bot.choose(situation, level, rng)


def _with_reason(chosen: ChosenMove, situation: Situation) -> ChosenMove:
    """Add the reason that there was no choice, if the bot gave no other reason."""
    if chosen.move is None or len(situation.moves) > 1 or chosen.reasons:
        return chosen
    why = Why.MUST_DRAW if chosen.move.verb == "draw" else Why.ONLY_MOVE
    return ChosenMove(chosen.move, (Reason(why),))


@dataclass(frozen=True)
class LevelBot:
    """The bot of a level."""

    level: str

    def __call__(self, situation: Situation, rng: Random) -> Move | None:
        return self.choose(situation, rng).move

    def choose(self, situation: Situation, rng: Random) -> ChosenMove:
        """Return the bot's move, with its reasons."""
        return choose(self.level, situation, rng)


BOTS: dict[str, Bot] = {level: LevelBot(level) for level in (*LEVELS, GREEDY)}


def bot_named(level: str) -> Bot:
    """Return the bot of a level, or raise BadRequest with a list of the levels."""
    if level not in BOTS:
        raise BadRequest(
            f"There is no bot {quoted(level)}. Choose one of {', '.join(BOTS)}."
            f"{suggestion(level, BOTS)}"
        )
    return BOTS[level]


def force_move(bot: Bot, situation: Situation, rng: Random) -> Move:
    """Return the bot's move, or a random legal one if the bot chooses not to act."""
    move = bot(situation, rng)
    return rng.choice(situation.moves) if move is None else move


MEDIAN_MS = {
    "child": 1_000,
    "easy": 850,
    "medium": 700,
    "hard": 560,
    "expert": 450,
    "random": 850,
    "greedy": 650,
}
"""The median reaction time of each level, in milliseconds."""
SPREAD = 0.22
"""The standard deviation of the logarithm of a reaction time."""
SHORTEST_MS = 250
"""The shortest time in which a person can see a card, recognise it and call."""


def reaction_ms(level: str, rng: Random) -> float:
    """Draw a reaction time for a level: rarely much shorter than the median, sometimes far longer.

    Two in three are within a fifth of the median. One in a hundred takes at least two thirds
    longer.
    """
    return max(SHORTEST_MS, rng.lognormvariate(log(MEDIAN_MS[level]), SPREAD))
