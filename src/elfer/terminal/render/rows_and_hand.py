"""The rows and a hand as lines of text, in the same columns."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from elfer.engine.cards import COLOURS, JOKER_NAME
from elfer.terminal.render.cards import (
    BOLD,
    DIM,
    STYLES,
    SYMBOLS,
    Face,
    colour_label,
    parse_face,
)
from elfer.terminal.render.screen_data import Sight, View

FITS = "›"
GAP = "·"
CELLS = (4, 3)
"""Possible widths of a place in a row, the best first."""
LABEL = 11
"""The width of the label of a row."""


def render_rows(sight: Sight, width: int) -> list[Text]:
    """Return every row with its gaps, in columns if there is room."""
    lying = sight.view.get("rows", {})
    return [
        colour_label(letter, sight.messages)
        + _render_row(letter, _index_by_value(lying[letter]), sight.places, width)
        for letter in _row_order(sight.view)
        if letter in lying
    ]


def render_hand(sight: Sight, width: int) -> list[Text]:
    """Return the hand, colour by colour below the rows, with playable cards marked."""
    if "hand" not in sight.view:
        return []
    cards: Sequence[str] = sight.view["hand"]
    fitting = sight.fitting
    if "rows" not in sight.view and fitting >= set(cards):
        fitting = frozenset()  # if every card can be played, none is marked
    lines = [Text(_hand_title(len(cards), fitting, sight), BOLD)]
    for letter in _row_order(sight.view):
        held = {
            face.value: FITS if card in fitting else ""
            for card in cards
            if (face := parse_face(card)) and face.colour == letter
        }
        if held:
            line = colour_label(letter, sight.messages) + _render_held(
                letter, held, sight.places, width
            )
            line.rstrip()
            lines.append(line)
    jokers = list(cards).count(JOKER_NAME)
    if jokers:
        mark = FITS if JOKER_NAME in fitting else " "
        label = f"  {JOKER_NAME} {sight.say('joker')}".ljust(LABEL)
        lines.append(Text(label + f" {mark}{JOKER_NAME}" * jokers, BOLD))
    return lines


def _row_order(view: View) -> Sequence[str]:
    """Return the colours from top to bottom."""
    order: Sequence[str] = view["options"].get("row_order", COLOURS)
    return order


def _render_row(letter: str, lying: Mapping[int, Face], places: range, width: int) -> Text:
    cell = _cell_width(places, width)
    text = Text()
    for value in places if cell else _values_with_gaps(lying):
        face = lying.get(value)
        if face is None:
            shown, style = GAP, DIM
        else:
            sign = "" if face.colour == letter else SYMBOLS[face.colour]
            shown, style = f"{JOKER_NAME if face.joker else sign}{value}", STYLES[face.colour]
        if not cell:
            _wrap(text, shown, width)
        text.append(shown.rjust(cell or len(shown) + 1), style)
    return text


def _render_held(letter: str, held: Mapping[int, str], places: range, width: int) -> Text:
    """Return the cards of one colour with their marks, in the columns of the rows."""
    cell = _cell_width(places, width)
    text = Text()
    for value in places if cell else held:
        shown = f"{held[value]}{value}" if value in held else ""
        if not cell:
            _wrap(text, shown, width)
        text.append(" " * ((cell or len(shown) + 1) - len(shown)))
        text.append(shown, f"{STYLES[letter]} reverse" if held.get(value) else STYLES[letter])
    return text


def _wrap(text: Text, shown: str, width: int) -> None:
    """Start a new line below the first card if the next one does not fit."""
    begun = len(text.plain.rpartition("\n")[2]) if "\n" in text.plain else LABEL + len(text)
    if begun + 1 + len(shown) > max(width, LABEL + len(shown) + 1):
        text.append("\n" + " " * LABEL)


def _cell_width(places: range, width: int) -> int:
    """Return the width of a place; 0 if there is no room for all places."""
    room = width - LABEL
    return next((cell for cell in CELLS if cell * len(places) <= room), 0)


def _values_with_gaps(lying: Mapping[int, Face]) -> Iterator[int]:
    """Yield the numbers in a row, and one number for each gap."""
    before: int | None = None
    for value in lying:
        if before is not None and value > before + 1:
            yield before + 1
        yield value
        before = value


def _index_by_value(cards: Sequence[str]) -> dict[int, Face]:
    return {face.value: face for card in cards if (face := parse_face(card))}


def _hand_title(count: int, fitting: frozenset[str], sight: Sight) -> str:
    if "hands" not in sight.view:
        return f"  {sight.say('terminal-own-card')}"  # it is on the table, not in a hand
    title = sight.say("table-hand", count=count)
    if fitting:
        key = "terminal-fits" if "rows" in sight.view else "terminal-playable"
        title = sight.say(key, hand=title, mark=FITS)
    elif sight.legal and "rows" in sight.view:
        title = sight.say("terminal-none-fits", hand=title)
    return f"  {title}"
