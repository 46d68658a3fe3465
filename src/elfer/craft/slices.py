"""Rows as slices of masks: bit v is the place of value v."""

from elfer.kernel.cards import STRIDE, Colour, Mask

ROW = (1 << STRIDE - 1) - 2
"""The places 1 to 20 of a row."""
LONG_ROW = (1 << STRIDE) - 2
"""The places 1 to 21 of a row."""
ELEVEN = 1 << 11


def row_of(mask: Mask, colour: Colour, row: int = ROW) -> int:
    """What a mask has of one row."""
    return mask >> colour * STRIDE & row


def values_in(mask: Mask) -> int:
    """The values that a hand has, whatever their colours."""
    return (mask | mask >> STRIDE | mask >> 2 * STRIDE | mask >> 3 * STRIDE) & ROW


def above(places: int, value: int) -> int:
    """The places above a value, the next one lowest."""
    return places >> value + 1


def below(places: int, value: int) -> int:
    """The places below a value, the next one lowest."""
    mirrored = 0
    for step in range(1, value):
        mirrored |= (places >> value - step & 1) << step - 1
    return mirrored


def run(places: int) -> int:
    """How many places are there from the lowest one on without a gap."""
    return (~places & places + 1).bit_length() - 1


def flooded(seeds: int, places: int) -> int:
    """The places that hang together with these seeds."""
    while (more := seeds | places & (seeds << 1 | seeds >> 1)) != seeds:
        seeds = more
    return seeds
