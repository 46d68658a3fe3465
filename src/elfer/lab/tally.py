"""What is counted over many matches: whole numbers only, so that no order of adding matters."""

from collections import Counter
from dataclasses import dataclass, field, fields

from elfer.kernel.cards import JOKER

CARDS = JOKER + 1
"""Every card has a place in a list of this length, by its number."""


def _zeros() -> list[int]:
    return [0] * 6


def _no_cards() -> list[int]:
    return [0] * CARDS


@dataclass
class Tally:
    """The counts of some matches; those of others can be added."""

    matches: int = 0
    wins: list[int] = field(default_factory=_zeros)
    """By seat, alone or with others."""
    ties: int = 0
    """Matches that several seats have won."""
    began: list[int] = field(default_factory=_zeros)
    """By seat: how often it began the first round."""
    wins_from: list[int] = field(default_factory=_zeros)
    """Wins by how many turns after the starting player a seat comes; 0 is the starter."""
    points: list[int] = field(default_factory=_zeros)
    squares: list[int] = field(default_factory=_zeros)
    """The sums of the points, and of their squares, by seat."""
    scores: Counter[int] = field(default_factory=Counter)
    """How many seats ended with so many points."""
    turns: Counter[int] = field(default_factory=Counter)
    """How many matches took so many turns."""
    seconds: Counter[int] = field(default_factory=Counter)
    """How many matches would take people so many seconds, in steps of ten."""
    lays: int = 0
    draws: int = 0
    decisions: int = 0
    redeals: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    """How often a round ended in which way."""
    dealt: list[int] = field(default_factory=_no_cards)
    """By card: how often it was dealt to a hand in the first round."""
    won_with: list[int] = field(default_factory=_no_cards)
    """By card: how often that hand's seat won."""

    def add(self, other: "Tally") -> None:
        """Count the matches of another tally too."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, list):
                mine[:] = map(int.__add__, mine, theirs)
            elif isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)
