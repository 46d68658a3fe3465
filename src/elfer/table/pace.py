"""Deadlines: when bots move, when somebody's stand-in does, when a shown card is settled."""

from typing import NamedTuple

from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.table.calls import lies
from elfer.table.table import Table

FOR_CALLS = 3
"""How many times its pace a bot waits before its turn where people may question the one before."""
BETWEEN_ROUNDS = 5


class Wish(NamedTuple):
    """A bot that is to act: from when on, and whether it may also let the moment pass."""

    seat: Seat
    level: str
    due: int
    may_wait: bool
    timed: bool
    """Whether it only calls, against the clock; then `due` is when the card was shown."""
    moment: int
    """Who has let a moment pass is not asked again in it."""


def awaits_calls(match: Match) -> bool:
    """Whether everyone may call now, each at a time of his own, until the referee decides."""
    return bool(match.legal(None)) and bool(_callers(match))


def _callers(match: Match) -> list[Seat]:
    """The seats that may call against the clock."""
    return [seat for seat in match.actors if any(move.timed for move in match.legal(seat))]


def moment_of(table: Table) -> int:
    """The moment that is now: a card that may be called, or what has happened before everyone.

    It is a number of what was told, and no time: the luck of bots is made from it.
    """
    match = table.match
    shown = match is not None and match.outcome is None and match.legal(None)
    return table.card_shown if shown else table.moved


def settle_due(table: Table) -> int | None:
    """When the referee acts, if it is his to do; at once where nobody else can."""
    match = table.match
    if match is None or not match.legal(None):
        return None
    return table.shown_at + (lies(table) if awaits_calls(match) else 0)


def wishes(table: Table) -> list[Wish]:
    """Every bot that may act now, callers first.

    Delays depend on nothing hidden: not on a bot's cards and not on what it will do.
    """
    match = table.match
    if match is None or match.over:
        return []
    bots = {seat: level for seat, chair in enumerate(table.chairs) if (level := chair.stand_in)}
    if match.outcome is not None:
        return _next_round(table, bots)
    if match.legal(None):  # the card lies until the referee has decided
        callers = (seat for seat in _callers(match) if seat in bots)
        shown = table.shown_at
        now = moment_of(table)
        return [Wish(seat, bots[seat], shown, True, True, now) for seat in callers]
    actors, turn = match.actors, match.turn
    turn_goes_on = turn is not None and turn in actors
    # Whether there is cause to call must not be told by how long a bot waits.
    asked = match.game.questions and len(bots) < match.players and _begins(table, turn)
    wished = []
    for seat in actors:
        if seat in bots:
            may_wait = turn_goes_on and seat != turn
            slow = FOR_CALLS if turn_goes_on and not may_wait and asked else 1
            due = table.moved_at + table.pace * slow
            wished.append(Wish(seat, bots[seat], due, may_wait, False, moment_of(table)))
    return sorted(wished, key=lambda wish: (not wish.may_wait, wish.due))


def _begins(table: Table, turn: Seat | None) -> bool:
    """Whether a seat's turn has just begun: somebody else made the last move."""
    return table.line is not None and bool(table.line.moves) and table.line.moves[-1].seat != turn


def _next_round(table: Table, bots: dict[Seat, str]) -> list[Wish]:
    """Where only bots play, one of them deals the next round."""
    if len(bots) < len(table.chairs):
        return []
    due = table.moved_at + BETWEEN_ROUNDS * table.pace
    return [Wish(0, bots[0], due, False, False, table.moved)]
