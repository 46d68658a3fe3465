"""The guessing games: the trick in the middle, the cards won, and the guesses."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import (
    Cards,
    count_cards,
    describe_aside,
    describe_pile,
    describe_stack,
    describe_won,
)
from elfer.terminal.render.screen_data import Sight


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield the cards in the middle and those laid aside."""
    yield sight.say("terminal-middle", cards=_describe_trick(sight))
    yield from describe_aside(sight)


def _describe_trick(sight: Sight) -> str:
    """Return the cards in the middle, with those from undecided tricks listed separately."""
    view = sight.view
    middle: Cards = view["middle"]
    waiting = count_cards(middle) - view["players"]
    if not isinstance(middle, int) or waiting <= 0:
        return describe_pile(sight, middle)
    pile = describe_pile(sight, view["players"])
    return sight.say("terminal-waiting", pile=pile, count=waiting)


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the stack of a seat, the number of cards it has won, and its guess."""
    yield from describe_stack(sight, seat)
    yield from describe_won(sight, seat)
    guess = sight.view["guesses"][seat]
    if guess is not None:
        yield sight.say("terminal-guesses", guess=guess)


DRAWING = FamilyDrawing(describe_middle=describe_middle, describe_seat=describe_seat)
