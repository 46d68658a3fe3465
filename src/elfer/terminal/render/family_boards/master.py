"""The games with bridges and jokers: the bridges and bonus cards of the seats."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.screen_data import Sight

COUNTED = {"bridges": "table-bridges", "bonus": "table-bonus"}
"""The messages for these belongings, by their key in a view."""


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the number of bridges and of bonus cards of a seat, if it has any."""
    for name, key in COUNTED.items():
        count = sight.view[name][seat]
        if count:
            yield sight.say(key, count=count)


DRAWING = FamilyDrawing(describe_seat=describe_seat)
