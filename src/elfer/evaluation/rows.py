"""The evaluation of lays in a row game by the places that they open, and for whom."""

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Any

from elfer.engine.cards import (
    BIT,
    COLOUR_OF,
    COLOURS,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Colour,
    Mask,
    card_of,
    cards_in,
)
from elfer.engine.moves import DRAW, PASS, Move
from elfer.evaluation.features import (
    NEAR,
    FamilyEvaluation,
    ScoredMove,
    Weights,
    make_weights,
    score_counts,
    weights_now,
)
from elfer.evaluation.row_masks import (
    ELEVEN,
    ROW,
    above,
    below,
    count_side,
    flood,
    row_of,
    values_in,
)
from elfer.games.rows import Growth, RowGame, RowView

EIGHT = 8


class RowFeature(IntEnum):
    """The features of a lay; stopping scores 0."""

    LAY = 0
    """The move is a lay."""
    VALUE = auto()
    """The card's value, which would count against the hand."""
    DEAD_END = auto()
    """The lay opens no new place."""
    START = auto()
    """The lay starts a row."""
    OPENS = auto()
    """The number of sides on which the next card may be another seat's. For these sides:"""
    OPENS_OTHERS = auto()
    """The number of other seats' cards that fit there sooner or later."""
    OPENS_OWN = auto()
    """The number of the seat's own cards that fit there sooner or later."""
    OPENS_HELD = auto()
    """The number of unseen cards in hands rather than in the stock, out of every eight."""
    LEADS = auto()
    """The number of sides on which the next card is the seat's own. For these sides:"""
    LEADS_CHAIN = auto()
    """The number of the seat's own cards that follow without a gap."""
    LEADS_OTHERS = auto()
    """The number of other seats' cards that fit there sooner or later."""
    LEADS_OWN = auto()
    """The number of the seat's own cards beyond the first gap."""
    AGAIN = auto()
    """The seat has already laid a card in this turn."""
    AGAIN_SPARE = auto()
    """The number of other cards that fit, if the seat has already laid a card."""
    DRAW_AGAIN = auto()
    """The move draws again although the seat may pass; it has no other feature."""


EVALUATION = FamilyEvaluation(
    RowFeature,
    # Prefer ends and the seat's own chains, and open nothing for others.
    make_weights(
        RowFeature,
        dead_end=20,
        opens=-10,
        opens_others=-3,
        opens_own=2,
        leads=10,
        leads_chain=2,
        again=-5,
        draw_again=1,
    ),
)


