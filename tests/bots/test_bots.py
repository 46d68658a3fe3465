"""All bots: they play every game with legal moves."""

import random

import pytest

from elfer.bots import BOTS, bot_named
from elfer.bots.choice import Situation
from elfer.bots.search.availability import FEWEST_PLAYOUTS
from elfer.engine.errors import BadRequest
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.games.master import Master
from elfer.games.rows import RowGame
from tests.conformance.strategies import default_match

LONGEST = 3000
"""The number of moves after which a match is abandoned: weak bots may never finish."""


def step(match: Match, level: str, rng: random.Random) -> Match:
    """Return the match after one more move."""
    if not match.actors:
        return match.push(None, match.legal(None)[0])
    seat = match.turn if match.turn in match.actors else rng.choice(match.actors)
    moves = match.legal(seat)
    asked = Situation(match.game, match.view(seat), match.legal(seat), playouts=FEWEST_PLAYOUTS)
    wish = moves[0] if match.outcome is not None else BOTS[level](asked, rng)
    move = rng.choice(moves) if wish is None else wish
    assert move in moves
    return match.push(seat, move, 600 if move.timed else None)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_plays_every_game(game_id: str, level: str) -> None:
    match = default_match(GAMES[game_id], "bots")
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


def test_random_eventually_plays_every_move() -> None:
    match = new_match(GAMES["beliebige-startkarte"], 2, {"starter": 0}, "random")
    rng = random.Random(1)
    moves = match.legal(0)
    played = {
        BOTS["random"](Situation(match.game, match.view(0), match.legal(0)), rng)
        for _ in range(500)
    }
    assert played == set(moves)


def test_refuses_an_unknown_level() -> None:
    with pytest.raises(BadRequest, match="random, child, easy, medium, hard, expert, greedy"):
        bot_named("master")
