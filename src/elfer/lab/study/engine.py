"""What a study needs from an engine: matches of bots, counted."""

from collections.abc import Callable
from typing import Protocol

from elfer.lab.study.finding import Duel
from elfer.lab.tally import Tally

Done = Callable[[int], None]
"""Is told how many matches more have been played."""


class Engine(Protocol):
    """Plays one game; the same seed gives the same counts."""

    @property
    def name(self) -> str:
        """What it is called on the pages."""
        ...

    numbers: list[int]
    """The numbers of players that are looked at."""
    rounds: int
    alike_games: int
    """How many matches of equals are played."""
    duel_games: int
    """How many are played, or a few less, with one bot that is not like the others."""

    def alike(self, players: int, level: str, done: Done) -> Tally:
        """Matches of bots of one level."""
        ...

    def duel(self, players: int, one: str, others: str, done: Done) -> Duel:
        """The same deals from every seat with one bot of one level among those of another."""
        ...


def deals_for(games: int, players: int) -> int:
    """How many deals make so many games, or a few less, if each is played from every seat."""
    return max(1, games // players)
