"""How a card is drawn from a hand of backs: every level has its habit."""

from random import Random

from elfer.bots.charming.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.schwarzer_peter import PeterView

TEASED = 0.4
"""How often a child falls for the card that sticks out."""
LUCKY = 7
"""The number that easy players count to."""


def drawing(situation: Situation, level: str, rng: Random) -> Thought:
    """The place that a player of that level draws from."""
    view: PeterView = situation.view
    moves = situation.moves
    assert view.neighbour is not None
    last = len(moves) - 1
    if level == "child":
        if rng.random() < TEASED:
            place, why = rng.randint(0, last), Why.STICKS_OUT
        else:
            place, why = rng.choice((0, last)), Why.EDGE
    elif level == "easy":
        place, why = (LUCKY - 1) % len(moves), Why.LUCKY_NUMBER
    elif level == "medium":
        place, why = last // 2, Why.MIDDLE
    elif level == "hard":
        place, why = rng.choice((min(1, last), max(0, last - 1))), Why.SECOND
    else:
        place, why = rng.randint(0, last), Why.ALL_ALIKE
    return Thought(moves[place], (Reason(why, {"seat": view.neighbour, "place": place + 1}),))
