"""Why a move of Mogeln is refused, with the rule that says so."""

from elfer.games.mogeln.layout import MogelnView
from elfer.games.mogeln.moves import BELIEVE, DOUBT
from elfer.kernel.cards import spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move


def refusal(view: MogelnView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    if move.verb in ("slip", "caught") and not view.setup.options.several:
        return Refusal("MO-6", "It was agreed that nobody slips in cards.")
    return _why_no_card(view, move) if move.card >= 0 else _why_no_call(view, move)


def _why_no_card(view: MogelnView, move: Move) -> Refusal:
    """Why this card cannot go on the pile now, with a claim or without one."""
    turn = view.layout.turn
    if move.verb == "slip" and view.seat != view.layer:
        return Refusal("MO-6", "Cards are slipped in after laying, until the next one acts.")
    if move.verb == "lay" and view.seat != turn:
        return Refusal("G-10", f"It is seat {turn}'s turn to lay.")
    if move.verb == "lay" and view.last_card:
        return Refusal("MO-7", "It was a last card: believe it or not; nobody lays before.")
    return Refusal("G-10", f"The {spoken(move.card)} is not in your hand.")


def _why_no_call(view: MogelnView, move: Move) -> Refusal:
    """Why this cannot be said now."""
    if move is BELIEVE:
        return Refusal("MO-7", "Only a last card is believed, and by the next player only.")
    rule = "MO-4" if move is DOUBT else "MO-6"
    if view.layer is None:
        return Refusal(rule, "No card was just laid that could be questioned.")
    if move is DOUBT:
        return Refusal(rule, f"Only the next player doubts a card: seat {view.layout.turn}.")
    return Refusal(rule, "Nobody catches himself.")
