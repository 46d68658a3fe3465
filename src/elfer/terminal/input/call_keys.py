"""Calls against the clock: the keys of each person, and how they are read."""

import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.table.call_timing import WINDOW
from elfer.terminal.table import Call, Keys

TYPED_MS = 500
"""The time in milliseconds of a call that was typed as a line without a time."""
CORNERS = ("qw", "op", "yx", "nm", "12", "90")
"""Two keys for each of several people at one keyboard."""


def assign_keys(calls: Sequence[tuple[Seat, Sequence[Move]]]) -> Keys:
    """Return a key for each call of each person: a letter, or a corner of the keyboard."""
    callers = [(seat, moves) for seat, moves in calls if moves]
    if len(callers) == 1:
        ((seat, moves),) = callers
        return {_unique_letter(move, moves): (seat, move) for move in moves}
    return {
        key: (seat, move)
        for corner, (seat, moves) in zip(CORNERS, calls, strict=False)
        for key, move in zip(corner, moves, strict=False)
    }


def _unique_letter(move: Move, moves: Sequence[Move]) -> str:
    others = "".join(other.text for other in moves if other is not move)
    return next(letter for letter in move.text if letter not in others)


def read_calls(keys: Keys, wake: int | None = None) -> Iterator[Call]:
    """Yield the calls whose keys people press while the card is shown, at most one per person.

    Also stop when the file descriptor `wake` becomes readable.
    """
    shown = time.monotonic()
    waiting = {seat for seat, _ in keys.values()}
    sources = [sys.stdin.fileno(), *([] if wake is None else [wake])]
    with unbuffered_keys():
        while waiting and (left := shown + WINDOW / 1000 - time.monotonic()) > 0:
            ready = select.select(sources, [], [], left)[0]
            if not ready or wake in ready:
                return
            # Read past Python's buffer, whose content select would not see.
            key = os.read(sys.stdin.fileno(), 1).decode(errors="ignore").lower()
            seat, move = keys.get(key, (None, None))
            if seat in waiting and move is not None:
                waiting.remove(seat)
                yield Call(seat, move.text, round((time.monotonic() - shown) * 1000))


@contextmanager
def unbuffered_keys() -> Iterator[None]:
    """Read keys as they are pressed, without waiting for Enter and without showing them."""
    import termios  # noqa: PLC0415 - not available on Windows
    import tty  # noqa: PLC0415

    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    try:
        yield
    finally:
        # Discard keys that were pressed too late.
        termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, before)


def parse_call(line: str, seat: Seat, moves: Sequence[Move]) -> Call | None:
    """Return the call in a line such as `schnapp` or `schnapp 350`; None if there is none."""
    word, _, number = line.partition(" ")
    if word not in {move.text for move in moves}:
        return None
    at = number.strip()
    in_time = at.isascii() and at.isdecimal() and len(at) <= len(str(WINDOW))
    return Call(seat, word, int(at) if in_time else TYPED_MS)
