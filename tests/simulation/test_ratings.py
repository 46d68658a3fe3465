"""Ratings, against a calculation by hand for two bots and simulated results for three."""

import random
from math import log, log10, sqrt

import pytest

from elfer.simulation.arena.contest import Contest
from elfer.simulation.arena.ratings import rate_contenders, solve_linear
from elfer.simulation.arena.score import AHEAD, Score, count_deal, new_score
from elfer.simulation.confidence_intervals import Mean


def test_ratings_of_two_bots_match_a_calculation_by_hand() -> None:
    """Ten deals and one shared deal give 7.5 and 3.5 wins out of 11."""
    score = new_score(Contest("junior", 2, (), ("a", "b"), 1))
    results = [4, 4, 2, 4, 2, 0, 4, 4, 2, 2]  # in halves, with two matches per deal
    for mine in results:
        count_deal(score, [0, 0], [0, 0], [[0, mine], [4 - mine, 0]])
    found = rate_contenders(score, [1, 1], None)
    p = (28 / 4 + 0.5) / 11
    between = 400 * log10(p / (1 - p))
    assert found[0].value == pytest.approx(between / 2)
    assert found[1].value == pytest.approx(-between / 2)
    all_deals = [each / 4 for each in (*results, 2)]
    variance = sum((each - p) ** 2 for each in all_deals) / 10 / 11
    half = 2.2281 * 400 / log(10) * sqrt(variance) / (p * (1 - p))
    assert found[0].high == pytest.approx(found[0].value + half / 2, rel=1e-4)
    anchored = rate_contenders(score, [1, 1], 1)
    assert anchored[1] == Mean(0, None, None)
    assert anchored[0].value == pytest.approx(between)
    assert anchored[0].high == pytest.approx(anchored[0].value + half, rel=1e-4)


def test_identical_deals_have_no_interval() -> None:
    score = new_score(Contest("junior", 2, (), ("a", "b"), 1))
    for _ in range(10):
        count_deal(score, [0, 0], [0, 0], [[0, 2], [2, 0]])
    assert rate_contenders(score, [1, 1], None) == [Mean(0, None, None)] * 2


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    score = new_score(Contest("junior", 2, (), ("a", "b"), 1))
    for _ in range(100):
        count_deal(score, [0, 0], [0, 0], [[0, 4], [0, 0]])
    best, _ = rate_contenders(score, [1, 1], 1)
    assert best.value == pytest.approx(400 * log10(100.5 / 0.5))
    assert best.low is not None
    assert best.low < best.value - 100


def test_recovers_known_strengths() -> None:
    """The simulated results of three bots follow their ratings."""
    truth = (0.0, 120.0, 300.0)
    rng = random.Random(5)
    inside = 0
    for _ in range(60):
        score = _simulate(truth, rng)
        found = rate_contenders(score, [1, 1, 1], 0)
        assert found[0] == Mean(0, None, None)
        inside += sum(map(_contains, found[1:], truth[1:]))
    assert inside >= 60 * 2 * 0.9


def _contains(found: Mean, true: float) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low <= true <= found.high


def _simulate(truth: tuple[float, ...], rng: random.Random) -> Score:
    score = new_score(Contest("junior", 3, (), ("a", "b", "c"), 1))
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


def test_solves_linear_equations() -> None:
    assert solve_linear([[0, 2], [3, 1]], [4, 11]) == pytest.approx([3, 2])
