"""Seats around the table: directions of play, values by seat, and the leading seats."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

Seat = int
"""A seat, numbered clockwise from 0 (G-1)."""
T = TypeVar("T")

CLOCKWISE = 1
COUNTER_CLOCKWISE = -1


def after(seat: Seat, players: int, direction: int) -> Seat:
    """Return the next seat in a direction."""
    return (seat + direction) % players


def round_from(seat: Seat, players: int, direction: int) -> Iterator[Seat]:
    """Yield every seat once in a direction, starting with this one."""
    return ((seat + direction * step) % players for step in range(players))


def with_value(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return the values of all seats with this seat's value replaced."""
    changed = list(values)  # twice as fast as joining the slices before and after
    changed[seat] = value
    return tuple(changed)


def most(counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the highest count; more than one if they tie (G-6)."""
    return _seats_with(max(counts), counts)


def fewest(counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the lowest count; more than one if they tie (G-6)."""
    return _seats_with(min(counts), counts)


def _seats_with(wanted: int, counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with this count."""
    return tuple(seat for seat, count in enumerate(counts) if count == wanted)
