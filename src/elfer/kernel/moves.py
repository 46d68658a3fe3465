"""Moves: the finite language of each game, one interned value per text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from elfer.kernel.cards import CARDS, COLOURS, NAMES, Card, Colour
from elfer.kernel.errors import BadMove, quoted


class Touch(NamedTuple):
    """A thing on the table that a person can point at: a hand card, a row, a button."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: its text, what it does, and what it touches."""

    text: str
    verb: str
    card: Card = -1
    place: Card = -1
    """Where the card goes, named by the card that belongs there."""
    touches: tuple[Touch, ...] = ()
    timed: bool = False


Language = Mapping[str, Move]


def language(moves: Iterable[Move]) -> Language:
    """Every move of a game by its text."""
    return {move.text: move for move in moves}


def parse(spoken: Language, text: str, possible: Sequence[Move] = ()) -> Move:
    """The move that a text from outside means, or a refusal with what is possible as examples."""
    # Only ASCII: elsewhere lower() turns letters of other scripts into ours.
    move = spoken.get(text.lower()) if text.isascii() else None
    if move is None:
        texts = [each.text for each in possible] or list(spoken)
        some = ", ".join(texts[:: max(1, len(texts) // 4)][:4])
        raise BadMove(f"{quoted(text)} is no move of this game; moves look like: {some}.")
    return move


def parse_card(text: str) -> Card | None:
    """The card that a text from outside names, if it names one."""
    return CARDS.get(text.lower()) if text.isascii() else None


def button(text: str, *touches: Touch, timed: bool = False) -> Move:
    """A move that is one word and its own verb."""
    return Move(text, text, touches=touches or (Touch("button", text),), timed=timed)


def in_hand(card: Card) -> Touch:
    """A card of one's own hand."""
    return Touch("hand", NAMES[card])


def at_place(place: Card) -> Touch:
    """The place of a card on the table, whatever lies there."""
    return Touch("place", NAMES[place])


def on_row(colour: Colour) -> Touch:
    """A row on the table."""
    return Touch("row", COLOURS[colour])


DRAW = button("draw", Touch("stock", ""))
DONE = button("done")
PASS = button("pass")
NEXT = button("next")
