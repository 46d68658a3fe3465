"""Intervals, against values from tables and against many draws of which the truth is known."""

import random
from collections import Counter

import pytest

from elfer.lab.estimates import mean, mean_of, quantile, share


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0, 0.27754), (5, 10, 0.23659, 0.76341), (10, 10, 0.72246, 1), (1, 1, 0.20654, 1)],
)
def test_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found == pytest.approx((count / of, low, high), abs=1e-5)


def test_the_truth_is_inside_95_times_out_of_100() -> None:
    rng = random.Random(1)
    draws = [sum(rng.random() < 0.1 for _ in range(200)) for _ in range(2000)]
    inside = sum(share(draw, 200).low <= 0.1 <= share(draw, 200).high for draw in draws)
    assert 0.93 < inside / 2000 < 0.97


def test_a_mean() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    found = mean(sum(numbers), sum(n * n for n in numbers), len(numbers))
    assert found == pytest.approx((5, 3.51841, 6.48159), abs=1e-5)
    assert mean_of(Counter(numbers)) == found


def test_one_number_has_a_mean_too() -> None:
    assert mean(7, 49, 1) == (7, 7, 7)


def test_large_sums_lose_nothing() -> None:
    """Sums of a trillion matches differ from their squares' only far behind the comma."""
    of = 10**12
    large = 10**5  # half of the numbers are this one, the others are one more
    found = mean(large * of + of // 2, large**2 * of + (2 * large + 1) * (of // 2), of)
    assert found.high - found.low == pytest.approx(2 * 1.96 * 0.5 / 10**6, rel=0.01)


def test_quantiles() -> None:
    counts = Counter({1: 5, 2: 45, 3: 45, 9: 5})
    assert [quantile(counts, percent) for percent in (5, 50, 95, 100)] == [1, 2, 3, 9]
