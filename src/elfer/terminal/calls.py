"""Calls against the clock: which keys are whose, and what people press or type."""

import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.table.calls import WINDOW
from elfer.terminal.place import Call, Keys

TYPED_MS = 500
"""The time of a call that was typed as a line and not pressed as a key."""
CORNERS = ("qw", "op", "yx", "nm", "12", "90")
"""Two keys for each of several people at one keyboard."""


def keys_of(calls: Sequence[tuple[Seat, Sequence[Move]]]) -> Keys:
    """A key for each call of each person: a letter of its own, or a corner of the keyboard."""
    callers = [(seat, moves) for seat, moves in calls if moves]
    if len(callers) == 1:
        ((seat, moves),) = callers
        return {_own_letter(move, moves): (seat, move) for move in moves}
    return {
        key: (seat, move)
        for corner, (seat, moves) in zip(CORNERS, calls, strict=False)
        for key, move in zip(corner, moves, strict=False)
    }


def _own_letter(move: Move, moves: Sequence[Move]) -> str:
    others = "".join(other.text for other in moves if other is not move)
    return next(letter for letter in move.text if letter not in others)


def pressed(keys: Keys, wake: int | None = None) -> Iterator[Call]:
    """What people press while the card is shown, each once, with their real times.

    Something to read at `wake` ends it too.
    """
    shown = time.monotonic()
    waiting = {seat for seat, _ in keys.values()}
    sources = [sys.stdin.fileno(), *([] if wake is None else [wake])]
    with every_key():
        while waiting and (left := shown + WINDOW / 1000 - time.monotonic()) > 0:
            ready = select.select(sources, [], [], left)[0]
            if not ready or wake in ready:
                return
            # Read past Python's buffer: what waits there, select would not see.
            key = os.read(sys.stdin.fileno(), 1).decode(errors="ignore").lower()
            seat, move = keys.get(key, (None, None))
            if seat in waiting and move is not None:
                waiting.remove(seat)
                yield Call(seat, move.text, round((time.monotonic() - shown) * 1000))


@contextmanager
def every_key() -> Iterator[None]:
    """Read keys as they are pressed, without waiting for Enter and without showing them."""
    import termios  # noqa: PLC0415 - only where there is a terminal
    import tty  # noqa: PLC0415

    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    try:
        yield
    finally:
        # A key pressed too late is no part of the next line.
        termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, before)


def typed_call(line: str, seat: Seat, moves: Sequence[Move]) -> Call | None:
    """The call in a line such as `schnapp` or `schnapp 350`; None if it has none."""
    word, _, number = line.partition(" ")
    if word not in {move.text for move in moves}:
        return None
    at = number.strip()
    in_time = at.isascii() and at.isdecimal() and len(at) <= len(str(WINDOW))
    return Call(seat, word, int(at) if in_time else TYPED_MS)
