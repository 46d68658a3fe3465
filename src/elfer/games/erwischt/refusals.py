"""Why a move of Lass dich nicht erwischen! is refused, with the rule that says so."""

from elfer.games.erwischt.layout import ErwischtView
from elfer.games.erwischt.moves import ACCEPT, OBJECT, claimed_colour
from elfer.kernel.cards import BIT, COLOUR_NAMES, COLOURS, Colour
from elfer.kernel.game import Refusal, not_in_hand
from elfer.kernel.moves import Move


def refusal(view: ErwischtView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    turn = view.layout.turn
    assert turn is not None
    if move is ACCEPT:
        return Refusal("EW-5", "Only a last card is accepted.", "nothing-to-accept")
    if move is OBJECT:
        why = "Nobody else has just laid a card that could be objected to."
        return Refusal("EW-4", why, "nothing-to-object")
    if view.last_card:
        why = "It was a last card: accept it or object; nobody plays on yet."
        return Refusal("EW-5", why, "last-card-open")
    if view.seat != turn:
        why = f"It is seat {turn}'s turn; only objecting is possible."
        return Refusal("G-10", why, "others-turn", {"seat": turn})
    if not view.hand & BIT[move.card]:
        return not_in_hand(move.card)
    return _why_not_so(view, claimed_colour(move))


def _why_not_so(view: ErwischtView, colour: Colour | None) -> Refusal:
    """Why a card of the hand cannot be laid with this claim of a colour, or without one."""
    if view.names_colour and not view.free:
        why = "The fourth pile is complete: no colour is left to lay."
        return Refusal("EW-6", why, "no-colour-left")
    if colour is None:
        why = "The first card of a pile claims its colour, like r3=b."
        return Refusal("EW-6", why, "claim-a-colour")
    if not view.names_colour:
        why = "A colour is claimed only with the first card of a strict pile."
        return Refusal("EW-6", why, "no-colour-now")
    why = f"The {COLOUR_NAMES[colour]} pile is complete: claim another one."
    return Refusal("EW-6", why, "colour-complete", {"colour": COLOURS[colour]})
