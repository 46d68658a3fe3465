"""A table for the games in which cards lie face down and a number is claimed."""

from collections.abc import Sequence
from typing import Any

from elfer.records.referee import Referee

from .cards import in_order, left_over
from .table import Table


def given_hands(deck: Sequence[str], hands: Sequence[str], rest: int) -> dict[str, Any]:
    """A deal of these hands; what nobody names goes to one seat."""
    dealt = [hand.split() for hand in hands]
    dealt[rest] += left_over(deck, dealt)
    return {"hands": dealt}


class Bluffs(Table):
    """A match, with its hands and its pile in words."""

    def __init__(
        self, game: str, deal: dict[str, Any] | None, players: int, seed: str, **options: Any
    ) -> None:
        self._referee = Referee()
        self._told("new", game=game, players=players, options=options, seed=seed, deal=deal)

    def cards(self, seat: int) -> str:
        """The cards of a hand, in the order of a fresh deck."""
        return in_order(self.state["hands"][seat])

    @property
    def pile(self) -> str:
        """The pile, its top first."""
        return " ".join(self.state["middle"])
