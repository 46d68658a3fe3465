"""The bots to ask now: which ones, in which order, and what each of them is told.

The server, the terminal and the arena all use this module to let their bots act. For live tables,
`bot_timing.py` decides when. This module has no clock and no random numbers of its own; it needs
only a match and the levels of the bots' seats. The three callers differ in two ways, which are
parameters:

- The order of seats that may all act now (`Order`). The server uses the order of the seats, because
  all of its bots decide before the first one acts. The terminal asks each seat, people included,
  after the previous one has acted, so it goes round the table. The seats that can still play a card
  come first, so that the others can question that card. The arena uses a random order, because it
  measures bots and the bot that is asked first has an advantage.
- The random numbers. At a table, a bot gets a new seed for each moment (`bot_seed`), so that it
  gives the same answer when it is asked again later. In the arena, each seat keeps one generator
  for the whole match, no matter which bot sits there, just as it keeps its cards.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from elfer.bots.choice import PLAYOUTS, Situation
from elfer.bots.task import Task
from elfer.engine.match import Match
from elfer.engine.moves import Move
from elfer.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot to ask now."""

    seat: Seat
    level: str
    may_wait: bool
    """Whether the bot may decline, because the match goes on without it."""
    timed: bool
    """Whether the bot may only make calls against the clock."""


Order = Callable[[Match, Sequence[Seat]], Sequence[Seat]]
"""A function that sorts the seats that may act now into the order in which to ask them."""


class TimedCall(Protocol):
    """A call by a seat, and the time that has passed since the card was shown."""

    @property
    def seat(self) -> Seat:
        """The calling seat."""

    @property
    def at(self) -> float:
        """The time in milliseconds."""


AnyCall = TypeVar("AnyCall", bound=TimedCall)


def by_seat(match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the given seats, which are already in ascending order."""
    return seats


def asking_order(match: Match, order: Order = by_seat) -> Sequence[Seat]:
    """Return the seats that may act, in the order in which to ask them.

    The seat whose turn it is comes last: after its move, the others could no longer call.
    """
    actors, turn = match.actors, match.turn
    if actors == (turn,):
        return actors
    seats = order(match, actors)
    if turn is None or turn not in actors:
        return seats
    return [*(seat for seat in seats if seat != turn), turn]


def bot_turns(match: Match, bots: Mapping[Seat, str], order: Order = by_seat) -> list[BotTurn]:
    """Return the bots to ask now, in order; `bots` maps each bot's seat to its level.

    If a bot declines, the next one may act. After a bot has declined or acted out of turn, the
    caller should not ask it again before the next public event. Bots deal the next round only if
    no person plays.
    """
    if match.outcome is not None:
        dealer = [] if match.over or len(bots) < match.players else [0]
        return [BotTurn(seat, bots[seat], may_wait=False, timed=False) for seat in dealer]
    if referee_move(match) is not None:  # the card stays until the referee decides
        callers = [seat for seat in seats_to_call(match) if seat in bots]
        return [BotTurn(seat, bots[seat], may_wait=True, timed=True) for seat in callers]
    asked = asking_order(match, order)
    goes_on = match.turn in asked
    return [
        BotTurn(seat, bots[seat], may_wait=goes_on and seat != match.turn, timed=False)
        for seat in asked
        if seat in bots
    ]


def referee_move(match: Match) -> Move | None:
    """Return the move, if any, that the referee makes once nobody can call any more."""
    return next(iter(match.legal(None)), None)


def awaits_calls(match: Match) -> bool:
    """Return whether any seat may call against the clock now, before the referee decides."""
    return referee_move(match) is not None and bool(seats_to_call(match))


def seats_to_call(match: Match) -> list[Seat]:
    """Return the seats that may call against the clock."""
    seats = range(match.players)
    return [seat for seat in seats if any(move.timed for move in match.legal(seat))]


def order_calls(calls: Iterable[AnyCall]) -> list[AnyCall]:
    """Sort calls by time; among simultaneous calls the lower seat comes first."""
    return sorted(calls, key=lambda call: (call.at, call.seat))


def bot_seed(secret: str, seat: Seat, moment: int) -> str:
    """Return the seed of the bot at a seat for one moment of the match."""
    return f"{secret}/{seat}/{moment}"


def bot_task(match: Match, turn: BotTurn, seed: str, playouts: int) -> Task:
    """Return the task of a bot in another process: what its seat may know, and a seed."""
    view = match.known_to(turn.seat).view(turn.seat)
    return Task(match.game.id, view, turn.level, seed, turn.timed, playouts)


def bot_situation(match: Match, turn: BotTurn, playouts: int = PLAYOUTS) -> Situation:
    """Return the situation of a bot in this process: what its seat may know, and its moves."""
    view = match.known_to(turn.seat).view(turn.seat)
    legal = match.game.legal(view)
    moves = [move for move in legal if move.timed] if turn.timed else legal
    return Situation(match.game, view, moves, playouts)


def forced_move(match: Match, turn: BotTurn) -> Move:
    """Return the first legal move, for a bot that has declined although it must act.

    Between rounds this is the next deal, which leaves a bot nothing to decide.
    """
    return match.legal(turn.seat)[0]
