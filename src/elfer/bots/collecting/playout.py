"""A quick model of the rules for playouts in which every seat collects its best colour.

The model follows the rules while there is a stock. It never rebuilds the stock (FS-6): once the
stock is empty, a seat that finds no good card on the piles does nothing. Instead of applying the
rules' turn limit, the model stops a round after `MOST_TURNS` and counts the points.
"""

from collections.abc import Sequence
from typing import NamedTuple

from elfer.engine.cards import COLOUR_OF, COLOURS, VALUE_OF, Card, card_of
from elfer.engine.seats import Seat, after

WORTH_TAKING = 3
"""The lowest value in its colour that a seat takes from a pile."""
WORTH_SWAPPING = 4
"""How far the card must exceed the hand's lowest card, if the hand is all one colour."""
GOOD = 7
"""The minimum number of points per card for closing the round."""
MOST_TURNS = 40
"""The number of turns after which a round is counted as it stands."""


class World(NamedTuple):
    """The location of every card; the tops of the piles and of the stock come last."""

    hands: list[list[Card]]
    piles: list[list[Card]]
    stock: list[Card]

    def after_take(self, seat: Seat, pile: int | None) -> "World":
        """Return the world after taking a card and laying the worst one (FS-3).

        Without a pile, the card comes from the stock.
        """
        hands, piles, stock = self.hands.copy(), [each.copy() for each in self.piles], self.stock
        hand = hands[seat] = hands[seat].copy()
        taken = stock[-1] if pile is None else piles[pile].pop()
        hand.append(taken)
        target = target_of(hand)
        may_go = [card for card in hand if pile is None or card != taken]
        gone = min(may_go, key=lambda card: (COLOUR_OF[card] == target, VALUE_OF[card]))
        hand.remove(gone)
        if pile is None or piles[pile]:
            others = (n for n, each in enumerate(piles) if COLOUR_OF[each[-1]] != target)
            piles[next(others, 0)].append(gone)
        else:
            piles[pile].append(gone)
        return World(hands, piles, stock[:-1] if pile is None else stock)

    def after_lay(self, seat: Seat, card: Card, pile: int) -> "World":
        """Return the world after laying a card (FS-3)."""
        hands, piles = self.hands.copy(), self.piles.copy()
        hands[seat] = [other for other in hands[seat] if other != card]
        piles[pile] = [*piles[pile], card]
        return World(hands, piles, self.stock)

    def points(self) -> list[int]:
        """Return the points of each hand: those of its best colour (FS-5)."""
        return [max(_colour_sums(hand)) for hand in self.hands]


def end_turn(world: World, seat: Seat, direction: int) -> list[int]:
    """Return the points after closing with a good hand (FS-4), or otherwise after a playout."""
    own = world.hands[seat]
    one_colour = len({COLOUR_OF[card] for card in own}) == 1
    if one_colour and sum(VALUE_OF[card] for card in own) >= GOOD * len(own):
        return world.points()
    return play_out(world, after(seat, len(world.hands), direction), direction)


def play_out(world: World, turn: Seat, direction: int) -> list[int]:
    """Return the points of each seat after playing until somebody closes (FS-4)."""
    playout = Playout(world, turn, direction)
    for _ in range(MOST_TURNS):
        if playout.play_turn():
            break
    return playout.points()


class Playout:
    """A round played turn by turn."""

    __slots__ = ("_collectors", "_direction", "piles", "stock", "turn")

    def __init__(self, world: World, turn: Seat, direction: int) -> None:
        self.piles = [pile.copy() for pile in world.piles]
        self.stock = world.stock.copy()
        self.turn = turn
        self._direction = direction
        self._collectors = [_Collector(hand) for hand in world.hands]

    def play_turn(self) -> bool:
        """Play a seat's turn, and return whether it closes the round (FS-4)."""
        collector = self._collectors[self.turn]
        collector.play(self.piles, self.stock)
        if not collector.others and sum(collector.own) >= GOOD * len(collector.own):
            return True
        self.turn = (self.turn + self._direction) % len(self._collectors)
        return False

    def points(self) -> list[int]:
        """Return the points of each seat: a collector's own colour is always its best (FS-5)."""
        return [sum(collector.own) for collector in self._collectors]

    def world(self) -> World:
        """Return the location of every card."""
        return World([collector.hand() for collector in self._collectors], self.piles, self.stock)


class _Collector:
    """A seat that collects one colour: its values of that colour, and its other cards."""

    __slots__ = ("_target", "others", "own")

    def __init__(self, hand: list[Card]) -> None:
        target = self._target = target_of(hand)
        self.own = [VALUE_OF[card] for card in hand if COLOUR_OF[card] == target]
        self.others = [card for card in hand if COLOUR_OF[card] != target]
        self.others.sort(key=VALUE_OF.__getitem__, reverse=True)

    def play(self, piles: list[list[Card]], stock: list[Card]) -> None:
        """Take the best card of its colour, or one from the stock, and lay another (FS-3)."""
        target, others = self._target, self.others
        place, best, free = -1, 0, 0
        for number, pile in enumerate(piles):
            top = pile[-1]
            if COLOUR_OF[top] != target:
                free = number
            elif VALUE_OF[top] > best:
                best, place = VALUE_OF[top], number
        least = WORTH_TAKING if others else min(self.own) + WORTH_SWAPPING
        if best >= least:
            piles[place][-1] = self._exchange(best)
        elif stock:
            card = stock.pop()
            if COLOUR_OF[card] == target and (others or VALUE_OF[card] > min(self.own)):
                card = self._exchange(VALUE_OF[card])
            piles[free].append(card)

    def _exchange(self, value: int) -> Card:
        """Take a card of the collected colour, and return the card to lay."""
        self.own.append(value)
        if self.others:
            return self.others.pop()
        low = min(self.own)
        self.own.remove(low)
        return card_of(self._target, low)

    def hand(self) -> list[Card]:
        """Return all cards of the seat."""
        return [*(card_of(self._target, value) for value in self.own), *self.others]


def target_of(hand: Sequence[Card]) -> int:
    """Return the colour in which a hand has the most points."""
    sums = _colour_sums(hand)
    return sums.index(max(sums))


def _colour_sums(hand: Sequence[Card]) -> list[int]:
    sums = [0] * len(COLOURS)
    for card in hand:
        sums[COLOUR_OF[card]] += VALUE_OF[card]
    return sums
