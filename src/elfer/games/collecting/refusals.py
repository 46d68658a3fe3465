"""Refusals of Farben sammeln: why a move is not legal, with the id of the rule."""

from elfer.engine.cards import BIT, NAMES, spoken
from elfer.engine.game import Refusal, not_in_hand
from elfer.engine.moves import Move
from elfer.games.collecting.moves import CLOSE, STOCK
from elfer.games.collecting.state import CollectingView, Step

_DO_FIRST = {
    Step.TAKE: Refusal("FS-3", "First take the top card of the stock or of a pile.", "take-first"),
    Step.LAY: Refusal("FS-3", "You have taken a card: lay one from your hand.", "lay-now"),
    Step.END: Refusal(
        "FS-3", "You have laid a card: use done, or close if your hand has one colour.", "end-now"
    ),
}
"""The refusal of a move that does not belong to the current step of the turn."""


def refuse(view: CollectingView, move: Move) -> Refusal:
    """Return the first rule that forbids the move, and the reason."""
    layout, hand, card = view.layout, view.hand, move.card
    assert hand is not None
    if move == CLOSE and layout.step is Step.END:
        why = "Your hand has more than one colour: end the turn with done."
        return Refusal("FS-4", why, "not-one-colour")
    if move == CLOSE:
        why = "Take a card and lay one before you close the round."
        return Refusal("FS-4", why, "close-too-early")
    if move == STOCK and layout.step is Step.TAKE:
        why = "The stock is empty: take the top card of a pile."
        return Refusal("FS-6", why, "stock-empty")
    if move.verb != "lay" or layout.step is not Step.LAY:
        return _DO_FIRST[layout.step]
    if not hand & BIT[card]:
        return not_in_hand(card)
    if card == layout.taken:
        why = f"You took the {spoken(card)} from a pile: lay another card."
        return Refusal("FS-3", why, "just-taken", {"card": NAMES[card]})
    why = "There must be four piles: lay your card on the empty place."
    return Refusal("FS-3", why, "lay-on-free-place")
