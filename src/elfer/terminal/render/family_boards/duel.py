"""The duel games: stacks, the cards that are compared, and the cards won."""

from collections.abc import Iterator

from elfer.engine.seats import Seat
from elfer.terminal.render.family_boards.registry import FamilyDrawing
from elfer.terminal.render.piles import (
    describe_aside,
    describe_face_up_pile,
    describe_stack,
    describe_won,
)
from elfer.terminal.render.screen_data import Sight


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the stack of a seat, its face-up cards, and the number of cards it has won."""
    yield from describe_stack(sight, seat)
    yield from describe_face_up_pile(sight, seat)
    yield from describe_won(sight, seat)


DRAWING = FamilyDrawing(describe_middle=describe_aside, describe_seat=describe_seat)
