"""Attention by level: what is seen, called, overlooked and misread."""

import random

import pytest

from elfer.bots import LEVELS, thought
from elfer.bots.calling.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Thought
from elfer.games import GAMES
from elfer.kernel.cards import NAMES, fresh_deck
from elfer.kernel.match import Match, new_match
from tests.bots.duels import wins

SNAP, MATCH = GAMES["schnipp-schnapp"], GAMES["ueberall-anschliessen"]
TRIES = 1_000


def stacked(game_id: str, *stacks: str) -> Match:
    """A match in which each stack begins with these cards; the last one has all others."""
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    lists[-1] += [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    players = len(stacks)
    return new_match(GAMES[game_id], players, {"dealer": players - 1}, "calls", {"stacks": lists})


def flipped(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = match.push(seat, match.game.language["flip"])
    return match


def thoughts(match: Match, seat: int, level: str, *, timed: bool = False) -> list[Thought]:
    moves = [move for move in match.legal(seat) if move.timed or not timed]
    asked = Situation(match.game, match.view(seat), moves)
    return [thought(level, asked, random.Random(number)) for number in range(TRIES)]


def count(made: list[Thought], text: str | None) -> int:
    return sum((None if each.move is None else each.move.text) == text for each in made)


def test_the_better_see_more_matches() -> None:
    match = flipped(stacked("schnipp-schnapp", "r1 r6", "y1 y3", "g2 g3"), 0, 1)
    seen = [count(thoughts(match, 2, level, timed=True), "schnapp") for level in LEVELS[1:]]
    assert seen == sorted(seen)
    assert seen[0] > 0.6 * TRIES
    assert seen[-1] > 0.98 * TRIES


def test_only_the_weaker_take_a_six_for_a_nine() -> None:
    match = flipped(stacked("schnipp-schnapp", "r6 r7", "y9 y3", "g2 g3"), 0, 1)
    calls = [count(thoughts(match, 2, level, timed=True), "schnapp") for level in LEVELS[1:]]
    assert calls == sorted(calls, reverse=True)
    assert 50 < calls[0] < 200
    assert calls[-1] == 0
    misread = next(each for each in thoughts(match, 2, "child", timed=True) if each.move)
    assert misread.reasons[0].why == Why.MISREAD
    other = flipped(stacked("schnipp-schnapp", "r6 r7", "y8 y3", "g2 g3"), 0, 1)
    assert count(thoughts(other, 2, "child", timed=True), None) == TRIES


def test_who_is_asked_to_turn_over_does() -> None:
    match = flipped(stacked("schnipp-schnapp", "r6 r7", "y9 y3", "g2 g3"), 0, 1)
    assert count(thoughts(match, 2, "child"), "flip") == TRIES


def overlooked() -> Match:
    """Seat 0 has laid a 6 into the middle, seat 1 has a 7 and lays it on its own pile."""
    match = stacked("ueberall-anschliessen", "r6 r1", "r7 y3", "g2 g3")
    for seat, text in ((0, "flip"), (0, "mid"), (1, "flip")):
        match = match.push(seat, match.game.language[text])
    return match


def test_the_better_overlook_less() -> None:
    slips = [count(thoughts(overlooked(), 1, level), "own") for level in LEVELS[1:]]
    assert slips == sorted(slips, reverse=True)
    assert 50 < slips[0] < 200
    assert slips[-1] == 0


def test_the_better_catch_more() -> None:
    match = overlooked()
    match = match.push(1, match.game.language["own"])
    caught = [count(thoughts(match, 0, level), "stopp") for level in LEVELS[1:]]
    assert caught == sorted(caught)
    assert caught[-1] == TRIES


@pytest.mark.parametrize("game_id", ["schnipp-schnapp", "ueberall-anschliessen"])
def test_an_expert_beats_children(game_id: str) -> None:
    assert wins(game_id, 2, "expert", "child", 4) > 1.2
