"""A table for Ratefix and Poker: stacks, guesses and won cards."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from elfer.notation.referee import Referee
from tests.rules.cards import deck, remaining_cards
from tests.rules.chance import shuffle_cards
from tests.rules.table import Table

CARDS = {
    "ratefix": deck("ratefix"),
    "poker": [card for card in deck("poker") if card[0] in "rb"],
}
STEP = {"ratefix": 1, "poker": -1}
BOTH = pytest.mark.parametrize("game", ["ratefix", "poker"])


class Guessing(Table):
    """A match from given stacks, top first; all other cards are out."""

    def __init__(self, game: str, stacks: Sequence[str], **options: Any) -> None:
        self._referee = Referee()
        lists = [stack.split() for stack in stacks]
        deal = {"stacks": lists, "aside": remaining_cards(CARDS[game], lists)}
        self._request("new", game=game, players=len(stacks), options=options, deal=deal)

    def guess(self, *numbers: int) -> None:
        """Make guesses, each by the seat in turn."""
        for number in numbers:
            assert self.turn is not None
            self.plays(self.turn, f"guess {number}")

    @property
    def won(self) -> list[str]:
        """The cards that each seat has won, as one sorted string per seat."""
        return [" ".join(sorted(cards)) for cards in self.state["won"]]


def deal_stacks(
    game: str, players: int, dealer: int, seed: str
) -> tuple[list[list[str]], list[str]]:
    """Return the stacks, top first, and the rest; the dealer's neighbour gets the first card."""
    cards = shuffle_cards(CARDS[game], seed, "1/deal/0")
    each = 40 // players
    stacks: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(cards[: players * each]):
        stacks[(dealer + STEP[game] * (place + 1)) % players].insert(0, card)
    return stacks, cards[players * each :]


def card_names_in(value: Any) -> Iterator[str]:
    """Yield every string in a JSON value that is the name of a card."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from card_names_in(part)
    elif isinstance(value, str) and value in CARDS["ratefix"]:
        yield value


def request(**changes: Any) -> dict[str, Any]:
    """Return the answer to a request for a new match with changed fields."""
    asked = {"do": "new", "game": "ratefix", "players": 2, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())
