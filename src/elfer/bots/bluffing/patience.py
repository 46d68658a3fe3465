"""When all true cards are gone a game could go on for ever: patience ends before."""

from elfer.bots.bluffing.choice import Choice
from elfer.bots.bluffing.rules import ClaimView

CALM = 30
"""How many questioned cards for each seat are just a game."""
TIRING = 10
"""How many times as many more it would take to lose all patience."""
WEARIEST = 0.5
"""Some patience is left, or a lie would never be found again."""


def weariness(view: ClaimView) -> float:
    """How likely a seat lets something be, as so many cards have been questioned already."""
    calm = CALM * len(view.sizes)
    questioned = sum(repute.truths + repute.lies for repute in view.reputes)
    return min(WEARIEST, max(0.0, (questioned - calm) / (TIRING * calm)))


def let_be(view: ClaimView, choice: Choice) -> Choice:
    """Without questioning anything but a last card, and without a bluff where one may pass."""
    if choice.question is not None and not view.last_card:
        choice = choice._replace(question=None)
    if choice.passing is not None:
        choice = choice._replace(lays=[move for move in choice.lays if view.honest(move)])
    return choice
