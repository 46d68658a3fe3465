"""Why a move of Schnipp Schnapp is refused, with the rule that says so."""

from elfer.games.schnipp_schnapp.layout import FLIP, SCHNAPP, SETTLE, SnapView, most_turn_overs
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move


def refusal(view: SnapView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    if move is SETTLE:
        why = "Only the referee settles; seats turn over or call."
        return Refusal("G-10", why, "only-referee-settles")
    if view.seat is None:
        why = f"The referee has no cards and settles; {move.text} is a seat's."
        return Refusal("G-10", why, "referee-only-settles")
    if move is FLIP:
        return _why_no_flip(view)
    if not view.layout.shown:
        why = "No card is shown that is not settled yet: it is too late to call."
        return Refusal("SS-3", why, "nothing-shown")
    if view.call is not None:
        why = f"You have called {view.call.word}; each seat calls once per card."
        return Refusal("SS-7", why, "called-already", {"word": view.call.word})
    assert move is SCHNAPP
    why = "Who has no cards at all may call schnipp and only that."
    return Refusal("SS-8", why, "only-schnipp")


def _why_no_flip(view: SnapView) -> Refusal:
    """Why this seat may not turn over now."""
    layout, options = view.layout, view.setup.options
    if layout.turned >= most_turn_overs(options):
        rule = "SS-10" if options.together else "SS-11"
        why = "That was the last card of the round; it only has to be settled."
        return Refusal(rule, why, "last-card-shown")
    if view.out():
        return Refusal("SS-8", "You have no cards, so you cannot turn one over.", "no-cards")
    turn = view.turn
    if turn is not None and turn != view.seat:
        why = f"It is seat {turn}'s turn to turn over a card."
        return Refusal("SS-2", why, "others-turn", {"seat": turn})
    why = "The calls change who goes on: they have to be settled first."
    return Refusal("SS-7", why, "settle-first")
