"""The shuffle, checked against a second implementation of its specification."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.shuffle import Chance, shuffle


def numbers(seed: str, label: str, count: int) -> list[int]:
    """Return the first numbers of the stream as a list."""
    key = hashlib.sha256((seed + "/" + label).encode()).digest()
    blocks = (hashlib.sha256(key + k.to_bytes(8, "big")).digest() for k in range(count // 8 + 1))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * k : 4 * k + 4], "big") for k in range(count)]


def reference(cards: list[int], seed: str, label: str) -> list[int]:
    """Shuffle with a second implementation."""
    stream = numbers(seed, label, 20 * len(cards) + 20)
    cards = cards[:]
    for i in range(len(cards) - 1, 0, -1):
        while (u := stream.pop(0)) >= 2**32 - 2**32 % (i + 1):
            pass
        j = u % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@given(st.lists(st.integers(1, 87), max_size=90), st.text(max_size=20), st.text(max_size=9))
def test_shuffle_matches_the_specification(cards: list[int], seed: str, label: str) -> None:
    shuffled = shuffle(cards, seed, label)
    assert list(shuffled) == reference(cards, seed, label)
    assert Counter(shuffled) == Counter(cards)


def test_shuffle_matches_the_example_in_the_notation() -> None:
    """The stock and the hands in the example begin with these cards."""
    order = [NAMES[card] for card in shuffle(fresh_deck(1, 20), "example 18", "1/deal/0")]
    # The cards are dealt one at a time: the first cards go to seats 1, 2, 3 and 0.
    assert order[:4] == ["g18", "g13", "g9", "r1"]
    assert order[60:63] == ["r12", "g1", "g15"]


def test_every_order_comes_up_equally_often() -> None:
    orders = Counter(shuffle([1, 2, 3], f"seed {n}", "x") for n in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_later_shuffles_have_their_own_labels() -> None:
    chance = Chance("s", 2)
    first, after = chance.mix([3, 1, 2])
    second, _ = after.mix([3, 1, 2])
    assert first == shuffle([1, 2, 3], "s", "2/mix/0")
    assert second == shuffle([1, 2, 3], "s", "2/mix/1")
    assert chance.mixes == 0
    assert after.mixes == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_can_begin_by_chance(players: int) -> None:
    expected = next(u for u in numbers("s", "4/starter", 9) if u < 2**32 - 2**32 % players)
    assert Chance("s", 4).lot(players) == expected % players


def test_deals_of_rounds_and_attempts_differ() -> None:
    deck = fresh_deck(1, 20)
    deals = {Chance("s", r).deal(deck, attempt) for r in (1, 2) for attempt in (0, 1)}
    assert len(deals) == 4
