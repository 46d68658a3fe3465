"""The public API behind `import elfer`: matches, views and bots as values."""

from elfer.api.bots import LEVELS, Bot, bot
from elfer.api.match import GAMES, Game, Match, Record, load_record, new_match
from elfer.api.view import View
from elfer.engine.errors import (
    BadDeal,
    BadMove,
    BadOptions,
    BadRecord,
    BadRequest,
    IllegalMove,
    NotInThisGame,
    NotYourTurn,
    Refused,
    UnknownGame,
)
from elfer.engine.moves import Move
from elfer.notation.history import PlayedMove

__all__ = [
    "GAMES",
    "LEVELS",
    "BadDeal",
    "BadMove",
    "BadOptions",
    "BadRecord",
    "BadRequest",
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NotInThisGame",
    "NotYourTurn",
    "PlayedMove",
    "Record",
    "Refused",
    "UnknownGame",
    "View",
    "bot",
    "load_record",
    "new_match",
]
