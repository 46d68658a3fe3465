"""The language of Lass dich nicht erwischen!: lay, perhaps with a colour, pass, object, accept."""

from elfer.games.bluffing import PILE, lays
from elfer.kernel.cards import COLOURS, NAMES, Card, Colour
from elfer.kernel.moves import PASS, Move, Touch, button, in_hand, language

LAST_NUMBER = 20  # EW-2

LAY = lays(LAST_NUMBER)
LAY_AS: dict[tuple[Card, Colour], Move] = {
    (card, colour): Move(
        f"{NAMES[card]}={letter}",
        "lay",
        card,
        touches=(in_hand(card), PILE, Touch("colour", letter)),
    )
    for card in LAY
    for colour, letter in enumerate(COLOURS)
}
"""Starting a pile, by the card and the colour that is claimed for the pile (EW-6)."""
OBJECT = button("object")
ACCEPT = button("accept")

LANGUAGE = language([*LAY.values(), *LAY_AS.values(), PASS, OBJECT, ACCEPT])


def claimed_colour(move: Move) -> Colour | None:
    """The colour that a lay claims for a new pile, if it claims one."""
    return COLOURS.index(move.text[-1]) if "=" in move.text else None
