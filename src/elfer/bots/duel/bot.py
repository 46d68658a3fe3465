"""The bot for the duels, in which there is nothing to decide."""

from enum import StrEnum
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.games.duel.rules import ZweikampfView


class Why(StrEnum):
    """The bot's thought when it turns over a card."""

    ONLY_MOVE = "luck-only-move"
    """There is nothing to decide."""
    BRAVE = "luck-brave"
    """It is behind and hopes for a high card."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Turn over a card; the weakest levels hope for a high one when behind."""
    view: ZweikampfView = situation.view
    assert view.seat is not None
    own, other = (len(view.layout.won[seat]) for seat in (view.seat, 1 - view.seat))
    hopes = level in ("child", "easy") and own < other
    return ChosenMove(situation.moves[0], (Reason(Why.BRAVE if hopes else Why.ONLY_MOVE),))
