"""How Master is thought about at each level."""

from random import Random
from typing import Any

from elfer.bots.master.reasons import MasterWhy
from elfer.bots.reasons import Why
from elfer.bots.search.thinking import FEWEST, by_search
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.craft.features import MasterFeature as Feature
from elfer.craft.levels import OVERLOOKS, PERCENT
from elfer.craft.master import MasterScales
from elfer.craft.weighed import Weighed
from elfer.craft.weights import weights_of
from elfer.games.master import Master
from elfer.kernel.cards import NAMES
from elfer.kernel.errors import BadRequest
from elfer.kernel.moves import DONE, DRAW, PASS


def master_mind(situation: Situation, level: str, rng: Random) -> Thought:
    """What that level does in Master: all know what is good, but not all see everything."""
    moves = situation.moves
    if not isinstance(situation.game, Master):
        raise BadRequest(f"This is no view of {situation.game.id}.")
    if len(moves) == 1:
        return Thought(moves[0])
    scales = _scales(situation)
    best = scales.best(moves)
    if level in OVERLOOKS and not best.counts[Feature.LAST]:
        missed = OVERLOOKS[level] / PERCENT
        seen = [move for move in moves if move.card < 0 or rng.random() >= missed]
        if seen and best.move not in seen:
            overlooked = Reason(Why.OVERLOOKED, {"card": NAMES[best.move.card]})
            return Thought(scales.best(seen).move, (overlooked,))
    usual = Thought(best.move, _reasons(scales, best))
    if level != "expert" or situation.playouts < FEWEST:
        return usual
    return by_search(usual, lambda: _searched(situation, scales, rng))


def _searched(situation: Situation, scales: MasterScales, rng: Random) -> Any:
    from elfer.bots.master.search import searched  # noqa: PLC0415

    return searched(situation, scales, rng)


def _scales(situation: Situation) -> MasterScales:
    view = situation.view
    weights = weights_of(Feature, situation.game.id, view.setup.players)
    return MasterScales(view, weights)


def _reasons(scales: MasterScales, best: Weighed) -> tuple[Reason, ...]:
    """Why this move, the weightiest reason first."""
    counts = best.counts
    if best.move is DRAW:
        return (Reason(MasterWhy.WAITS),)
    if best.move is DONE or best.move is PASS:
        return (Reason(MasterWhy.KEEPS_SOME),)
    named: dict[Feature, Why | MasterWhy] = {
        Feature.LAST: MasterWhy.LAST_CARD,
        Feature.BONUS: MasterWhy.BONUS,
        Feature.MISSING_OWN: MasterWhy.BONUS_NEXT,
        Feature.SWAP: MasterWhy.SWAPS,
        Feature.LEADS: MasterWhy.LEADS_ON,
        Feature.DEAD_END: Why.OPENS_NOTHING,
        Feature.OPENS_OWN: MasterWhy.WAY_OPEN,
    }
    found = [Reason(why) for feature, why in named.items() if counts[feature]]
    return (*found[:2], *((Reason(Why.NEARLY_OUT),) if scales.danger else ()))
