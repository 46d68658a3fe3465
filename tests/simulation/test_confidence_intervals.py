"""Confidence intervals, against published tables and simulated samples."""

import random
from collections import Counter
from math import sqrt
from statistics import stdev

import pytest

from elfer.simulation.confidence_intervals import (
    mean_interval,
    mean_of_counts,
    quantile,
    wilson_interval,
)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0, 0.27754), (5, 10, 0.23659, 0.76341), (10, 10, 0.72246, 1), (1, 1, 0.20654, 1)],
)
def test_computes_the_wilson_interval(count: int, of: int, low: float, high: float) -> None:
    found = wilson_interval(count, of)
    assert found == pytest.approx((count / of, low, high), abs=1e-5)


def test_a_share_is_in_its_interval_95_times_out_of_100() -> None:
    rng = random.Random(1)
    draws = [sum(rng.random() < 0.1 for _ in range(200)) for _ in range(2000)]
    inside = sum(
        wilson_interval(draw, 200).low <= 0.1 <= wilson_interval(draw, 200).high for draw in draws
    )
    assert 0.93 < inside / 2000 < 0.97


def test_computes_the_student_interval_of_a_mean() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    found = mean_interval(sum(numbers), sum(n * n for n in numbers), len(numbers))
    half = 2.364624 * stdev(numbers) / sqrt(8)  # Student's t for seven degrees of freedom
    assert found == pytest.approx((5, 5 - half, 5 + half), abs=1e-5)
    assert mean_of_counts(Counter(numbers)) == found


def test_one_number_has_a_mean_and_no_interval() -> None:
    assert mean_interval(7, 49, 1) == (7, None, None)
    assert mean_interval(14, 98, 2) == (7, None, None)  # two equal numbers have no interval either


def test_the_mean_of_a_small_sample_is_in_its_interval_95_times_out_of_100() -> None:
    rng = random.Random(2)
    inside = 0
    for _ in range(2000):
        numbers = [round(rng.gauss(1000, 100)) for _ in range(3)]
        _, low, high = mean_interval(sum(numbers), sum(n * n for n in numbers), 3)
        assert low is not None
        assert high is not None
        inside += low <= 1000 <= high
    assert 0.93 < inside / 2000 < 0.97


def test_large_sums_stay_exact() -> None:
    """With a trillion matches, floating-point sums would lose the variance."""
    of = 10**12
    large = 10**5  # half of the numbers are this, and the others are one more
    found = mean_interval(large * of + of // 2, large**2 * of + (2 * large + 1) * (of // 2), of)
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low == pytest.approx(2 * 1.96 * 0.5 / 10**6, rel=0.01)


def test_computes_quantiles() -> None:
    counts = Counter({1: 5, 2: 45, 3: 45, 9: 5})
    assert [quantile(counts, percent) for percent in (5, 50, 95, 100)] == [1, 2, 3, 9]
