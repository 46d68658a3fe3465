"""Memories of the seats: the cards that each has seen, and the claims that all have heard."""

from typing import NamedTuple

from elfer.engine.cards import Mask
from elfer.engine.seats import Seat, with_value


class Memory(NamedTuple):
    """A seat's memory of cards that are not in its own hand now."""

    hands: tuple[Mask, ...]
    """The cards last seen going into each seat's hand; it may have laid some of them since."""
    pile: Mask = 0
    """The seat's own cards in the pile."""
    aside: Mask = 0
    """The seat's own cards that are out of the game."""

    def put_pile_aside(self) -> "Memory":
        """Return the memory after the pile is removed from the game."""
        return self._replace(pile=0, aside=self.aside | self.pile)

    def watch_pile_taken(self, taker: Seat, shown: Mask) -> "Memory":
        """Return the memory after another seat takes the pile; everyone saw the card in `shown`."""
        went = self.pile | shown
        hands = tuple(hand & ~went for hand in self.hands)
        return self._replace(hands=with_value(hands, taker, hands[taker] | went), pile=0)

    def take_pile(self, pile: Mask) -> "Memory":
        """Return the memory after this seat takes the pile and sees all its cards."""
        return self._replace(hands=tuple(hand & ~pile for hand in self.hands), pile=0)


class Repute(NamedTuple):
    """The public record of a seat's claims; sets of numbers are bit masks."""

    claimed: int = 0
    """The numbers that the seat has claimed since it last took a pile."""
    again: int = 0
    """The numbers that it has claimed more than once since then."""
    passed: int = 0
    """The numbers on which it has passed since then."""
    truths: int = 0
    """The number of its claims that were questioned and true."""
    lies: int = 0
    """The number of its claims that were questioned and false."""

    def add_claim(self, number: int) -> "Repute":
        """Return the repute after the seat claims a number."""
        bit = 1 << number
        return self._replace(claimed=self.claimed | bit, again=self.again | self.claimed & bit)

    def add_pass(self, number: int) -> "Repute":
        """Return the repute after the seat passes on a number."""
        return self._replace(passed=self.passed | 1 << number)

    def add_question(self, *, honest: bool) -> "Repute":
        """Return the repute after one of the seat's claims is questioned."""
        return self._replace(truths=self.truths + honest, lies=self.lies + (not honest))

    def forget_numbers(self) -> "Repute":
        """Return the repute after the seat takes a pile: its new cards make old claims useless."""
        return Repute(truths=self.truths, lies=self.lies)
