"""Hints: who may ask what a good bot would do, and when."""

from typing import Any

from elfer.kernel.errors import NotYourTurn
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.table.calls import has_calls
from elfer.table.playing import NO_MATCH
from elfer.table.refusals import NotAllowed, NotNow
from elfer.table.table import Table

ADVISER = "expert"
"""How good the bot is that gives hints."""
NO_HINT = "There is no hint: whoever calls must see it himself."


def check_hint(table: Table, player: str | None, seat: Seat) -> None:
    """Refuses a hint for a seat that is not the player's, or whose turn it is not."""
    if seat not in table.seats_of(player):
        raise NotAllowed(f"Seat {seat} is not yours.")
    match = table.match
    if match is None or match.over:
        raise NotNow(NO_MATCH)
    if match.outcome is not None:
        raise NotNow("The round is over; there is nothing to think about.")
    if has_calls(match.game.id):
        raise NotNow("Times decide in this game: whoever calls must see it himself.")
    if match.turn not in (None, seat) or not match.legal(seat):
        raise NotYourTurn(f"It is not the turn of seat {seat}.")
    if advised(match, seat) is None:
        raise NotNow(NO_HINT)


def advised(match: Match, seat: Seat) -> Any:
    """By what a seat is advised; None if there is no hint for it now."""
    return match.game.advised(match.view(seat))
