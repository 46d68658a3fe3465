"""The input of a bot (a situation) and its output (a move with its reasons)."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from elfer.engine.game import AnyGame
from elfer.engine.moves import Move

PLAYOUTS = 1000
"""The default number of playouts per move for a bot that searches."""

MOST_PLAYOUTS = 1_000_000
"""The largest budget for a move; using it up takes seconds, or minutes if playouts are slow."""


class Situation(NamedTuple):
    """A seat's view and its legal moves, with a budget of playouts."""

    game: AnyGame
    view: Any
    moves: Sequence[Move]
    playouts: int = PLAYOUTS


class Reason(NamedTuple):
    """Why a move was chosen: a keyword that the apps turn into a sentence, and its facts."""

    why: str
    facts: Mapping[str, str | int] = {}


class ChosenMove(NamedTuple):
    """A move with its reasons, most important first; the move is None if the bot does not act."""

    move: Move | None
    reasons: tuple[Reason, ...] = ()
    playouts: int = 0
    """The number of playouts that the bot used."""
    search_failed: bool = False
    """Whether the bot wanted to search but could not."""


class Why(StrEnum):
    """The keywords of reasons that several families share; each family also has its own `Why`.

    The apps have a sentence `why-<keyword>` for each of them. The brackets below list the facts
    that the sentence contains.
    """

    ONLY_MOVE = "only-move"
    WINS_NOW = "wins-now"
    BY_LUCK = "by-luck"
    OPENS_NOTHING = "opens-nothing"
    OPENS_FOR_ITSELF = "opens-for-itself"
    """(card: a card of the bot's own hand that fits afterwards)"""
    OPENS_FOR_OTHERS = "opens-for-others"
    """(card: a card that another player can lay afterwards)"""
    KEEPS_BACK = "keeps-back"
    """(card)"""
    HIGH_CARD = "high-card"
    OVERLOOKED = "overlooked"
    """(card)"""
    SEARCHED = "searched"
    """(best, second: the percentage of rounds won with the best and the second-best move)"""
    SEARCHED_BETTER = "searched-better"
    """(best, second: the same for a move other than the default, and for the default)"""
    SEARCHED_EVEN = "searched-even"
    """No candidate is clearly better than the default move."""
    SEARCHED_POINTS = "searched-points"
    """The move does not win more often than the default, but scores better."""
    MUST_DRAW = "must-draw"
    NEARLY_OUT = "nearly-out"
