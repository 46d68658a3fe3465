"""The snap games: the middle, the stacks and piles, and the quartets."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.family_boards.registry import FamilyDrawing, name_unit
from elfer.terminal.render.piles import (
    describe_face_up_pile,
    describe_middle_pile,
    describe_stack,
    describe_won,
)
from elfer.terminal.render.screen_data import Sight, View

QUARTETS = "quartets"


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the stack of a seat, the pile in front of it, and its quartets or cards won."""
    view = sight.view
    yield from describe_stack(sight, seat)
    yield from describe_face_up_pile(sight, seat)
    if view["quartets"] and view["quartets"][seat]:
        yield sight.say("snap-quartets", count=len(view["quartets"][seat]))
    if name_snap_unit(view) != QUARTETS:
        yield from describe_won(sight, seat)


def name_snap_unit(view: View) -> str:
    """Return the unit of the score: quartets, or cards if all turn over together (SS-9, SS-10)."""
    return name_unit(view) if view["options"].get("together") else QUARTETS


DRAWING = FamilyDrawing(
    describe_middle=describe_middle_pile, describe_seat=describe_seat, score_unit=name_snap_unit
)
