"""Cards as small integers, sets of cards as bit masks, and the names of cards."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

Card = int
Colour = int
Mask = int

COLOURS = "rygb"
COLOUR_NAMES = ("red", "yellow", "green", "blue")
HIGHEST = 21

# Bit 0 of every colour is unused, so that shifting a mask by one finds the neighbours of its cards
# without reaching into another colour.
STRIDE = HIGHEST + 1
JOKER: Card = STRIDE * len(COLOURS)
JOKER_NAME = "*"


def card_of(colour: Colour, value: int) -> Card:
    """Return the number card of this colour and value."""
    return colour * STRIDE + value


NUMBER_CARDS: tuple[Card, ...] = tuple(
    card_of(colour, value) for colour in range(len(COLOURS)) for value in range(1, STRIDE)
)

NAMES: tuple[str, ...] = (
    *(
        f"{COLOURS[card // STRIDE]}{card % STRIDE}" if card % STRIDE else ""
        for card in range(JOKER)
    ),
    JOKER_NAME,
)

CARDS: dict[str, Card] = {name: card for card, name in enumerate(NAMES) if name}

COLOUR_OF: tuple[Colour, ...] = tuple(card // STRIDE for card in range(JOKER))
VALUE_OF: tuple[int, ...] = tuple(card % STRIDE for card in range(JOKER))

BIT: tuple[Mask, ...] = tuple(1 << card for card in range(JOKER + 1))


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the bit mask of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


COLOUR_MASK: tuple[Mask, ...] = tuple(
    mask_of(card for card in NUMBER_CARDS if COLOUR_OF[card] == colour)
    for colour in range(len(COLOURS))
)
VALUE_MASK: tuple[Mask, ...] = tuple(
    mask_of(card for card in NUMBER_CARDS if VALUE_OF[card] == value) for value in range(STRIDE)
)
EVERY_NUMBER: Mask = mask_of(NUMBER_CARDS)


def cards_in(mask: Mask) -> Iterator[Card]:
    """Yield the cards of a set, in the order of a fresh deck."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def names_in(mask: Mask) -> list[str]:
    """Return the names of the cards of a set, in the order of a fresh deck."""
    return list(_names_in(mask))


def values_in(mask: Mask) -> list[int]:
    """Return the different numbers of the cards of a set, in ascending order."""
    return sorted({VALUE_OF[card] for card in cards_in(mask)})


@lru_cache(maxsize=1 << 11)
def _names_in(mask: Mask) -> tuple[str, ...]:
    """Return the names from a cache, because every view of a table shows the same rows."""
    return tuple(NAMES[card] for card in cards_in(mask))


def names_of(cards: Iterable[Card]) -> list[str]:
    """Return the names of cards, in the given order."""
    return [NAMES[card] for card in cards]


def neighbours(mask: Mask) -> Mask:
    """Return the places one below and one above each card of the set, in the same colour."""
    return mask << 1 | mask >> 1


BESIDE: tuple[Mask, ...] = tuple(neighbours(bit) for bit in BIT)
"""The neighbours of each card."""


def points_in(mask: Mask) -> int:
    """Return the sum of the values of the cards of a set."""
    return sum(VALUE_OF[card] for card in cards_in(mask))


def fresh_deck(
    lowest: int, highest: int, colours: Iterable[Colour] = range(len(COLOURS))
) -> tuple[Card, ...]:
    """Return the number cards of these values and colours, colour by colour and ascending."""
    return tuple(
        card_of(colour, value) for colour in colours for value in range(lowest, highest + 1)
    )


def spoken(card: Card) -> str:
    """Return the spoken name of a card, like `red 11`."""
    return "joker" if card == JOKER else f"{COLOUR_NAMES[COLOUR_OF[card]]} {VALUE_OF[card]}"
