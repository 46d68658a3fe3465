"""Why bots do things: the words that all games share; each family adds its own, also as StrEnum."""

from collections.abc import Sequence
from enum import StrEnum

from elfer.bots.thought import Reason, Thought
from elfer.kernel.moves import Move


class Why(StrEnum):
    """A reason in a word; the apps have a sentence for each, with the facts in brackets put in."""

    ONLY_MOVE = "only-move"
    WINS_NOW = "wins-now"
    BY_LUCK = "by-luck"
    OPENS_NOTHING = "opens-nothing"
    OPENS_FOR_ITSELF = "opens-for-itself"
    """(card: its own that fits then)"""
    OPENS_FOR_OTHERS = "opens-for-others"
    """(card: what somebody else can lay then)"""
    KEEPS_BACK = "keeps-back"
    """(card)"""
    HIGH_CARD = "high-card"
    OVERLOOKED = "overlooked"
    """(card)"""
    SEARCHED = "searched"
    """(best, second: how many rounds of a hundred are won with the best move and the next best)"""
    SEARCHED_BETTER = "searched-better"
    """(best, second: the same with a move that was not the first idea, and with that)"""
    SEARCHED_EVEN = "searched-even"
    """What was searched for is not clearly better than the usual move, which stays."""
    SEARCHED_POINTS = "searched-points"
    """It wins no more often than the first idea, but brings better points."""
    MUST_DRAW = "must-draw"
    NEARLY_OUT = "nearly-out"


def explained(thought: Thought, moves: Sequence[Move]) -> Thought:
    """A thought that says so where there was nothing to choose; other reasons stay."""
    if thought.move is None or len(moves) > 1 or thought.reasons:
        return thought
    why = Why.MUST_DRAW if thought.move.verb == "draw" else Why.ONLY_MOVE
    return Thought(thought.move, (Reason(why),))
