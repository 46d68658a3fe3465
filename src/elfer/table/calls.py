"""Calls against the clock: how long a card lies for them, and when each of them counts."""

from functools import cache

from elfer.games import game_named
from elfer.kernel.seats import Seat
from elfer.table.commands import Entry
from elfer.table.table import Table

WINDOW = 1_500
"""How many milliseconds people have to call."""
NEAR = 20
"""Round trips up to this are nobody's disadvantage: a screen takes as long to draw a card."""
MOST = 100
"""The most that a call is counted earlier because its seat is far away."""


@cache
def has_calls(game: str) -> bool:
    """Whether times decide in a game."""
    return any(move.timed for move in game_named(game).language.values())


def against_the_clock(table: Table) -> bool:
    """Whether a game is played in which times decide."""
    return table.line is not None and table.playing and has_calls(table.line.match.game.id)


def compensation(round_trip: float) -> int:
    """How much earlier a call counts that was made at the other end of such a round trip.

    The card takes half of it to get there, the call half of it to come back.
    """
    return round(min(max(0, round_trip - NEAR), MOST))


def lies(table: Table) -> int:
    """How many milliseconds a card lies: until no call that counts can be on its way any more."""
    return WINDOW + NEAR + MOST + max(chair.helped_by for chair in table.chairs)


def counted(table: Table, entry: Entry, seat: Seat | None) -> int:
    """How many milliseconds after the card was shown a call counts, help for its seat included."""
    at = entry.now - table.shown_at if entry.at is None else entry.at
    help_ = 0 if seat is None else table.chair(seat).helped_by
    return max(0, at - help_)
