"""Two hands of which both know everything: what matters about them, and what each trick changes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

TRICKS = 11

OWN, OTHER, BOTH = "a", "b", "c"
"""Who holds the next higher value that anybody holds."""
_SWAPPED = str.maketrans(OWN + OTHER, OTHER + OWN)


class Endgame(NamedTuple):
    """What is left of a game for two: only the order of the values matters, not how high they are.

    A pattern has a letter for each value that somebody holds, from the lowest on.
    """

    pattern: str
    aside: int
    """How many tricks lie undecided."""
    lead: int
    """How many tricks one has won more than the other."""

    @property
    def left(self) -> int:
        """How many tricks are still to be played."""
        return sum(letter != OTHER for letter in self.pattern)

    def decided(self) -> float | None:
        """1 if it is won, -1 if it is lost, 0 if it has ended undecided; None while it is open."""
        most = self.left + self.aside
        if self.lead > most:
            return 1.0
        if self.lead < -most:
            return -1.0
        return None if self.left else float((self.lead > 0) - (self.lead < 0))

    def turned(self) -> "Endgame":
        """The same as the other one sees it."""
        return Endgame(self.pattern.translate(_SWAPPED), self.aside, -self.lead)

    def after(self, own: int, other: int) -> "Endgame":
        """What is left once the values at these places of the pattern have been played."""
        pattern, aside, lead = self.pattern, self.aside, self.lead
        if own == other:
            return Endgame(pattern[:own] + pattern[own + 1 :], aside + 1, lead)
        letters = list(pattern)
        letters[own] = OTHER if letters[own] == BOTH else ""
        letters[other] = OWN if letters[other] == BOTH else ""
        won = 1 + aside if own > other else -1 - aside
        return Endgame("".join(letters), 0, lead + won)

    def places(self) -> list[int]:
        """Where one's own values are in the pattern."""
        return [place for place, letter in enumerate(self.pattern) if letter != OTHER]

    def others_places(self) -> list[int]:
        """Where the other's values are in the pattern."""
        return [place for place, letter in enumerate(self.pattern) if letter != OWN]


def pattern_of(own: Sequence[int], other: Sequence[int]) -> str:
    """The pattern of two hands, by their values."""
    return "".join(
        BOTH if value in own and value in other else OWN if value in own else OTHER
        for value in sorted({*own, *other})
    )


@lru_cache(maxsize=TRICKS)
def patterns(left: int) -> dict[str, int]:
    """Every pattern with so many cards on each side, numbered."""
    return {pattern: number for number, pattern in enumerate(_spelled(left, left, TRICKS))}


def _spelled(own: int, other: int, letters: int) -> Iterator[str]:
    if not own and not other:
        yield ""
        return
    if max(own, other) > letters:
        return
    for letter, less_own, less_other in ((OWN, 1, 0), (OTHER, 0, 1), (BOTH, 1, 1)):
        if own >= less_own and other >= less_other:
            for rest in _spelled(own - less_own, other - less_other, letters - 1):
                yield letter + rest


@lru_cache(maxsize=TRICKS)
def scores(left: int) -> dict[tuple[int, int], int]:
    """Every way in which tricks may lie aside and the lead may be, numbered; a lead is not less."""
    played = TRICKS - left
    ways = [
        (aside, lead)
        for aside in range(played + 1)
        for lead in range(played - aside + 1)
        if (played - aside - lead) % 2 == 0
    ]
    return {way: number for number, way in enumerate(ways)}
