"""Cards, their names, and sets of cards."""

from hypothesis import given
from hypothesis import strategies as st

from elfer.engine import cards
from elfer.engine.cards import (
    CARDS,
    COLOUR_OF,
    JOKER,
    NAMES,
    NUMBER_CARDS,
    VALUE_OF,
    cards_in,
    fresh_deck,
    mask_of,
    names_in,
    neighbours,
    points_in,
)

sets = st.sets(st.sampled_from(NUMBER_CARDS))


def test_there_are_84_number_cards_and_a_joker() -> None:
    assert len(NUMBER_CARDS) == 84
    assert {NAMES[card] for card in NUMBER_CARDS} == {
        f"{c}{v}" for c in "rygb" for v in range(1, 22)
    }
    assert NAMES[JOKER] == "*"
    assert all(NAMES[card] == name for name, card in CARDS.items())


def test_a_fresh_deck_is_ordered_by_colour_and_value() -> None:
    names = [NAMES[card] for card in fresh_deck(1, 20)]
    assert names == [f"{colour}{value}" for colour in "rygb" for value in range(1, 21)]


@given(sets)
def test_a_set_keeps_its_cards(members: set[int]) -> None:
    mask = mask_of(members)
    assert list(cards_in(mask)) == sorted(members)
    assert names_in(mask) == [NAMES[card] for card in sorted(members)]
    assert points_in(mask) == sum(VALUE_OF[card] for card in members)


@given(sets)
def test_neighbours_stay_in_their_colour(members: set[int]) -> None:
    beside = {
        card
        for card in NUMBER_CARDS
        for member in members
        if COLOUR_OF[card] == COLOUR_OF[member] and abs(VALUE_OF[card] - VALUE_OF[member]) == 1
    }
    assert set(cards_in(neighbours(mask_of(members)) & cards.EVERY_NUMBER)) == beside
