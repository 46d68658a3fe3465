"""Who is helped in calling, as the command line says it and as it is told."""

from collections.abc import Mapping, Sequence

from elfer.kernel.errors import BadRequest, quoted
from elfer.kernel.game import AnyGame
from elfer.kernel.seats import Seat
from elfer.table.calls import has_calls
from elfer.table.commands import MOST_HELP
from elfer.terminal.phrases import listed
from elfer.terminal.seats import seat_in


def helped(texts: Sequence[str], game: AnyGame, players: int) -> dict[Seat, int]:
    """The head start of each seat that has one, in milliseconds, from texts like `1=400`."""
    if texts and not has_calls(game.id):
        raise BadRequest(
            f"In {game.name} nobody calls against the clock, so nobody can have a head start."
        )
    found: dict[Seat, int] = {}
    for text in texts:
        number, sign, time = (part.strip() for part in text.partition("="))
        if not sign:
            raise BadRequest(
                f"A head start is written seat=milliseconds, as in 1=400, not {quoted(text)}."
            )
        seat = seat_in(number, players)
        if seat in found:
            raise BadRequest(f"The head start of seat {seat} is given twice.")
        if not (time.isascii() and time.isdigit() and len(time) < 5) or int(time) > MOST_HELP:
            raise BadRequest(
                f"A head start is a whole number of milliseconds, 0 to {MOST_HELP}, "
                f"not {quoted(time)}."
            )
        found[seat] = int(time)
    return found


def in_words(starts: Mapping[Seat, int]) -> str:
    """Who has a head start, in one sentence; empty if nobody has."""
    if not starts:
        return ""
    return f"Head start in calling: {listed([f'seat {s} ({ms} ms)' for s, ms in starts.items()])}."


def head_start_words(starts: Mapping[Seat, int]) -> list[str]:
    """The words of the command line that give the same head starts again."""
    return [word for seat, ms in starts.items() for word in ("--handicap", f"{seat}={ms}")]
