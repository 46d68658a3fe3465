"""Sentence fragments for the commands whose output is only in English."""

from collections.abc import Sequence

from elfer.engine.seats import Seat


def pluralize(count: float, singular: str, plural: str) -> str:
    """Return a number with its noun in the singular or plural."""
    number = f"{count:,}" if isinstance(count, int) else f"{count:g}"
    return f"{number} {singular if count == 1 else plural}"


def name_seats(seats: Sequence[Seat]) -> str:
    """Return the names of seats as a list in a sentence."""
    *rest, last = [f"seat {seat}" for seat in sorted(seats)] or ["nobody"]
    return f"{', '.join(rest)} and {last}" if rest else last
