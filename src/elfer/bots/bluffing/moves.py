"""The legal moves of a seat, grouped by their meaning."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from elfer.engine.moves import Move
from elfer.games.bluffing import BluffView

View = BluffView[Any, Any]


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
