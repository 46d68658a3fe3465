"""The check that a player may ask for a hint, and the view that the hint is based on."""

from typing import Any

from elfer.engine.errors import NotYourTurn
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.table.call_timing import has_calls
from elfer.table.errors import NotAllowed, NotNow
from elfer.table.match_commands import NO_MATCH
from elfer.table.table import Table

HINT_LEVEL = "expert"
"""The level of the bot that gives hints."""
NO_HINT = "There are no hints for calls. Decide for yourself whether to call."


def check_hint(table: Table, player: str | None, seat: Seat) -> None:
    """Refuse a hint for another player's seat, out of turn, or in a game without hints."""
    if seat not in table.seats_of(player):
        raise NotAllowed(f"Seat {seat} is not yours.")
    match = table.match
    if match is None or match.over:
        raise NotNow(NO_MATCH)
    if match.outcome is not None:
        raise NotNow("The round is over. Ask again in the next round.")
    if has_calls(match.game.id):
        raise NotNow("This game has no hints, because its outcome depends on who calls fastest.")
    if match.turn not in (None, seat) or not match.known_to(seat).legal(seat):
        raise NotYourTurn(f"It is not seat {seat}'s turn.")
    if hint_view(match, seat) is None:
        raise NotNow(NO_HINT)


def hint_view(match: Match, seat: Seat) -> Any:
    """Return the view that a hint for a seat is based on; None if no hint is possible now."""
    return match.game.hint_view(match.known_to(seat).view(seat))
