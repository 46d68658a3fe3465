"""The level `child` in row games: it opens places for others and copies what it sees."""

from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.rows.policy import RowWhy, choose_by_weights, evaluate
from elfer.engine.cards import NAMES
from elfer.engine.moves import DONE
from elfer.evaluation.features import ScoredMove
from elfer.evaluation.rows import RowEvaluation, RowFeature
from elfer.evaluation.weaknesses import PERCENT, Habit, habit_of


def choose_as_child(situation: Situation, rng: Random) -> ChosenMove:
    """Choose the noticed card that lets the other players lay the most cards."""
    moves = situation.moves
    lays = [move for move in moves if move.card >= 0]
    if len(moves) == 1 or not lays:
        return ChosenMove(moves[0])
    evaluation = evaluate(situation)
    habit = habit_of(situation.game.id, situation.view.setup.players)
    if evaluation.out or _copies(evaluation, habit, rng):
        return choose_by_weights(situation)
    scored = [evaluation.score(move, 0) for move in lays]
    kept = RowFeature.DEAD_END if habit.keeps_ends else RowFeature.OPENS_OWN
    noticed = [
        lay for lay in scored if not lay.counts[kept] or PERCENT * rng.random() >= habit.often
    ]
    if not noticed and DONE in moves:
        return ChosenMove(DONE, (Reason(Why.OVERLOOKED, {"card": NAMES[lays[0].card]}),))
    return ChosenMove(max(noticed or scored, key=_fun).move, (Reason(RowWhy.FUN),))


def _copies(evaluation: RowEvaluation, habit: Habit, rng: Random) -> bool:
    """Return whether the child has seen another player hold back and does the same."""
    others = evaluation.layout.observations.held_back & ~(1 << evaluation.seat)
    return bool(others) and PERCENT * rng.random() < habit.copies


def _fun(lay: ScoredMove) -> tuple[int, int]:
    """Return how many of the others' cards can follow, then the value of the card."""
    counts = lay.counts
    others = counts[RowFeature.OPENS_OTHERS] + counts[RowFeature.LEADS_OTHERS]
    return others, counts[RowFeature.VALUE]
