"""The policy of Master: the best move by tuned weights, and the reasons for it."""

from enum import StrEnum

from elfer.bots.choice import Reason, Situation, Why
from elfer.engine.moves import DONE, DRAW, PASS
from elfer.evaluation.features import ScoredMove
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
    FUN = "fun"
    HASTY = "hasty"
    LEAST_GIFT = "least-gift"


def evaluate(situation: Situation) -> MasterEvaluation:
    """Return the evaluation of a view."""
    view = situation.view
    return MasterEvaluation(view, weights_of(situation.game, view.setup.players))


def explain(evaluation: MasterEvaluation, best: ScoredMove) -> tuple[Reason, ...]:
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
