"""Drawings of a view as text and SVG, made from the view alone so that nothing hidden leaks."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from elfer.engine.cards import COLOURS, JOKER_NAME
from elfer.engine.seats import Seat

Shown = Mapping[str, Any]
"""A view in the notation."""

GAP = "·"
NOTHING = "–"

MIDDLE = {
    "turned": "turned over",
    "middle": "middle",
    "pile_claim": "last claim",
    "count": "next number",
    "pile_colour": "pile colour",
    "completed": "completed",
    "calls": "calls",
    "stock": "stock",
    "aside": "aside",
}
"""The labels for the middle of the table, by key of the notation."""

BY_SEAT = {
    "hands": "in hand",
    "stacks": "in the stack",
    "bridges": "bridges",
    "bonus": "bonus cards",
    "guesses": "guessed",
    "chosen": "chosen",
    "quartets": "quartets",
    "won": "won",
}
"""The labels for each seat, by key of the notation."""
SINGULAR = {"bridges": "bridge", "bonus cards": "bonus card"}


class Line(NamedTuple):
    """One line of the table: a label, face-up cards, and words."""

    label: str
    cards: Sequence[str] = ()
    words: str = ""


def summary(shown: Shown) -> str:
    """Return a short public summary: the game, the round, and the seats that act."""
    match = f"{shown['game']}, {shown['players']} players, round {shown['round']}"
    return f"{match}, {_state_in_words(shown)}"


def as_text(shown: Shown, name: str) -> str:
    """Return the table as lines of text."""
    lines = [*_lines(shown)]
    width = max(len(line.label) for line in lines)
    drawn = [f"{line.label.ljust(width)}  {_line_text(line)}".rstrip() for line in lines]
    return "\n".join((_title(shown, name), *drawn))


def as_svg(shown: Shown, name: str) -> str:
    """Return the table as a self-contained SVG picture."""
    parts, wide, y = [_svg_text(12, 24, _title(shown, name), "bold")], 480, 40
    for line in _lines(shown):
        parts.append(_svg_text(12, y + 20, line.label))
        x = LABEL_WIDTH
        for card in line.cards:
            parts.append(_svg_card(x, y, card))
            x += CARD_WIDTH + 4
        if line.words or not line.cards:
            parts.append(_svg_text(x + 4, y + 20, line.words or NOTHING))
            x += 8 * len(line.words) + 12
        wide, y = max(wide, x + 12), y + CARD_HEIGHT + 6
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {y + 8}" width="{wide}" '
        f'height="{y + 8}" role="img" aria-label="{escape(_title(shown, name))}" '
        'font-family="sans-serif" font-size="14">'
        f'<rect width="{wide}" height="{y + 8}" rx="8" fill="#f4f1ea"/>{"".join(parts)}</svg>'
    )


LABEL_WIDTH = 110
CARD_WIDTH = 34
CARD_HEIGHT = 30
FILLS = {"r": "#c0392b", "y": "#e2b007", "g": "#2e8b57", "b": "#2463b0"}
JOKER_FILL = "#6b5b95"


def _lines(shown: Shown) -> Iterator[Line]:
    for letter, cards in _rows(shown):
        yield Line(f"row {letter}", [*_with_gaps(cards)])
    for key, label in MIDDLE.items():
        if shown.get(key) not in (None, []):
            yield _line(label, shown[key])
    # In games with a stock, the piles are in the middle; otherwise each seat has one.
    if "stock" in shown:
        for number, pile in enumerate(shown.get("piles", ()), 1):
            yield Line(f"pile {number}", pile[:1], _number(len(pile)))
    for seat in range(shown["players"]):
        yield _seat(shown, seat)
    if "hand" in shown:
        yield Line("your hand", shown["hand"])


def _rows(shown: Shown) -> Iterator[tuple[str, Sequence[str]]]:
    rows = shown.get("rows", {})
    order = shown["options"].get("row_order", COLOURS)
    return ((letter, rows[letter]) for letter in order if letter in rows)


def _with_gaps(cards: Sequence[str]) -> Iterator[str]:
    """Yield the cards of a row, with a placeholder for each gap."""
    before: int | None = None
    for card in cards:
        value = int(card.lstrip(JOKER_NAME)[1:])
        if before is not None and value > before + 1:
            yield GAP
        yield card
        before = value


def _line(label: str, value: Any) -> Line:
    if label in ("stock", "middle", "aside") and isinstance(value, int):
        return Line(label, (), _number(value))
    if label in ("middle", "aside"):
        return Line(label, value)
    if label == "turned over":
        return Line(label, [value])
    if label == "calls":
        return Line(label, (), ", ".join(f"seat {seat} {word}" for seat, word, _ in value))
    return Line(label, (), " ".join(value) if isinstance(value, list) else str(value))


def _seat(shown: Shown, seat: Seat) -> Line:
    """Return the line of a seat, marked with an arrow if it is the seat's turn."""
    sign = ">" if shown["turn"] == seat else " "
    parts = []
    for key, label in BY_SEAT.items():
        value = shown[key][seat] if key in shown else None
        if value not in (None, []) and (value or key in ("hands", "stacks")):
            count = len(value) if isinstance(value, list) and key == "won" else value
            said = " ".join(map(str, count)) if isinstance(count, list) else str(count)
            word = SINGULAR.get(label, label) if count == 1 else label
            parts.append(f"{word} {said}" if key in ("guesses", "chosen") else f"{said} {word}")
    if seat in shown.get("places", ()):
        parts.append(f"place {shown['places'].index(seat) + 1}")
    if shown.get("loser") == seat:
        parts.append("has lost")
    if shown["totals"] is not None and (shown["round"] > 1 or shown["round_over"]):
        total = shown["totals"][seat]
        parts.append(f"{total} {'point' if total == 1 else 'points'}")
    pile = shown["piles"][seat] if "piles" in shown and "stock" not in shown else ()
    return Line(f"{sign} seat {seat}", pile[:1], ", ".join(parts))


def _line_text(line: Line) -> str:
    return "  ".join(filter(None, (" ".join(line.cards), line.words))) or NOTHING


def _title(shown: Shown, name: str) -> str:
    return f"{name}, round {shown['round']}: {_state_in_words(shown)}"


def _state_in_words(shown: Shown) -> str:
    """Return the seats that act next, or the winners."""
    if shown["over"]:
        return f"over, won by {_seats(shown['winners'])}" if shown["winners"] else "over"
    if shown["round_over"]:
        return "round over"
    turn = shown["turn"]
    return f"{_seats(shown['actors'] if turn is None else [turn])} to act"


def _seats(seats: Sequence[Seat]) -> str:
    if not seats:
        return "the referee"
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats))


def _number(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _svg_text(x: int, y: int, words: str, weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y}" font-weight="{weight}" fill="#222">{escape(words)}</text>'


def _svg_card(x: int, y: int, card: str) -> str:
    if card == GAP:
        return _svg_text(x + 14, y + 20, GAP)
    colour, joker = card.lstrip(JOKER_NAME)[:1], card.startswith(JOKER_NAME)
    ink = "#222" if colour == "y" else "#fff"
    dashes, size = (' stroke-dasharray="3"', 12) if joker else ("", 14)
    # The letter is on the card too, because not everyone can tell the colours apart.
    return (
        f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="4" '
        f'fill="{FILLS.get(colour, JOKER_FILL)}"'
        f'{dashes} stroke="#222"/>'
        f'<text x="{x + CARD_WIDTH // 2}" y="{y + 20}" text-anchor="middle" '
        f'font-size="{size}" fill="{ink}">{escape(card)}</text>'
    )
