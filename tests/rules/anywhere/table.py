"""A table for Überall anschließen: stacks, piles and the middle."""

from collections.abc import Sequence
from typing import Any

from elfer.engine.match import Match
from elfer.notation.referee import Referee
from tests.rules.cards import deck, remaining_cards
from tests.rules.table import Table

GAME = "ueberall-anschliessen"
CARDS = deck(GAME)


def deal_of(stacks: Sequence[str]) -> dict[str, list[list[str]]]:
    """Return a deal of these stacks, top first; the last one gets all other cards, down to b20."""
    lists = [stack.split() for stack in stacks]
    lists[-1].extend(remaining_cards(CARDS, lists))
    return {"stacks": lists}


class Piles(Table):
    """A match from given stacks, top first; the last seat deals, so that seat 0 begins."""

    def __init__(self, *stacks: str, **options: Any) -> None:
        self._referee = Referee()
        options = {"dealer": len(stacks) - 1} | options
        self._request("new", game=GAME, players=len(stacks), options=options, deal=deal_of(stacks))

    def turns_over(self, seat: int, *lays: str) -> None:
        """Turn over a card and lay it, once for each of these places."""
        for lay in lays:
            self.plays(seat, "flip", lay)

    def stack(self, seat: int) -> str:
        """Return a face-down stack, top first."""
        return " ".join(self.state["stacks"][seat])

    def pile(self, seat: int) -> str:
        """Return a face-up pile, top first."""
        return " ".join(self.state["piles"][seat])

    @property
    def middle(self) -> str:
        """The middle, top first."""
        return " ".join(self.state["middle"])

    @property
    def places(self) -> list[int]:
        """The seats that are out, in finishing order."""
        places: list[int] = self.state["places"]
        return places


def play_moves(match: Match, *moves: str) -> Match:
    """Return the match after these moves, each by the seat in turn."""
    for text in moves:
        seat = match.turn
        match = match.push(seat, next(move for move in match.legal(seat) if move.text == text))
    return match
