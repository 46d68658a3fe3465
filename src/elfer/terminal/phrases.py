"""Small pieces of sentences: seats by name, numbers of things, lists."""

from collections.abc import Sequence

from elfer.kernel.seats import Seat


def seat_name(seat: Seat, you: Seat | None) -> str:
    """How a seat is called on another's screen, or on its own."""
    return "You" if seat == you else f"Seat {seat}"


def many(count: int, one: str, several: str) -> str:
    """A number of things."""
    return f"{count} {one if count == 1 else several}"


def one(number: int) -> str:
    """A card by its number only: a 7, an 8."""
    return f"{'an' if number in (8, 11, 18) else 'a'} {number}"


def a_bot(level: str) -> str:
    """A bot by its level: a hard bot, an easy bot."""
    return f"{'an' if level[:1] in 'aeiou' else 'a'} {level} bot"


def listed(parts: Sequence[str]) -> str:
    """Parts in a row as a sentence has them: a, b and c."""
    *rest, last = parts
    return f"{', '.join(rest)} and {last}" if rest else last


def names_of(seats: Sequence[Seat], you: Seat | None) -> str:
    """Several seats by name, to begin a sentence with."""
    if not seats:
        return "Nobody"
    first, *rest = (seat_name(seat, you) for seat in sorted(seats, key=lambda seat: seat != you))
    return listed([first, *(name.lower() for name in rest)])
