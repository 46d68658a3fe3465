"""The mind of the bluffing games: whoever notices calls, then habits or weights decide."""

from random import Random

from elfer.bots.bluffing.character import CHARACTERS, Character, Habits
from elfer.bots.bluffing.choice import Choice
from elfer.bots.bluffing.habit import by_habit
from elfer.bots.bluffing.patience import let_be, weariness
from elfer.bots.bluffing.rules import ClaimView, may_pass
from elfer.bots.bluffing.weighing import by_weight
from elfer.bots.bluffing.whys import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.mogeln import MogelnView

LOOKS_AT_LAST = 2
"""How many times as closely a last card is watched."""


def bluffing(situation: Situation, level: str, rng: Random) -> Thought:
    """What the character of this level decides."""
    return as_character(situation, CHARACTERS[level], rng)


def as_character(situation: Situation, character: Character, rng: Random) -> Thought:
    """A call if slipping in was noticed, else what habits or weights decide."""
    view, choice = situation.view, Choice.among(situation.moves)
    if choice.caught is not None and _notices(view, character, rng):
        facts = {"seat": view.layer, "cards": view.laid}
        return Thought(choice.caught, (Reason(Why.COUNTED, facts),))
    if rng.random() < weariness(view):
        choice = let_be(view, choice)
    plays = character.free if may_pass(view) else character.forced
    if isinstance(plays, Habits):
        return by_habit(view, choice, plays, character.recall, rng)
    return by_weight(view, choice, plays, character.recall, rng)


def _notices(view: ClaimView, character: Character, rng: Random) -> bool:
    """Whether it sees that more than one card was laid; the more there are, the sooner."""
    slipped = view.laid - 1 if isinstance(view, MogelnView) else 0
    looks = slipped * (LOOKS_AT_LAST if view.last_card else 1)
    return rng.random() >= (1 - character.attention) ** looks
