"""Intervals and p-values, against published tables and calculations by hand."""

import random
from math import sqrt
from statistics import mean, stdev

import pytest

from elfer.simulation.arena.sample import Sample
from elfer.simulation.student_t import critical_value, two_sided_p


def make_sample(numbers: list[int], unit: int = 1) -> Sample:
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
    """The values come from a published table."""
    assert critical_value(freedom) == pytest.approx(t, abs=1e-4)
    assert two_sided_p(t, freedom) == pytest.approx(0.05, abs=1e-4)
    assert two_sided_p(-t, freedom) == two_sided_p(t, freedom)
    assert two_sided_p(0, freedom) == 1


def test_an_interval_matches_a_calculation_by_hand() -> None:
    """Each number is a bot's wins in four rotations; t for four degrees of freedom is 2.7764."""
    wins = [4, 3, 1, 4, 2]
    shares = [each / 4 for each in wins]
    half = 2.7764 * stdev(shares) / sqrt(5)
    found = make_sample(wins, 4)
    assert found.estimate() == pytest.approx((0.7, 0.7 - half, 0.7 + half), abs=1e-4)
    assert found.share() == pytest.approx((0.7, 0.7 - half, 1), abs=1e-4)
    t = (mean(shares) - 0.25) / (stdev(shares) / sqrt(5))
    assert found.p_value(0.25) == pytest.approx(two_sided_p(t, 4))


def test_the_sample_size_is_the_number_of_deals() -> None:
    """If all rotations of a deal end alike, more rotations add no evidence."""
    few, many = make_sample([0, 1, 1, 0, 1]), make_sample([0, 12, 12, 0, 12], 12)
    assert few.share() == pytest.approx(many.share())
    assert few.p_value(0.25) == pytest.approx(many.p_value(0.25))


def test_equal_numbers_have_a_mean_and_no_interval() -> None:
    assert make_sample([5] * 10).estimate() == (5, None, None)
    assert make_sample([5]).estimate() == (5, None, None)
    assert make_sample([3], 4).share() == pytest.approx((0.75, 0.1179, 0.9854), abs=1e-4)


def test_identical_deals_count_as_matches() -> None:
    always = make_sample([4] * 10, 4)
    assert always.share() == pytest.approx((1, 0.72246, 1), abs=1e-5)
    assert always.p_value(0.5) == 2 * 0.5**10
    assert make_sample([0] * 10, 4).p_value(0.25) == pytest.approx(2 * 0.75**10)
    assert make_sample([4] * 2, 4).p_value(0.5) > 0.05
    fair = make_sample([1] * 10, 4)
    assert fair.share().value == 0.25
    assert fair.p_value(0.25) == 1
    assert make_sample([2] * 2, 4).p_value(0.25) > 0.05


def test_the_share_is_in_its_interval_95_times_out_of_100() -> None:
    """The deals vary: a bot wins nearly all rotations of some, and hardly any of others."""
    rng = random.Random(1)
    inside = surprises = 0
    for _ in range(1000):
        deals = [
            sum(rng.random() < chance for _ in range(4)) for chance in rng.choices((0.1, 0.5), k=25)
        ]
        found = make_sample(deals, 4)
        inside += found.share().low <= 0.3 <= found.share().high
        surprises += found.p_value(0.3) < 0.05
    assert 0.93 < inside / 1000 < 0.97
    assert 0.03 < surprises / 1000 < 0.07
