"""Why a move of Lass dich nicht erwischen! is refused, with the rule that says so."""

from elfer.games.erwischt.layout import ErwischtView
from elfer.games.erwischt.moves import ACCEPT, OBJECT, claimed_colour
from elfer.kernel.cards import BIT, COLOUR_NAMES, Colour, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move


def refusal(view: ErwischtView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    turn = view.layout.turn
    if move is ACCEPT:
        return Refusal("EW-5", "Only a last card is accepted.")
    if move is OBJECT:
        return Refusal("EW-4", "Nobody else has just laid a card that could be objected to.")
    if view.last_card:
        return Refusal("EW-5", "It was a last card: accept it or object; nobody plays on yet.")
    if view.seat != turn:
        return Refusal("G-10", f"It is seat {turn}'s turn; only objecting is possible.")
    if not view.hand & BIT[move.card]:
        return Refusal("G-10", f"The {spoken(move.card)} is not in your hand.")
    return _why_not_so(view, claimed_colour(move))


def _why_not_so(view: ErwischtView, colour: Colour | None) -> Refusal:
    """Why a card of the hand cannot be laid with this claim of a colour, or without one."""
    if view.names_colour and not view.free:
        return Refusal("EW-6", "The fourth pile is complete: no colour is left to lay.")
    if colour is None:
        return Refusal("EW-6", "The first card of a pile claims its colour, like r3=b.")
    if not view.names_colour:
        return Refusal("EW-6", "A colour is claimed only with the first card of a strict pile.")
    return Refusal("EW-6", f"The {COLOUR_NAMES[colour]} pile is complete: claim another one.")
