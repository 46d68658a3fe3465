"""The collecting games: the piles that all seats share."""

from collections.abc import Iterator

from elfer.terminal.render.cards import format_card
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.screen_data import Sight


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield a line for each shared pile: its top card, and the number of cards under it."""
    for number, pile in enumerate(sight.view["piles"], start=1):
        if pile:
            card, under = format_card(pile[0]), len(pile) - 1
            yield sight.say("collecting-pile-spoken", pile=number, card=card, under=under)
        else:
            yield sight.say("collecting-pile-free", pile=number)


DRAWING = FamilyDrawing(describe_middle=describe_middle, collected=())
