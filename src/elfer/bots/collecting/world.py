"""One way in which the cards may lie, and what a move makes of it."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from elfer.bots.collecting.rivals import leanings, unseen
from elfer.games.farben_sammeln.layout import CollectingView
from elfer.kernel.cards import COLOUR_OF, VALUE_OF, Card, cards_in
from elfer.kernel.seats import Seat


class World(NamedTuple):
    """All cards by their places; the tops of the piles and of the stock come last."""

    hands: list[list[Card]]
    piles: list[list[Card]]
    stock: list[Card]

    def after_take(self, seat: Seat, pile: int | None) -> "World":
        """The world once a card was taken, of the stock if of no pile, and the worst one laid."""
        hands, piles, stock = self.hands.copy(), [each.copy() for each in self.piles], self.stock
        hand = hands[seat] = hands[seat].copy()
        if pile is None and not stock:
            return self
        taken = stock[-1] if pile is None else piles[pile].pop()
        hand.append(taken)
        target = target_of(hand)
        may_go = [card for card in hand if pile is None or card != taken]  # FS-3
        gone = min(may_go, key=lambda card: (COLOUR_OF[card] == target, VALUE_OF[card]))
        hand.remove(gone)
        if pile is None or piles[pile]:
            others = (n for n, each in enumerate(piles) if COLOUR_OF[each[-1]] != target)
            piles[next(others, 0)].append(gone)
        else:
            piles[pile].append(gone)
        return World(hands, piles, stock[:-1] if pile is None else stock)

    def after_lay(self, seat: Seat, card: Card, pile: int) -> "World":
        """The world once a card was laid."""
        hands, piles = self.hands.copy(), self.piles.copy()
        hands[seat] = [other for other in hands[seat] if other != card]
        piles[pile] = [*piles[pile], card]
        return World(hands, piles, self.stock)

    def points(self) -> list[int]:
        """What each hand is worth as it is."""
        return [max(_sums(hand)) for hand in self.hands]


def dealt_world(view: CollectingView, rng: Random) -> World:
    """The unseen cards dealt so that they go with what the others took and threw away."""
    layout = view.layout
    assert view.hand is not None
    pool = list(cards_in(unseen(view)))
    rng.shuffle(pool)
    hands = []
    for seat, known in enumerate(layout.known):
        if seat == view.seat:
            hands.append(list(cards_in(view.hand)))
        else:
            missing = layout.sizes[seat] - known.bit_count()
            drawn = _drawn(pool, missing, leanings(layout, seat), rng)
            hands.append([*cards_in(known), *drawn])
    return World(hands, [list(pile[::-1]) for pile in layout.piles], pool)


def _drawn(pool: list[Card], cards: int, weights: Sequence[float], rng: Random) -> list[Card]:
    """So many cards out of the pool, those of some colours more likely than others."""
    most, drawn = max(weights), list[Card]()
    while len(drawn) < cards and pool:
        card = pool.pop()
        if rng.random() * most < weights[COLOUR_OF[card]]:
            drawn.append(card)
        else:
            pool.insert(int(rng.random() * len(pool)), card)
    return drawn


def target_of(hand: Sequence[Card]) -> int:
    """The colour that a hand has most points of."""
    sums = _sums(hand)
    return sums.index(max(sums))


def _sums(hand: Sequence[Card]) -> list[int]:
    sums = [0, 0, 0, 0]
    for card in hand:
        sums[COLOUR_OF[card]] += VALUE_OF[card]
    return sums
