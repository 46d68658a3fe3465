"""Seats and head starts, parsed from the command line."""

from collections.abc import Sequence

from elfer.bots import BOTS
from elfer.engine.errors import BadRequest, quoted
from elfer.engine.game import AnyGame
from elfer.engine.seats import Seat
from elfer.table.call_timing import has_calls
from elfer.table.commands import MAX_HANDICAP
from elfer.terminal.arguments import DEFAULT_BOT, PERSON

PEOPLE = (PERSON, "human")


def parse_seats(texts: Sequence[str], players: int, others: str = DEFAULT_BOT) -> list[str]:
    """Return the occupant of each seat, given strings like `2` and `1=random`.

    A person sits in seat 0 unless a string says otherwise. `others` takes all seats that no string
    names.
    """
    chosen: dict[Seat, str] = {}
    for text in texts:
        seat, occupant = _parse_occupant(text, players)
        if seat in chosen:
            raise BadRequest(f"Seat {seat} is given twice. Give each seat at most once.")
        chosen[seat] = occupant
    if PERSON not in chosen.values():
        chosen.setdefault(0, PERSON)
    return [chosen.get(seat, others) for seat in range(players)]


def parse_seat(text: str, players: int) -> Seat:
    """Parse the number of a seat; raise BadRequest if the table has no such seat."""
    if text not in map(str, range(players)):
        raise BadRequest(
            f"There is no seat {quoted(text)}; the {players} seats are 0 to {players - 1}."
        )
    return int(text)


def parse_head_starts(texts: Sequence[str], game: AnyGame, players: int) -> dict[Seat, int]:
    """Return the head start of each seat in milliseconds, given strings like `1=400`."""
    if texts and not has_calls(game.id):
        raise BadRequest(
            f"{game.name} has no calls against the clock, so --handicap has no effect there."
        )
    found: dict[Seat, int] = {}
    for text in texts:
        number, sign, time = (part.strip() for part in text.partition("="))
        if not sign:
            raise BadRequest(
                f"Write a head start as seat=milliseconds, as in 1=400, not {quoted(text)}."
            )
        seat = parse_seat(number, players)
        if seat in found:
            raise BadRequest(f"The head start of seat {seat} is given twice. Give it at most once.")
        if not (time.isascii() and time.isdigit() and len(time) < 5) or int(time) > MAX_HANDICAP:
            raise BadRequest(
                f"A head start must be a whole number of milliseconds from 0 to {MAX_HANDICAP}, "
                f"not {quoted(time)}."
            )
        found[seat] = int(time)
    return found


def _parse_occupant(text: str, players: int) -> tuple[Seat, str]:
    number, sign, who = text.partition("=")
    seat = parse_seat(number.strip(), players)
    name = who.strip().lower() if sign else PERSON
    if name in PEOPLE:
        return seat, PERSON
    if name not in BOTS:
        known = ", ".join((PERSON, *BOTS))
        raise BadRequest(f"There is no bot {quoted(who)} for seat {seat}. Choose one of {known}.")
    return seat, name
