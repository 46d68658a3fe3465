"""The mind of whoever calls first: what each level sees, misreads and says."""

from collections.abc import Sequence
from random import Random

from elfer.bots.calling.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.schnipp_schnapp.layout import FLIP, SCHNAPP, SCHNIPP, Layout, SnapView
from elfer.kernel.cards import VALUE_OF
from elfer.kernel.moves import Move

SEES = {"child": 0.8, "easy": 0.9, "medium": 0.95, "hard": 0.98, "expert": 0.995}
"""How often each level sees a match at all."""
MISREADS = {"child": 0.12, "easy": 0.05, "medium": 0.02, "hard": 0.005, "expert": 0.0}
"""How often it takes a number for one that looks like it, and calls."""
WRONG_WORDS = {"child": 0.12, "easy": 0.06, "medium": 0.03, "hard": 0.01, "expert": 0.0}
"""How often it says the wrong one of the two words."""
LOOK_ALIKES = ({6, 9}, {16, 19}, {1, 7}, {11, 17}, {12, 20})
"""Numbers that are taken for each other."""


def snapping(situation: Situation, level: str, rng: Random) -> Thought:
    """What a player of that level calls, if anything."""
    view: SnapView = situation.view
    moves, layout = situation.moves, view.layout
    quiet = FLIP if FLIP in moves else None
    right = _right_calls(view, moves)
    if right:
        if rng.random() >= SEES[level]:
            return Thought(quiet, (Reason(Why.UNSEEN),))
        if len(right) == 1 and rng.random() < WRONG_WORDS[level]:
            word = SCHNIPP if right[0] is SCHNAPP else SCHNAPP
            if word in moves:
                return Thought(word, (Reason(Why.WRONG_WORD),))
        return _called(layout, right, level)
    # Who may turn over does that: a wrong call costs a pile.
    if quiet is None and SCHNAPP in moves and rng.random() < MISREADS[level]:
        for number in layout.numbers():
            like = _looks_like(layout, number)
            if like is not None:
                facts = {"number": number, "like": like}
                return Thought(SCHNAPP, (Reason(Why.MISREAD, facts),))
    return Thought(quiet)


def _right_calls(view: SnapView, moves: Sequence[Move]) -> list[Move]:
    """The words that are right now and may be said, the usual one first."""
    alike = SCHNAPP in moves and view.layout.alike()
    middle = SCHNIPP in moves and view.layout.like_middle()
    return [word for word, right in ((SCHNAPP, alike), (SCHNIPP, middle)) if right]


def _called(layout: Layout, right: Sequence[Move], level: str) -> Thought:
    """The right word; where both are right, the best players go for the larger pile."""
    if len(right) > 1 and level in ("hard", "expert"):
        piles = sum(len(layout.piles[seat]) for seat in layout.alike())
        if len(layout.middle) > piles:
            return Thought(SCHNIPP, (Reason(Why.MIDDLE_FREE, {"cards": len(layout.middle)}),))
    why = Why.ALIKE if right[0] is SCHNAPP else Why.MIDDLE
    return Thought(right[0], (Reason(why),))


def _looks_like(layout: Layout, number: int) -> int | None:
    """The number on top of a pile that could be taken for this one."""
    tops = {VALUE_OF[pile[0]] for pile in layout.piles if pile}
    for pair in LOOK_ALIKES:
        if number in pair and pair <= tops:
            return next(iter(pair - {number}))
    return None
