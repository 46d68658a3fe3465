"""The language of Farben sammeln: take from the stock or a pile, lay on a pile, end the turn."""

from elfer.kernel.cards import NAMES, Card, fresh_deck
from elfer.kernel.moves import DONE, Move, Touch, button, in_hand, language

PILES = 4  # FS-1


def _pile(pile: int) -> Touch:
    return Touch("pile", str(pile + 1))


STOCK = Move("stock", "draw", touches=(Touch("stock", ""),))
CLOSE = button("close")

TAKES: tuple[Move, ...] = tuple(
    Move(f"take {pile + 1}", "take", touches=(_pile(pile),)) for pile in range(PILES)
)
"""Taking the top card of a pile, by the pile."""

LAYS: dict[tuple[Card, int], Move] = {
    (card, pile): Move(
        f"{NAMES[card]}>{pile + 1}", "lay", card, touches=(in_hand(card), _pile(pile))
    )
    for card in fresh_deck(1, 20)
    for pile in range(PILES)
}
"""Laying a card on a pile, by both."""

LANGUAGE = language([STOCK, *TAKES, *LAYS.values(), DONE, CLOSE])


def pile_of(move: Move) -> int:
    """The pile that a card is taken from or laid on, counted from 0."""
    return int(move.touches[-1].key) - 1
