"""Heuristic value of a hand, from its colours and its distance from closing."""

from collections.abc import Sequence
from functools import lru_cache

from elfer.engine.cards import COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, cards_in, points_in
from elfer.games.collecting.state import colour_sums

TEMPO = 3.0
"""The value, in points, of being one card closer to closing."""
SECOND = 0.12
"""The share of the second-best colour that counts, because plans change."""


def colour_values(hand: Mask) -> list[float]:
    """Return the value of each colour of a hand: its points and its progress towards closing."""
    return [_colour_value(hand & colour) for colour in COLOUR_MASK]


def hand_value(colours: Sequence[float]) -> float:
    """Return the value of a hand: its best colour, and a little of the second best."""
    one, other, third, fourth = colours
    if one < other:
        one, other = other, one
    if third < fourth:
        third, fourth = fourth, third
    if one >= third:
        return one + SECOND * (other if other > third else third)
    return third + SECOND * (one if one > fourth else fourth)


def exchange(colours: Sequence[float], come: Card | None, gone: Card) -> list[float]:
    """Return the values of the colours after gaining one card and losing another."""
    after = list(colours)
    if come is not None:
        after[COLOUR_OF[come]] += VALUE_OF[come] + TEMPO
    after[COLOUR_OF[gone]] -= VALUE_OF[gone] + TEMPO
    return after


def favourite_colour(hand: Mask) -> int:
    """Return the colour in which a hand has the most points."""
    points = colour_sums(hand)
    return points.index(max(points))


def spare_cards(hand: Mask, kept: Card | None = None) -> list[Card]:
    """Return the lowest card of each colour; the others of that colour are worth more."""
    if kept is not None:
        hand &= ~(1 << kept)
    return [next(cards_in(hand & colour)) for colour in COLOUR_MASK if hand & colour]


def value_with(colours: Sequence[float], spares: Sequence[Card], come: Card) -> float:
    """Return the best value of a hand after gaining a card and laying a spare one."""
    return max(hand_value(exchange(colours, come, gone)) for gone in spares)


@lru_cache(maxsize=1 << 12)
def _colour_value(cards: Mask) -> float:
    return points_in(cards) + TEMPO * cards.bit_count()
