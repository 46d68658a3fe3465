"""What a guesser is asked: its card, what was said before it, and which numbers it may say."""

from collections.abc import Sequence
from typing import NamedTuple

from elfer.bots.situation import Situation
from elfer.games.ratefix import NUMBERS, GuessView
from elfer.kernel.cards import VALUE_OF

MEAN = 10.5
"""The mean value of a card of a fresh deck."""


class Question(NamedTuple):
    """A seat's view, put as a guesser sees it."""

    view: GuessView
    numbers: Sequence[int]
    """What it may say."""
    said: tuple[int, ...]
    """What was said before, the first guess first."""
    own: int
    """The value of its own card; 0 if nobody has looked."""

    @property
    def players(self) -> int:
        """How many guess."""
        return self.view.setup.players

    @property
    def looks(self) -> bool:
        """Whether everyone knows his own card."""
        return self.view.card is not None

    @property
    def hidden(self) -> int:
        """How many cards it does not know."""
        return self.players - self.looks

    @property
    def last(self) -> bool:
        """Whether nobody guesses after it."""
        return len(self.said) == self.players - 1

    def nearest(self, number: float) -> int:
        """The number nearest to this one that may be said."""
        return min(self.numbers[-1], max(self.numbers[0], round(number)))

    def with_room(self, room: int) -> list[int]:
        """The numbers that are so far from all that were said."""
        return [n for n in self.numbers if all(abs(n - guess) >= room for guess in self.said)]


def question_of(situation: Situation) -> Question:
    """The question that a situation puts."""
    view: GuessView = situation.view
    players, direction = view.setup.players, situation.game.direction
    assert view.seat is not None
    around = (view.guesses[(view.seat + direction * n) % players] for n in range(1, players))
    return Question(
        view=view,
        numbers=[NUMBERS[move.text] for move in situation.moves],
        said=tuple(guess for guess in around if guess is not None),
        own=0 if view.card is None else VALUE_OF[view.card],
    )
