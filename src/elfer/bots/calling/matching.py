"""The mind of whoever lays on everyone's piles: what is seen, where it goes, when to call."""

from random import Random

from elfer.bots.calling.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.ueberall_anschliessen.layout import UeberallView
from elfer.games.ueberall_anschliessen.moves import FLIP, MID, ONTO, OWN, STOPP
from elfer.kernel.cards import NAMES
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat

SEES_MIDDLE = {"child": 0.9, "easy": 0.94, "medium": 0.97, "hard": 0.99, "expert": 1.0}
"""How often each level sees that its card fits in the middle."""
SEES_PILE = {"child": 0.85, "easy": 0.9, "medium": 0.945, "hard": 0.975, "expert": 1.0}
"""How often it sees that it fits on another's pile; of several it may still see another."""
CATCHES = {"child": 0.6, "easy": 0.7, "medium": 0.8, "hard": 0.9, "expert": 1.0}
"""How often it sees that another has overlooked something."""
MINDS_LEADER = ("hard", "expert")
"""Who gives cards to the player nearest to winning."""


def matching(situation: Situation, level: str, rng: Random) -> Thought:
    """What a player of that level lays, or calls."""
    view: UeberallView = situation.view
    moves = situation.moves
    quiet = FLIP if FLIP in moves else None
    if STOPP in moves:
        if rng.random() >= CATCHES[level]:
            return Thought(quiet, (Reason(Why.UNSEEN),))
        if level in MINDS_LEADER and _helps_another(view):
            return Thought(quiet, (Reason(Why.LETS_GO),))
        assert view.layout.culprit is not None
        return Thought(STOPP, (Reason(Why.CAUGHT, {"seat": view.layout.culprit}),))
    if quiet is not None:
        return Thought(quiet)
    sees = SEES_MIDDLE if MID in moves else SEES_PILE
    seen = [move for move in moves if move is not OWN and rng.random() < sees[level]]
    if not seen and OWN in moves:
        overlooked = len(moves) > 1
        return Thought(OWN, (Reason(Why.OVERLOOKED),) if overlooked else ())
    return _laid(view, seen or [move for move in moves if move is not OWN], level, rng)


def _laid(view: UeberallView, fitting: list[Move], level: str, rng: Random) -> Thought:
    """The middle, any pile, or the pile of whoever has the fewest cards."""
    assert view.layout.turned is not None
    card = NAMES[view.layout.turned]
    if len(fitting) > 1 and level in MINDS_LEADER:
        move = min(fitting, key=lambda move: _cards(view, ONTO.index(move)))
        return Thought(move, (Reason(Why.LEADER, {"card": card, "seat": ONTO.index(move)}),))
    move = rng.choice(fitting)
    return Thought(move, (Reason(Why.FITS, {"card": card}),))


def _cards(view: UeberallView, seat: Seat) -> int:
    return view.stacks[seat] + len(view.layout.piles[seat])


def _helps_another(view: UeberallView) -> bool:
    """Whether a call would let another give his last card before oneself does (UA-6)."""
    layout = view.layout
    if layout.places or view.seat is None or _cards(view, view.seat) == 1:
        return False
    rivals = set(range(view.setup.players)) - {view.seat, layout.culprit}
    return any(_cards(view, rival) == 1 and view.stacks[rival] for rival in rivals)
