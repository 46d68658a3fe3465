"""Why a move of Mogeln is refused, with the rule that says so."""

from elfer.games.mogeln.layout import MogelnView
from elfer.games.mogeln.moves import BELIEVE, DOUBT
from elfer.kernel.game import Refusal, not_in_hand
from elfer.kernel.moves import Move


def refusal(view: MogelnView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    if move.verb in ("slip", "caught") and not view.setup.options.several:
        return Refusal("MO-6", "It was agreed that nobody slips in cards.", "slipping-off")
    return _why_no_card(view, move) if move.card >= 0 else _why_no_call(view, move)


def _why_no_card(view: MogelnView, move: Move) -> Refusal:
    """Why this card cannot go on the pile now, with a claim or without one."""
    turn = view.layout.turn
    assert turn is not None
    if move.verb == "slip" and view.seat != view.layer:
        why = "Cards are slipped in after laying, until the next one acts."
        return Refusal("MO-6", why, "slip-too-late")
    if move.verb == "lay" and view.seat != turn:
        return Refusal("G-10", f"It is seat {turn}'s turn to lay.", "others-turn", {"seat": turn})
    if move.verb == "lay" and view.last_card:
        why = "It was a last card: believe it or not; nobody lays before."
        return Refusal("MO-7", why, "last-card-open")
    return not_in_hand(move.card)


def _why_no_call(view: MogelnView, move: Move) -> Refusal:
    """Why this cannot be said now."""
    turn = view.layout.turn
    assert turn is not None
    if move is BELIEVE:
        why = "Only a last card is believed, and by the next player only."
        return Refusal("MO-7", why, "nothing-to-believe")
    rule = "MO-4" if move is DOUBT else "MO-6"
    if view.layer is None:
        why = "No card was just laid that could be questioned."
        return Refusal(rule, why, "nothing-to-question")
    if move is DOUBT:
        why = f"Only the next player doubts a card: seat {turn}."
        return Refusal(rule, why, "only-next-doubts", {"seat": turn})
    return Refusal(rule, "Nobody catches himself.", "catch-yourself")
