"""A round played out quickly, everyone collecting the colour that he has most of."""

from elfer.bots.collecting.world import World, target_of
from elfer.kernel.cards import COLOUR_OF, VALUE_OF, Card, card_of
from elfer.kernel.seats import Seat

WORTH_TAKING = 3
"""From which value on a card of the own colour is taken from a pile."""
WORTH_SWAPPING = 4
"""By how much it must be higher than the lowest of a hand that is all of one colour."""
GOOD = 7
"""From how many points a card on a hand is closed with."""
MOST_TURNS = 40
"""After so many turns a round is counted as it stands."""


def ended_turn(world: World, seat: Seat) -> list[int]:
    """The points of a round in which a seat has just laid: closed if it can be, or played out."""
    own = world.hands[seat]
    one_colour = len({COLOUR_OF[card] for card in own}) == 1
    if one_colour and sum(VALUE_OF[card] for card in own) >= GOOD * len(own):
        return world.points()
    return played_out(world, (seat + 1) % len(world.hands))


def played_out(world: World, turn: Seat) -> list[int]:
    """What each seat has of its colour when somebody closes, from the beginning of a turn on."""
    piles, stock = [pile.copy() for pile in world.piles], world.stock.copy()
    collectors = [_Collector(hand) for hand in world.hands]
    for _ in range(MOST_TURNS):
        collector = collectors[turn]
        collector.play(piles, stock)
        if not collector.others and sum(collector.own) >= GOOD * len(collector.own):
            break
        turn = turn + 1 if turn + 1 < len(collectors) else 0
    return [sum(collector.own) for collector in collectors]


class _Collector:
    """A seat that collects one colour: the values that it has of it, and its other cards."""

    __slots__ = ("_target", "others", "own")

    def __init__(self, hand: list[Card]) -> None:
        target = self._target = target_of(hand)
        self.own = [VALUE_OF[card] for card in hand if COLOUR_OF[card] == target]
        self.others = [card for card in hand if COLOUR_OF[card] != target]
        self.others.sort(key=VALUE_OF.__getitem__, reverse=True)

    def play(self, piles: list[list[Card]], stock: list[Card]) -> None:
        """Take the best card of its colour, or one from the stock, and lay another."""
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
            piles[place][-1] = self._exchanged(best)
        elif stock:
            card = stock.pop()
            if COLOUR_OF[card] == target and (others or VALUE_OF[card] > min(self.own)):
                card = self._exchanged(VALUE_OF[card])
            piles[free].append(card)

    def _exchanged(self, value: int) -> Card:
        """The card that goes when one of its colour comes."""
        self.own.append(value)
        if self.others:
            return self.others.pop()
        low = min(self.own)
        self.own.remove(low)
        return card_of(self._target, low)
