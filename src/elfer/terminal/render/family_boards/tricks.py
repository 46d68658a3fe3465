"""The games of tricks: the chosen cards, and the cards won."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import format_card
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import describe_aside, describe_won
from elfer.terminal.render.screen_data import Sight


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the number of cards that a seat has won, and the card that it has chosen."""
    yield from describe_won(sight, seat)
    chosen = sight.view["chosen"][seat]
    if chosen:
        yield sight.say("terminal-chose", face=format_card(chosen))


DRAWING = FamilyDrawing(describe_middle=describe_aside, describe_seat=describe_seat)
