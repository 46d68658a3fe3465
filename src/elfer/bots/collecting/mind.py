"""The collector's mind: which level thinks of what."""

from collections.abc import Sequence
from random import Random

from elfer.bots.collecting import beginner
from elfer.bots.collecting.collector import Care, end, lay, take
from elfer.bots.collecting.search import better
from elfer.bots.collecting.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.farben_sammeln.layout import CollectingView, Step
from elfer.kernel.moves import Move

CARE = {
    "medium": Care(overlooks=0.06),
    "hard": Care(overlooks=0.03, laying=0.1),
    "expert": Care(overlooks=0.0, taking=0.2, laying=0.3),
}
"""For two, where all that the other does not get is one's own gain."""
CARE_AMONG_MORE = {
    "medium": Care(overlooks=0.06),
    "hard": Care(overlooks=0.025),
    "expert": Care(overlooks=0.0),
}
"""The same for more players, of whom most gain too if one of them gets less."""


def collecting(situation: Situation, level: str, rng: Random) -> Thought:
    """What a collector of that level does with its turn."""
    view: CollectingView = situation.view
    pair = view.setup.players == 2
    care = (CARE if pair else CARE_AMONG_MORE).get(level)
    if care is None:
        return _beginners(view, situation.moves, level, rng)
    idea = _idea(view, situation.moves, care, rng)
    # Among more, whoever collects in the quick playouts is too unlike the others at the table:
    # what they say is no better than the idea.
    if level != "expert" or idea.move is None or not pair:
        return idea
    move, gain = better(view, situation.moves, idea.move, situation.playouts, rng)
    if move is idea.move:
        return idea
    return Thought(move, (Reason(Why.PLAYED_OUT, {"points": round(gain)}),))


def _idea(view: CollectingView, moves: Sequence[Move], care: Care, rng: Random) -> Thought:
    """What somebody does who judges hands and minds the others."""
    step, hand = view.layout.step, view.hand
    assert hand is not None
    if step is Step.TAKE:
        return take(view, care, rng)
    return lay(view, moves, care) if step is Step.LAY else end(hand, moves)


def _beginners(view: CollectingView, moves: Sequence[Move], level: str, rng: Random) -> Thought:
    """What somebody does who has a favourite colour."""
    step, hand = view.layout.step, view.hand
    assert hand is not None
    if step is Step.END:
        return beginner.end(moves)
    if step is Step.TAKE:
        return (
            beginner.childs_take(view, rng)
            if level == "child"
            else beginner.take(view, beginner.OVERLOOKS, rng)
        )
    return (
        beginner.childs_lay(hand, moves, rng)
        if level == "child"
        else beginner.lay(hand, moves, rng)
    )
