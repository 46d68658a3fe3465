"""A series: many matches of one game among the same bots, played in chunks."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.engine.errors import BadRequest
from elfer.simulation.tally import Tally

SEEDS = 1 << 64


class Chunk(NamedTuple):
    """Matches of a series that one worker plays: the index of the first one, and their number."""

    first: int
    matches: int


@dataclass(frozen=True)
class Series:
    """Numbered matches, each with its own random stream; this is all that a worker needs."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    """All options, by name."""
    bots: tuple[str, ...]
    """The bots by seat."""
    seed: int
    playouts: int | None = None
    """The largest number of playouts per move, for bots that search; None means the default."""


Play = Callable[[Series, Chunk], Tally]
"""A function that plays a chunk; it must be at module level, so that workers can import it."""


def split_chunks(matches: int, size: int) -> Iterator[Chunk]:
    """Yield the chunks of a series, from the first match to the last."""
    for first in range(0, matches, size):
        yield Chunk(first, min(size, matches - first))


def seed_from_text(text: str) -> int:
    """Return the text as an integer if it is a number below 2⁶⁴, otherwise return its hash."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS:
        return int(text)
    try:
        digest = hashlib.sha256(text.encode()).digest()
    except UnicodeEncodeError:
        raise BadRequest("The seed contains a character that UTF-8 cannot encode.") from None
    return int.from_bytes(digest[:8], "big")
