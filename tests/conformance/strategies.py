"""Matches of every registered game, every number of players and every kind of option."""

import dataclasses
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from elfer.engine.cards import COLOURS
from elfer.engine.events import Event
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.engine.options import (
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
from elfer.engine.seats import Seat
from elfer.games import GAMES
from tests.soak import SOAK

MOST_ROUNDS = 3

EVERY_TABLE = [
    (game.id, players)
    for game in GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
]
"""Every game with every number of players that it allows."""


def examples(number: int) -> settings:
    """Return Hypothesis settings; a soak test tries four times as many random examples."""
    tries = number * 4 if SOAK else number
    return settings(max_examples=tries, deadline=None, derandomize=not SOAK)


def values(kind: Kind, players: int) -> st.SearchStrategy[Any]:
    """Return a strategy for the JSON values of an option of this kind."""
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
            raise AssertionError(f"add values for an option of kind {kind}")


def options_of(game: AnyGame, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy that sets some options of a game and leaves the others out."""
    fields = {}
    for field in dataclasses.fields(game.options):
        strategy = values(field.metadata["kind"], players)
        fields[field.name] = st.none() | strategy if field.metadata["nullable"] else strategy
    return st.fixed_dictionaries({}, optional=fields)


@st.composite
def starts(draw: st.DrawFn, game_id: str, players: int) -> Match:
    """Draw a match before its first move."""
    game = GAMES[game_id]
    seed = draw(st.text(max_size=8))
    options = draw(options_of(game, players))
    if "rounds" in {field.name for field in dataclasses.fields(game.options)}:
        options.setdefault("rounds", draw(st.integers(1, MOST_ROUNDS)))
    return new_match(game, players, options, seed)


def default_match(game: AnyGame, seed: str, players: int = 3) -> Match:
    """Return a match of at most two rounds for this or the nearest possible number of players."""
    number = min(max(players, game.least_players), game.most_players)
    rounds = {"rounds": 2} if issubclass(game.options, RoundsOptions) else {}
    return new_match(game, number, rounds, seed)


Policy = Callable[[Sequence[Move], random.Random], Move]


def any_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a random move."""
    return rng.choice(moves)


def first_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return the first move most of the time: in row games it lays many cards."""
    return moves[0] if rng.random() < 0.9 else rng.choice(moves)


def last_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return the last move most of the time: it stops early in row games and uses bridges."""
    return moves[-1] if rng.random() < 0.7 else rng.choice(moves)


POLICIES: list[Policy] = [any_move, first_move, last_move]


@st.composite
def choosers(draw: st.DrawFn) -> tuple[Policy, random.Random]:
    """Draw a policy and a random generator to choose the moves of a match."""
    return draw(st.sampled_from(POLICIES)), random.Random(draw(st.integers(0, 2**32)))


class Step(NamedTuple):
    """A moment of a match, and the next move."""

    match: Match
    seat: Seat | None
    move: Move
    at: float | None

    def apply(self, told: list[Event] | None = None) -> Match:
        """Return the match after the move."""
        return self.match.push(self.seat, self.move, self.at, told)


LONGEST_MATCH = 2_000 if SOAK else 1_200
"""The number of moves after which a test stops, since some games may never end."""


def play_steps(match: Match, chooser: tuple[Policy, random.Random]) -> Iterator[Step]:
    """Yield every step of a match, up to its end or to `LONGEST_MATCH`."""
    policy, rng = chooser
    for _ in range(LONGEST_MATCH):
        if match.over:
            return
        actors: list[Seat | None] = [*match.actors]
        if match.legal(None):
            actors.append(None)
        assert actors, "no seat can act, but the match is not over"
        seat = rng.choice(actors)
        move = policy(match.legal(seat), rng)
        step = Step(match, seat, move, rng.choice((0, 120, 130, 400.5)) if move.timed else None)
        yield step
        match = step.apply()
