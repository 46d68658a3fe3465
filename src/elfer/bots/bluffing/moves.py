"""Legal moves grouped by meaning, and the moves that bots give up in a very long match."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from elfer.engine.moves import Move
from elfer.games.bluffing import BluffView

View = BluffView[Any, Any]

CALM = 30
"""The number of questioned cards per seat after which bots begin to lose patience."""
TIRING = 10
"""The number of further questioned cards, in multiples of `CALM`, that would end all patience."""
MOST_IMPATIENCE = 0.5
"""The highest impatience. It stays below 1, so that lies can still be uncovered."""


class LegalMoves(NamedTuple):
    """The legal moves of a seat in a bluffing game."""

    lays: list[Move]
    slips: list[Move]
    question: Move | None
    trust: Move | None
    caught: Move | None
    passing: Move | None

    @classmethod
    def sorted_from(cls, moves: Sequence[Move]) -> Self:
        """Return these moves grouped by their meaning."""
        by_verb = {move.verb: move for move in moves}
        return cls(
            lays=[move for move in moves if move.verb == "lay"],
            slips=[move for move in moves if move.verb == "slip"],
            question=by_verb.get("doubt") or by_verb.get("object"),
            trust=by_verb.get("believe") or by_verb.get("accept"),
            caught=by_verb.get("caught"),
            passing=by_verb.get("pass"),
        )


def impatience(view: View) -> float:
    """Return the probability that a seat asks no question because too many were asked before.

    Without it, a match could go on forever once all true cards are gone.
    """
    calm = CALM * len(view.sizes)
    questioned = sum(repute.truths + repute.lies for repute in view.reputes)
    return min(MOST_IMPATIENCE, max(0.0, (questioned - calm) / (TIRING * calm)))


def without_questions(view: View, moves: LegalMoves) -> LegalMoves:
    """Drop questions, except about a last card, and bluffs when the seat may pass."""
    if moves.question is not None and not view.last_card:
        moves = moves._replace(question=None)
    if moves.passing is not None:
        moves = moves._replace(lays=[move for move in moves.lays if view.honest(move)])
    return moves
