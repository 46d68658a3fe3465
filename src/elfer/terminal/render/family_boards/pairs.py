"""The games of pairs: the pairs that each seat has laid down."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import describe_aside
from elfer.terminal.render.screen_data import Sight


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the number of pairs in front of a seat."""
    pile = sight.view["piles"][seat]
    if pile:
        yield sight.say("pairs-count", count=len(pile) // 2)


DRAWING = FamilyDrawing(describe_middle=describe_aside, describe_seat=describe_seat)
