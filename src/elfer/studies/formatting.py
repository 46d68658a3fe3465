"""Numbers and dates as text, for pictures and sentences."""

from datetime import date

NBSP = "\u00a0"
"""A no-break space."""
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def format_signed(points: float, digits: int = 1) -> str:
    """Return a difference with its sign, or without one if it rounds to 0."""
    text = f"{abs(points):.{digits}f}"
    if float(text) == 0:
        return text
    return f"{'+' if points > 0 else '−'}{text}"


def format_percent(share: float, digits: int = 0) -> str:
    """Return a share in per cent; a share below 1 is never written as 100 %."""
    text = f"{100 * share:.{digits}f}"
    if share < 1 and float(text) == 100:
        return f"over {100 - 10**-digits:.{digits}f}{NBSP}%"
    return f"{text}{NBSP}%"


def round_minutes(seconds: float) -> int:
    """Return whole minutes, at least one."""
    return max(1, round(seconds / 60))


def format_half_width(half_width: float) -> str:
    """Return the half-width of an interval in percentage points."""
    return f"±{NBSP}{100 * half_width:.1f}"


def format_date(day: str) -> str:
    """Return a date like 2025-11-16 in words."""
    when = date.fromisoformat(day)
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}"


def format_count(number: int, noun: str) -> str:
    """Return a number of things in words."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def format_range(low: int, high: int) -> str:
    """Return a range in words, or one number if both ends are equal."""
    return str(low) if low == high else f"{low} to {high}"
