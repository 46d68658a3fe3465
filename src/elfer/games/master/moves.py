"""The language of Master: laying directly or over a bridge, with the card or a joker; swapping."""

from elfer.kernel.cards import COLOUR_OF, COLOURS, JOKER, NAMES, NUMBER_CARDS, Card, Colour
from elfer.kernel.moves import DONE, DRAW, PASS, Move, Touch, at_place, in_hand, language, on_row
from elfer.kernel.rows import LAY

JOKERS: dict[Card, Move] = {
    place: Move(
        f"*{NAMES[place]}",
        "lay",
        JOKER,
        place,
        (in_hand(JOKER), on_row(COLOUR_OF[place]), at_place(place)),
    )
    for place in NUMBER_CARDS
}
"""Laying a joker, by the place that it fills."""

SWAPS: dict[Card, Move] = {
    card: Move(
        f"swap {NAMES[card]}",
        "swap",
        card,
        card,
        (in_hand(card), Touch("joker", NAMES[card]), on_row(COLOUR_OF[card]), at_place(card)),
    )
    for card in NUMBER_CARDS
}
"""Putting a card in the place of the joker there, by the card."""


def _over_bridge(source: Colour, card: Card, place: Card) -> Move:
    joker = "*" if card == JOKER else ""
    return Move(
        f"{COLOURS[source]}={joker}{NAMES[place]}",
        "bridge",
        card,
        place,
        (
            in_hand(card),
            Touch("bridge", COLOURS[source]),
            on_row(COLOUR_OF[place]),
            at_place(place),
        ),
    )


BRIDGES: dict[tuple[Colour, Card, Card], Move] = {
    (source, card, place): _over_bridge(source, card, place)
    for place in NUMBER_CARDS
    for source in range(len(COLOURS))
    for card in (place, JOKER)
}
"""Laying over a bridge, by the row that it comes from, the card and the place that it fills."""

LANGUAGE = language(
    [
        *(LAY[card] for card in NUMBER_CARDS),
        *JOKERS.values(),
        *BRIDGES.values(),
        *SWAPS.values(),
        DRAW,
        DONE,
        PASS,
    ]
)


def source_of(move: Move) -> Colour:
    """The row that a bridge comes from."""
    return COLOURS.index(move.text[0])
