"""What those at the table remember of cards that lie face down, and of what was said."""

from typing import NamedTuple

from elfer.kernel.cards import Mask
from elfer.kernel.seats import Seat, with_value


class Memory(NamedTuple):
    """Where one seat has seen cards that are not in its own hand now."""

    hands: tuple[Mask, ...]
    """By seat: what it saw going into that hand and has not seen since; some may be laid again."""
    pile: Mask = 0
    """Its own cards in the pile."""
    aside: Mask = 0
    """Its own cards that are out of the game."""

    def put_aside(self) -> "Memory":
        """The pile is out of the game."""
        return self._replace(pile=0, aside=self.aside | self.pile)

    def given(self, taker: Seat, shown: Mask) -> "Memory":
        """Somebody else has taken the pile, of which a card may have been shown."""
        went = self.pile | shown
        hands = tuple(hand & ~went for hand in self.hands)
        return self._replace(hands=with_value(hands, taker, hands[taker] | went), pile=0)

    def taken(self, pile: Mask) -> "Memory":
        """It has taken the pile itself and seen all its cards."""
        return self._replace(hands=tuple(hand & ~pile for hand in self.hands), pile=0)


class Repute(NamedTuple):
    """What everyone has heard from a seat; numbers are bits of a set."""

    claimed: int = 0
    """The numbers that it has claimed since it last took a pile."""
    again: int = 0
    """Those that it has claimed more than once since then."""
    passed: int = 0
    """The numbers on which it has passed since then."""
    truths: int = 0
    """How many of its claims were questioned and true."""
    lies: int = 0
    """How many were questioned and not true."""

    def heard(self, number: int) -> "Repute":
        """It has claimed a number."""
        bit = 1 << number
        return self._replace(claimed=self.claimed | bit, again=self.again | self.claimed & bit)

    def proved(self, *, honest: bool) -> "Repute":
        """It was questioned."""
        return self._replace(truths=self.truths + honest, lies=self.lies + (not honest))

    def renewed(self) -> "Repute":
        """It has cards again that nobody has heard of."""
        return Repute(truths=self.truths, lies=self.lies)
