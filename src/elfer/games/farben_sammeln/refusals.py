"""Why a move of Farben sammeln is refused, with the rule that says so."""

from elfer.games.farben_sammeln.layout import CollectingView, Step
from elfer.games.farben_sammeln.moves import CLOSE, STOCK
from elfer.kernel.cards import BIT, NAMES, spoken
from elfer.kernel.game import Refusal, not_in_hand
from elfer.kernel.moves import Move

_COMES_NEXT = {
    Step.TAKE: Refusal("FS-3", "Take the top card of the stock or of a pile first.", "take-first"),
    Step.LAY: Refusal("FS-3", "A card is taken: lay one of your hand on a pile.", "lay-now"),
    Step.END: Refusal(
        "FS-3", "A card is laid: say done, or close if your hand is all of one colour.", "end-now"
    ),
}


def refusal(view: CollectingView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    layout, hand, card = view.layout, view.hand, move.card
    assert hand is not None
    if move is CLOSE and layout.step is Step.END:
        why = "Your hand is not all of one colour: end the turn with done."
        return Refusal("FS-4", why, "not-one-colour")
    if move is CLOSE:
        why = "A round is closed only after a card was taken and one laid."
        return Refusal("FS-4", why, "close-too-early")
    if move is STOCK and layout.step is Step.TAKE:
        why = "The stock is empty: take the top card of a pile."
        return Refusal("FS-6", why, "stock-empty")
    if move.verb != "lay" or layout.step is not Step.LAY:
        return _COMES_NEXT[layout.step]
    if not hand & BIT[card]:
        return not_in_hand(card)
    if card == layout.taken:
        why = f"You took the {spoken(card)} from a pile: lay another card."
        return Refusal("FS-3", why, "just-taken", {"card": NAMES[card]})
    why = "There are always four piles: lay on the free place."
    return Refusal("FS-3", why, "lay-on-free-place")
