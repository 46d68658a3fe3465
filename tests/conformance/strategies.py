"""Matches of every registered game, every number of players and every kind of option."""

import dataclasses
import os
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from elfer.games import GAMES
from elfer.kernel.cards import COLOURS
from elfer.kernel.events import Event
from elfer.kernel.game import AnyGame
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.kernel.options import (
    Choice,
    ColourLetter,
    ColourList,
    Flag,
    FreeText,
    Kind,
    Number,
    RoundsOptions,
    SeatNumber,
)
from elfer.kernel.seats import Seat

SOAK = bool(os.environ.get("ELFER_SOAK"))
MOST_ROUNDS = 3

EVERY_TABLE = [
    (game.id, players)
    for game in GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
]
"""Every game with every number of players that it takes."""


def examples(number: int) -> settings:
    """How often to try: often in the tests, four times as often and by other luck in the soak."""
    tries = number * 4 if SOAK else number
    return settings(max_examples=tries, deadline=None, derandomize=not SOAK)


def values(kind: Kind, players: int) -> st.SearchStrategy[Any]:
    """The JSON values that an option of this kind takes."""
    match kind:
        case Flag():
            return st.booleans()
        case Number(lowest, highest):
            return st.integers(lowest, min(highest, MOST_ROUNDS))
        case SeatNumber():
            return st.integers(0, players - 1)
        case ColourLetter(only_for):
            return st.sampled_from(COLOURS) if only_for in (None, players) else st.nothing()
        case ColourList(count):
            return st.permutations(COLOURS).map(lambda order: order[:count])
        case Choice(known):
            return st.sampled_from(known)
        case FreeText(longest):
            return st.text(max_size=min(longest, 20))
        case _:
            raise AssertionError(f"no values are known for an option of kind {kind}")


def options_of(game: AnyGame, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the options of a game, the others left to their defaults."""
    fields = {}
    for field in dataclasses.fields(game.options):
        strategy = values(field.metadata["kind"], players)
        fields[field.name] = st.none() | strategy if field.metadata["nullable"] else strategy
    return st.fixed_dictionaries({}, optional=fields)


@st.composite
def starts(draw: st.DrawFn, game_id: str, players: int) -> Match:
    """A match before its first move."""
    game = GAMES[game_id]
    seed = draw(st.text(max_size=8))
    options = draw(options_of(game, players))
    if "rounds" in {field.name for field in dataclasses.fields(game.options)}:
        options.setdefault("rounds", draw(st.integers(1, MOST_ROUNDS)))
    return new_match(game, players, options, seed)


def usual_match(game: AnyGame, seed: str, players: int = 3) -> Match:
    """A match of three, or as many as the game takes, over two rounds where it has rounds."""
    number = min(max(players, game.least_players), game.most_players)
    rounds = {"rounds": 2} if issubclass(game.options, RoundsOptions) else {}
    return new_match(game, number, rounds, seed)


Policy = Callable[[Sequence[Move], random.Random], Move]


def any_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Each move as likely as the others."""
    return rng.choice(moves)


def first_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Mostly the first one: lays a lot in row games."""
    return moves[0] if rng.random() < 0.9 else rng.choice(moves)


def last_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Mostly the last one: stops early in row games and likes bridges in others."""
    return moves[-1] if rng.random() < 0.7 else rng.choice(moves)


POLICIES: list[Policy] = [any_move, first_move, last_move]


@st.composite
def lucks(draw: st.DrawFn) -> tuple[Policy, random.Random]:
    """How the moves of a match are chosen."""
    return draw(st.sampled_from(POLICIES)), random.Random(draw(st.integers(0, 2**32)))


class Step(NamedTuple):
    """A moment of a match and the move that somebody makes then."""

    match: Match
    seat: Seat | None
    move: Move
    at: float | None

    def made(self, told: list[Event] | None = None) -> Match:
        """The match after the move."""
        return self.match.push(self.seat, self.move, self.at, told)


LONGEST_MATCH = 2_000 if SOAK else 1_200
"""Some games can go on for ever; how far a test follows them."""


def playing(match: Match, luck: tuple[Policy, random.Random]) -> Iterator[Step]:
    """Every moment of a match that somebody plays on, as far as a test follows it."""
    policy, rng = luck
    for _ in range(LONGEST_MATCH):
        if match.over:
            return
        actors: list[Seat | None] = [*match.actors]
        if match.legal(None):
            actors.append(None)
        assert actors, "nobody can do anything, yet the match is not over"
        seat = rng.choice(actors)
        move = policy(match.legal(seat), rng)
        step = Step(match, seat, move, rng.choice((0, 120, 130, 400.5)) if move.timed else None)
        yield step
        match = step.made()
