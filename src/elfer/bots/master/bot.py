"""The bot for Master."""

from enum import StrEnum
from random import Random
from typing import Any

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.search.availability import can_search, search_or_default
from elfer.engine.cards import NAMES
from elfer.engine.moves import DONE, DRAW, PASS
from elfer.evaluation.features import ScoredMove
from elfer.evaluation.levels import OVERLOOKS, PERCENT
from elfer.evaluation.master import MasterEvaluation, MasterFeature
from elfer.evaluation.weights import weights_of


class MasterWhy(StrEnum):
    """Reasons in Master, in addition to those that all games share."""

    LAST_CARD = "last-card"
    BONUS = "bonus"
    BONUS_NEXT = "bonus-next"
    SWAPS = "swaps"
    WAITS = "waits"
    KEEPS_SOME = "keeps-some"
    LEADS_ON = "leads-on"
    WAY_OPEN = "way-open"


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a move in Master at a level; weaker levels overlook some moves."""
    moves = situation.moves
    if len(moves) == 1:
        return ChosenMove(moves[0])
    evaluation = _evaluate(situation)
    best = evaluation.best(moves)
    if level in OVERLOOKS and not best.counts[MasterFeature.LAST]:
        missed = OVERLOOKS[level] / PERCENT
        seen = [move for move in moves if move.card < 0 or rng.random() >= missed]
        if seen and best.move not in seen:
            overlooked = Reason(Why.OVERLOOKED, {"card": NAMES[best.move.card]})
            return ChosenMove(evaluation.best(seen).move, (overlooked,))
    default = ChosenMove(best.move, _explain(evaluation, best))
    if level != "expert" or not can_search(situation):
        return default
    return search_or_default(default, lambda: _search(situation, evaluation, rng))


def _search(situation: Situation, evaluation: MasterEvaluation, rng: Random) -> Any:
    from elfer.bots.master.search import search  # noqa: PLC0415

    return search(situation, evaluation, rng)


def _evaluate(situation: Situation) -> MasterEvaluation:
    view = situation.view
    return MasterEvaluation(view, weights_of(situation.game, view.setup.players))


def _explain(evaluation: MasterEvaluation, best: ScoredMove) -> tuple[Reason, ...]:
    """Return the reasons for a move, most important first."""
    counts = best.counts
    if best.move == DRAW:
        return (Reason(MasterWhy.WAITS),)
    if best.move in (DONE, PASS):
        return (Reason(MasterWhy.KEEPS_SOME),)
    named: dict[MasterFeature, Why | MasterWhy] = {
        MasterFeature.LAST: MasterWhy.LAST_CARD,
        MasterFeature.BONUS: MasterWhy.BONUS,
        MasterFeature.MISSING_OWN: MasterWhy.BONUS_NEXT,
        MasterFeature.SWAP: MasterWhy.SWAPS,
        MasterFeature.LEADS: MasterWhy.LEADS_ON,
        MasterFeature.DEAD_END: Why.OPENS_NOTHING,
        MasterFeature.OPENS_OWN: MasterWhy.WAY_OPEN,
    }
    found = [Reason(why) for feature, why in named.items() if counts[feature]]
    return (*found[:2], *((Reason(Why.NEARLY_OUT),) if evaluation.danger else ()))
