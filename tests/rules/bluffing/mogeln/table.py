"""A table for Mogeln: hands, claims and calls."""

from collections.abc import Sequence
from typing import Any

from elfer.engine.cards import CARDS
from tests.rules.bluffing.table import BluffTable, make_hands
from tests.rules.cards import COLOURS, join_in_order

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}
WATCHERS = (0, 1, 2, None)


def deck(players: int) -> list[str]:
    """Return the cards in play, written out independently of the engine."""
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST[players] + 1)]


def make_deal(hands: Sequence[str], rest: int = 0) -> dict[str, Any]:
    """Return a deal of these hands; all other cards go to one seat."""
    return make_hands(deck(len(hands)), hands, rest)


class MogelnTable(BluffTable):
    """A match of Mogeln, dealt by seat 0 by default, so that seat 1 begins."""

    def __init__(
        self, *hands: str, rest: int = 0, players: int = 0, seed: str = "rules", **options: Any
    ) -> None:
        deal = make_deal(hands, rest) if hands else None
        super().__init__("mogeln", deal, players or len(hands), seed, **options)

    @property
    def claim(self) -> int | None:
        """The number claimed last."""
        claim: int | None = self.state["pile_claim"]
        return claim

    def counts_to(self, number: int) -> None:
        """Lay the lowest cards, one each, until this number is claimed."""
        while self.claim != number:
            seat = self.turn
            assert seat is not None
            lays = [move for move in self.legal(seat) if move in CARDS]
            self.plays(seat, join_in_order(lays).split()[0])
