"""Bots: legal, honest, and recognisable."""

import random

import pytest

from elfer.bots import BOTS, bot_named
from elfer.bots.search.thinking import FEWEST
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.games.master import Master
from elfer.kernel.errors import BadRequest
from elfer.kernel.match import Match, new_match
from elfer.kernel.rows import RowGame
from tests.conformance.strategies import usual_match

LONGEST = 3000
"""Bots that do not think can go on for very long in some games."""


def step(match: Match, level: str, rng: random.Random) -> Match:
    """The match after whoever can act has done so, once."""
    if not match.actors:
        return match.push(None, match.legal(None)[0])
    seat = match.turn if match.turn in match.actors else rng.choice(match.actors)
    moves = match.legal(seat)
    asked = Situation(match.game, match.view(seat), match.legal(seat), playouts=FEWEST)
    wish = moves[0] if match.outcome is not None else BOTS[level](asked, rng)
    move = rng.choice(moves) if wish is None else wish
    assert move in moves
    return match.push(seat, move, 600 if move.timed else None)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_plays_every_game(game_id: str, level: str) -> None:
    match = usual_match(GAMES[game_id], "bots")
    rng = random.Random(1)
    for _ in range(LONGEST):
        if match.over:
            break
        match = step(match, level, rng)


ROW_GAMES = [game.id for game in GAMES.values() if isinstance(game, RowGame | Master)]


@pytest.mark.parametrize("game_id", ROW_GAMES)
def test_greedy_lays_everything_it_can(game_id: str) -> None:
    match = new_match(GAMES[game_id], 4, {"rounds": 1}, "greedy")
    rng = random.Random(1)
    laid = 0
    while not match.over:
        seat = match.actors[0]
        moves = match.legal(seat)
        move = BOTS["greedy"](Situation(match.game, match.view(seat), match.legal(seat)), rng)
        assert move is not None
        if any(other.verb in ("lay", "bridge") for other in moves):
            assert move.verb in ("lay", "bridge")
            laid += 1
        match = match.push(seat, move)
    assert laid > 10


def test_random_plays_every_move_sooner_or_later() -> None:
    match = new_match(GAMES["beliebige-startkarte"], 2, {"starter": 0}, "random")
    rng = random.Random(1)
    moves = match.legal(0)
    played = {
        BOTS["random"](Situation(match.game, match.view(0), match.legal(0)), rng)
        for _ in range(500)
    }
    assert played == set(moves)


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRequest, match="random, child, easy, medium, hard, expert, greedy"):
        bot_named("master")
