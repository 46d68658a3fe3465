"""The games in which cards fit anywhere: the middle, the turned card, the seats that are out."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import format_card
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import describe_face_up_pile, describe_middle_pile, describe_stack
from elfer.terminal.render.screen_data import Sight


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield the pile in the middle, the turned card, and the seats that are out."""
    view = sight.view
    yield from describe_middle_pile(sight)
    if view.get("turned"):
        yield sight.say("terminal-turned", face=format_card(view["turned"]))
    if view.get("places"):
        names = (sight.people.name(seat) for seat in view["places"])
        yield sight.say("terminal-places", names=", ".join(names))


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the stack of a seat and the pile in front of it."""
    yield from describe_stack(sight, seat)
    yield from describe_face_up_pile(sight, seat)


DRAWING = FamilyDrawing(describe_middle=describe_middle, describe_seat=describe_seat)
