"""The look of cards: every colour has a name, a symbol and a style."""

import re
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from elfer.engine.cards import COLOUR_NAMES, COLOURS, JOKER_NAME

NAMES = dict(zip(COLOURS, COLOUR_NAMES, strict=True))
SYMBOLS = dict(zip(COLOURS, "●★■▲", strict=True))
STYLES = dict(zip(COLOURS, ("bold red", "bold yellow", "bold green", "bold blue"), strict=True))
DIM = "dim"
BOLD = "bold"

_FACE = re.compile(r"(\*?)([rygb])(\d+)")
_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}
_DRAWN = re.compile(rf"([{''.join(_LETTERS)}]) \d+")
_NAMED = re.compile(rf"\b({'|'.join(COLOUR_NAMES)})(?: \d+)?\b")


class Face(NamedTuple):
    """The face of a card: its colour letter, its number, and whether a joker stands for it."""

    colour: str
    value: int
    joker: bool = False


def parse_face(name: str) -> Face | None:
    """Return the face of a card in notation; None for a joker that has no place yet."""
    match = _FACE.fullmatch(name)
    return None if match is None else Face(match[2], int(match[3]), bool(match[1]))


def name_card(name: str) -> str:
    """Return the name of a card in notation: red 12."""
    face = parse_face(name)
    if face is None:
        return "a joker"
    return f"{'a joker as ' if face.joker else ''}{NAMES[face.colour]} {face.value}"


def colour_label(colour: str) -> Text:
    """Return the label of a colour's line; all labels have the same width."""
    return Text(f"  {SYMBOLS[colour]} {NAMES[colour]:<7}", STYLES[colour])


def highlight_colours(sentence: str) -> Text:
    """Return a sentence with its colour names and symbols styled."""
    text = Text(sentence)
    for match in _NAMED.finditer(sentence):
        text.stylize(STYLES[match[1][0]], *match.span())
    for match in _DRAWN.finditer(sentence):
        text.stylize(STYLES[_LETTERS[match[1]]], *match.span())
    return text


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
