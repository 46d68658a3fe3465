"""The bot for Master."""

from random import Random
from typing import Any

from elfer.bots.choice import ChosenMove, Situation
from elfer.bots.master.habits import choose_by_habit
from elfer.bots.master.policy import evaluate, explain
from elfer.bots.search.availability import can_search, search_or_default
from elfer.evaluation.master import MasterEvaluation
from elfer.evaluation.weaknesses import OVERLOOKS


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a move in Master at a level."""
    moves = situation.moves
    if len(moves) == 1:
        return ChosenMove(moves[0])
    if level in OVERLOOKS:
        return choose_by_habit(situation, level, rng)
    evaluation = evaluate(situation)
    best = evaluation.best(moves)
    default = ChosenMove(best.move, explain(evaluation, best))
    if level != "expert" or not can_search(situation):
        return default
    return search_or_default(default, lambda: _search(situation, evaluation, rng))


def _search(situation: Situation, evaluation: MasterEvaluation, rng: Random) -> Any:
    from elfer.bots.master.search import search  # noqa: PLC0415

    return search(situation, evaluation, rng)
