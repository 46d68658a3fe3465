"""The table on a screen: rows, seats and a hand, each as lines of text."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from elfer.kernel.cards import COLOURS, JOKER_NAME
from elfer.kernel.seats import Seat
from elfer.terminal.look import LOUD, QUIET, STYLES, SYMBOLS, Face, coloured, face_of, label
from elfer.terminal.phrases import many, seat_name
from elfer.terminal.sight import Sight, View
from elfer.terminal.zones import count, of_seat

FITS = "›"
GAP = "·"
CELLS = (4, 3)
"""How wide a place of a row may be drawn, the best first."""
LABEL = len(label(COLOURS[0]))
COUNTED = {"bridges": ("bridge", "bridges"), "bonus": ("bonus", "bonus")}
"""What besides cards each seat has a number of, by its key in a view."""


def rows(sight: Sight, width: int) -> list[Text]:
    """Every row of the table, its gaps visible; in columns if there is room for them."""
    lying = sight.view.get("rows", {})
    return [
        label(letter) + _row(letter, _by_value(lying[letter]), sight.places, width)
        for letter in _order(sight.view)
        if letter in lying
    ]


def hand(sight: Sight, width: int) -> list[Text]:
    """The cards of the seat, colour by colour under the rows; those that fit are marked."""
    if "hand" not in sight.view:
        return []
    cards: Sequence[str] = sight.view["hand"]
    fitting = sight.fitting
    if "rows" not in sight.view and fitting >= set(cards):
        fitting = frozenset()  # where any card will do, none is marked
    lines = [Text(_hand_title(len(cards), fitting, sight), LOUD)]
    for letter in _order(sight.view):
        held = {
            face.value: FITS if card in fitting else ""
            for card in cards
            if (face := face_of(card)) and face.colour == letter
        }
        if held:
            line = label(letter) + _held(letter, held, sight.places, width)
            line.rstrip()
            lines.append(line)
    jokers = list(cards).count(JOKER_NAME)
    if jokers:
        mark = FITS if JOKER_NAME in fitting else " "
        lines.append(Text(f"  {JOKER_NAME} joker  " + f" {mark}{JOKER_NAME}" * jokers, LOUD))
    return lines


def seats(sight: Sight, width: int) -> list[Text]:
    """How many cards everyone has, and whose turn it is."""
    view = sight.view
    entries = [_seat(sight, seat) for seat in range(view["players"])]
    if "stock" in view:
        entries.append(Text(f"  Stock: {many(count(view['stock']), 'card', 'cards')}"))
    # What lies before the seats changes all the time: a line each, and nothing jumps.
    return entries if "stacks" in view else list(_flowing(entries, width))


def belongings(view: View, seat: Seat) -> str:
    """All that a seat is seen to have, in numbers."""
    parts = [many(count(view["hands"][seat]), "card", "cards")] if "hands" in view else []
    parts += (
        many(view[key][seat], *words)
        for key, words in COUNTED.items()
        if key in view and view[key][seat]
    )
    parts += of_seat(view, seat)
    if view["options"].get("rounds", 1) > 1 and view.get("totals"):
        parts.append(many(view["totals"][seat], "point", "points"))
    return ", ".join(parts)


def _order(view: View) -> Sequence[str]:
    """The colours from top to bottom, as they lie if that has been agreed."""
    order: Sequence[str] = view["options"].get("row_order", COLOURS)
    return order


def _row(letter: str, lying: Mapping[int, Face], places: range, width: int) -> Text:
    cell = _cell(places, width)
    text = Text()
    for value in places if cell else _squeezed(lying):
        face = lying.get(value)
        if face is None:
            shown, style = GAP, QUIET
        else:
            sign = "" if face.colour == letter else SYMBOLS[face.colour]
            shown, style = f"{JOKER_NAME if face.joker else sign}{value}", STYLES[face.colour]
        if not cell:
            _break(text, shown, width)
        text.append(shown.rjust(cell or len(shown) + 1), style)
    return text


def _held(letter: str, held: Mapping[int, str], places: range, width: int) -> Text:
    """Cards of one colour, each with its mark, in the columns of the rows."""
    cell = _cell(places, width)
    text = Text()
    for value in places if cell else held:
        shown = f"{held[value]}{value}" if value in held else ""
        if not cell:
            _break(text, shown, width)
        text.append(" " * ((cell or len(shown) + 1) - len(shown)))
        text.append(shown, f"{STYLES[letter]} reverse" if held.get(value) else STYLES[letter])
    return text


def _break(text: Text, shown: str, width: int) -> None:
    """Begin another line below the first card where there is no room for one more."""
    begun = len(text.plain.rpartition("\n")[2]) if "\n" in text.plain else LABEL + len(text)
    if begun + 1 + len(shown) > max(width, LABEL + len(shown) + 1):
        text.append("\n" + " " * LABEL)


def _cell(places: range, width: int) -> int:
    """How wide each place is drawn; 0 if there is no room for all of them."""
    room = width - LABEL
    return next((cell for cell in CELLS if cell * len(places) <= room), 0)


def _squeezed(lying: Mapping[int, Face]) -> Iterator[int]:
    """The numbers of what lies, and one for each gap between."""
    before: int | None = None
    for value in lying:
        if before is not None and value > before + 1:
            yield before + 1
        yield value
        before = value


def _by_value(cards: Sequence[str]) -> dict[int, Face]:
    return {face.value: face for card in cards if (face := face_of(card))}


def _hand_title(count: int, fitting: frozenset[str], sight: Sight) -> str:
    if "hands" not in sight.view:
        return "  Your card, which only you know"  # it lies on the table with the others'
    title = f"  Your hand: {many(count, 'card', 'cards')}"
    if fitting:
        return f"{title}, {FITS} {'fits' if 'rows' in sight.view else 'can be played'} now"
    return f"{title}, none fits now" if sight.legal and "rows" in sight.view else title


def _seat(sight: Sight, seat: Seat) -> Text:
    """One seat's entry: a sign if it is its turn, its name and what it has."""
    view = sight.view
    turn = view["turn"] == seat
    text = Text().append(
        f"{'▸' if turn else ' '} {seat_name(seat, sight.seat)}", LOUD if turn else ""
    )
    return text.append(coloured(f": {belongings(view, seat)}"))


def _flowing(entries: Sequence[Text], width: int) -> Iterator[Text]:
    """Entries side by side in columns of one width, as many as there is room for."""
    column = max(map(len, entries)) + 2
    abreast = max(1, (width + 2) // column)
    for start in range(0, len(entries), abreast):
        line = Text()
        for entry in entries[start : start + abreast]:
            line.append(entry)
            line.append(" " * (column - len(entry)))
        line.rstrip()
        yield line
