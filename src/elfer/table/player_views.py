"""The data that leaves a table: each person's view and events, and the record of a match."""

from collections.abc import Iterable
from typing import Any

from elfer.engine.events import Event
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.notation.records import record_of
from elfer.notation.states import view_of
from elfer.table.errors import NotNow
from elfer.table.table import Table
from elfer.table.view_types import ShownMove


def seen_by(table: Table, player: str | None) -> dict[str, Any]:
    """Return everything that a player may know about the match now; None stands for a spectator.

    A player with seats gets the views of those seats. Everyone without a seat gets the view of a
    spectator.
    """
    match, seats = table.match, table.seats_of(player)
    sight: dict[str, Any] = {"seq": table.public_seq, "you": player, "seats": seats}
    if match is None:
        return sight | {"views": [], "moves": [], "undo": False}
    return sight | {
        "views": [draw_view(match, seat) for seat in seats] or [draw_view(match, None)],
        "moves": [shown_moves(match, seat) for seat in seats],
        "undo": table.can_undo(player) and not table.has_handed_over(player),
    }


def draw_view(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return a seat's view, with extra fields that help the client draw it."""
    shown = view_of(match, seat)
    known = match.known_to(seat)
    return shown | match.game.aids(known.view(seat)) if match.game.aided else shown


def shown_moves(match: Match, seat: Seat) -> list[ShownMove]:
    """Return a seat's moves, as far as it can know them, with the items that each touches."""
    legal = match.known_to(seat).legal(seat)
    return [{"text": move.text, "touches": list(move.touches)} for move in legal]


def told_to(events: Iterable[Event], seats: Iterable[Seat]) -> list[dict[str, Any]]:
    """Return the events as the player of these seats sees them."""
    held = list(seats)
    told = []
    for event in events:
        if event.seat in held:
            told.append(event.seen_by(event.seat))
        elif event.reaches(None):
            told.append(event.seen_by(None))
    return told


def finished_record(table: Table) -> dict[str, Any]:
    """Return the record of a finished match, with its shuffle.

    Refuse before the end, because the record would reveal everyone's cards.
    """
    history, shuffle = table.history, table.shuffle
    if history is None or shuffle is None or not history.match.over:
        raise NotNow("The record is available once the match is over.")

    return record_of(history.played) | {"shuffle": shuffle.shown()}
