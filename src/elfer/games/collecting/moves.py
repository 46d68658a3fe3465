"""The moves of Farben sammeln: take from the stock or a pile, lay on a pile, end the turn."""

from elfer.engine.cards import NAMES, Card, fresh_deck
from elfer.engine.moves import DONE, Move, Touch, button, in_hand, language

PILES = 4  # FS-1


def _touch(pile: int) -> Touch:
    """Return the `Touch` that points at a pile; its key counts the piles from 1."""
    return Touch("pile", str(pile + 1))


STOCK = Move("stock", "draw", touches=(Touch("stock", ""),))
CLOSE = button("close")

TAKES: tuple[Move, ...] = tuple(
    Move(f"take {pile + 1}", "take", touches=(_touch(pile),)) for pile in range(PILES)
)
"""The move that takes the top card of a pile, by pile."""

LAYS: dict[tuple[Card, int], Move] = {
    (card, pile): Move(
        f"{NAMES[card]}>{pile + 1}", "lay", card, touches=(in_hand(card), _touch(pile))
    )
    for card in fresh_deck(1, 20)
    for pile in range(PILES)
}
"""The move that lays a card on a pile, by card and pile."""

LANGUAGE = language([STOCK, *TAKES, *LAYS.values(), DONE, CLOSE])

_PILE_OF: dict[str, int] = {
    **{move.text: pile for pile, move in enumerate(TAKES)},
    **{move.text: pile for (_, pile), move in LAYS.items()},
}


def pile_of(move: Move) -> int:
    """Return the index of the pile that a move takes from or lays on."""
    return _PILE_OF[move.text]
