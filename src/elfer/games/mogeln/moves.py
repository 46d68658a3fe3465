"""The language of Mogeln: lay, slip in, doubt, catch, believe."""

from elfer.games.bluffing import lays
from elfer.kernel.cards import NAMES, Card
from elfer.kernel.moves import Move, Touch, button, in_hand, language

HIGHEST_IN_PLAY = (0, 0, 0, 9, 10, 15, 15)  # MO-1

LAY = lays(max(HIGHEST_IN_PLAY))
SLIP: dict[Card, Move] = {
    card: Move(f"slip {NAMES[card]}", "slip", card, touches=(in_hand(card), Touch("slip", "")))
    for card in LAY
}
DOUBT = button("doubt")
CAUGHT = button("caught")
BELIEVE = button("believe")

LANGUAGE = language([*LAY.values(), *SLIP.values(), DOUBT, CAUGHT, BELIEVE])
