"""Why a move of Überall anschließen is refused, with the rule that says so."""

from elfer.games.ueberall_anschliessen.layout import UeberallView
from elfer.games.ueberall_anschliessen.moves import FLIP, MID, ONTO, OWN, STOPP
from elfer.kernel.cards import Card, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move


def refusal(view: UeberallView, move: Move) -> Refusal:
    """The rule that forbids the move, and the reason in one sentence."""
    layout, seat = view.layout, view.seat
    if move is STOPP:
        why = "There is nothing to call: nobody has overlooked anything, or it is too late."
        return Refusal("UA-6", why)
    if seat != layout.turn:
        why = f"It is seat {layout.turn}'s turn: you can only call stopp, before the next card."
        return Refusal("G-10", why)
    if layout.turned is None:
        return Refusal("UA-3", "Turn over your top card first: flip.")
    return _why_not_there(view, layout.turned, move)


def _why_not_there(view: UeberallView, turned: Card, move: Move) -> Refusal:
    """Why the turned card cannot be laid like that."""
    layout, card = view.layout, f"The {spoken(turned)}"
    if move is FLIP:
        return Refusal("UA-3", f"{card} is turned over: lay it before the next one.")
    if not layout.middle:
        return Refusal("UA-2", "The opening card goes into the middle.")
    if move is OWN:
        why = f"{card} fits elsewhere, and overlooking was agreed to be impossible."
        return Refusal("UA-6", why)
    if move is MID:
        why = f"{card} is not one higher than the middle's {spoken(layout.middle[0])}."
        return Refusal("UA-3", why)
    owner = ONTO.index(move)
    if owner >= view.setup.players:
        return Refusal("UA-3", f"There is no seat {owner} at this table.")
    if owner == layout.turn:
        return Refusal("UA-3", "That is your own pile: say own, if nothing fits elsewhere.")
    if layout.fitting() == [MID]:
        return Refusal("UA-3", f"{card} fits in the middle, which always comes first.")
    return Refusal("UA-3", f"{card} is not one higher than the top of seat {owner}'s pile.")
