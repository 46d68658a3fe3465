"""What somebody at the table sees: its card, and the views and moves of his own seats."""

from collections.abc import Iterable
from typing import Any

from elfer.kernel.events import Event
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.records.notation import view_of
from elfer.table.table import Table, shown_moves


def seen_by(table: Table, player: str | None) -> dict[str, Any]:
    """All that a player may know of a table now; None is a spectator.

    Who has a seat gets the views of his seats, everyone else what a spectator sees.
    """
    match, seats = table.match, table.seats_of(player)
    sight: dict[str, Any] = {"seq": table.shown, "you": player, "seats": seats}
    if match is None:
        return sight | {"views": [], "moves": [], "undo": False}
    return sight | {
        "views": [drawn(match, seat) for seat in seats] or [drawn(match, None)],
        "moves": [shown_moves(match, seat) for seat in seats],
        "undo": table.may_undo(player),
    }


def drawn(match: Match, seat: Seat | None) -> dict[str, Any]:
    """A seat's view, and what helps to draw it."""
    shown = view_of(match, seat)
    return shown | match.game.aids(match.view(seat)) if match.game.aided else shown


def told_to(events: Iterable[Event], seats: Iterable[Seat]) -> list[dict[str, Any]]:
    """What whoever holds these seats is told of what happened."""
    held = list(seats)
    told = []
    for event in events:
        if event.seat in held:
            told.append(event.seen_by(event.seat))
        elif event.reaches(None):
            told.append(event.seen_by(None))
    return told
