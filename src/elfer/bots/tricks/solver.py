"""Exact play for two: a solver for matrix games, and the stored values of all endgames."""

import lzma
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from elfer.bots.tricks.endgame import Endgame, patterns, scores
from elfer.games.tricks.rules import TRICKS

_TINY = 1e-9
_LIFT = 2.0
"""The number added to every payoff from -1 to 1, because the method needs positive ones."""


class Solution(NamedTuple):
    """The value of a matrix game for the row player, and the frequency of each row."""

    value: float
    mix: list[float]


def solve_matrix(payoffs: Sequence[Sequence[float]]) -> Solution:
    """Return the best mix of rows against the best mix of columns (simplex method)."""
    lows = [min(row) for row in payoffs]
    floor = max(lows)
    if floor >= min(map(max, zip(*payoffs, strict=True))) - _TINY:  # a single row is optimal
        best = lows.index(floor)
        return Solution(floor, [float(row == best) for row in range(len(payoffs))])
    return _simplex(payoffs)


def _simplex(payoffs: Sequence[Sequence[float]]) -> Solution:
    rows, columns = len(payoffs), len(payoffs[0])
    table = []
    for number, row in enumerate(payoffs):
        slack = [0.0] * rows
        slack[number] = 1.0
        table.append([*(payoff + _LIFT for payoff in row), *slack, 1.0])
    goal = [*[1.0] * columns, *[0.0] * (rows + 1)]
    basis = list(range(columns, columns + rows))
    while True:
        # Bland's rule, the first column that helps, keeps the method from cycling.
        enters = next((n for n in range(columns + rows) if goal[n] > _TINY), None)
        if enters is None:
            break
        leaves = min(
            (n for n in range(rows) if table[n][enters] > _TINY),
            key=lambda n: (table[n][-1] / table[n][enters], basis[n]),
        )
        pivot = table[leaves][enters]
        turned = table[leaves] = [entry / pivot for entry in table[leaves]]
        for number, row in enumerate(table):
            factor = row[enters]
            if number != leaves and factor:
                table[number] = [a - factor * b for a, b in zip(row, turned, strict=True)]
        factor = goal[enters]
        goal = [a - factor * b for a, b in zip(goal, turned, strict=True)]
        basis[leaves] = enters
    value = -1 / goal[-1]
    mix = [max(0.0, -price * value) for price in goal[columns:-1]]
    total = sum(mix)
    return Solution(value - _LIFT, [each / total for each in mix])


FILE = files(__package__) / "endgame_values.xz"
"""The stored values, written by tools/solve_tricks.py."""
STEPS = 127
"""The number of steps between an even game and a won one."""


def stored_value(endgame: Endgame) -> float:
    """Return the value under best play on both sides, rounded, from -1 (lost) to 1 (won)."""
    decided = endgame.decided()
    if decided is not None:
        return decided
    if endgame.lead < 0:
        return -stored_value(endgame.swapped())
    left = endgame.left
    ways = scores(left)
    number = patterns(left)[endgame.pattern] * len(ways) + ways[endgame.aside, endgame.lead]
    return _values()[_first_index(left) + number] / STEPS - 1


@lru_cache(maxsize=1)
def _values() -> bytes:
    return lzma.decompress(FILE.read_bytes())


@lru_cache(maxsize=TRICKS)
def _first_index(left: int) -> int:
    """Return the index of the first endgame with `left` tricks left."""
    return sum(len(patterns(fewer)) * len(scores(fewer)) for fewer in range(1, left))
