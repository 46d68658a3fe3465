"""Counts over many matches, all integers, so that they can be added in any order."""

from collections import Counter
from dataclasses import dataclass, field, fields

from elfer.engine.cards import JOKER

CARDS = JOKER + 1
"""The length of a list that is indexed by card."""


def _zeros() -> list[int]:
    return [0] * 6


def _no_cards() -> list[int]:
    return [0] * CARDS


@dataclass
class Tally:
    """The counts of some matches; tallies can be added."""

    matches: int = 0
    wins: list[int] = field(default_factory=_zeros)
    """By seat: the number of wins, alone or shared."""
    ties: int = 0
    """The number of matches with several winners."""
    began: list[int] = field(default_factory=_zeros)
    """By seat: the number of matches in which the seat began the first round."""
    wins_from: list[int] = field(default_factory=_zeros)
    """Wins by the number of turns after the starting player; index 0 is the starting player."""
    points: list[int] = field(default_factory=_zeros)
    squares: list[int] = field(default_factory=_zeros)
    """The sums of the points and of their squares, by seat."""
    scores: Counter[int] = field(default_factory=Counter)
    """By points: the number of seats with that final score."""
    turns: Counter[int] = field(default_factory=Counter)
    """By number of turns: the number of matches."""
    seconds: Counter[int] = field(default_factory=Counter)
    """By estimated seconds for people, in steps of ten: the number of matches."""
    lays: int = 0
    draws: int = 0
    decisions: int = 0
    redeals: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    """By kind of ending: the number of rounds."""
    searched: list[int] = field(default_factory=_zeros)
    """By seat: the number of moves for which its bot made playouts."""
    playouts: list[int] = field(default_factory=_zeros)
    """By seat: the number of playouts."""
    search_failed: list[int] = field(default_factory=_zeros)
    """By seat: the number of moves whose search could not run."""
    dealt: list[int] = field(default_factory=_no_cards)
    """By card: the number of hands that were dealt the card in the first round."""
    won_with: list[int] = field(default_factory=_no_cards)
    """By card: the number of those hands whose seat won."""

    def add(self, other: "Tally") -> None:
        """Add the counts of other matches."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, list):
                mine[:] = map(int.__add__, mine, theirs)
            elif isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)
