"""A series: many matches of one game among the same bots, played in chunks."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.errors import BadRequest
from elfer.lab.tally import Tally

SEEDS = 1 << 64


class Chunk(NamedTuple):
    """Matches of a series that are played at one go: the number of the first, and how many."""

    first: int
    matches: int


@dataclass(frozen=True)
class Series:
    """Numbered matches, each with a stream of luck of its own: all that another machine needs."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    """Complete, by name."""
    bots: tuple[str, ...]
    """By seat."""
    seed: int


Play = Callable[[Series, Chunk], Tally]
"""Plays a chunk of a series; a function of a module, so that other processes find it."""


def chunks(matches: int, size: int) -> Iterator[Chunk]:
    """All matches of a series, from the first to the last."""
    for first in range(0, matches, size):
        yield Chunk(first, min(size, matches - first))


def seed_of(text: str) -> int:
    """The number that a seed stands for: a whole number below 2⁶⁴ for itself, any text hashed."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS:
        return int(text)
    try:
        digest = hashlib.sha256(text.encode()).digest()
    except UnicodeEncodeError:
        raise BadRequest("The seed has a character that UTF-8 cannot encode.") from None
    return int.from_bytes(digest[:8], "big")
