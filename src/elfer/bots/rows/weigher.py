"""The bot that weighs its lays, or lays in haste."""

from random import Random

from elfer.bots.greedy import greedy
from elfer.bots.reasons import Why
from elfer.bots.rows.reasons import RowWhy
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.craft.features import Feature
from elfer.craft.levels import PERCENT
from elfer.craft.rows import Scales
from elfer.craft.weighed import Weighed
from elfer.craft.weights import weights_of
from elfer.kernel.cards import NAMES
from elfer.kernel.moves import DONE, DRAW, PASS
from elfer.kernel.rows import RowGame


def hasty(situation: Situation, haste: int, rng: Random) -> Thought:
    """So many times of a hundred the highest card that fits, before it has thought."""
    lays = [move for move in situation.moves if move.card >= 0]
    if lays and PERCENT * rng.random() < haste and not scales_of(situation).out:
        return Thought(greedy(situation.view, lays, rng), (Reason(RowWhy.HASTY),))
    return weigher(situation)


def weigher(situation: Situation) -> Thought:
    """The best lay by the weights, or to stop, where nothing is good enough."""
    moves = situation.moves
    if len(moves) == 1:
        return Thought(moves[0])
    scales = scales_of(situation)
    best = scales.best(moves)
    if best is None:
        return Thought(DONE, _kept_back(scales, situation))
    if best.move is DRAW or best.move is PASS:
        why = RowWhy.DRAWS_ON if best.move is DRAW else RowWhy.STOPS_DRAWING
        return Thought(best.move, (Reason(why),))
    return Thought(best.move, reasons_for(scales, best))


def scales_of(situation: Situation) -> Scales:
    """A view on the scales."""
    game, view = situation.game, situation.view
    assert isinstance(game, RowGame)
    return Scales(game, view, weights_of(Feature, game.id, view[0].players))


def reasons_for(scales: Scales, best: Weighed) -> tuple[Reason, ...]:
    """Why this lay, the weightiest reason first."""
    if scales.out:
        return (Reason(Why.WINS_NOW),)
    counts, reasons = best.counts, []
    if card := scales.next_own(best.move.place):
        reasons.append(Reason(Why.OPENS_FOR_ITSELF, {"card": NAMES[card]}))
    if counts[Feature.DEAD_END]:
        reasons.append(Reason(Why.OPENS_NOTHING))
    if counts[Feature.OPENS]:
        own = counts[Feature.OPENS_OWN]
        reasons.append(
            Reason(RowWhy.WAY_FOR_OWN, {"count": own}) if own else Reason(RowWhy.LEAST_GIFT)
        )
    if scales.danger:
        reasons.append(Reason(Why.NEARLY_OUT))
    return tuple(reasons[:3])


def _kept_back(scales: Scales, situation: Situation) -> tuple[Reason, ...]:
    lays = [move for move in situation.moves if move.card >= 0]
    worst = min(lays, key=lambda move: scales.weighed(move, len(lays) - 1).score)
    return (Reason(Why.KEEPS_BACK, {"card": NAMES[worst.card]}),)
