"""What a seat's view of either game says about laying: numbers, colours, who may question."""

from elfer.games.erwischt import ErwischtView
from elfer.games.erwischt.moves import LAST_NUMBER
from elfer.games.mogeln import MogelnView
from elfer.games.mogeln.layout import last_number
from elfer.kernel.cards import (
    BIT,
    COLOUR_MASK,
    COLOURS,
    EVERY_NUMBER,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Mask,
)
from elfer.kernel.seats import CLOCKWISE, Seat, after

ClaimView = MogelnView | ErwischtView


def may_pass(view: ClaimView) -> bool:
    """Whether nobody must lay, so that who lays has chosen to."""
    return isinstance(view, ErwischtView)


def deck_size(view: ClaimView) -> int:
    """How many cards are in play."""
    return sum(view.sizes) + view.pile + view.aside


def highest(view: ClaimView) -> int:
    """The number with which a pile is complete."""
    return LAST_NUMBER if isinstance(view, ErwischtView) else last_number(view.setup)


def watchers(view: ClaimView, seat: Seat) -> list[Seat]:
    """Who may question this seat's card."""
    players = len(view.sizes)
    if isinstance(view, MogelnView):
        return [after(seat, players, CLOCKWISE)]
    return [other for other in range(players) if other != seat]


def usable(view: ClaimView) -> Mask:
    """The cards that can still be what somebody claims."""
    if isinstance(view, MogelnView):
        colour = view.setup.options.colour
        return EVERY_NUMBER if colour is None else COLOUR_MASK[COLOURS.index(colour)]
    gone = sum(COLOUR_MASK[colour] for colour in view.layout.completed)
    return EVERY_NUMBER & ~gone


def wanted(view: ClaimView, number: int) -> Mask:
    """The cards that would make a claim of this number true, as far as the colour is known."""
    if isinstance(view, ErwischtView) and view.layout.colour is not None:
        return VALUE_MASK[number] & COLOUR_MASK[view.layout.colour]
    return VALUE_MASK[number] & usable(view)


def true_number(view: ClaimView, card: Card) -> int:
    """The number for which a card is true; 0 if for none."""
    return VALUE_OF[card] if usable(view) & BIT[card] else 0
