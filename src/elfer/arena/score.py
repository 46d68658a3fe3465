"""What is counted in a contest: sums over deals, in whole numbers, so that no order matters."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from math import lcm
from typing import Any

from elfer.arena.contest import Contest

WIN = lcm(*range(1, 7))
"""A win in parts that can be shared equally by any number of winners."""
AHEAD, LEVEL = 2, 1
"""What it counts to finish before another, or level with him."""
STEPS = 32
"""Times are counted in so many steps from one power of two to the next."""

Table = list[list[int]]


@dataclass
class Score:
    """The sums of some deals, by contender; those of others can be added.

    For each deal a contender has one number, over all rotations and all its seats.
    """

    deals: int
    matches: int
    wins: list[int]
    """In parts of `WIN`; a shared win counts in part."""
    win_squares: list[int]
    points: list[int]
    point_squares: list[int]
    ahead: Table
    """By contender and by the other: how often a seat of the one finished before the other's."""
    ahead_squares: Table
    rank_products: Table
    """For each two contenders: of how far each was ahead of all the others in a deal."""
    times: list[Counter[int]]
    """How many moves with a choice took so many steps of time."""

    def add(self, other: "Score") -> None:
        """Count the deals of another score of the same contest too."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            setattr(self, each.name, _added(mine, theirs))


def empty(contest: Contest) -> Score:
    """The score of a contest before its first deal."""
    count = len(contest.contenders)

    def row() -> list[int]:
        return [0] * count

    def table() -> Table:
        return [row() for _ in range(count)]

    return Score(
        deals=0,
        matches=0,
        wins=row(),
        win_squares=row(),
        points=row(),
        point_squares=row(),
        ahead=table(),
        ahead_squares=table(),
        rank_products=table(),
        times=[Counter() for _ in range(count)],
    )


def count_deal(
    score: Score, wins: Sequence[int], points: Sequence[int], ahead: Sequence[Sequence[int]]
) -> None:
    """Count what a deal came to, over all its rotations."""
    ranks = [sum(row) for row in ahead]
    score.deals += 1
    score.wins = _paired(int.__add__, score.wins, wins)
    score.win_squares = _paired(_plus_square, score.win_squares, wins)
    score.points = _paired(int.__add__, score.points, points)
    score.point_squares = _paired(_plus_square, score.point_squares, points)
    for one, row in enumerate(ahead):
        score.ahead[one] = _paired(int.__add__, score.ahead[one], row)
        score.ahead_squares[one] = _paired(_plus_square, score.ahead_squares[one], row)
        products = [ranks[one] * rank for rank in ranks]
        score.rank_products[one] = _paired(int.__add__, score.rank_products[one], products)


def _paired(
    combine: Callable[[int, int], int], mine: Sequence[int], theirs: Sequence[int]
) -> list[int]:
    return list(map(combine, mine, theirs))


def _plus_square(total: int, number: int) -> int:
    return total + number * number


def _added(mine: Any, theirs: Any) -> Any:
    """The sum of two numbers, counters, or lists of such."""
    if isinstance(mine, list):
        return [_added(one, other) for one, other in zip(mine, theirs, strict=True)]
    return mine + theirs
