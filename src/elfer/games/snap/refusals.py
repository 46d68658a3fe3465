"""Refusals of Schnipp Schnapp: why a move is not legal, with the id of the rule."""

from elfer.engine.game import Refusal
from elfer.engine.moves import Move
from elfer.games.snap.state import FLIP, SCHNAPP, SETTLE, SnapView, most_turn_overs


def refuse(view: SnapView, move: Move) -> Refusal:
    """Return the first rule that forbids the move, and the reason."""
    if move == SETTLE:
        why = "Only the referee can settle; players turn over cards or call."
        return Refusal("G-10", why, "only-referee-settles")
    if view.seat is None:
        why = f"The referee has no cards and can only settle, not {move.text}."
        return Refusal("G-10", why, "referee-only-settles")
    if move == FLIP:
        return _refuse_flip(view)
    if not view.layout.shown:
        why = "No card is waiting for a call."
        return Refusal("SS-3", why, "nothing-shown")
    if view.call is not None:
        why = f"You have called {view.call.word}; you can call only once per card."
        return Refusal("SS-7", why, "called-already", {"word": view.call.word})
    assert move == SCHNAPP
    why = "Players without any cards can call only schnipp."
    return Refusal("SS-8", why, "only-schnipp")


def _refuse_flip(view: SnapView) -> Refusal:
    """Return why this seat cannot turn over a card now."""
    layout, options = view.layout, view.setup.options
    if layout.turned >= most_turn_overs(options):
        rule = "SS-10" if options.together else "SS-11"
        why = "That was the last card of the round; wait until the calls are settled."
        return Refusal(rule, why, "last-card-shown")
    if view.is_out():
        return Refusal("SS-8", "You have no cards, so you cannot turn one over.", "no-cards")
    turn = view.turn
    if turn is not None and turn != view.seat:
        why = f"It is seat {turn}'s turn to turn over a card."
        return Refusal("SS-2", why, "others-turn", {"seat": turn})
    why = "The calls must be settled first: they decide the next turn."
    return Refusal("SS-7", why, "settle-first")
