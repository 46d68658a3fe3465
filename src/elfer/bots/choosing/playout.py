"""The game for three and four, played out many times: everyone learns which cards win."""

from collections.abc import Sequence
from random import Random

from elfer.bots.choosing.table import Table

CURIOUS = 0.25
"""How often a seat tries any card instead of the one that has won most so far."""
PRIOR = 4
"""As how many average playouts a card counts before it is tried."""


def learned(table: Table, playouts: int, rng: Random) -> list[float]:
    """How often each own card has won, when all seats choose what has won most for them."""
    hands, players = table.hands, len(table.hands)
    tries = [[PRIOR] * len(hand) for hand in hands]
    wins = [[PRIOR / players] * len(hand) for hand in hands]
    for _ in range(playouts):
        picks = []
        for seat, hand in enumerate(hands):
            if rng.random() < CURIOUS:
                picks.append(int(rng.random() * len(hand)))
            else:
                rates = [w / t for w, t in zip(wins[seat], tries[seat], strict=True)]
                picks.append(rates.index(max(rates)))
        shares = _played_out(table, picks, rng)
        for seat, pick in enumerate(picks):
            tries[seat][pick] += 1
            wins[seat][pick] += shares[seat]
    return [w / t for w, t in zip(wins[0], tries[0], strict=True)]


def _played_out(table: Table, picks: Sequence[int], rng: Random) -> list[float]:
    """Each seat's share of the win: a first trick as picked, then any cards."""
    orders = []
    for hand, pick in zip(table.hands, picks, strict=True):
        rest = hand[:pick] + hand[pick + 1 :]
        rng.shuffle(rest)
        orders.append([hand[pick], *rest])
    won, pot, players = table.won.copy(), table.aside * len(picks), len(picks)
    for trick in zip(*orders, strict=True):
        pot += players
        highest = max(trick)
        if trick.count(highest) == 1:
            won[trick.index(highest)] += pot
            pot = 0
    most = max(won)
    share = 1 / won.count(most)
    return [share if cards == most else 0.0 for cards in won]
