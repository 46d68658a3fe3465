"""How children and beginners collect: a favourite colour, and whatever shines."""

from collections.abc import Sequence
from random import Random

from elfer.bots.collecting.why import Why
from elfer.bots.thought import Reason, Thought
from elfer.games.farben_sammeln.layout import CollectingView, colour_sums
from elfer.games.farben_sammeln.moves import CLOSE, STOCK, TAKES
from elfer.kernel.cards import BIT, COLOUR_MASK, COLOUR_NAMES, COLOUR_OF, NAMES, VALUE_OF, Mask
from elfer.kernel.moves import DONE, Move

DAZZLED = 0.01
"""How often a child takes the highest open card, whatever its colour."""
CHILD_OVERLOOKS = 0.02
"""How often a child does not see an open card of its colour; it looks at little else."""
OVERLOOKS = 0.07
"""The same for other beginners."""
TOO_LOW = 2
"""Up to which value a card of the own colour is not worth taking."""


def childs_take(view: CollectingView, rng: Random) -> Thought:
    """The highest open card, or one of its favourite colour, or one from the stock."""
    assert view.hand is not None
    piles = range(len(TAKES))
    tops = [pile[0] for pile in view.layout.piles]
    highest = max(piles, key=lambda pile: VALUE_OF[tops[pile]])
    if rng.random() < DAZZLED:
        return Thought(TAKES[highest], (Reason(Why.SHINY, {"card": NAMES[tops[highest]]}),))
    return take(view, CHILD_OVERLOOKS, rng)


def take(view: CollectingView, overlooks: float, rng: Random) -> Thought:
    """The highest open card of its favourite colour, or else one from the stock."""
    assert view.hand is not None
    colour = favourite_by_points(view.hand)
    tops = [pile[0] for pile in view.layout.piles]
    of_colour = [
        pile
        for pile, top in enumerate(tops)
        if COLOUR_OF[top] == colour and VALUE_OF[top] > TOO_LOW and rng.random() >= overlooks
    ]
    if not of_colour and view.layout.left:
        return Thought(STOCK, (Reason(Why.STOCK),))
    pile = max(of_colour or range(len(tops)), key=lambda pile: VALUE_OF[tops[pile]])
    if not of_colour:
        return Thought(TAKES[pile], (Reason(Why.SHINY, {"card": NAMES[tops[pile]]}),))
    facts = {"card": NAMES[tops[pile]], "colour": COLOUR_NAMES[colour]}
    return Thought(TAKES[pile], (Reason(Why.FAVOURITE, facts),))


def childs_lay(hand: Mask, moves: Sequence[Move], rng: Random) -> Thought:
    """Any card that is not of its favourite colour, anywhere."""
    favourite = COLOUR_MASK[favourite_by_points(hand)]
    others = [move for move in moves if not favourite & BIT[move.card]]
    move = rng.choice(others or moves)
    return Thought(move, (Reason(Why.USELESS, {"card": NAMES[move.card]}),))


def lay(hand: Mask, moves: Sequence[Move], rng: Random) -> Thought:
    """The lowest card of the other colours, anywhere."""
    favourite = COLOUR_MASK[favourite_by_points(hand)]
    others = [move for move in moves if not favourite & BIT[move.card]] or moves
    lowest = min(VALUE_OF[move.card] for move in others)
    move = rng.choice([move for move in others if VALUE_OF[move.card] == lowest])
    return Thought(move, (Reason(Why.USELESS, {"card": NAMES[move.card]}),))


def end(moves: Sequence[Move]) -> Thought:
    """Closes as soon as it may."""
    return Thought(CLOSE, (Reason(Why.CLOSES),)) if CLOSE in moves else Thought(DONE)


def favourite_by_points(hand: Mask) -> int:
    """The colour of which a hand has the most points."""
    points = colour_sums(hand)
    return points.index(max(points))
