"""Refusals of Überall anschließen: why a move is not legal, with the id of the rule."""

from elfer.engine.cards import NAMES, Card, spoken
from elfer.engine.game import Refusal
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.games.anywhere.state import FLIP, MID, ONTO, OWN, STOPP, UeberallView


def refuse(view: UeberallView, move: Move) -> Refusal:
    """Return the rule that forbids the move, and the reason."""
    layout, seat = view.layout, view.seat
    if move == STOPP:
        why = "There is nothing to call: no player has missed a place, or it is too late."
        return Refusal("UA-6", why, "nothing-overlooked")
    if seat != layout.turn:
        why = f"It is seat {layout.turn}'s turn. You can only call stopp before the next card."
        return Refusal("G-10", why, "others-turn", {"seat": layout.turn})
    if layout.turned is None:
        return Refusal("UA-3", "Turn over your top card first: flip.", "flip-first")
    return _refuse_place(view, layout.turned, move)


def _refuse_place(view: UeberallView, turned: Card, move: Move) -> Refusal:
    """Return why the turned card cannot be laid there."""
    layout, name, card = view.layout, NAMES[turned], f"The {spoken(turned)}"
    if move == FLIP:
        why = f"Lay the {spoken(turned)} before you turn over the next card."
        return Refusal("UA-3", why, "lay-turned-first", {"card": name})
    if not layout.middle:
        return Refusal("UA-2", "The opening card goes into the middle.", "middle-opens")
    if move == OWN:
        why = f"{card} fits elsewhere, and this match does not allow missing a place."
        return Refusal("UA-6", why, "fits-elsewhere", {"card": name})
    if move == MID:
        top = layout.middle[0]
        why = f"{card} is not one higher than the middle's {spoken(top)}."
        return Refusal("UA-3", why, "not-one-higher", {"card": name, "top": NAMES[top]})
    return _refuse_pile(view, name, card, ONTO.index(move))


def _refuse_pile(view: UeberallView, name: str, card: str, owner: Seat) -> Refusal:
    """Return why the turned card cannot go on the pile of another seat."""
    layout = view.layout
    if owner >= view.setup.players:
        return Refusal("UA-3", f"There is no seat {owner} at this table.", "no-such-seat")
    if owner == layout.turn:
        why = "That is your own pile: use own if the card does not fit elsewhere."
        return Refusal("UA-3", why, "own-pile")
    if layout.fitting_moves() == [MID]:
        why = f"{card} fits in the middle, which always has priority."
        return Refusal("UA-3", why, "middle-first", {"card": name})
    why = f"{card} is not one higher than the top of seat {owner}'s pile."
    return Refusal("UA-3", why, "not-one-higher-there", {"card": name, "seat": owner})
