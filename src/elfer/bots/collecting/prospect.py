"""What a hand may be worth when the round ends."""

from collections.abc import Sequence
from functools import lru_cache

from elfer.kernel.cards import COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, cards_in, points_in

TEMPO = 3.0
"""What it is worth to be a card nearer to closing."""
SECOND = 0.12
"""How much of the second best colour counts, as plans change."""


def colours_of(hand: Mask) -> list[float]:
    """What each colour of a hand counts: its points, and the way to closing."""
    return [_of_colour(hand & colour) for colour in COLOUR_MASK]


def prospect(colours: Sequence[float]) -> float:
    """What a hand may become: its best colour, and a little of the second."""
    one, other, third, fourth = colours
    if one < other:
        one, other = other, one
    if third < fourth:
        third, fourth = fourth, third
    if one >= third:
        return one + SECOND * (other if other > third else third)
    return third + SECOND * (one if one > fourth else fourth)


def changed(colours: Sequence[float], come: Card | None, gone: Card) -> list[float]:
    """What the colours count once a card has come and another gone."""
    after = list(colours)
    if come is not None:
        after[COLOUR_OF[come]] += VALUE_OF[come] + TEMPO
    after[COLOUR_OF[gone]] -= VALUE_OF[gone] + TEMPO
    return after


def spare(hand: Mask, kept: Card | None = None) -> list[Card]:
    """The lowest card of each colour: any other is better to keep."""
    if kept is not None:
        hand &= ~(1 << kept)
    return [next(cards_in(hand & colour)) for colour in COLOUR_MASK if hand & colour]


def with_card(colours: Sequence[float], spares: Sequence[Card], come: Card) -> float:
    """What a hand may become at best once a card has come and one of the spare ones is laid."""
    return max(prospect(changed(colours, come, gone)) for gone in spares)


@lru_cache(maxsize=1 << 12)
def _of_colour(cards: Mask) -> float:
    return points_in(cards) + TEMPO * cards.bit_count()
