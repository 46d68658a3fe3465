"""Significance of a difference between a measured share of wins and an expected one."""

from elfer.simulation.arena.sample import Sample

SIGNIFICANT = 0.05
"""The p-value below which a difference is significant."""
SURE = 0.001
"""The p-value that decides a trial before its last checkpoint.

It is so strict that the early checkpoints hardly add to the error rate.
"""


def compare_with_share(sample: Sample, share: float, level: float) -> int:
    """Return 1 if a sample is significantly above a share, −1 if below, otherwise 0."""
    if sample.p_value(share) >= level:
        return 0
    return 1 if sample.mean > share else -1
