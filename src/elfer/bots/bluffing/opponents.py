"""Opponent model: the probabilities that a claim is a lie and that others question a claim."""

from math import comb, exp, lgamma
from typing import NamedTuple

from elfer.bots.bluffing.levels import Recall, Weights
from elfer.bots.bluffing.moves import View
from elfer.bots.bluffing.win_chances import WinChances
from elfer.engine.cards import COLOURS, Mask
from elfer.engine.seats import Seat, with_value
from elfer.games.bluffing import Memory, Repute

HELD = 0.92
"""The probability that a seat seen taking a card has it when it claims the card's number."""
STAYED = 0.8
"""The probability that a seat that was seen taking a card still holds it."""
TRUE = 0.5
"""The probability that a card that others laid on the pile has the claimed number."""


def deck_size(view: View) -> int:
    """Return the number of cards in play."""
    return sum(view.sizes) + view.pile + view.aside


class Unseen(NamedTuple):
    """The cards that a seat cannot locate, given what it remembers."""

    view: View
    recall: Recall

    @property
    def memory(self) -> Memory:
        """Everything that the seat could remember."""
        assert self.view.memory is not None
        return self.view.memory

    @property
    def sure(self) -> Mask:
        """The cards that are certainly not in another hand."""
        sure = self.view.hand
        if self.recall >= Recall.PILE:
            sure |= self.memory.pile
        if self.recall >= Recall.ALL:
            sure |= self.memory.aside
        return sure

    def has(self, seat: Seat, size: int, wanted: Mask) -> float:
        """Return the probability that a hand of `size` cards had a wanted one (hypergeometric)."""
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
    """Return the probability that a hand of `size` hidden cards has none of the wanted ones."""
    rest = hidden - wanted - size
    if rest < 0:
        return 0.0
    return exp(
        lgamma(hidden - wanted + 1)
        + lgamma(hidden - size + 1)
        - lgamma(rest + 1)
        - lgamma(hidden + 1)
    )


def lie_probability(has: float, spares: float, dares: float, odds: float = 1.0) -> float:
    """Return the chance of a lie, given the chances of having the card, keeping it and bluffing."""
    lies = ((1 - has) * dares + has * spares) * odds
    return lies / (lies + has * (1 - spares))


def notoriety(repute: Repute, weight: float) -> float:
    """Return the factor on the odds of a lie for a seat with this record of lies and truths."""
    return float(((1 + repute.lies) / (1 + repute.truths)) ** weight)


STEEPEST = 30.0
"""The gain, in multiples of `temper`, that others are practically certain to notice."""


def question_probability(view: View, weights: Weights, number: int, pile: int) -> float:
    """Return the probability that somebody questions a card laid as `number` on a pile.

    The model assumes that the others count cards.
    """
    seat = view.seat
    assert seat is not None
    asked = view.true_for(number) if number <= deck_size(view) // len(COLOURS) else 0
    sizes = with_value(view.sizes, seat, view.sizes[seat] - 1)
    laid = _LaidCard(view, weights, seat, WinChances(sizes, weights.length), pile + 1)
    known = (asked & view.hand).bit_count()
    believed = 1.0
    for watcher in view.questioners(seat):
        profit = laid.chance_of_profit(watcher, asked.bit_count(), known)
        believed *= 1 - weights.rash - (1 - weights.rash - weights.slow) * profit
    return 1 - believed


class _LaidCard:
    """A seat that has just laid a card, as the others see it."""

    def __init__(
        self, view: View, weights: Weights, seat: Seat, chances: WinChances, pile: int
    ) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.chances = chances
        self.pile = pile
        self.size = view.sizes[seat]
        self.deck = deck_size(view)
        self.dares = weights.feared[len(view.sizes)] if view.may_pass else 1.0
        self.odds = notoriety(view.reputes[seat], weights.repute)

    def chance_of_profit(self, watcher: Seat, asked: int, known: int) -> float:
        """Return the probability that a question pays, averaged over a watcher's possible hands."""
        size, unseen, left = self.view.sizes[watcher], self.deck - self.size, asked - known
        ways = comb(unseen, left)
        return sum(
            comb(size, held)
            * comb(unseen - size, left - held)
            / ways
            * self._gain_probability(
                watcher, 1 - none_of(asked - held, self.size, self.deck - size)
            )
            for held in range(left + 1)
        )

    def _gain_probability(self, watcher: Seat, has: float) -> float:
        """Return the probability that the watcher expects a gain.

        The seat had a true card with probability `has`.
        """
        chances, weights = self.chances, self.weights
        lie = lie_probability(has, weights.spares, self.dares, self.odds)
        current = chances.chance(watcher)
        right, wrong = (
            chances.after_question(watcher, watcher, self.seat, self.pile, honest=honest) - current
            for honest in (False, True)
        )
        card = chances.chance(watcher, -1) - current
        gain = (lie * right + (1 - lie) * wrong) / (card * weights.temper)
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, gain))))
