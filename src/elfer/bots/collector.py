"""The bot of Farben sammeln: it collects the colour that it has most of."""

from collections.abc import Sequence
from random import Random

from elfer.games.farben_sammeln.layout import CollectingView, Layout, Step, colour_sums
from elfer.games.farben_sammeln.moves import CLOSE, STOCK, TAKES, pile_of
from elfer.kernel.cards import BIT, COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, cards_in
from elfer.kernel.moves import DONE, Move

FROM_STOCK = 3
"""What the unseen card of the stock is worth: a quarter of a card's mean value."""
GOOD = 8
"""From how many points a card on a hand is good enough to close."""


def collector(view: CollectingView, moves: Sequence[Move], rng: Random) -> Move:
    """Takes what raises its best colour most, throws away its worst, closes with a good hand."""
    hand, layout = view.hand, view.layout
    assert hand is not None
    if layout.step is Step.TAKE:
        return _take(hand, layout)
    if layout.step is Step.LAY:
        return min(moves, key=lambda move: _regret(hand, layout, move))
    good = max(colour_sums(hand)) >= GOOD * hand.bit_count()
    return CLOSE if CLOSE in moves and good else DONE


def _take(hand: Mask, layout: Layout) -> Move:
    """The open card that gains most, or the stock if that promises more."""
    gains = [_gain(hand, pile[0]) for pile in layout.piles]
    best = max(gains)
    return STOCK if layout.left and best < FROM_STOCK else TAKES[gains.index(best)]


def _gain(hand: Mask, card: Card) -> int:
    """By how much the best colour grows if this card comes and the worst one goes."""
    worst = min(cards_in(hand), key=lambda other: _worth(hand, other))
    after = (hand | BIT[card]) ^ BIT[worst]
    return max(colour_sums(after)) - max(colour_sums(hand))


def _worth(hand: Mask, card: Card) -> tuple[int, int]:
    """How dear a card of the hand is: the sum of its colour, then its own value."""
    return colour_sums(hand)[COLOUR_OF[card]], VALUE_OF[card]


def _regret(hand: Mask, layout: Layout, move: Move) -> tuple[tuple[int, int], bool]:
    """What a lay costs: the card, and a card of the best colour that it covers."""
    sums = colour_sums(hand)
    colour = COLOUR_MASK[sums.index(max(sums))]
    covered = layout.piles[pile_of(move)][:1]
    return _worth(hand, move.card), any(colour & BIT[card] for card in covered)
