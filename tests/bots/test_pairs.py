"""The pairing bots: every level has its own habit."""

import random

import pytest

from elfer.bots import LEVELS, choose
from elfer.bots.choice import Situation
from elfer.bots.registry import bot_of
from elfer.engine.match import new_match
from elfer.games import GAMES


def places(level: str, tries: int = 300) -> set[int]:
    """Return the places that a level draws from over many tries of the same position."""
    match = new_match(GAMES["schwarzer-peter"], 3, {}, "habits")
    seat = match.turn
    moves = match.legal(seat)
    asked = Situation(match.game, match.view(seat), moves)
    made = [choose(level, asked, random.Random(number)) for number in range(tries)]
    assert all(each.reasons for each in made)
    return {moves.index(each.move) for each in made if each.move is not None}


def size() -> int:
    match = new_match(GAMES["schwarzer-peter"], 3, {}, "habits")
    return len(match.legal(match.turn))


def test_each_level_has_its_own_habit() -> None:
    number = size()
    assert number > 4
    assert places("child") == set(range(number)), "any card may stick out"
    assert places("easy") == {6 % number}
    assert places("medium") == {(number - 1) // 2}
    assert places("hard") == {1, number - 2}
    assert places("expert") == set(range(number))


@pytest.mark.parametrize("level", LEVELS[1:])
def test_every_level_can_draw_the_last_card(level: str) -> None:
    match = new_match(GAMES["schwarzer-peter"], 2, {}, "last")
    rng = random.Random(1)
    while not match.over:
        seat = match.turn
        moves = match.legal(seat)
        move = choose(level, Situation(match.game, match.view(seat), moves), rng).move
        assert move is not None
        assert move in moves
        match = match.push(seat, move)


def test_greedy_draws_every_card_eventually() -> None:
    match = new_match(GAMES["schwarzer-peter"], 2, {}, "fisher")
    rng = random.Random(1)
    moves = match.legal(match.turn)
    drawn = {
        bot_of(match.game).choose_simply(match.view(match.turn), moves, rng) for _ in range(500)
    }
    assert drawn == set(moves)
