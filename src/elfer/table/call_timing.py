"""Calls against the clock: how long a card is shown, and the time that counts for each call."""

from functools import cache

from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.table.commands import LogEntry
from elfer.table.table import Table

WINDOW = 1_500
"""The time that people have to call, in milliseconds."""
FREE_ROUND_TRIP = 20
"""The part of a round trip that is not compensated for, in ms: about as long as rendering takes."""
MAX_COMPENSATION = 100
"""The largest compensation for a slow connection, in milliseconds."""


@cache
def has_calls(game: str) -> bool:
    """Return whether a game has calls against the clock."""
    return any(move.timed for move in game_named(game).language.values())


def is_against_the_clock(table: Table) -> bool:
    """Return whether the match in progress has calls against the clock."""
    return table.match is not None and table.playing and has_calls(table.match.game.id)


def is_timed_move(table: Table, text: str) -> bool:
    """Return whether the text names a move that is made against the clock."""
    move = None if table.match is None else table.match.game.language.get(text.lower())
    return move is not None and move.timed


def compensation(round_trip: float) -> int:
    """Return the milliseconds to subtract from a call's time for a connection's round trip.

    The card takes half of the round trip to reach the player, and the call takes the other half.
    """
    return round(min(max(0, round_trip - FREE_ROUND_TRIP), MAX_COMPENSATION))


def call_window(table: Table) -> int:
    """Return how many milliseconds a card is shown for, including allowances for delays."""
    handicap = max(chair.active_handicap for chair in table.chairs)
    return WINDOW + FREE_ROUND_TRIP + MAX_COMPENSATION + handicap


def call_time(table: Table, entry: LogEntry, seat: Seat | None) -> int:
    """Return the milliseconds between showing the card and a call, minus the seat's handicap."""
    at = entry.now - table.card_shown_at if entry.at is None else entry.at
    handicap = 0 if seat is None else table.chair(seat).active_handicap
    return max(0, at - handicap)
