"""The bot for the collecting games."""

from collections.abc import Sequence
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.bots.collecting import policy
from elfer.bots.collecting.policy import Care, Why
from elfer.bots.collecting.search import search
from elfer.engine.cards import BIT, COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, cards_in
from elfer.engine.moves import DONE, Move
from elfer.games.collecting.moves import CLOSE, STOCK, TAKES, pile_of
from elfer.games.collecting.state import CollectingView, Layout, Step, colour_sums

CARE = {
    "medium": Care(overlooks=0.06),
    "hard": Care(overlooks=0.03, laying=0.1),
    "expert": Care(overlooks=0.0, taking=0.2, laying=0.3),
}
"""The `Care` of each level with two players, where one player's loss is the other's gain."""
CARE_AMONG_MORE = {
    "medium": Care(overlooks=0.06),
    "hard": Care(overlooks=0.025),
    "expert": Care(overlooks=0.0),
}
"""The same with more players, where harming one opponent mostly helps the other opponents."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a move in a collecting game at a level."""
    view: CollectingView = situation.view
    pair = view.setup.players == 2
    care = (CARE if pair else CARE_AMONG_MORE).get(level)
    if care is None:
        return _choose_as_beginner(situation, level, rng)
    default = _choose_default(situation, care, rng)
    # With more players, the quick playouts resemble the real opponents too little to find
    # anything better than the default.
    if level != "expert" or default.move is None or not pair:
        return default
    found = search(situation, default.move, rng)
    if found.move == default.move:
        return default._replace(playouts=found.playouts)
    why = Reason(Why.PLAYED_OUT, {"points": round(found.gain)})
    return ChosenMove(found.move, (why,), found.playouts)


def _choose_default(situation: Situation, care: Care, rng: Random) -> ChosenMove:
    """Choose by the value of the hand, with an eye on the other players."""
    view: CollectingView = situation.view
    assert view.hand is not None
    if view.layout.step is Step.TAKE:
        return policy.take(situation, care, rng)
    if view.layout.step is Step.LAY:
        return policy.lay(situation, care)
    return policy.end(view.hand, situation.moves)


def _choose_as_beginner(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose by the favourite colour."""
    view: CollectingView = situation.view
    moves, child = situation.moves, level == "child"
    assert view.hand is not None
    if view.layout.step is Step.END:
        return policy.end_as_beginner(moves)
    if view.layout.step is Step.TAKE:
        if child:
            return policy.take_as_child(view, rng)
        return policy.take_as_beginner(view, policy.BEGINNER_OVERLOOKS, rng)
    lay = policy.lay_as_child if child else policy.lay_as_beginner
    return lay(view.hand, moves, rng)


SIMPLE_STOCK_VALUE = 3
"""The value of a card from the stock to the simple bot: about a quarter of the mean card value."""
SIMPLE_GOOD = 8
"""The minimum number of points per card for closing the round."""


def choose_simply(view: CollectingView, moves: Sequence[Move], rng: Random) -> Move:
    """Take the card that helps the best colour most, lay the worst, and close a good hand."""
    hand, layout = view.hand, view.layout
    assert hand is not None
    if layout.step is Step.TAKE:
        return _take(hand, layout)
    if layout.step is Step.LAY:
        return min(moves, key=lambda move: _regret(hand, layout, move))
    good = max(colour_sums(hand)) >= SIMPLE_GOOD * hand.bit_count()
    return CLOSE if CLOSE in moves and good else DONE


def _take(hand: Mask, layout: Layout) -> Move:
    """Take the best card on the piles, or one from the stock if that promises more."""
    gains = [_gain(hand, pile[0]) for pile in layout.piles]
    best = max(gains)
    return STOCK if layout.left and best < SIMPLE_STOCK_VALUE else TAKES[gains.index(best)]


def _gain(hand: Mask, card: Card) -> int:
    """Return how much the best colour gains if this card replaces the worst one."""
    worst = min(cards_in(hand), key=lambda other: _worth(hand, other))
    after = (hand | BIT[card]) ^ BIT[worst]
    return max(colour_sums(after)) - max(colour_sums(hand))


def _worth(hand: Mask, card: Card) -> tuple[int, int]:
    """Return the worth of a card in the hand: the sum of its colour, then its own value."""
    return colour_sums(hand)[COLOUR_OF[card]], VALUE_OF[card]


def _regret(hand: Mask, layout: Layout, move: Move) -> tuple[tuple[int, int], bool]:
    """Return the cost of a lay: its card's worth, and whether it covers the best colour."""
    sums = colour_sums(hand)
    colour = COLOUR_MASK[sums.index(max(sums))]
    covered = layout.piles[pile_of(move)][:1]
    return _worth(hand, move.card), any(colour & BIT[card] for card in covered)
