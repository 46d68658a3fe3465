"""How a card is turned over where nothing else can be done."""

from random import Random

from elfer.bots.charming.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.zweikampf import ZweikampfView


def turning(situation: Situation, level: str, rng: Random) -> Thought:
    """The only move; the young hope for luck when they are behind, the others know better."""
    view: ZweikampfView = situation.view
    assert view.seat is not None
    own, other = (len(view.layout.won[seat]) for seat in (view.seat, 1 - view.seat))
    hopes = level in ("child", "easy") and own < other
    return Thought(situation.moves[0], (Reason(Why.BRAVE if hopes else Why.ONLY_MOVE),))
