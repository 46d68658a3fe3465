"""Calls against the clock: everyone at once, each with the time that he took."""

import os
import select
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from elfer.bots.snapper import reaction_ms
from elfer.kernel.match import Match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.terminal.sitting import Sitting

WINDOW = 1.5
"""How many seconds a card is shown before it is settled."""
TYPED_MS = 500
"""The time of a call that was typed as a line and not pressed as a key."""
CORNERS = ("qw", "op", "yx", "nm", "12", "90")
"""Two keys for each of several people at one keyboard."""


class Call(NamedTuple):
    """What a seat called, and how many milliseconds after the card was shown."""

    seat: Seat
    text: str
    at: float


Keys = Mapping[str, tuple[Seat, Move]]


def calls_of(match: Match, seat: Seat) -> list[Move]:
    """What a seat may call now."""
    return [move for move in match.legal(seat) if move.timed]


def settle_calls(sitting: Sitting, calls: Sequence[Call]) -> None:
    """Note everyone's calls in the order of their times and let the referee decide."""
    for call in sorted([*calls, *_bot_calls(sitting)], key=lambda call: call.at):
        sitting.play(call.seat, call.text, call.at)
    sitting.referee_moves()


def _bot_calls(sitting: Sitting) -> Iterator[Call]:
    match = sitting.played.match
    for seat in match.actors:
        if seat in sitting.people or not calls_of(match, seat):
            continue
        wish = sitting.bot_wish(seat)
        if wish is not None and wish.timed:
            yield Call(seat, wish.text, round(reaction_ms(sitting.luck(seat))))


def keys_of(match: Match, people: Sequence[Seat]) -> Keys:
    """A key for each call of each person: a letter of its own, or a corner of the keyboard."""
    callers = [seat for seat in people if calls_of(match, seat)]
    if len(callers) == 1:
        calls = calls_of(match, callers[0])
        return {_own_letter(move, calls): (callers[0], move) for move in calls}
    return {
        key: (seat, move)
        for seat in callers
        for key, move in zip(CORNERS[people.index(seat)], calls_of(match, seat), strict=False)
    }


def _own_letter(move: Move, moves: Sequence[Move]) -> str:
    others = "".join(other.text for other in moves if other is not move)
    return next(letter for letter in move.text if letter not in others)


def pressed(keys: Keys) -> list[Call]:
    """What people press while the card is shown, each once, with their real times."""
    calls: dict[Seat, Call] = {}
    shown = time.monotonic()
    callers = {seat for seat, _ in keys.values()}
    with _every_key():
        while len(calls) < len(callers) and (left := shown + WINDOW - time.monotonic()) > 0:
            if not select.select([sys.stdin], [], [], left)[0]:
                break
            # Read past Python's buffer: what waits there, select would not see.
            key = os.read(sys.stdin.fileno(), 1).decode(errors="ignore").lower()
            seat, move = keys.get(key, (None, None))
            if seat is not None and move is not None and seat not in calls:
                calls[seat] = Call(seat, move.text, round((time.monotonic() - shown) * 1000))
    return list(calls.values())


@contextmanager
def _every_key() -> Iterator[None]:
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
    return Call(seat, word, int(at) if at.isascii() and at.isdecimal() else TYPED_MS)
