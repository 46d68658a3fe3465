"""The look of cards: every colour has a name, a symbol and a style."""

import re
from functools import cache
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from elfer.engine.cards import COLOURS, JOKER_NAME
from elfer.texts.cards import label_card, name_card, name_colour, name_row
from elfer.texts.fluent_messages import Messages, load_messages

SYMBOLS = dict(zip(COLOURS, "●★■▲", strict=True))
STYLES = dict(zip(COLOURS, ("bold red", "bold yellow", "bold green", "bold blue"), strict=True))
DIM = "dim"
BOLD = "bold"

_FACE = re.compile(r"(\*?)([rygb])(\d+)")
_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}
_DRAWN = re.compile(rf"([{''.join(_LETTERS)}]) \d+")
_LONGEST_NAME = 7
"""The width reserved for the name of a colour, in any language."""
_EXAMPLES = (1, 7, 8, 11)
"""Numbers that cover all forms of a card's name; in Italian, the article depends on the number."""


class Face(NamedTuple):
    """The face of a card: its colour letter, its number, and whether a joker stands for it."""

    colour: str
    value: int
    joker: bool = False


def parse_face(name: str) -> Face | None:
    """Return the face of a card in notation; None for a joker that has no place yet."""
    match = _FACE.fullmatch(name)
    return None if match is None else Face(match[2], int(match[3]), bool(match[1]))


def colour_label(colour: str, messages: Messages) -> Text:
    """Return the label of a colour's line; all labels have the same width."""
    name = name_colour(colour, messages)
    return Text(f"  {SYMBOLS[colour]} {name:<{_LONGEST_NAME}}", STYLES[colour])


def highlight_colours(sentence: str, messages: Messages) -> Text:
    """Return a sentence with its cards, colours and symbols styled."""
    text = Text(sentence)
    for colour, named in _named(messages.language).items():
        for match in named.finditer(sentence):
            text.stylize(STYLES[colour], *match.span())
    for match in _DRAWN.finditer(sentence):
        text.stylize(STYLES[_LETTERS[match[1]]], *match.span())
    return text


@cache
def _named(language: str) -> dict[str, re.Pattern[str]]:
    """Return a pattern for the names of each colour's cards and rows in a language."""
    messages = load_messages(language)
    return {colour: _name_pattern(colour, messages) for colour in COLOURS}


def _name_pattern(colour: str, messages: Messages) -> re.Pattern[str]:
    cards = [
        re.escape(name(f"{colour}{value}", messages)).replace(str(value), r"\d+")
        for value in _EXAMPLES
        for name in (name_card, label_card)
    ]
    others = (name_colour(colour, messages), name_row(colour, messages))
    names = {*cards, *map(re.escape, others)}
    return re.compile(rf"\b(?:{'|'.join(sorted(names, key=len, reverse=True))})\b", re.IGNORECASE)


def format_card(card: str) -> str:
    """Return a card as a symbol and a number."""
    face = parse_face(card)
    return card if face is None else f"{SYMBOLS[face.colour]} {face.value}"


def render_cards(cards: list[str]) -> Text:
    """Return cards on one line, colour by colour, jokers last."""
    faces = sorted(
        (face for card in cards if (face := parse_face(card))),
        key=lambda face: (COLOURS.index(face.colour), face.value),
    )
    text = Text()
    before = ""
    for face in faces:
        if face.colour != before:
            text.append(f"{'  ' if before else ''}{SYMBOLS[face.colour]}", STYLES[face.colour])
            before = face.colour
        text.append(f" {face.value}", STYLES[face.colour])
    jokers = cards.count(JOKER_NAME)
    if jokers:
        text.append(f"{'  ' if before else ''}{' '.join([JOKER_NAME] * jokers)}", BOLD)
    return text


def sanitize(value: Any) -> Any:
    """Return a JSON value with unprintable characters replaced."""
    if isinstance(value, str):
        return "".join(sign if sign.isprintable() else "�" for sign in value)
    if isinstance(value, dict):
        return {sanitize(key): sanitize(entry) for key, entry in value.items()}
    return [sanitize(entry) for entry in value] if isinstance(value, list) else value


def new_console() -> Console:
    """Return a console that prints text literally, without markup."""
    return Console(highlight=False, markup=False, emoji=False)
