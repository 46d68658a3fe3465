"""The bot for the pairing games: each level has its own way of picking a card."""

from enum import StrEnum
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.games.pairs.rules import PeterView

TEASED = 0.4
"""How often a child draws the card that sticks out."""
LUCKY = 7
"""The number that `easy` counts to."""


class Why(StrEnum):
    """Why one of the face-down cards was drawn."""

    EDGE = "luck-edge"
    """It likes the card at the edge."""
    STICKS_OUT = "luck-sticks-out"
    """One card stuck out a little."""
    LUCKY_NUMBER = "luck-number"
    """It counts to its lucky number."""
    MIDDLE = "luck-middle"
    """It always takes the one in the middle."""
    SECOND = "luck-second"
    """It never takes the first card, but always the one next to it."""
    ALL_ALIKE = "luck-all-alike"
    """It knows that all backs look the same, and picks at random."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose the card to draw at a level."""
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
    return ChosenMove(moves[place], (Reason(why, {"seat": view.neighbour, "place": place + 1}),))
