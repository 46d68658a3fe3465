"""Matches of every game, played through the public API."""

from collections.abc import Iterator
from random import Random

import elfer


def moments(game: str, seed: str = "api") -> Iterator[elfer.Match]:
    """Yield a match before its first random move and after each move, until its end."""
    match, rng = elfer.new_match(game, seed=seed), Random(seed)
    yield match
    while not match.over:
        seats = match.actors
        if seats:
            seat = match.turn if match.turn in seats and rng.random() < 0.8 else rng.choice(seats)
            move = rng.choice(match.legal_moves(seat))
            match = match.play(move, seat, at=rng.random() * 900 if move.timed else None)
        else:
            match = match.play(match.legal_moves()[0])
        yield match


def sample_moments(game: str, every: int = 7) -> Iterator[elfer.Match]:
    """Yield every nth of these moments, and the last one."""
    match = None
    for number, match in enumerate(moments(game)):
        if number % every == 0:
            yield match
    assert match is not None
    yield match
