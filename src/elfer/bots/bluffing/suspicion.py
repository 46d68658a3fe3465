"""How likely a claim is a lie, by the cards that are not to be seen."""

from enum import IntEnum
from math import exp, lgamma
from typing import NamedTuple

from elfer.bots.bluffing.rules import ClaimView, deck_size
from elfer.games.bluffing import Memory, Repute
from elfer.kernel.cards import Mask
from elfer.kernel.seats import Seat

HELD = 0.92
"""How likely who was seen taking a card still has it when he claims it."""
STAYED = 0.8
"""How likely a card is still in the hand into which it was seen going."""
TRUE = 0.5
"""How likely a card that others laid on the pile is what they said, and so not what is wanted."""


class Recall(IntEnum):
    """How much somebody bears in mind."""

    HAND = 0
    PILE = 1
    """The own cards in the pile, too."""
    ALL = 2
    """All that was seen."""
    SAID = 3
    """All that was said, too."""


class Unseen(NamedTuple):
    """The cards that a seat cannot see, as far as it bears in mind those that it has seen."""

    view: ClaimView
    recall: Recall

    @property
    def memory(self) -> Memory:
        """What could be borne in mind."""
        assert self.view.memory is not None
        return self.view.memory

    @property
    def sure(self) -> Mask:
        """Cards that are surely in nobody else's hand."""
        sure = self.view.hand
        if self.recall >= Recall.PILE:
            sure |= self.memory.pile
        if self.recall >= Recall.ALL:
            sure |= self.memory.aside
        return sure

    def has(self, seat: Seat, size: int, wanted: Mask) -> float:
        """How likely a hand of so many cards had one of those wanted (hypergeometric)."""
        view, sure = self.view, self.sure
        wanted &= ~sure
        if not wanted:
            return 0.0
        hidden = deck_size(view) - sure.bit_count()
        left = float(wanted.bit_count())
        if self.recall >= Recall.ALL:
            if self.memory.hands[seat] & wanted:
                return HELD
            elsewhere = sum((known & wanted).bit_count() for known in self.memory.hands)
            left -= STAYED * elsewhere
            hidden -= round(TRUE * (view.pile - 1 - self.memory.pile.bit_count()))
        return 1 - none_of(left, size, hidden)


def none_of(wanted: float, size: int, hidden: int) -> float:
    """How likely a hand of so many hidden cards has none of those wanted."""
    rest = hidden - wanted - size
    if rest < 0:
        return 0.0
    return exp(
        lgamma(hidden - wanted + 1)
        + lgamma(hidden - size + 1)
        - lgamma(rest + 1)
        - lgamma(hidden + 1)
    )


def lie_of(has: float, spares: float, dares: float, odds: float = 1.0) -> float:
    """How likely a claim is a lie by how likely its card was there, and by how people lie."""
    lies = ((1 - has) * dares + has * spares) * odds
    return lies / (lies + has * (1 - spares))


def notoriety(repute: Repute, weight: float) -> float:
    """How many times likelier a lie is of somebody who was found out like that."""
    return float(((1 + repute.lies) / (1 + repute.truths)) ** weight)
