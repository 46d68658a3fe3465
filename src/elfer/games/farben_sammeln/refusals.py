"""Why a move of Farben sammeln is refused, with the rule that says so."""

from elfer.games.farben_sammeln.layout import CollectingView, Step
from elfer.games.farben_sammeln.moves import CLOSE, STOCK
from elfer.kernel.cards import BIT, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move

_COMES_NEXT = {
    Step.TAKE: "Take the top card of the stock or of a pile first.",
    Step.LAY: "A card is taken: lay one of your hand on a pile.",
    Step.END: "A card is laid: say done, or close if your hand is all of one colour.",
}


def refusal(view: CollectingView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    layout, hand, card = view.layout, view.hand, move.card
    assert hand is not None
    if move is CLOSE and layout.step is Step.END:
        return Refusal("FS-4", "Your hand is not all of one colour: end the turn with done.")
    if move is CLOSE:
        return Refusal("FS-4", "A round is closed only after a card was taken and one laid.")
    if move is STOCK and layout.step is Step.TAKE:
        return Refusal("FS-6", "The stock is empty: take the top card of a pile.")
    if move.verb != "lay" or layout.step is not Step.LAY:
        return Refusal("FS-3", _COMES_NEXT[layout.step])
    if not hand & BIT[card]:
        return Refusal("G-10", f"The {spoken(card)} is not in your hand.")
    if card == layout.taken:
        return Refusal("FS-3", f"You took the {spoken(card)} from a pile: lay another card.")
    return Refusal("FS-3", "There are always four piles: lay on the free place.")
