"""Why a move of Überall anschließen is refused, with the rule that says so."""

from elfer.games.ueberall_anschliessen.layout import UeberallView
from elfer.games.ueberall_anschliessen.moves import FLIP, MID, ONTO, OWN, STOPP
from elfer.kernel.cards import NAMES, Card, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat


def refusal(view: UeberallView, move: Move) -> Refusal:
    """The rule that forbids the move, and the reason in one sentence."""
    layout, seat = view.layout, view.seat
    if move is STOPP:
        why = "There is nothing to call: nobody has overlooked anything, or it is too late."
        return Refusal("UA-6", why, "nothing-overlooked")
    if seat != layout.turn:
        why = f"It is seat {layout.turn}'s turn: you can only call stopp, before the next card."
        return Refusal("G-10", why, "others-turn", {"seat": layout.turn})
    if layout.turned is None:
        return Refusal("UA-3", "Turn over your top card first: flip.", "flip-first")
    return _why_not_there(view, layout.turned, move)


def _why_not_there(view: UeberallView, turned: Card, move: Move) -> Refusal:
    """Why the turned card cannot be laid like that."""
    layout, name, card = view.layout, NAMES[turned], f"The {spoken(turned)}"
    if move is FLIP:
        why = f"{card} is turned over: lay it before the next one."
        return Refusal("UA-3", why, "lay-turned-first", {"card": name})
    if not layout.middle:
        return Refusal("UA-2", "The opening card goes into the middle.", "middle-opens")
    if move is OWN:
        why = f"{card} fits elsewhere, and overlooking was agreed to be impossible."
        return Refusal("UA-6", why, "fits-elsewhere", {"card": name})
    if move is MID:
        top = layout.middle[0]
        why = f"{card} is not one higher than the middle's {spoken(top)}."
        return Refusal("UA-3", why, "not-one-higher", {"card": name, "top": NAMES[top]})
    return _why_not_onto(view, name, card, ONTO.index(move))


def _why_not_onto(view: UeberallView, name: str, card: str, owner: Seat) -> Refusal:
    """Why the turned card cannot go on this seat's pile."""
    layout = view.layout
    if owner >= view.setup.players:
        return Refusal("UA-3", f"There is no seat {owner} at this table.", "no-such-seat")
    if owner == layout.turn:
        why = "That is your own pile: say own, if nothing fits elsewhere."
        return Refusal("UA-3", why, "own-pile")
    if layout.fitting() == [MID]:
        why = f"{card} fits in the middle, which always comes first."
        return Refusal("UA-3", why, "middle-first", {"card": name})
    why = f"{card} is not one higher than the top of seat {owner}'s pile."
    return Refusal("UA-3", why, "not-one-higher-there", {"card": name, "seat": owner})
