"""What comes into reach on one side of a place, counted."""

from elfer.craft.features import Feature, MasterFeature
from elfer.craft.slices import run


def count_side(
    counts: list[int], features: type[Feature] | type[MasterFeature], empty: int, mine: int
) -> bool:
    """Count a side by its empty and its own places, the next one lowest; say if others may go on.

    They may unless the next card is an own one.
    """
    gap = run(empty)
    inside = mine & (1 << gap) - 1
    own, chain = inside.bit_count(), run(inside)
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
