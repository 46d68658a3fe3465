"""Two choose at once and one wins what the other loses: the mix that cannot be exploited."""

from collections.abc import Sequence
from typing import NamedTuple

_TINY = 1e-9
_LIFT = 2.0
"""Added to every payoff, which are between -1 and 1: the method needs positive ones."""


class Solved(NamedTuple):
    """What the game is worth for the one who chooses a row, and how often he chooses each."""

    value: float
    mix: list[float]


def solved(payoffs: Sequence[Sequence[float]]) -> Solved:
    """The best mix of rows against the best mix of columns (simplex method)."""
    lows = [min(row) for row in payoffs]
    floor = max(lows)
    if floor >= min(map(max, zip(*payoffs, strict=True))) - _TINY:  # one row is enough
        best = lows.index(floor)
        return Solved(floor, [float(row == best) for row in range(len(payoffs))])
    return _simplex(payoffs)


def _simplex(payoffs: Sequence[Sequence[float]]) -> Solved:
    rows, columns = len(payoffs), len(payoffs[0])
    table = []
    for number, row in enumerate(payoffs):
        slack = [0.0] * rows
        slack[number] = 1.0
        table.append([*(payoff + _LIFT for payoff in row), *slack, 1.0])
    goal = [*[1.0] * columns, *[0.0] * (rows + 1)]
    basis = list(range(columns, columns + rows))
    while True:
        # The first one that helps (Bland's rule) never goes round in circles.
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
    worth = -1 / goal[-1]
    mix = [max(0.0, -price * worth) for price in goal[columns:-1]]
    total = sum(mix)
    return Solved(worth - _LIFT, [each / total for each in mix])
