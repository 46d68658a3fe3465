"""The bot for the “build anywhere” games: the slips that each level makes and catches."""

from elfer.bots import LEVELS
from elfer.engine.match import Match
from tests.bots.calls import TRIES, choices, count, match_with_stacks
from tests.bots.duels import wins


def match_with_a_fit() -> Match:
    """Return a match with a 6 in the middle, in which seat 1 has turned over a 7."""
    match = match_with_stacks("ueberall-anschliessen", "r6 r1", "r7 y3", "g2 g3")
    for seat, text in ((0, "flip"), (0, "mid"), (1, "flip")):
        match = match.push(seat, match.game.language[text])
    return match


def test_better_levels_overlook_less() -> None:
    slips = [count(choices(match_with_a_fit(), 1, level), "own") for level in LEVELS[1:]]
    assert slips == sorted(slips, reverse=True)
    assert 50 < slips[0] < 200
    assert slips[-1] == 0


def test_better_levels_catch_more() -> None:
    match = match_with_a_fit()
    match = match.push(1, match.game.language["own"])
    caught = [count(choices(match, 0, level), "stopp") for level in LEVELS[1:]]
    assert caught == sorted(caught)
    assert caught[-1] == TRIES


def test_an_expert_beats_children() -> None:
    assert wins("ueberall-anschliessen", 2, "expert", "child", 4) > 1.2
