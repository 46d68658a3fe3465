"""How good each move of Master is by the weights."""

from collections.abc import Sequence

from elfer.craft.features import NEAR, Weights
from elfer.craft.features import MasterFeature as Feature
from elfer.craft.phases import weights_now
from elfer.craft.sides import count_side
from elfer.craft.slices import ELEVEN, LONG_ROW, above, below, row_of
from elfer.craft.weighed import Weighed
from elfer.games.master.layout import MasterView
from elfer.kernel.cards import COLOUR_OF, JOKER, VALUE_OF
from elfer.kernel.moves import DONE, DRAW, PASS, Move

LOW = ELEVEN - 2
"""The places of a half row below the 11."""
HIGH = LONG_ROW & ~LOW & ~ELEVEN


class MasterScales:
    """A seat's view of Master, on which moves are weighed."""

    def __init__(self, view: MasterView, weights: Weights) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.hand, self.layout = view.hand, view.layout
        self._direct = view.layout.direct()
        sizes = list(view.layout.sizes)
        self._own = sizes.pop(view.seat)
        self.danger, self.hurry = max(0, NEAR - min(sizes)), max(0, NEAR - self._own)
        self.weights = weights_now(weights, self.danger, self.hurry)

    def best(self, moves: Sequence[Move]) -> Weighed:
        """The best of these moves, the first one of equals; to stop or to pass scores 0."""
        return max(map(self.weighed, moves), key=lambda weighed: weighed.score)

    def weighed(self, move: Move) -> Weighed:
        """A move with its score."""
        counts = self.counts(move)
        score = sum(weight * count for weight, count in zip(self.weights, counts, strict=True))
        return Weighed(move, score, counts)

    def counts(self, move: Move) -> list[int]:
        """How often a move has what."""
        counts = [0] * len(Feature)
        if move is DONE or move is PASS:
            return counts
        if move is DRAW:
            counts[Feature.DRAW] = 1
            return counts
        value = VALUE_OF[move.place]
        if move.verb == "swap":
            counts[Feature.SWAP], counts[Feature.VALUE] = 1, value
            return counts
        wild = move.card == JOKER
        counts[Feature.LAY] = 1
        counts[Feature.VALUE] = 0 if wild else value
        counts[Feature.JOKER] = int(wild)
        counts[Feature.BRIDGE] = int(move.verb == "bridge")
        counts[Feature.AGAIN] = int(self.layout.laid > 0)
        counts[Feature.LAST] = int(self._own == 1)
        self._count_sides(counts, COLOUR_OF[move.place], value)
        return counts

    def _count_sides(self, counts: list[int], colour: int, value: int) -> None:
        empty = row_of(self.layout.empty, colour, LONG_ROW)
        fresh = empty & ~row_of(self._direct, colour, LONG_ROW)
        mine = row_of(self.hand.cards, colour, LONG_ROW)
        if fresh >> value + 1 & 1:
            count_side(counts, Feature, above(empty, value), above(mine, value))
        if fresh >> value - 1 & 1:
            count_side(counts, Feature, below(empty, value), below(mine, value))
        counts[Feature.DEAD_END] = int(not fresh & 5 << value - 1)
        missing = empty & ~(1 << value) & (LOW if value < 11 else HIGH)
        counts[Feature.BONUS] = int(not missing)
        if missing and not missing & missing - 1:
            counts[Feature.MISSING_OWN if missing & mine else Feature.MISSING_OTHER] = 1
