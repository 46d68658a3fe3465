"""Ratings, against what follows by hand for two, and against what they mean for three."""

import random
from math import log, log10, sqrt

import pytest

from elfer.arena.contest import Contest
from elfer.arena.equations import solved
from elfer.arena.ratings import ratings
from elfer.arena.score import AHEAD, Score, count_deal, empty
from elfer.lab.estimates import Estimate


def test_two_by_hand() -> None:
    """Over ten deals and one more that both share: 7.5 and 3.5 of eleven."""
    score = empty(Contest("junior", 2, (), ("a", "b"), 1))
    results = [4, 4, 2, 4, 2, 0, 4, 4, 2, 2]  # of two matches a deal, in halves
    for mine in results:
        count_deal(score, [0, 0], [0, 0], [[0, mine], [4 - mine, 0]])
    found = ratings(score, [1, 1], None)
    p = (28 / 4 + 0.5) / 11
    between = 400 * log10(p / (1 - p))
    assert found[0].value == pytest.approx(between / 2)
    assert found[1].value == pytest.approx(-between / 2)
    all_deals = [each / 4 for each in (*results, 2)]
    variance = sum((each - p) ** 2 for each in all_deals) / 10 / 11
    half = 2.2281 * 400 / log(10) * sqrt(variance) / (p * (1 - p))
    assert found[0].high - found[0].value == pytest.approx(half / 2, rel=1e-4)
    anchored = ratings(score, [1, 1], 1)
    assert anchored[1] == Estimate(0, 0, 0)
    assert anchored[0].value == pytest.approx(between)
    assert anchored[0].high - anchored[0].value == pytest.approx(half, rel=1e-4)


def test_who_always_wins_is_not_infinitely_good() -> None:
    score = empty(Contest("junior", 2, (), ("a", "b"), 1))
    for _ in range(100):
        count_deal(score, [0, 0], [0, 0], [[0, 4], [0, 0]])
    best, _ = ratings(score, [1, 1], 1)
    assert best.value == pytest.approx(400 * log10(100.5 / 0.5))
    assert best.low < best.value - 100


def test_strengths_are_found_again() -> None:
    """Three at a table in pairs that beat each other as their ratings say."""
    truth = (0.0, 120.0, 300.0)
    rng = random.Random(5)
    inside = 0
    for _ in range(60):
        score = _simulated(truth, rng)
        found = ratings(score, [1, 1, 1], 0)
        assert found[0] == Estimate(0, 0, 0)
        inside += sum(
            each.low <= true <= each.high for each, true in zip(found, truth, strict=True)
        )
    assert inside >= 60 * 3 * 0.9


def _holds(found: Estimate, true: float) -> bool:
    return found.low <= true <= found.high


def _simulated(truth: tuple[float, ...], rng: random.Random) -> Score:
    score = empty(Contest("junior", 3, (), ("a", "b", "c"), 1))
    for _ in range(80):
        ahead = [[0] * 3 for _ in range(3)]
        for _ in range(3):
            for one in range(3):
                for other in range(one):
                    chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
                    won = rng.random() < chance
                    ahead[one][other] += AHEAD * won
                    ahead[other][one] += AHEAD * (not won)
        count_deal(score, [0] * 3, [0] * 3, ahead)
    return score


def test_equations() -> None:
    assert solved([[0, 2], [3, 1]], [4, 11]) == pytest.approx([3, 2])
