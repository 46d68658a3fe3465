"""Intervals and chances, against values from tables and computations by hand."""

import random
from math import sqrt
from statistics import mean, stdev

import pytest

from elfer.arena.sample import Sample
from elfer.lab.student import chance_beyond, reach


def sample(numbers: list[int], unit: int = 1) -> Sample:
    return Sample(sum(numbers), sum(n * n for n in numbers), len(numbers), unit)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (5, 2.5706),
        (10, 2.2281),
        (15, 2.1314),
        (30, 2.0423),
        (10**6, 1.96),
    ],
)
def test_students_t(freedom: int, t: float) -> None:
    """Against the usual table."""
    assert reach(freedom) == pytest.approx(t, abs=1e-4)
    assert chance_beyond(t, freedom) == pytest.approx(0.05, abs=1e-4)
    assert chance_beyond(-t, freedom) == chance_beyond(t, freedom)
    assert chance_beyond(0, freedom) == 1


def test_an_interval_by_hand() -> None:
    """Deals of four rotations, of which a bot has won so many; t for four of freedom is 2.7764."""
    wins = [4, 3, 1, 4, 2]
    shares = [each / 4 for each in wins]
    half = 2.7764 * stdev(shares) / sqrt(5)
    found = sample(wins, 4)
    assert found.estimate() == pytest.approx((0.7, 0.7 - half, 0.7 + half), abs=1e-4)
    assert found.share() == pytest.approx((0.7, 0.7 - half, 1), abs=1e-4)
    t = (mean(shares) - 0.25) / (stdev(shares) / sqrt(5))
    assert found.chance(0.25) == pytest.approx(chance_beyond(t, 4))


def test_deals_count_not_matches() -> None:
    """Where all rotations of a deal end alike, more rotations are no more evidence."""
    few, many = sample([0, 1, 1, 0, 1]), sample([0, 12, 12, 0, 12], 12)
    assert few.share() == pytest.approx(many.share())
    assert few.chance(0.25) == pytest.approx(many.chance(0.25))


def test_what_never_varies_is_counted() -> None:
    always = sample([4] * 10, 4)
    assert always.share() == pytest.approx((1, 0.72246, 1), abs=1e-5)
    assert always.chance(0.5) == 2 * 0.5**10
    assert sample([0] * 10, 4).chance(0.25) == pytest.approx(2 * 0.75**10)
    assert sample([4] * 2, 4).chance(0.5) > 0.05
    fair = sample([1] * 10, 4)
    assert fair.share().value == 0.25
    assert fair.chance(0.25) == 1
    assert sample([2] * 2, 4).chance(0.25) > 0.05


def test_the_truth_is_inside_95_times_out_of_100() -> None:
    """Deals that differ: in some a bot wins nearly always, in others hardly ever."""
    rng = random.Random(1)
    inside = surprises = 0
    for _ in range(1000):
        deals = [
            sum(rng.random() < luck for _ in range(4)) for luck in rng.choices((0.1, 0.5), k=25)
        ]
        found = sample(deals, 4)
        inside += found.share().low <= 0.3 <= found.share().high
        surprises += found.chance(0.3) < 0.05
    assert 0.93 < inside / 1000 < 0.97
    assert 0.03 < surprises / 1000 < 0.07
