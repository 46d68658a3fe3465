"""Opponent model: the colours that others collect, judged by the cards they took or threw away."""

from collections.abc import Sequence

from elfer.engine.cards import COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, mask_of
from elfer.engine.game import AnyGame
from elfer.engine.seats import Seat, after, round_from
from elfer.games.collecting.state import CollectingView, Layout

TOOK = (1.2, 2.4, 3.2, 4.0)
"""The weight of a colour in a hidden hand, by the number of its cards that the seat took."""
THREW = (1.0, 0.36, 0.2, 0.15)
"""The factor on that weight, by the number of cards of the colour that the seat threw away."""
THREW_AND_TOOK = 0.8
"""The factor if the seat did both: it probably threw away low cards."""
FADES = 0.5
"""The factor on a seat's interests for each seat that plays before it."""


def unseen_cards(game: AnyGame, view: CollectingView) -> Mask:
    """Return the cards whose location the seat cannot know."""
    assert view.hand is not None
    seen = view.hand
    for pile in view.layout.piles:
        seen |= mask_of(pile)
    for known in view.layout.known:
        seen |= known
    return mask_of(game.deck(view.setup)) & ~seen


def leanings(layout: Layout, seat: Seat) -> list[float]:
    """Return the weight of each colour among a seat's hidden cards."""
    known, thrown = layout.known[seat], layout.thrown[seat]
    return [
        _leaning((known & colour).bit_count(), (thrown & colour).bit_count())
        for colour in COLOUR_MASK
    ]


def _leaning(took: int, threw: int) -> float:
    weight = TOOK[min(took, len(TOOK) - 1)]
    if took and threw:
        return weight * THREW_AND_TOOK
    return weight * THREW[min(threw, len(THREW) - 1)]


def colour_interests(game: AnyGame, view: CollectingView) -> list[list[float]]:
    """Return the probability that each opponent collects each colour, next seat first."""
    players, seat = view.setup.players, view.seat
    assert seat is not None
    order = round_from(after(seat, players, game.direction), players, game.direction)
    return [_sharpen(leanings(view.layout, other)) for other in order if other != seat]


def _sharpen(weights: Sequence[float]) -> list[float]:
    """Square and normalise the weights, so that twice the weight becomes four times as likely."""
    squares = [weight * weight for weight in weights]
    return [square / sum(squares) for square in squares]


def gift_value(tops: Sequence[Card], interests: Sequence[Sequence[float]]) -> float:
    """Return the value that the others can take from these piles, discounted seat by seat."""
    weight, total = 1.0, 0.0
    for interest in interests:
        total += weight * max((interest[COLOUR_OF[top]] * VALUE_OF[top] for top in tops), default=0)
        weight *= FADES
    return total
