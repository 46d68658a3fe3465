"""The snap bot: the matches that each level sees, misreads and calls."""

from elfer.bots import LEVELS
from elfer.bots.snap.bot import Why
from tests.bots.calls import TRIES, choices, count, flip, match_with_stacks
from tests.bots.duels import wins


def test_better_levels_see_more_matches() -> None:
    match = flip(match_with_stacks("schnipp-schnapp", "r1 r6", "y1 y3", "g2 g3"), 0, 1)
    seen = [count(choices(match, 2, level, timed=True), "schnapp") for level in LEVELS[1:]]
    assert seen == sorted(seen)
    assert seen[0] > 0.6 * TRIES
    assert seen[-1] > 0.98 * TRIES


def test_only_weaker_levels_mistake_a_six_for_a_nine() -> None:
    match = flip(match_with_stacks("schnipp-schnapp", "r6 r7", "y9 y3", "g2 g3"), 0, 1)
    calls = [count(choices(match, 2, level, timed=True), "schnapp") for level in LEVELS[1:]]
    assert calls == sorted(calls, reverse=True)
    assert 50 < calls[0] < 200
    assert calls[-1] == 0
    misread = next(each for each in choices(match, 2, "child", timed=True) if each.move)
    assert misread.reasons[0].why == Why.MISREAD
    other = flip(match_with_stacks("schnipp-schnapp", "r6 r7", "y8 y3", "g2 g3"), 0, 1)
    assert count(choices(other, 2, "child", timed=True), None) == TRIES


def test_a_seat_that_may_turn_over_a_card_does_so() -> None:
    match = flip(match_with_stacks("schnipp-schnapp", "r6 r7", "y9 y3", "g2 g3"), 0, 1)
    assert count(choices(match, 2, "child"), "flip") == TRIES


def test_an_expert_beats_children() -> None:
    assert wins("schnipp-schnapp", 2, "expert", "child", 4) > 1.2
