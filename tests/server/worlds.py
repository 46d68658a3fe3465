"""Pairs of worlds with different hidden cards and the same public moves."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games import GAMES
from tests.conformance.hidden_cards import (
    MadeMove,
    first_deal,
    lookalikes,
    replay_moves,
    restart,
)
from tests.conformance.private_moves import (
    AT,
    differs_in_counts,
    has_run_out,
    private_moves,
)
from tests.conformance.reveals import observe
from tests.conformance.strategies import any_move, first_move, play_steps

EXCHANGES = 30


class World(NamedTuple):
    """The start of a match, and its moves."""

    start: Match
    moves: list[MadeMove]


class Pair(NamedTuple):
    """Two worlds, and the seat that cannot tell them apart."""

    one: World
    other: World
    observer: Seat


def start_match(game_id: str, seed: str, players: int = 3) -> Match:
    """Start a match with the default options, for three players or the nearest possible number."""
    game = GAMES[game_id]
    number = min(max(players, game.least_players), game.most_players)
    start = new_match(game, number, {}, seed)
    return restart(start, first_deal(start).shown()) if game.shuffles else start


def moves_of(start: Match, rng: random.Random, number: int) -> list[MadeMove]:
    """Return the first moves of a match, within its first round."""
    made: list[MadeMove] = []
    policy = rng.choice((any_move, first_move))
    for match, seat, move, at in play_steps(start, (policy, rng)):
        if len(made) == number or match.outcome is not None:
            break
        made.append(MadeMove(seat, move.text, at))
    return made


def exchanges(game_id: str, wanted: int, length: int = 14) -> list[Pair]:
    """Return pairs of worlds that differ in two exchanged cards that an observer has not seen."""
    pairs: list[Pair] = []
    for number in range(200):
        rng = random.Random(f"{game_id}/{number}")
        start = start_match(game_id, f"world {number}")
        moves = moves_of(start, rng, length)
        pairs += list(_find_lookalikes(World(start, moves), rng.randrange(start.players), rng))[:1]
        if len(pairs) == wanted:
            return pairs
    raise AssertionError(f"too few worlds of {game_id} look alike")


def _find_lookalikes(world: World, observer: Seat, rng: random.Random) -> Iterator[Pair]:
    for other in lookalikes(world.start, world.moves, observer, rng, EXCHANGES):
        yield Pair(world, World(other.start, other.moves), observer)


def choices(game_id: str, wanted: int) -> list[Pair]:
    """Return pairs of worlds in which another seat makes different moves that look the same."""
    pairs: list[Pair] = []
    for number in range(200):
        rng = random.Random(f"{game_id}/{number}")
        start = start_match(game_id, f"choice {number}")
        pairs += list(_find_choices(World(start, moves_of(start, rng, 1 + number % 8)), rng))[:1]
        if len(pairs) == wanted:
            return pairs
    raise AssertionError(f"too few choices in {game_id} look alike")


def _find_choices(world: World, rng: random.Random) -> Iterator[Pair]:
    start, moves = world
    mover = moves[-1].seat
    observer = rng.choice([seat for seat in range(start.players) if seat != mover])
    seen = _observe(start, moves, observer)
    before = replay_moves(start, moves[:-1])
    assert before is not None
    legal = [move.text for move in before[-1].match.legal(mover)]
    for text in rng.sample(legal, len(legal)):
        instead = [*moves[:-1], moves[-1]._replace(text=text)]
        if text != moves[-1].text and _observe(start, instead, observer) == seen:
            yield Pair(world, World(start, instead), observer)


class Secret(NamedTuple):
    """Two worlds that differ in one private move of a seat."""

    without: World
    made: World
    mover: Seat
    counts: bool
    """Whether the move changes a number of cards that everyone can count."""


def secrets_of(game_id: str, wanted: int) -> list[Secret]:
    """Return worlds with and without a private move; empty if the game has no such moves."""
    found: list[Secret] = []
    for number in range(8 * wanted):
        rng = random.Random(f"{game_id}/{number}")
        start = start_match(game_id, f"secret {number}")
        moves = moves_of(start, rng, 1 + rng.randrange(12))
        moments = replay_moves(start, moves)
        assert moments is not None
        match = moments[-1].match
        for made in private_moves(match):
            if len(found) < wanted and not has_run_out(match, made.after, None):
                move = MadeMove(made.seat, made.move.text, AT if made.move.timed else None)
                worlds = World(start, moves), World(start, [*moves, move])
                counts = differs_in_counts(match, made.after, None)
                found.append(Secret(*worlds, made.seat, counts))
                break
    return found


def _observe(start: Match, moves: list[MadeMove], observer: Seat) -> Any:
    moments = replay_moves(start, moves)
    assert moments is not None
    return observe(moments[-1], observer)
