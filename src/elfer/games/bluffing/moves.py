"""The moves that both bluffing games share: laying a card face down."""

from elfer.engine.cards import COLOURS, NAMES, Card, Colour, fresh_deck
from elfer.engine.moves import Move, Touch, in_hand

PILE = Touch("pile", "")


def make_lays(highest: int) -> dict[Card, Move]:
    """Return the moves that lay a card on the pile, by card."""
    return {
        card: Move(NAMES[card], "lay", card, touches=(in_hand(card), PILE))
        for card in fresh_deck(1, highest)
    }


def claimed_colour(move: Move) -> Colour | None:
    """Return the colour that a lay claims for a new pile, or None (EW-6)."""
    letters = [touch.key for touch in move.touches if touch.kind == "colour"]
    return COLOURS.index(letters[0]) if letters else None
