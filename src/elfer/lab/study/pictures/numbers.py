"""Numbers as pictures and sentences write them."""

from datetime import date

KEPT = "\u00a0"
"""A space at which no line ends."""
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def signed(points: float, digits: int = 1) -> str:
    """A difference with its sign; what rounds to nothing has none."""
    text = f"{abs(points):.{digits}f}"
    if float(text) == 0:
        return text
    return f"{'+' if points > 0 else '−'}{text}"


def percent(share: float, digits: int = 0) -> str:
    """A share in per cent; nearly all is never all."""
    text = f"{100 * share:.{digits}f}"
    if share < 1 and float(text) == 100:
        return f"over {100 - 10**-digits:.{digits}f}{KEPT}%"
    return f"{text}{KEPT}%"


def minutes(seconds: float) -> int:
    """Whole minutes, at least one."""
    return max(1, round(seconds / 60))


def plus_minus(half_width: float) -> str:
    """How far an interval reaches to either side, in points."""
    return f"±{KEPT}{100 * half_width:.1f}"


def spoken_date(day: str) -> str:
    """2025-11-16 as people write it."""
    when = date.fromisoformat(day)
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}"


def spoken_range(low: int, high: int) -> str:
    """From one to another, or one if they are the same."""
    return str(low) if low == high else f"{low} to {high}"
