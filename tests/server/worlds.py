"""Two worlds that somebody cannot tell apart: other hidden cards, the same public moves."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from elfer.games import GAMES
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat
from tests.conformance.blindness import (
    Made,
    along,
    first_deal,
    lookalikes,
    restarted,
)
from tests.conformance.reveals import noticed
from tests.conformance.strategies import any_move, first_move, playing

EXCHANGES = 30


class World(NamedTuple):
    """A match from its first card on, and what is done in it."""

    start: Match
    moves: list[Made]


class Pair(NamedTuple):
    """Two worlds, and the seat to which they are one."""

    one: World
    other: World
    observer: Seat


def started(game_id: str, seed: str, players: int = 3) -> Match:
    """The usual match of a game for three, or for as many as it takes."""
    game = GAMES[game_id]
    number = min(max(players, game.least_players), game.most_players)
    start = new_match(game, number, {}, seed)
    return restarted(start, first_deal(start).shown()) if game.shuffles else start


def moves_of(start: Match, rng: random.Random, number: int) -> list[Made]:
    """The first moves of a match, within its first round."""
    made: list[Made] = []
    policy = rng.choice((any_move, first_move))
    for match, seat, move, at in playing(start, (policy, rng)):
        if len(made) == number or match.outcome is not None:
            break
        made.append(Made(seat, move.text, at))
    return made


def exchanges(game_id: str, wanted: int, length: int = 14) -> list[Pair]:
    """Worlds in which two cards are exchanged that an observer has not seen."""
    pairs: list[Pair] = []
    for number in range(200):
        rng = random.Random(f"{game_id}/{number}")
        start = started(game_id, f"world {number}")
        moves = moves_of(start, rng, length)
        pairs += list(_exchanged(World(start, moves), rng.randrange(start.players), rng))[:1]
        if len(pairs) == wanted:
            return pairs
    raise AssertionError(f"too few worlds of {game_id} look alike")


def _exchanged(world: World, observer: Seat, rng: random.Random) -> Iterator[Pair]:
    for other in lookalikes(world.start, world.moves, observer, rng, EXCHANGES):
        yield Pair(world, World(other.start, other.moves), observer)


def choices(game_id: str, wanted: int) -> list[Pair]:
    """Worlds in which somebody else makes another move that looks the same to an observer."""
    pairs: list[Pair] = []
    for number in range(200):
        rng = random.Random(f"{game_id}/{number}")
        start = started(game_id, f"choice {number}")
        pairs += list(_chosen(World(start, moves_of(start, rng, 1 + number % 8)), rng))[:1]
        if len(pairs) == wanted:
            return pairs
    raise AssertionError(f"too few choices in {game_id} look alike")


def _chosen(world: World, rng: random.Random) -> Iterator[Pair]:
    start, moves = world
    mover = moves[-1].seat
    observer = rng.choice([seat for seat in range(start.players) if seat != mover])
    seen = _seen(start, moves, observer)
    before = along(start, moves[:-1])
    assert before is not None
    legal = [move.text for move in before[-1].match.legal(mover)]
    for text in rng.sample(legal, len(legal)):
        instead = [*moves[:-1], moves[-1]._replace(text=text)]
        if text != moves[-1].text and _seen(start, instead, observer) == seen:
            yield Pair(world, World(start, instead), observer)


def _seen(start: Match, moves: list[Made], observer: Seat) -> Any:
    moments = along(start, moves)
    assert moments is not None
    return noticed(moments[-1], observer)
