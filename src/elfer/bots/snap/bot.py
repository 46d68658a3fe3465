"""The bot for the snap games: the calls that each level sees, misreads and makes."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.engine.cards import VALUE_OF
from elfer.engine.moves import Move
from elfer.games.snap.state import FLIP, SCHNAPP, SCHNIPP, Layout, SnapView

SEES = {"child": 0.8, "easy": 0.9, "medium": 0.95, "hard": 0.98, "expert": 0.995}
"""How often each level notices a match."""
MISREADS = {"child": 0.12, "easy": 0.05, "medium": 0.02, "hard": 0.005, "expert": 0.0}
"""How often it mistakes a number for a similar one, and calls."""
WRONG_WORDS = {"child": 0.12, "easy": 0.06, "medium": 0.03, "hard": 0.01, "expert": 0.0}
"""How often it says the wrong one of the two words."""
LOOK_ALIKES = ({6, 9}, {16, 19}, {1, 7}, {11, 17}, {12, 20})
"""Numbers that are easily confused."""


class Why(StrEnum):
    """Why the bot called a word or stayed silent."""

    ALIKE = "call-alike"
    """It saw two piles with the same number."""
    MIDDLE = "call-middle"
    """It saw a pile with the number of the middle pile."""
    MIDDLE_FREE = "call-middle-free"
    """It went for the middle pile, which was worth more."""
    MISREAD = "call-misread"
    """It mistook a number for a similar one."""
    WRONG_WORD = "call-wrong-word"
    """It saw the match but said the wrong word."""
    UNSEEN = "call-unseen"
    """It did not see the match in time."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose at a level whether to call, turn over a card or stay silent."""
    view: SnapView = situation.view
    moves, layout = situation.moves, view.layout
    quiet = FLIP if FLIP in moves else None
    right = _right_calls(view, moves)
    if right:
        if rng.random() >= SEES[level]:
            return ChosenMove(quiet, (Reason(Why.UNSEEN),))
        if len(right) == 1 and rng.random() < WRONG_WORDS[level]:
            word = SCHNIPP if right[0] == SCHNAPP else SCHNAPP
            if word in moves:
                return ChosenMove(word, (Reason(Why.WRONG_WORD),))
        return _call(layout, right, level)
    # A seat that may turn over a card does that, because a wrong call costs a pile.
    if quiet is None and SCHNAPP in moves and rng.random() < MISREADS[level]:
        for number in layout.numbers():
            like = _looks_like(layout, number)
            if like is not None:
                facts = {"number": number, "like": like}
                return ChosenMove(SCHNAPP, (Reason(Why.MISREAD, facts),))
    return ChosenMove(quiet)


def choose_simply(view: SnapView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Make a correct call, “Schnapp” first, otherwise turn over a card if allowed."""
    right = _right_calls(view, moves)
    if right:
        return right[0]
    return FLIP if FLIP in moves else None


def _right_calls(view: SnapView, moves: Sequence[Move]) -> list[Move]:
    """Return the legal calls that are correct, “Schnapp” first."""
    alike = SCHNAPP in moves and view.layout.alike()
    middle = SCHNIPP in moves and view.layout.like_middle()
    return [word for word, right in ((SCHNAPP, alike), (SCHNIPP, middle)) if right]


def _call(layout: Layout, right: Sequence[Move], level: str) -> ChosenMove:
    """Make a correct call; if both are correct, the best levels go for the larger pile."""
    if len(right) > 1 and level in ("hard", "expert"):
        piles = sum(len(layout.piles[seat]) for seat in layout.alike())
        if len(layout.middle) > piles:
            return ChosenMove(SCHNIPP, (Reason(Why.MIDDLE_FREE, {"cards": len(layout.middle)}),))
    why = Why.ALIKE if right[0] == SCHNAPP else Why.MIDDLE
    return ChosenMove(right[0], (Reason(why),))


def _looks_like(layout: Layout, number: int) -> int | None:
    """Return a number on top of a pile that could be mistaken for this one."""
    tops = {VALUE_OF[pile[0]] for pile in layout.piles if pile}
    for pair in LOOK_ALIKES:
        if number in pair and pair <= tops:
            return next(iter(pair - {number}))
    return None
