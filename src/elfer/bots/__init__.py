"""Bots: functions of a seat's view, a random number generator and a budget of playouts."""

from elfer.bots.choice import PLAYOUTS, ChosenMove, Reason, Situation
from elfer.bots.levels import (
    BOTS,
    GREEDY,
    LEVELS,
    Bot,
    LevelBot,
    bot_named,
    choose,
    force_move,
    reaction_ms,
)

__all__ = [
    "BOTS",
    "GREEDY",
    "LEVELS",
    "PLAYOUTS",
    "Bot",
    "ChosenMove",
    "LevelBot",
    "Reason",
    "Situation",
    "bot_named",
    "choose",
    "force_move",
    "reaction_ms",
]
