"""Student's t: how far a mean of few numbers may be from the truth by chance."""

from functools import cache
from math import atan2, cos, erfc, pi, sin, sqrt

from elfer.lab.estimates import Z

MANY = 300
"""From so many degrees of freedom on it is as good as normal."""
WITHIN = 0.95
WIDEST = 64.0
"""More than 95 % lie within this, however few numbers there are."""
CLOSE = 1e-9


def chance_beyond(t: float, freedom: int) -> float:
    """How likely a t at least as far from 0 is, on either side, if the mean is the expected one."""
    if freedom >= MANY:
        return erfc(abs(t) / sqrt(2))
    angle = atan2(abs(t), sqrt(freedom))
    return max(0.0, 1 - (_odd if freedom % 2 else _even)(angle, freedom))


@cache
def reach(freedom: int) -> float:
    """Within how many standard errors on both sides 95 % of all means lie."""
    if freedom >= MANY:
        return Z
    low, high = Z, WIDEST
    while high - low > CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if chance_beyond(middle, freedom) > 1 - WITHIN else (low, middle)
    return high


def _odd(angle: float, freedom: int) -> float:
    """The chance of less, for an odd number of degrees of freedom, by its finite series."""
    term, total = cos(angle), 0.0
    for power in range(3, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return 2 / pi * (angle + sin(angle) * total)


def _even(angle: float, freedom: int) -> float:
    """The same for an even number."""
    term, total = 1.0, 0.0
    for power in range(2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return sin(angle) * total
