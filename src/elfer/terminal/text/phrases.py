"""Pieces of sentences: names of seats, counted nouns, lists."""

from collections.abc import Sequence
from typing import Any

from elfer.engine.seats import Seat


def name_seat(seat: Seat, you: Seat | None) -> str:
    """Return the name of a seat on the screen of a viewer."""
    return "You" if seat == you else f"Seat {seat}"


def pluralize(count: int, singular: str, plural: str) -> str:
    """Return a number with its noun in the singular or plural."""
    return f"{count} {singular if count == 1 else plural}"


def name_number(number: int) -> str:
    """Return a number with its article: a 7, an 8."""
    return f"{'an' if number in (8, 11, 18) else 'a'} {number}"


def name_bot(level: str) -> str:
    """Return a bot by its level with its article: a hard bot, an easy bot."""
    return f"{'an' if level[:1] in 'aeiou' else 'a'} {level} bot"


def join_words(parts: Sequence[str]) -> str:
    """Return parts as a list in a sentence: a, b and c."""
    *rest, last = parts
    return f"{', '.join(rest)} and {last}" if rest else last


def name_seats(seats: Sequence[Seat], you: Seat | None) -> str:
    """Return the names of seats as the beginning of a sentence."""
    if not seats:
        return "Nobody"
    first, *rest = (name_seat(seat, you) for seat in sorted(seats, key=lambda seat: seat != you))
    return join_words([first, *(name.lower() for name in rest)])


def format_option(value: Any) -> str:
    """Return the value of an option as people type it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
