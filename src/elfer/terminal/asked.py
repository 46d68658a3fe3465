"""Whose word is wanted next: calls come before the turn, and who must act does not wait."""

from typing import NamedTuple

from elfer.kernel.match import Match
from elfer.kernel.seats import Seat, round_from


class Asked(NamedTuple):
    """A seat that may act now, and whether it may also let the moment pass."""

    seat: Seat
    may_wait: bool


def asked(match: Match, waiting: frozenset[Seat]) -> Asked | None:
    """The seat to ask next; None if only the referee can act.

    While somebody's turn goes on without them, the others may call first, in the order of play;
    those who let the moment pass are `waiting`. Where nothing goes on without them, they must act.
    """
    actors, turn = match.actors, match.turn
    if not actors:
        return None
    if turn not in actors or turn is None:
        return Asked(next((seat for seat in actors if seat not in waiting), actors[0]), False)
    for seat in round_from(turn, match.players, match.game.direction):
        if seat in actors and seat != turn and seat not in waiting:
            return Asked(seat, True)
    return Asked(turn, False)


def awaits_calls(match: Match) -> bool:
    """Whether everyone may call now, each at a time of his own, until the referee decides."""
    return bool(match.legal(None)) and any(
        move.timed for seat in match.actors for move in match.legal(seat)
    )
