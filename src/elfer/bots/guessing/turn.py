"""A guesser's turn: its card, the guesses before it, and its legal numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from elfer.bots.choice import Situation
from elfer.engine.cards import VALUE_OF
from elfer.games.guessing.rules import HIGHEST, NUMBERS, GuessView

MEAN = (1 + HIGHEST) / 2
"""The mean value of the cards in a fresh deck."""


class GuessTurn(NamedTuple):
    """A seat's view, arranged for guessing."""

    view: GuessView
    numbers: Sequence[int]
    """The numbers that it may say."""
    said: tuple[int, ...]
    """The guesses of this trick so far, in order."""
    own: int
    """The value of its own card; 0 if nobody has looked."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.view.setup.players

    @property
    def looks(self) -> bool:
        """Whether everyone knows their own card."""
        return self.view.card is not None

    @property
    def hidden(self) -> int:
        """The number of cards that it does not know."""
        return self.players - self.looks

    @property
    def last(self) -> bool:
        """Whether it guesses last."""
        return len(self.said) == self.players - 1

    def nearest(self, number: float) -> int:
        """Return the legal number closest to this one."""
        return min(self.numbers[-1], max(self.numbers[0], round(number)))

    def nearest_unsaid(self, expected: float) -> int:
        """Return the closest number that nobody has said, since a tie wins nothing."""
        free = [number for number in self.numbers if number not in self.said]
        return min(free, key=lambda number: abs(number - expected))

    def with_room(self, room: int) -> list[int]:
        """Return the numbers that are at least `room` away from every guess so far."""
        return [n for n in self.numbers if all(abs(n - guess) >= room for guess in self.said)]


def turn_of(situation: Situation) -> GuessTurn:
    """Return the turn of a situation, with the guesses in seating order (RA-2, PO-2)."""
    view: GuessView = situation.view
    players, direction = view.setup.players, situation.game.direction
    assert view.seat is not None
    around = (view.guesses[(view.seat + direction * n) % players] for n in range(1, players))
    return GuessTurn(
        view=view,
        numbers=[NUMBERS[move.text] for move in situation.moves],
        said=tuple(guess for guess in around if guess is not None),
        own=0 if view.card is None else VALUE_OF[view.card],
    )