class RowEvaluation:
    """The evaluation of a seat's moves, based on its view of a row game."""

    def __init__(self, game: RowGame[Any], view: RowView[Any], weights: Weights) -> None:
        assert view.seat is not None
        self.game, self.seat, self.hand, self.must = game, view.seat, view.hand, view.must
        self.layout = view.layout
        sizes = list(view.layout.hand_sizes)
        own = sizes.pop(view.seat)
        self.danger = max(0, NEAR - min(sizes))
        self.hurry = max(0, NEAR - own)
        self.held = EIGHT * sum(sizes) // (sum(sizes) + self.layout.stock_size)
        self.weights = weights_now(weights, self.danger, self.hurry)
        self.out = winning_rows(game, view)
        """The rows in which the seat can lay all its cards in this turn."""

    def best(self, moves: Sequence[Move]) -> ScoredMove | None:
        """Return the best of these moves; None means to stop, if that is allowed."""
        if moves[0] in (DRAW, PASS):
            again = len(moves) == 1 or self.weights[RowFeature.DRAW_AGAIN] > 0
            return ScoredMove(moves[0] if again else PASS, 0, ())
        lays = [move for move in moves if move.card >= 0]
        best: ScoredMove | None = None
        for move in lays:
            if self.out and COLOUR_OF[move.place] not in self.out:
                continue
            scored = self.score(move, len(lays) - 1)
            if best is None or scored.score > best.score:
                best = scored
        must = self.out or not self.layout.laid or self.must is not None
        return best if must or (best and best.score > 0) else None

    def score(self, move: Move, spare: int) -> ScoredMove:
        """Return a lay with its score; `spare` is the number of other cards that fit."""
        counts = self.count(move.place, spare)
        return ScoredMove(move, score_counts(self.weights, counts), counts)

    def count(self, place: Card, spare: int) -> list[int]:
        """Return the feature values of a lay on this place."""
        colour, value = COLOUR_OF[place], VALUE_OF[place]
        filled = row_of(self.layout.rows, colour)
        fits = row_of(self.layout.fits, colour)
        fresh = ROW & ~filled & ~fits
        empty, mine = ROW & ~filled, self.mine(colour)
        counts = [0] * len(RowFeature)
        counts[RowFeature.LAY] = 1
        counts[RowFeature.VALUE] = value
        if fresh >> value + 1 & 1:
            self._count_side(counts, above(empty, value), above(mine, value))
        if fresh >> value - 1 & 1:
            self._count_side(counts, below(empty, value), below(mine, value))
        counts[RowFeature.DEAD_END] = int(not fresh & (5 << value - 1))
        counts[RowFeature.START] = int(not filled)
        if self.layout.laid:
            counts[RowFeature.AGAIN] = 1
            counts[RowFeature.AGAIN_SPARE] = spare
        return counts

    def next_own(self, place: Card) -> Card:
        """Return a card of the seat that fits only once this place is filled, or 0."""
        colour, value = COLOUR_OF[place], VALUE_OF[place]
        closed = ROW & ~row_of(self.layout.rows | self.layout.fits, colour)
        for beside in (value + 1, value - 1):
            if closed & self.mine(colour) & 1 << beside:
                cards = self.hand & (VALUE_MASK[beside] if self.game.any_colour else -1)
                own = BIT[card_of(colour, beside)]
                return next(cards_in(cards & own or cards))
        return 0

    def mine(self, colour: Colour) -> Mask:
        """Return the places of a row that the seat's own cards could fill sooner or later."""
        if not self.game.any_colour:
            return row_of(self.hand, colour)
        return values_in(self.hand) & ~ELEVEN | row_of(self.hand, colour) & ELEVEN

    def _count_side(self, counts: list[int], empty: int, mine: int) -> None:
        if count_side(counts, RowFeature, empty, mine):
            counts[RowFeature.OPENS_HELD] += self.held


def winning_rows(game: RowGame[Any], view: RowView[Any]) -> frozenset[Colour]:
    """Return the rows in which the whole hand can be laid in this turn, if any."""
    layout = view.layout
    if not layout.rows:
        return frozenset()
    size = view.hand.bit_count()
    counts = {
        colour: _reachable_places(game, view, colour).bit_count() for colour in range(len(COLOURS))
    }
    if not game.one_row:
        return frozenset(counts) if sum(counts.values()) == size else frozenset()
    rows = counts if layout.row is None else (layout.row,)
    return frozenset(colour for colour in rows if counts[colour] == size)


def _reachable_places(game: RowGame[Any], view: RowView[Any], colour: Colour) -> int:
    """Return the places of a row that could be filled from the hand in this turn."""
    layout = view.layout
    filled = row_of(layout.rows, colour)
    mine = row_of(view.hand, colour)
    if game.any_colour:
        mine = values_in(view.hand) & ~ELEVEN | mine & ELEVEN
    seeds = mine & row_of(layout.fits, colour)
    if game.growth is Growth.BOTH_ENDS:
        starts = row_of(game.first_rows(view.setup)[1], colour)
        if starts & ~filled & ~mine:
            return seeds  # EZ-1: only the ends fit while one of them is missing
    if game.growth is Growth.ONE_START and not filled and not seeds & ELEVEN:
        seeds &= -seeds  # DA-1: a row has one start
    return flood(seeds, mine)
