"""A table for Mogeln: hands, and what is claimed and said."""

from collections.abc import Sequence
from typing import Any

from elfer.kernel.cards import CARDS

from ..bluffs import Bluffs, given_hands
from ..cards import COLOURS, in_order

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}
WATCHERS = (0, 1, 2, None)


def deck(players: int) -> list[str]:
    """The cards in play, spelt out once more."""
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST[players] + 1)]


def given(hands: Sequence[str], rest: int = 0) -> dict[str, Any]:
    """A deal of these hands; what nobody names goes to one seat."""
    return given_hands(deck(len(hands)), hands, rest)


class Sly(Bluffs):
    """A match of Mogeln; dealt by seat 0 unless agreed otherwise, so that seat 1 begins."""

    def __init__(
        self, *hands: str, rest: int = 0, players: int = 0, seed: str = "rules", **options: Any
    ) -> None:
        deal = given(hands, rest) if hands else None
        super().__init__("mogeln", deal, players or len(hands), seed, **options)

    @property
    def claim(self) -> int | None:
        """The number claimed last."""
        claim: int | None = self.state["pile_claim"]
        return claim

    def counts_to(self, number: int) -> None:
        """Lay the lowest cards, one each, until this number has been claimed."""
        while self.claim != number:
            seat = self.turn
            assert seat is not None
            lays = [move for move in self.legal(seat) if move in CARDS]
            self.plays(seat, in_order(lays).split()[0])
