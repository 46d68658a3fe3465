"""Chairs around the table and the two ways to go round it (G-1)."""

from collections.abc import Iterator
from typing import TypeVar

Seat = int
T = TypeVar("T")

CLOCKWISE = 1
COUNTER_CLOCKWISE = -1


def after(seat: Seat, players: int, direction: int) -> Seat:
    """The seat whose turn follows."""
    return (seat + direction) % players


def round_from(seat: Seat, players: int, direction: int) -> Iterator[Seat]:
    """Every seat once, starting with this one."""
    return ((seat + direction * step) % players for step in range(players))


def with_value(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats, with another one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])
