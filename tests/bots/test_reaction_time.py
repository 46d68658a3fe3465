"""Reaction times for timed calls: human, and shorter for better levels."""

import random
from statistics import median

import pytest

from elfer.bots import BOTS
from elfer.bots.levels import MEDIAN_MS, reaction_ms


@pytest.mark.parametrize("level", BOTS)
def test_reaction_times_are_human(level: str) -> None:
    times = [reaction_ms(level, random.Random(number)) for number in range(2_000)]
    assert median(times) == pytest.approx(MEDIAN_MS[level], rel=0.05)
    assert min(times) >= 250
    assert max(times) < 3 * MEDIAN_MS[level]


def test_better_levels_call_faster() -> None:
    levels = ("child", "easy", "medium", "hard", "expert")
    assert sorted(levels, key=lambda level: -MEDIAN_MS[level]) == list(levels)
