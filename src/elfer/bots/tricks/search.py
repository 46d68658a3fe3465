"""Search with playouts for three and four players: each seat learns which of its cards win."""

from collections.abc import Sequence
from random import Random

from elfer.bots.tricks.endgame import KnownHands

CURIOUS = 0.25
"""How often a seat tries a random card instead of the one with the best record so far."""
PRIOR = 4
"""The number of average playouts credited to a card before it is tried."""


def estimate_win_rates(hands: KnownHands, playouts: int, rng: Random) -> list[float]:
    """Return how often each of the seat's cards wins when all seats prefer their best card."""
    values, players = hands.values, len(hands.values)
    tries = [[PRIOR] * len(hand) for hand in values]
    wins = [[PRIOR / players] * len(hand) for hand in values]
    for _ in range(playouts):
        picks = []
        for seat, hand in enumerate(values):
            if rng.random() < CURIOUS:
                picks.append(int(rng.random() * len(hand)))
            else:
                rates = [w / t for w, t in zip(wins[seat], tries[seat], strict=True)]
                picks.append(rates.index(max(rates)))
        shares = _sample_shares(hands, picks, rng)
        for seat, pick in enumerate(picks):
            tries[seat][pick] += 1
            wins[seat][pick] += shares[seat]
    return [w / t for w, t in zip(wins[0], tries[0], strict=True)]


def _sample_shares(hands: KnownHands, picks: Sequence[int], rng: Random) -> list[float]:
    """Return each seat's share of the win in a playout: the picked cards, then random ones."""
    orders = []
    for hand, pick in zip(hands.values, picks, strict=True):
        rest = hand[:pick] + hand[pick + 1 :]
        rng.shuffle(rest)
        orders.append([hand[pick], *rest])
    return share_win(play_tricks(hands, orders))


def play_tricks(hands: KnownHands, orders: Sequence[Sequence[int]]) -> list[int]:
    """Return how many cards each seat has won after all have played in these orders.

    The highest value takes the trick and all undecided ones before it (HK-3).
    """
    players = len(orders)
    won, pot = hands.won.copy(), hands.aside * players
    for trick in zip(*orders, strict=True):
        pot += players
        highest = max(trick)
        if trick.count(highest) == 1:
            won[trick.index(highest)] += pot
            pot = 0
    return won


def share_win(won: Sequence[int]) -> list[float]:
    """Return each seat's share of the win: the seats with the most cards share it (HK-4)."""
    most = max(won)
    share = 1 / won.count(most)
    return [share if cards == most else 0.0 for cards in won]
