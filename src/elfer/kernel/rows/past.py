"""What everyone at the table has seen of each seat and may remember."""

from elfer.kernel.cards import COLOUR_MASK, Colour, Mask
from elfer.kernel.seats import Seat

Past = tuple[tuple[Mask, ...], tuple[Mask, ...], int]
"""For each seat the places that it had no card for when it last had to draw or pass, those that
were open when it last stopped, and, a bit each, which seats have later laid a card on such a place:
they had held it back."""


def unknown(players: int) -> Past:
    """Nothing has been seen yet."""
    nothing = (0,) * players
    return nothing, nothing, 0


def lacking(past: Past, seat: Seat, fits: Mask) -> Past:
    """This seat has no card for any open place; it had none to hold back."""
    lacks, spared, held = past
    if lacks[seat] == fits and not spared[seat]:
        return past
    return _with(lacks, seat, fits), _with(spared, seat, 0), held


def stopped(past: Past, seat: Seat, fits: Mask, row: Colour | None) -> Past:
    """This seat may have cards for the places that are open, where it could still lay."""
    lacks, spared, held = past
    return lacks, _with(spared, seat, fits if row is None else fits & COLOUR_MASK[row]), held


def holding_back(past: Past, seat: Seat) -> Past:
    """This seat had a card that it could have laid before."""
    lacks, spared, held = past
    return lacks, spared, held | 1 << seat


def _with(masks: tuple[Mask, ...], seat: Seat, mask: Mask) -> tuple[Mask, ...]:
    return (*masks[:seat], mask, *masks[seat + 1 :])
