"""A table for the bluffing games: hands and the pile."""

from collections.abc import Sequence
from typing import Any

from elfer.notation.referee import Referee
from tests.rules.cards import join_in_order, remaining_cards
from tests.rules.table import Table


def make_hands(deck: Sequence[str], hands: Sequence[str], rest: int) -> dict[str, Any]:
    """Return a deal of these hands; all other cards go to one seat."""
    dealt = [hand.split() for hand in hands]
    dealt[rest] += remaining_cards(deck, dealt)
    return {"hands": dealt}


class BluffTable(Table):
    """A match, with its hands and its pile as strings."""

    def __init__(
        self, game: str, deal: dict[str, Any] | None, players: int, seed: str, **options: Any
    ) -> None:
        self._referee = Referee()
        self._request("new", game=game, players=players, options=options, seed=seed, deal=deal)

    def cards(self, seat: int) -> str:
        """Return the cards of a hand, in the order of a fresh deck."""
        return join_in_order(self.state["hands"][seat])

    @property
    def pile(self) -> str:
        """The pile, top first."""
        return " ".join(self.state["middle"])
