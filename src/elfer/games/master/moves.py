"""The moves of Master: lay a card or a joker, directly or over a bridge, and swap jokers."""

from elfer.engine.cards import COLOUR_OF, COLOURS, JOKER, NAMES, NUMBER_CARDS, Card, Colour
from elfer.engine.moves import DONE, DRAW, PASS, Move, Touch, at_place, in_hand, language, on_row
from elfer.games.rows import LAY

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
"""The move that lays a joker, by place (MA-7)."""

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
"""The move that swaps a card for the joker in its place, by card (MA-8)."""


def _make_bridge(source: Colour, card: Card, place: Card) -> Move:
    """Return the move that lays a card over a bridge from a row."""
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
    (source, card, place): _make_bridge(source, card, place)
    for place in NUMBER_CARDS
    for source in range(len(COLOURS))
    for card in (place, JOKER)
}
"""The move that lays a card over a bridge, by source row, card and place (MA-9)."""

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
    """Return the row from which a bridge starts."""
    return COLOURS.index(move.text[0])
