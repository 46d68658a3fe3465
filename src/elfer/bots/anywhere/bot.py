"""The bot for the “build anywhere” games: the places and calls that each level notices."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.engine.cards import NAMES
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.games.anywhere.state import FLIP, MID, ONTO, OWN, STOPP, UeberallView

SEES_MIDDLE = {"child": 0.9, "easy": 0.94, "medium": 0.97, "hard": 0.99, "expert": 1.0}
"""How often each level notices that its card fits in the middle."""
SEES_PILE = {"child": 0.85, "easy": 0.9, "medium": 0.945, "hard": 0.975, "expert": 1.0}
"""How often it notices that its card fits on another player's pile, for each such pile."""
CATCHES = {"child": 0.6, "easy": 0.7, "medium": 0.8, "hard": 0.9, "expert": 1.0}
"""How often it notices that another player has overlooked a place."""
WATCHES_LEADER = ("hard", "expert")
"""The levels that consider which player is closest to winning.

They give their cards to that player, and do not make a call that would let another player win.
"""


class Why(StrEnum):
    """Why a card was laid in a place, or a place was overlooked."""

    UNSEEN = "call-unseen"
    """It did not see the overlooked place in time."""
    FITS = "call-fits"
    """The card was one higher than the top of that pile."""
    LEADER = "call-leader"
    """It gave the card to the player who was closest to winning."""
    OVERLOOKED = "call-overlooked"
    """It did not see that the card fitted elsewhere."""
    CAUGHT = "call-caught"
    """It saw that another player had overlooked a place."""
    LETS_GO = "call-lets-go"
    """It stayed silent, because the call would have helped another player to win."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a place for the card, or a call, at a level."""
    view: UeberallView = situation.view
    moves = situation.moves
    quiet = FLIP if FLIP in moves else None
    if STOPP in moves:
        if rng.random() >= CATCHES[level]:
            return ChosenMove(quiet, (Reason(Why.UNSEEN),))
        if level in WATCHES_LEADER and _helps_another(view):
            return ChosenMove(quiet, (Reason(Why.LETS_GO),))
        assert view.layout.culprit is not None
        return ChosenMove(STOPP, (Reason(Why.CAUGHT, {"seat": view.layout.culprit}),))
    if quiet is not None:
        return ChosenMove(quiet)
    sees = SEES_MIDDLE if MID in moves else SEES_PILE
    seen = [move for move in moves if move != OWN and rng.random() < sees[level]]
    if not seen and OWN in moves:
        overlooked = len(moves) > 1
        return ChosenMove(OWN, (Reason(Why.OVERLOOKED),) if overlooked else ())
    return _lay(view, seen or [move for move in moves if move != OWN], level, rng)


SIMPLE_OVERLOOKS = 1 / 12
"""How often the simple bot misses that its card fits elsewhere."""
SIMPLE_CALLS = 3 / 4
"""How often it calls when another player has overlooked a place."""


def choose_simply(view: UeberallView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Lay the card where it fits, with occasional mistakes; usually call when others make one."""
    quiet = FLIP if FLIP in moves else None
    if STOPP in moves:
        return STOPP if rng.random() < SIMPLE_CALLS else quiet
    if quiet is not None:
        return quiet
    fitting = [move for move in moves if move != OWN]
    if not fitting or (OWN in moves and rng.random() < SIMPLE_OVERLOOKS):
        return OWN
    return rng.choice(fitting)


def _lay(view: UeberallView, fitting: list[Move], level: str, rng: Random) -> ChosenMove:
    """Lay the card on a random fitting pile, or on that of the seat with the fewest cards."""
    assert view.layout.turned is not None
    card = NAMES[view.layout.turned]
    if len(fitting) > 1 and level in WATCHES_LEADER:
        move = min(fitting, key=lambda move: _count_cards(view, ONTO.index(move)))
        return ChosenMove(move, (Reason(Why.LEADER, {"card": card, "seat": ONTO.index(move)}),))
    move = rng.choice(fitting)
    return ChosenMove(move, (Reason(Why.FITS, {"card": card}),))


def _count_cards(view: UeberallView, seat: Seat) -> int:
    return view.stacks[seat] + len(view.layout.piles[seat])


def _helps_another(view: UeberallView) -> bool:
    """Return whether a call would let another seat give away its last card first (UA-6)."""
    layout = view.layout
    if layout.places or view.seat is None or _count_cards(view, view.seat) == 1:
        return False
    rivals = set(range(view.setup.players)) - {view.seat, layout.culprit}
    return any(_count_cards(view, rival) == 1 and view.stacks[rival] for rival in rivals)
