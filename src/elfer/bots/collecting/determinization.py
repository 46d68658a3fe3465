"""Determinization: a possible deal of the hidden cards, weighted by the others' moves so far."""

from collections.abc import Sequence
from random import Random

from elfer.bots.collecting.opponents import leanings
from elfer.bots.collecting.playout import World
from elfer.engine.cards import COLOUR_OF, Card, Mask, cards_in
from elfer.games.collecting.state import CollectingView


def deal_world(view: CollectingView, unseen: Mask, rng: Random) -> World:
    """Deal the unseen cards to match the colours that the others took and threw away."""
    layout = view.layout
    assert view.hand is not None
    pool = list(cards_in(unseen))
    rng.shuffle(pool)
    hands = []
    for seat, known in enumerate(layout.known):
        if seat == view.seat:
            hands.append(list(cards_in(view.hand)))
        else:
            missing = layout.sizes[seat] - known.bit_count()
            drawn = _draw(pool, missing, leanings(layout, seat), rng)
            hands.append([*cards_in(known), *drawn])
    return World(hands, [list(pile[::-1]) for pile in layout.piles], pool)


def _draw(pool: list[Card], cards: int, weights: Sequence[float], rng: Random) -> list[Card]:
    """Draw cards from the pool, with a weight for each colour."""
    most, drawn = max(weights), list[Card]()
    while len(drawn) < cards and pool:
        card = pool.pop()
        if rng.random() * most < weights[COLOUR_OF[card]]:
            drawn.append(card)
        else:
            pool.insert(int(rng.random() * len(pool)), card)
    return drawn
