"""The score of a contest: integer sums over deals, which can be added in any order."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from math import lcm
from typing import Any

from elfer.simulation.arena.contest import Contest
from elfer.simulation.arena.search_counts import Search

WIN = lcm(*range(1, 7))
"""The number of parts in a win, which any number of winners can share equally."""
AHEAD, LEVEL = 2, 1
"""The scores for finishing before another seat, or level with it."""
STEPS = 32
"""The number of histogram steps for times between two powers of two."""

Table = list[list[int]]


@dataclass
class Score:
    """The sums of some deals, by contender; scores of the same contest can be added.

    A contender has one number per deal, over all rotations and all its seats.
    """

    deals: int
    matches: int
    wins: list[int]
    """In parts of `WIN`; winners share a win equally."""
    win_squares: list[int]
    points: list[int]
    point_squares: list[int]
    ahead: Table
    """For each pair of contenders: the sum of the scores of the first against the other."""
    ahead_squares: Table
    rank_products: Table
    """For each pair of contenders: the sum of the products of their scores against all others."""
    times: list[Counter[int]]
    """By contender: the number of moves with a choice, by step of time."""
    searches: list[Search]

    def add(self, other: "Score") -> None:
        """Add the sums of other deals of the same contest."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            setattr(self, each.name, _add(mine, theirs))


def new_score(contest: Contest) -> Score:
    """Return the score of a contest before its first deal."""
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
        searches=[Search()] * count,
    )


def count_deal(
    score: Score, wins: Sequence[int], points: Sequence[int], ahead: Sequence[Sequence[int]]
) -> None:
    """Add the results of one deal, over all its rotations."""
    ranks = [sum(row) for row in ahead]
    score.deals += 1
    score.wins = _combine(int.__add__, score.wins, wins)
    score.win_squares = _combine(_add_square, score.win_squares, wins)
    score.points = _combine(int.__add__, score.points, points)
    score.point_squares = _combine(_add_square, score.point_squares, points)
    for one, row in enumerate(ahead):
        score.ahead[one] = _combine(int.__add__, score.ahead[one], row)
        score.ahead_squares[one] = _combine(_add_square, score.ahead_squares[one], row)
        products = [ranks[one] * rank for rank in ranks]
        score.rank_products[one] = _combine(int.__add__, score.rank_products[one], products)


def _combine(
    combine: Callable[[int, int], int], mine: Sequence[int], theirs: Sequence[int]
) -> list[int]:
    return list(map(combine, mine, theirs))


def _add_square(total: int, number: int) -> int:
    return total + number * number


def _add(mine: Any, theirs: Any) -> Any:
    """Return the sum of two numbers, counters, or lists of them."""
    if isinstance(mine, list):
        return [_add(one, other) for one, other in zip(mine, theirs, strict=True)]
    return mine + theirs
