"""Games of luck: every level has its habit, and none is luckier."""

import random

import pytest

from elfer.bots import LEVELS, thought
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.kernel.match import Match, new_match


def places(level: str, tries: int = 300) -> set[int]:
    """The places that a level draws from in many tries of one moment."""
    match = new_match(GAMES["schwarzer-peter"], 3, {}, "habits")
    seat = match.turn
    moves = match.legal(seat)
    asked = Situation(match.game, match.view(seat), moves)
    made = [thought(level, asked, random.Random(number)) for number in range(tries)]
    assert all(each.reasons for each in made)
    return {moves.index(each.move) for each in made if each.move is not None}


def size() -> int:
    match = new_match(GAMES["schwarzer-peter"], 3, {}, "habits")
    return len(match.legal(match.turn))


def test_each_level_has_its_habit() -> None:
    number = size()
    assert number > 4
    assert places("child") == set(range(number)), "any card may stick out"
    assert places("easy") == {6 % number}
    assert places("medium") == {(number - 1) // 2}
    assert places("hard") == {1, number - 2}
    assert places("expert") == set(range(number))


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_last_card_can_be_drawn_by_everyone(level: str) -> None:
    match = new_match(GAMES["schwarzer-peter"], 2, {}, "last")
    rng = random.Random(1)
    while not match.over:
        seat = match.turn
        moves = match.legal(seat)
        move = thought(level, Situation(match.game, match.view(seat), moves), rng).move
        assert move is not None
        assert move in moves
        match = match.push(seat, move)


def test_a_child_that_is_behind_hopes() -> None:
    match: Match = new_match(GAMES["zweikampf"], 2, {}, "hopes")
    while match.view(0).layout.won[0] == match.view(0).layout.won[1]:
        match = match.push(match.actors[0], match.legal(match.actors[0])[0])
    layout = match.view(0).layout
    behind = 0 if len(layout.won[0]) < len(layout.won[1]) else 1
    asked = Situation(match.game, match.view(behind), match.legal(behind))
    assert thought("child", asked, random.Random(1)).reasons[0].why == "luck-brave"
    assert thought("expert", asked, random.Random(1)).reasons[0].why == "luck-only-move"
