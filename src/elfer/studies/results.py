"""The results of a study: shares of wins with their intervals, duels, and all counts."""

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from elfer.simulation.confidence_intervals import MIN_SAMPLE, wilson_interval
from elfer.simulation.student_t import critical_value
from elfer.simulation.tally import Tally

_ROUNDING = 1e-12
"""A variance below this is a rounding error of 0."""


class Share(NamedTuple):
    """A share from 0 to 1, its 95 % confidence interval, and the fair share."""

    value: float
    low: float
    high: float
    fair: float

    @property
    def unfair(self) -> bool:
        """Whether the interval excludes the fair share."""
        return not self.low <= self.fair <= self.high

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def counted_share(wins: float, of: int, fair: float) -> Share:
    """Return the share of wins in a number of matches, with Wilson's interval."""
    return Share(*wilson_interval(wins, of), fair)


def mean_share(total: float, squares: float, count: int, fair: float) -> Share:
    """Return the mean of shares, given their sum and the sum of their squares.

    Shares that are all equal have no variance, so they are counted like matches.
    """
    value = total / count
    variance = max(0.0, squares / count - value**2)
    if count < MIN_SAMPLE or variance < _ROUNDING:
        return counted_share(total, count, fair)
    half = critical_value(count - 1) * sqrt(variance / (count - 1))
    return Share(value, max(0.0, value - half), min(1.0, value + half), fair)


class Duel(NamedTuple):
    """One bot among bots of another level, from every seat with the same deals."""

    one: str
    others: str
    games: int
    share: Share


@dataclass(frozen=True)
class StudyResult:
    """Everything that the pages and figures of a study show."""

    game: str
    players: int
    """The number of players for pictures that do not compare several numbers."""
    rounds: int
    seed: int
    date: str
    """The date of the study, like 2025-11-16."""
    engine: str
    level: str
    """The level of the bots at all seats, except in the duels."""
    tallies: dict[int, Tally]
    """The counts of the matches among equal bots, by number of players."""
    duels: dict[int, Duel]
    """By number of players: the better bot among plainer ones."""
    made_with: str = ""
    """The fingerprint of the bots and the rules."""

    @property
    def tally(self) -> Tally:
        """The counts for `players`."""
        return self.tallies[self.players]

    @property
    def skill(self) -> Share:
        """The better bot's share for `players`."""
        return self.duels[self.players].share

    @property
    def start(self) -> Share | None:
        """The starting player's share for `players`; None if all seats begin together."""
        return None if not any(self.tally.began) else self.places(self.players)[0]

    @property
    def games(self) -> int:
        """The total number of matches."""
        alike = sum(tally.matches for tally in self.tallies.values())
        return alike + sum(duel.games for duel in self.duels.values())

    def places(self, players: int) -> list[Share]:
        """Return the shares of all wins, by the number of turns after the starting player.

        If all seats begin together, return the shares by seat.
        """
        tally = self.tallies[players]
        wins = (tally.wins_from if any(tally.began) else tally.wins)[:players]
        return [counted_share(won, sum(wins), 1 / players) for won in wins]
