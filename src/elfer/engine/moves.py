"""The moves of a game, which form a finite language: each text in it names one move."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from elfer.engine.cards import CARDS, COLOURS, NAMES, Card, Colour
from elfer.engine.errors import BadMove, quoted


class Touch(NamedTuple):
    """An item on the table that a person can point at: a hand card, a row or a button."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A move: its text, its verb, and the items that it touches on the table.

    Moves are values: compare them with `==`, never with `is`, since a copy may be another object.

    >>> import elfer
    >>> move, = elfer.new_match("elfer-raus", players=2, seed="tuesday").legal_moves()
    >>> move
    <Move r11>
    >>> print(move, move.verb)
    r11 lay
    """

    text: str
    verb: str
    card: Card = -1
    place: Card = -1
    """The destination of the card, named by the card that belongs there."""
    touches: tuple[Touch, ...] = ()
    timed: bool = False

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


Language = Mapping[str, Move]


def language(moves: Iterable[Move]) -> Language:
    """Return a read-only mapping from text to move."""
    return MappingProxyType({move.text: move for move in moves})


def parse(spoken: Language, text: str, possible: Sequence[Move] = ()) -> Move:
    """Return the move with this text, or raise BadMove with some possible moves as examples."""
    # ASCII only: lower() turns some letters of other scripts into Latin ones.
    move = spoken.get(text.lower()) if text.isascii() else None
    if move is None:
        texts = [each.text for each in possible] or list(spoken)
        some = ", ".join(texts[:: max(1, len(texts) // 4)][:4])
        raise BadMove(f"{quoted(text)} is not a move of this game; moves look like: {some}.")
    return move


def parse_card(text: str) -> Card | None:
    """Return the card that a string names, or None."""
    return CARDS.get(text.lower()) if text.isascii() else None


def button(text: str, *touches: Touch, timed: bool = False) -> Move:
    """Return a move whose text is also its verb."""
    return Move(text, text, touches=touches or (Touch("button", text),), timed=timed)


def in_hand(card: Card) -> Touch:
    """Return the touch of a card in the seat's own hand."""
    return Touch("hand", NAMES[card])


def at_place(place: Card) -> Touch:
    """Return the touch of a card's place on the table, filled or empty."""
    return Touch("place", NAMES[place])


def on_row(colour: Colour) -> Touch:
    """Return the touch of a row."""
    return Touch("row", COLOURS[colour])


DRAW = button("draw", Touch("stock", ""))
DONE = button("done")
PASS = button("pass")
NEXT = button("next")
