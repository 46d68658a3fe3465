"""Student's t distribution: critical values and p-values, without scipy.

`elfer arena`, `elfer ladder` and `elfer simulate --engine reference` work without numpy and scipy.
"""

from functools import cache
from math import atan2, cos, erfc, pi, sin, sqrt

Z = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""
NORMAL_FROM = 300
"""The degrees of freedom from which the normal distribution is accurate enough."""
CONFIDENCE = 0.95
LARGEST = 64.0
"""An upper bound for all critical values."""
TOLERANCE = 1e-9


def two_sided_p(t: float, freedom: int) -> float:
    """Return the probability of a t at least this far from 0, on either side."""
    if freedom >= NORMAL_FROM:
        return erfc(abs(t) / sqrt(2))
    angle = atan2(abs(t), sqrt(freedom))
    return max(0.0, 1 - (_odd_cdf if freedom % 2 else _even_cdf)(angle, freedom))


@cache
def critical_value(freedom: int) -> float:
    """Return the half-width of a 95 % confidence interval in standard errors."""
    if freedom >= NORMAL_FROM:
        return Z
    low, high = Z, LARGEST
    while high - low > TOLERANCE:
        middle = (low + high) / 2
        inside = two_sided_p(middle, freedom) > 1 - CONFIDENCE
        low, high = (middle, high) if inside else (low, middle)
    return high


def _odd_cdf(angle: float, freedom: int) -> float:
    """Return the probability of a smaller |t| as a finite series, for odd degrees of freedom."""
    term, total = cos(angle), 0.0
    for power in range(3, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return 2 / pi * (angle + sin(angle) * total)


def _even_cdf(angle: float, freedom: int) -> float:
    """Return the probability of a smaller |t| as a finite series, for even degrees of freedom."""
    term, total = 1.0, 0.0
    for power in range(2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return sin(angle) * total
