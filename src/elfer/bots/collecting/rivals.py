"""What the others seem to collect, by what they took and threw away openly."""

from collections.abc import Sequence

from elfer.games.farben_sammeln.layout import CollectingView, Layout
from elfer.kernel.cards import COLOUR_MASK, COLOUR_OF, VALUE_OF, Card, Mask, fresh_deck, mask_of
from elfer.kernel.seats import CLOCKWISE, Seat, after, round_from

DECK = mask_of(fresh_deck(1, 20))

TOOK = (1.2, 2.4, 3.2, 4.0)
"""How much likelier a hidden card is of a colour of which a seat took so many cards openly."""
THREW = (1.0, 0.36, 0.2, 0.15)
"""The same where it threw so many away."""
THREW_AND_TOOK = 0.8
"""The same where it did both: what it threw was low."""
FADES = 0.5
"""How much less it matters what a seat can take, for each seat that comes before it."""


def unseen(view: CollectingView) -> Mask:
    """The cards of which the seat cannot know where they are."""
    assert view.hand is not None
    seen = view.hand
    for pile in view.layout.piles:
        seen |= mask_of(pile)
    for known in view.layout.known:
        seen |= known
    return DECK & ~seen


def leanings(layout: Layout, seat: Seat) -> list[float]:
    """How much likelier than others a hidden card of a seat is to be of each colour."""
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


def desires(view: CollectingView) -> list[list[float]]:
    """How likely each of the others collects each colour, the next one first."""
    players, seat = view.setup.players, view.seat
    assert seat is not None
    order = round_from(after(seat, players, CLOCKWISE), players, CLOCKWISE)
    return [_sharpened(leanings(view.layout, other)) for other in order if other != seat]


def _sharpened(weights: Sequence[float]) -> list[float]:
    """Somebody who leans to a colour twice as much is four times as likely to collect it."""
    squares = [weight * weight for weight in weights]
    return [square / sum(squares) for square in squares]


def gifts(tops: Sequence[Card], wishes: Sequence[Sequence[float]]) -> float:
    """What the others can take from these piles, the next one counting most."""
    weight, total = 1.0, 0.0
    for wish in wishes:
        total += weight * max((wish[COLOUR_OF[top]] * VALUE_OF[top] for top in tops), default=0)
        weight *= FADES
    return total
