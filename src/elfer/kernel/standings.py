"""Who is ahead by a count of each seat; several seats, if they are level."""

from collections.abc import Sequence

from elfer.kernel.seats import Seat


def most(counts: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the highest count."""
    return _with(max(counts), counts)


def fewest(counts: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the lowest count."""
    return _with(min(counts), counts)


def _with(count: int, counts: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, each in enumerate(counts) if each == count)
