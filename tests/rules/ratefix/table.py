"""A table for Ratefix and Poker: stacks, guesses and what was won."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from elfer.records.referee import Referee

from ..cards import deck, left_over
from ..chance import shuffled
from ..table import Table

CARDS = {
    "ratefix": deck("ratefix"),
    "poker": [card for card in deck("poker") if card[0] in "rb"],
}
STEP = {"ratefix": 1, "poker": -1}
BOTH = pytest.mark.parametrize("game", ["ratefix", "poker"])


class Guessing(Table):
    """A match from stacks as they lie, the top first; the cards that nobody names are out."""

    def __init__(self, game: str, stacks: Sequence[str], **options: Any) -> None:
        self._referee = Referee()
        lists = [stack.split() for stack in stacks]
        deal = {"stacks": lists, "aside": left_over(CARDS[game], lists)}
        self._told("new", game=game, players=len(stacks), options=options, deal=deal)

    def guess(self, *numbers: int) -> None:
        """Guesses one after the other, each by the seat whose turn it is."""
        for number in numbers:
            assert self.turn is not None
            self.plays(self.turn, f"guess {number}")

    @property
    def won(self) -> list[str]:
        """The cards that each seat has taken, as texts in order."""
        return [" ".join(sorted(cards)) for cards in self.state["won"]]


def dealt(game: str, players: int, dealer: int, seed: str) -> tuple[list[list[str]], list[str]]:
    """The stacks, top first, and the rest: a card at a time from the dealer's neighbour on."""
    cards = shuffled(CARDS[game], seed, "1/deal/0")
    each = 40 // players
    stacks: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(cards[: players * each]):
        stacks[(dealer + STEP[game] * (place + 1)) % players].insert(0, card)
    return stacks, cards[players * each :]


def names_in(value: Any) -> Iterator[str]:
    """Every text in a piece of JSON that is a card's name."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from names_in(part)
    elif isinstance(value, str) and value in CARDS["ratefix"]:
        yield value


def request(**changes: Any) -> dict[str, Any]:
    """The answer to a new match with something changed."""
    asked = {"do": "new", "game": "ratefix", "players": 2, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())
