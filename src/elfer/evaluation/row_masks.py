"""Single rows extracted from masks (bit v is the place of value v), and sides of a place."""

from typing import Any

from elfer.engine.cards import STRIDE, Colour, Mask

ROW = (1 << STRIDE - 1) - 2
"""The places 1 to 20 of a row."""
LONG_ROW = (1 << STRIDE) - 2
"""The places 1 to 21 of a row."""
ELEVEN = 1 << 11


def row_of(mask: Mask, colour: Colour, row: int = ROW) -> int:
    """Return one row of a mask."""
    return mask >> colour * STRIDE & row


def values_in(mask: Mask) -> int:
    """Return the values that a hand has in any colour."""
    return (mask | mask >> STRIDE | mask >> 2 * STRIDE | mask >> 3 * STRIDE) & ROW


def above(places: int, value: int) -> int:
    """Return the places above a value, the nearest one in the lowest bit."""
    return places >> value + 1


def below(places: int, value: int) -> int:
    """Return the places below a value, the nearest one in the lowest bit."""
    mirrored = 0
    for step in range(1, value):
        mirrored |= (places >> value - step & 1) << step - 1
    return mirrored


def count_run(places: int) -> int:
    """Return the length of the unbroken run of places that starts at the lowest bit."""
    return (~places & places + 1).bit_length() - 1


def flood(seeds: int, places: int) -> int:
    """Return the seeds and all places connected to them."""
    while (more := seeds | places & (seeds << 1 | seeds >> 1)) != seeds:
        seeds = more
    return seeds


def count_side(counts: list[int], features: Any, empty: int, mine: int) -> bool:
    """Count the features of one side of a place, from its empty places and the seat's own cards.

    Both masks have the nearest place in the lowest bit. Return whether others may continue there,
    which they cannot if the next card is the seat's own.
    """
    gap = count_run(empty)
    inside = mine & (1 << gap) - 1
    own, chain = inside.bit_count(), count_run(inside)
    if chain:
        counts[features.LEADS] += 1
        counts[features.LEADS_CHAIN] += chain
        counts[features.LEADS_OTHERS] += gap - own
        counts[features.LEADS_OWN] += own - chain
        return False
    counts[features.OPENS] += 1
    counts[features.OPENS_OTHERS] += gap - own
    counts[features.OPENS_OWN] += own
    return True
