"""Why a move of Schnipp Schnapp is refused, with the rule that says so."""

from elfer.games.schnipp_schnapp.layout import FLIP, SCHNAPP, SETTLE, SnapView, most_turn_overs
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move


def refusal(view: SnapView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    if move is SETTLE:
        return Refusal("G-10", "Only the referee settles; seats turn over or call.")
    if view.seat is None:
        return Refusal("G-10", f"The referee has no cards and settles; {move.text} is a seat's.")
    if move is FLIP:
        return _why_no_flip(view)
    if not view.layout.shown:
        return Refusal("SS-3", "No card is shown that is not settled yet: it is too late to call.")
    if view.call is not None:
        return Refusal("SS-7", f"You have called {view.call.word}; each seat calls once per card.")
    assert move is SCHNAPP
    return Refusal("SS-8", "Who has no cards at all may call schnipp and only that.")


def _why_no_flip(view: SnapView) -> Refusal:
    """Why this seat may not turn over now."""
    layout, options = view.layout, view.setup.options
    if layout.turned >= most_turn_overs(options):
        rule = "SS-10" if options.together else "SS-11"
        return Refusal(rule, "That was the last card of the round; it only has to be settled.")
    if view.out():
        return Refusal("SS-8", "You have no cards, so you cannot turn one over.")
    if view.turn not in (None, view.seat):
        return Refusal("SS-2", f"It is seat {view.turn}'s turn to turn over a card.")
    return Refusal("SS-7", "The calls change who goes on: they have to be settled first.")
