"""What a seat may do now, sorted by what it means."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from elfer.kernel.moves import Move


class Choice(NamedTuple):
    """The legal moves of a seat in a bluffing game."""

    lays: list[Move]
    slips: list[Move]
    question: Move | None
    trust: Move | None
    caught: Move | None
    passing: Move | None

    @classmethod
    def among(cls, moves: Sequence[Move]) -> Self:
        """Of these legal moves."""
        said = {move.verb: move for move in moves}
        return cls(
            lays=[move for move in moves if move.verb == "lay"],
            slips=[move for move in moves if move.verb == "slip"],
            question=said.get("doubt") or said.get("object"),
            trust=said.get("believe") or said.get("accept"),
            caught=said.get("caught"),
            passing=said.get("pass"),
        )
