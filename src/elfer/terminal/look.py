"""How cards look: a colour has a name, a symbol and a style, and none of them is needed alone."""

import re
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from elfer.kernel.cards import COLOUR_NAMES, COLOURS, JOKER_NAME

NAMES = dict(zip(COLOURS, COLOUR_NAMES, strict=True))
SYMBOLS = dict(zip(COLOURS, "●★■▲", strict=True))
STYLES = dict(zip(COLOURS, ("bold red", "bold yellow", "bold green", "bold blue"), strict=True))
QUIET = "dim"
LOUD = "bold"

_FACE = re.compile(r"(\*?)([rygb])(\d+)")
_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}
_DRAWN = re.compile(rf"([{''.join(_LETTERS)}]) \d+")
_SPOKEN = re.compile(rf"\b({'|'.join(COLOUR_NAMES)})(?: \d+)?\b")


class Face(NamedTuple):
    """What a card shows: its colour's letter, its number, and whether a joker lies for it."""

    colour: str
    value: int
    joker: bool = False


def face_of(name: str) -> Face | None:
    """The face of a card of the notation; None for a joker that stands for nothing yet."""
    match = _FACE.fullmatch(name)
    return None if match is None else Face(match[2], int(match[3]), bool(match[1]))


def spoken(name: str) -> str:
    """A card of the notation as people say it: red 12."""
    face = face_of(name)
    if face is None:
        return "a joker"
    return f"{'a joker as ' if face.joker else ''}{NAMES[face.colour]} {face.value}"


def label(colour: str) -> Text:
    """The head of a colour's line; all of them are equally wide."""
    return Text(f"  {SYMBOLS[colour]} {NAMES[colour]:<7}", STYLES[colour])


def coloured(sentence: str) -> Text:
    """A sentence in which the colours that it names or draws have their style."""
    text = Text(sentence)
    for match in _SPOKEN.finditer(sentence):
        text.stylize(STYLES[match[1][0]], *match.span())
    for match in _DRAWN.finditer(sentence):
        text.stylize(STYLES[_LETTERS[match[1]]], *match.span())
    return text


def row_of_cards(cards: list[str]) -> Text:
    """Cards in one line, colour by colour, the jokers last."""
    faces = sorted(
        (face for card in cards if (face := face_of(card))),
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
        text.append(f"{'  ' if before else ''}{' '.join([JOKER_NAME] * jokers)}", LOUD)
    return text


def printable(value: Any) -> Any:
    """Something from elsewhere without signs that would do more on a screen than be seen."""
    if isinstance(value, str):
        return "".join(sign if sign.isprintable() else "�" for sign in value)
    if isinstance(value, dict):
        return {printable(key): printable(entry) for key, entry in value.items()}
    return [printable(entry) for entry in value] if isinstance(value, list) else value


def terminal() -> Console:
    """The screen; what is printed there is meant as it is written."""
    return Console(highlight=False, markup=False, emoji=False)
