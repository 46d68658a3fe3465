"""The evaluation of the moves of Master."""

from collections.abc import Sequence
from enum import IntEnum, auto

from elfer.engine.cards import COLOUR_OF, JOKER, VALUE_OF
from elfer.engine.moves import DONE, DRAW, PASS, Move
from elfer.evaluation.features import (
    NEAR,
    FamilyEvaluation,
    ScoredMove,
    Weights,
    make_weights,
    score_counts,
    weights_now,
)
from elfer.evaluation.row_masks import ELEVEN, LONG_ROW, above, below, count_side, row_of
from elfer.games.master.state import MasterView

LOW = ELEVEN - 2
"""The places of a half row below the 11."""
HIGH = LONG_ROW & ~LOW & ~ELEVEN


class MasterFeature(IntEnum):
    """The features of a move in Master, where a seat may also draw and half rows score points."""

    LAY = 0
    VALUE = auto()
    DEAD_END = auto()
    OPENS = auto()
    OPENS_OTHERS = auto()
    OPENS_OWN = auto()
    LEADS = auto()
    LEADS_CHAIN = auto()
    LEADS_OTHERS = auto()
    LEADS_OWN = auto()
    BONUS = auto()
    """The move completes a half row."""
    MISSING_OWN = auto()
    """After the move one card is missing from the half row, and the seat holds it."""
    MISSING_OTHER = auto()
    """After the move one card is missing from the half row, and the seat does not hold it."""
    LAST = auto()
    """The move lays the last card of the hand."""
    BRIDGE = auto()
    """The move uses a bridge."""
    JOKER = auto()
    """The move uses a joker."""
    SWAP = auto()
    """The move swaps a card for a joker; its only other feature is VALUE."""
    AGAIN = auto()
    """The seat has already laid a card in this turn."""
    DRAW = auto()
    """The move draws instead of laying; it has no other feature."""


EVALUATION = FamilyEvaluation(
    MasterFeature,
    make_weights(
        MasterFeature,
        lay=5,
        value=1,
        dead_end=20,
        opens=-10,
        opens_others=-3,
        opens_own=2,
        leads=10,
        leads_chain=2,
        bonus=100,
        missing_own=20,
        missing_other=-40,
        last=200,
        bridge=-30,
        joker=-60,
        swap=-40,
        again=-5,
    ),
)


class MasterEvaluation:
    """The evaluation of a seat's moves, based on its view of Master."""

    def __init__(self, view: MasterView, weights: Weights) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.hand, self.layout = view.hand, view.layout
        self._direct = view.layout.direct()
        sizes = list(view.layout.hand_sizes)
        self._own = sizes.pop(view.seat)
        self.danger, self.hurry = max(0, NEAR - min(sizes)), max(0, NEAR - self._own)
        self.weights = weights_now(weights, self.danger, self.hurry)

    def best(self, moves: Sequence[Move]) -> ScoredMove:
        """Return the best of these moves, the first one in a tie; stopping and passing score 0."""
        return max(map(self.score, moves), key=lambda scored: scored.score)

    def score(self, move: Move) -> ScoredMove:
        """Return a move with its score."""
        counts = self.count(move)
        return ScoredMove(move, score_counts(self.weights, counts), counts)

    def count(self, move: Move) -> list[int]:
        """Return the feature values of a move."""
        counts = [0] * len(MasterFeature)
        if move in (DONE, PASS):
            return counts
        if move == DRAW:
            counts[MasterFeature.DRAW] = 1
            return counts
        value = VALUE_OF[move.place]
        if move.verb == "swap":
            counts[MasterFeature.SWAP], counts[MasterFeature.VALUE] = 1, value
            return counts
        wild = move.card == JOKER
        counts[MasterFeature.LAY] = 1
        counts[MasterFeature.VALUE] = 0 if wild else value
        counts[MasterFeature.JOKER] = int(wild)
        counts[MasterFeature.BRIDGE] = int(move.verb == "bridge")
        counts[MasterFeature.AGAIN] = int(self.layout.laid > 0)
        counts[MasterFeature.LAST] = int(self._own == 1)
        self._count_sides(counts, COLOUR_OF[move.place], value)
        return counts

    def _count_sides(self, counts: list[int], colour: int, value: int) -> None:
        empty = row_of(self.layout.empty, colour, LONG_ROW)
        fresh = empty & ~row_of(self._direct, colour, LONG_ROW)
        mine = row_of(self.hand.cards, colour, LONG_ROW)
        if fresh >> value + 1 & 1:
            count_side(counts, MasterFeature, above(empty, value), above(mine, value))
        if fresh >> value - 1 & 1:
            count_side(counts, MasterFeature, below(empty, value), below(mine, value))
        counts[MasterFeature.DEAD_END] = int(not fresh & 5 << value - 1)
        missing = empty & ~(1 << value) & (LOW if value < 11 else HIGH)
        counts[MasterFeature.BONUS] = int(not missing)
        if missing and not missing & missing - 1:
            counts[MasterFeature.MISSING_OWN if missing & mine else MasterFeature.MISSING_OTHER] = 1
