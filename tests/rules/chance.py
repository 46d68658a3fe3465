"""An independent implementation of the notation's shuffle and deal, to check the engine's."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from struct import unpack

from tests.rules.cards import COUNTER_CLOCKWISE, deck, join_in_order

Dealt = tuple[list[str], str]
"""The hands by seat, and the stock with its top first."""


def shuffle_cards(cards: list[str], seed: str, label: str) -> list[str]:
    """Return the cards in the order determined by a seed and a label, top first."""
    numbers, mixed = _numbers(seed, label), list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = _draw_below(last + 1, numbers)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def fair_deal(
    game: str,
    players: int,
    each: int,
    seed: str,
    *,
    round_: int = 1,
    attempt: int = 0,
    dealer: int = 0,
    without: str | None = None,
) -> Dealt:
    """Return the correct deal: one card at a time, starting next to the dealer."""
    cards = shuffle_cards(deck(game, without), seed, f"{round_}/deal/{attempt}")
    step = -1 if game in COUNTER_CLOCKWISE else 1
    hands: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(cards[: players * each]):
        hands[(dealer + step * (place + 1)) % players].append(card)
    return [join_in_order(hand) for hand in hands], " ".join(cards[players * each :])


def seed_with_redeals(game: str, value: int, dealt: int, redeals: int) -> str:
    """Return a seed that deals no card of this value before this number of redeals."""
    return next(
        seed for seed in map(str, count()) if _count_redeals(game, value, dealt, seed) == redeals
    )


def draw_starter(seed: str, round_: int, players: int) -> int:
    """Return the seat that must be drawn by lot in a round."""
    return _draw_below(players, _numbers(seed, f"{round_}/starter"))


def _count_redeals(game: str, value: int, dealt: int, seed: str) -> int:
    for attempt in count():
        cards = shuffle_cards(deck(game), seed, f"1/deal/{attempt}")
        if any(card[1:] == str(value) for card in cards[:dealt]):
            return attempt
    raise AssertionError("unreachable")


def _numbers(seed: str, label: str) -> Iterator[int]:
    key = sha256(f"{seed}/{label}".encode()).digest()
    for block in count():
        yield from unpack(">8I", sha256(key + block.to_bytes(8, "big")).digest())


def _draw_below(bound: int, numbers: Iterator[int]) -> int:
    return next(number for number in numbers if number < 2**32 - 2**32 % bound) % bound
