"""How good each lay of a row game is by the weights: what it opens for whom."""

from collections.abc import Sequence
from typing import Any

from elfer.craft.features import NEAR, Feature, Weights
from elfer.craft.phases import weights_now
from elfer.craft.reach import all_at_once
from elfer.craft.sides import count_side
from elfer.craft.slices import ELEVEN, ROW, above, below, row_of, values_in
from elfer.craft.weighed import Weighed
from elfer.kernel.cards import (
    BIT,
    COLOUR_OF,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Colour,
    Mask,
    card_of,
    cards_in,
)
from elfer.kernel.moves import DRAW, PASS, Move
from elfer.kernel.rows import Layout, RowGame, RowView

EIGHT = 8


class Scales:
    """A seat's view of a row game, on which moves are weighed."""

    def __init__(self, game: RowGame[Any], view: Any, weights: Weights) -> None:
        seen = RowView(*view)
        assert seen.seat is not None
        self.game, self.seat, self.hand, self.must = game, seen.seat, seen.hand, seen.must
        self.layout = Layout(*seen.layout)
        sizes = self.layout.hand_sizes(seen.setup.players)
        own = sizes.pop(seen.seat)
        self.danger = max(0, NEAR - min(sizes))
        self.hurry = max(0, NEAR - own)
        self.held = EIGHT * sum(sizes) // (sum(sizes) + self.layout.left)
        self.weights = weights_now(weights, self.danger, self.hurry)
        self.out = all_at_once(game, seen)
        """The rows in which all own cards could be laid in this turn."""

    def best(self, moves: Sequence[Move]) -> Weighed | None:
        """The best of these moves; None is to stop, where one may."""
        if moves[0] is DRAW or moves[0] is PASS:
            again = len(moves) == 1 or self.weights[Feature.DRAW_AGAIN] > 0
            return Weighed(moves[0] if again else PASS, 0, ())
        lays = [move for move in moves if move.card >= 0]
        best: Weighed | None = None
        for move in lays:
            if self.out and COLOUR_OF[move.place] not in self.out:
                continue
            weighed = self.weighed(move, len(lays) - 1)
            if best is None or weighed.score > best.score:
                best = weighed
        must = self.out or not self.layout.laid or self.must is not None
        return best if must or (best and best.score > 0) else None

    def weighed(self, move: Move, spare: int) -> Weighed:
        """A lay with its score; `spare` others fit besides."""
        counts = self.counts(move.place, spare)
        score = sum(weight * count for weight, count in zip(self.weights, counts, strict=True))
        return Weighed(move, score, counts)

    def counts(self, place: Card, spare: int) -> list[int]:
        """How often laying on this place has what."""
        colour, value = COLOUR_OF[place], VALUE_OF[place]
        filled = row_of(self.layout.rows, colour)
        fits = row_of(self.layout.fits, colour)
        fresh = ROW & ~filled & ~fits
        empty, mine = ROW & ~filled, self.mine(colour)
        counts = [0] * len(Feature)
        counts[Feature.LAY] = 1
        counts[Feature.VALUE] = value
        if fresh >> value + 1 & 1:
            self._count_side(counts, above(empty, value), above(mine, value))
        if fresh >> value - 1 & 1:
            self._count_side(counts, below(empty, value), below(mine, value))
        counts[Feature.DEAD_END] = int(not fresh & (5 << value - 1))
        counts[Feature.START] = int(not filled)
        if self.layout.laid:
            counts[Feature.AGAIN] = 1
            counts[Feature.AGAIN_SPARE] = spare
        return counts

    def next_own(self, place: Card) -> Card:
        """An own card that fits once this place is filled, and did not before; 0 is none."""
        colour, value = COLOUR_OF[place], VALUE_OF[place]
        closed = ROW & ~row_of(self.layout.rows | self.layout.fits, colour)
        for beside in (value + 1, value - 1):
            if closed & self.mine(colour) & 1 << beside:
                cards = self.hand & (VALUE_MASK[beside] if self.game.any_colour else -1)
                own = BIT[card_of(colour, beside)]
                return next(cards_in(cards & own or cards))
        return 0

    def mine(self, colour: Colour) -> Mask:
        """The places of a row that the own cards could fill sooner or later."""
        if not self.game.any_colour:
            return row_of(self.hand, colour)
        return values_in(self.hand) & ~ELEVEN | row_of(self.hand, colour) & ELEVEN

    def _count_side(self, counts: list[int], empty: int, mine: int) -> None:
        if count_side(counts, Feature, empty, mine):
            counts[Feature.OPENS_HELD] += self.held
