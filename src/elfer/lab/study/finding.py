"""What a study has found out about a game."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from elfer.lab.study.shares import Share, counted_share
from elfer.lab.tally import Tally


class Duel(NamedTuple):
    """One bot of a level among bots of another, from every seat with the same cards."""

    one: str
    others: str
    games: int
    share: Share


@dataclass(frozen=True)
class Finding:
    """Everything that a study's pages and figures are made of."""

    game: str
    players: int
    """How many play where only one number is looked at."""
    rounds: int
    seed: int
    date: str
    """The day as in 2025-11-16."""
    engine: str
    level: str
    """The bots at all seats wherever luck and skill are not the question."""
    tallies: dict[int, Tally]
    """By number of players."""
    duels: dict[int, Duel]
    """By number of players: the better bot among plainer ones."""

    @property
    def tally(self) -> Tally:
        """The counts for the number of players that is looked at."""
        return self.tallies[self.players]

    @property
    def skill(self) -> Share:
        """The better bot's share for that number."""
        return self.duels[self.players].share

    @property
    def start(self) -> Share | None:
        """The starting player's share for that number; None where all begin at once."""
        return None if not any(self.tally.began) else self.places(self.players)[0]

    @property
    def games(self) -> int:
        """How many matches were played for all of it."""
        alike = sum(tally.matches for tally in self.tallies.values())
        return alike + sum(duel.games for duel in self.duels.values())

    def places(self, players: int) -> list[Share]:
        """Of all wins the share of each seat, by how many turns after the starting player it is.

        Where all begin at once it is by seat.
        """
        tally = self.tallies[players]
        wins = (tally.wins_from if any(tally.began) else tally.wins)[:players]
        return [counted_share(won, sum(wins), 1 / players) for won in wins]


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that this share of what was counted does not exceed."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)
