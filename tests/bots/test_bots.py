"""Bots: legal, honest, and recognisable."""

import random

import pytest

from elfer.bots import BOTS, bot_named
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.kernel.match import new_match


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_plays_every_game_to_its_end(game_id: str, level: str) -> None:
    match = new_match(GAMES[game_id], 3, {"rounds": 2}, "bots")
    rng = random.Random(1)
    while not match.over:
        seat = match.actors[0]
        moves = match.legal(seat)
        move = BOTS[level](match.view(seat), moves, rng)
        assert move in moves
        match = match.push(seat, move)


@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_lays_everything_it_can(game_id: str) -> None:
    match = new_match(GAMES[game_id], 4, {"rounds": 1}, "greedy")
    rng = random.Random(1)
    laid = 0
    while not match.over:
        seat = match.actors[0]
        moves = match.legal(seat)
        move = BOTS["greedy"](match.view(seat), moves, rng)
        if any(other.verb in ("lay", "bridge") for other in moves):
            assert move.verb in ("lay", "bridge")
            laid += 1
        match = match.push(seat, move)
    assert laid > 10


def test_random_plays_every_move_sooner_or_later() -> None:
    match = new_match(GAMES["beliebige-startkarte"], 2, {"starter": 0}, "random")
    rng = random.Random(1)
    moves = match.legal(0)
    played = {BOTS["random"](match.view(0), moves, rng) for _ in range(500)}
    assert played == set(moves)


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRequest, match="random, greedy"):
        bot_named("expert")
