"""The bot that plays like a child of six: likes to open for others, and copies what it sees."""

from random import Random

from elfer.bots.reasons import Why
from elfer.bots.rows.reasons import RowWhy
from elfer.bots.rows.weigher import scales_of, weigher
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.craft.child import Habit, habit_of
from elfer.craft.features import Feature
from elfer.craft.levels import PERCENT
from elfer.craft.rows import Scales
from elfer.craft.weighed import Weighed
from elfer.kernel.cards import NAMES
from elfer.kernel.moves import DONE


def child(situation: Situation, rng: Random) -> Thought:
    """Lays all that it notices, what is most fun first: where most can follow."""
    moves = situation.moves
    lays = [move for move in moves if move.card >= 0]
    if len(moves) == 1 or not lays:
        return Thought(moves[0])
    scales = scales_of(situation)
    habit = habit_of(situation.game.id, situation.view[0].players)
    if scales.out or _copies(scales, habit, rng):
        return weigher(situation)
    weighed = [scales.weighed(move, 0) for move in lays]
    kept = Feature.DEAD_END if habit.keeps_ends else Feature.OPENS_OWN
    noticed = [
        lay for lay in weighed if not lay.counts[kept] or PERCENT * rng.random() >= habit.often
    ]
    if not noticed and DONE in moves:
        return Thought(DONE, (Reason(Why.OVERLOOKED, {"card": NAMES[lays[0].card]}),))
    return Thought(max(noticed or weighed, key=_fun).move, (Reason(RowWhy.FUN),))


def _copies(scales: Scales, habit: Habit, rng: Random) -> bool:
    """Whether it has seen somebody else hold back, and does so too."""
    *_, held = scales.layout.past
    return bool(held & ~(1 << scales.seat)) and PERCENT * rng.random() < habit.copies


def _fun(lay: Weighed) -> tuple[int, int]:
    """How much can follow, and how big the number is."""
    counts = lay.counts
    return counts[Feature.OPENS_OTHERS] + counts[Feature.LEADS_OTHERS], counts[Feature.VALUE]
