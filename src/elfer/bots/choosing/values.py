"""What each moment of the choosing game for two is worth, as it was solved from its end on."""

import lzma
from functools import lru_cache
from importlib.resources import files

from elfer.bots.choosing.endgame import TRICKS, Endgame, patterns, scores

FILE = files(__package__) / "values.xz"
"""Made by tools/solve_choices.py."""
STEPS = 127
"""How many steps there are between an even game and a won one."""


def worth(endgame: Endgame) -> float:
    """From -1, lost, to 1, won, with the best play of both; to the nearest step."""
    decided = endgame.decided()
    if decided is not None:
        return decided
    if endgame.lead < 0:
        return -worth(endgame.turned())
    left = endgame.left
    ways = scores(left)
    number = patterns(left)[endgame.pattern] * len(ways) + ways[endgame.aside, endgame.lead]
    return _values()[_first(left) + number] / STEPS - 1


@lru_cache(maxsize=1)
def _values() -> bytes:
    return lzma.decompress(FILE.read_bytes())


@lru_cache(maxsize=TRICKS)
def _first(left: int) -> int:
    """Where the moments with so many tricks left begin."""
    return sum(len(patterns(fewer)) * len(scores(fewer)) for fewer in range(1, left))
