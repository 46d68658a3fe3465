"""Laying a card face down, which both games say by its name."""

from elfer.kernel.cards import NAMES, Card, fresh_deck
from elfer.kernel.moves import Move, Touch, in_hand

PILE = Touch("pile", "")


def lays(highest: int) -> dict[Card, Move]:
    """Laying a card on the pile, by the card."""
    return {
        card: Move(NAMES[card], "lay", card, touches=(in_hand(card), PILE))
        for card in fresh_deck(1, highest)
    }
