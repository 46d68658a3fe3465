"""The bluffing games: the pile in the middle, the claims about it, and the cards that are out."""

from collections.abc import Iterator

from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import describe_aside, describe_middle_pile
from elfer.terminal.render.screen_data import Sight
from elfer.texts.cards import name_colour


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield the pile, the last claim, the colours that are complete, and the cards laid aside."""
    view = sight.view
    yield from describe_middle_pile(sight)
    if not view["round_over"]:
        yield from _describe_claims(sight)
    if view.get("completed"):
        names = (name_colour(letter, sight.messages) for letter in view["completed"])
        yield sight.say("terminal-completed", colours=sight.messages.join(names))
    yield from describe_aside(sight)


def _describe_claims(sight: Sight) -> Iterator[str]:
    """Yield the last claim about the middle, and the number to claim next."""
    view = sight.view
    if view.get("pile_colour"):
        colour = name_colour(view["pile_colour"], sight.messages)
        yield sight.say("terminal-claim-colour", colour=colour)
    claim, agreed = view["pile_claim"], view["options"].get("count_to")
    last = agreed if isinstance(agreed, int) else sight.places[-1]
    following = view.get("count", 1 if claim in (None, last) else claim + 1)
    if claim is None:
        yield sight.say("terminal-claim-first", next=following)
    elif claim == last:
        yield sight.say("terminal-claim-last", number=claim)
        yield sight.say("terminal-claim-again", next=following)
    else:
        yield sight.say("terminal-claim", number=claim, next=following)


DRAWING = FamilyDrawing(describe_middle=describe_middle)
