"""The times at which bots and stand-ins move, and at which the referee settles a shown card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from elfer.bots.search.availability import SEARCHER
from elfer.table.bots_to_ask import BotTurn, awaits_calls, bot_turns, referee_move
from elfer.table.call_timing import call_window
from elfer.table.table import Table

FOR_CALLS = 3
"""The factor by which a bot's turn takes longer while people may question the last move."""
BETWEEN_ROUNDS = 5
"""The factor by which a bot takes longer to deal the next round."""


class Steps(NamedTuple):
    """The time steps, in milliseconds, to which the thinking times of bots are rounded up."""

    default: int
    searching: int
    """The step for bots that search; they take far longer when they have a choice."""

    def of(self, level: str) -> int:
        """Return the time step for a level."""
        return self.searching if level == SEARCHER else self.default


@dataclass(frozen=True, slots=True)
class DueTurn(BotTurn):
    """A bot to ask now, and the time from which it may act."""

    due: int
    """The earliest time at which the bot acts; for timed calls, when the card was shown."""
    moment: int
    """The number of the current moment; a bot that declines is not asked twice at one moment."""


def moment_of(table: Table) -> int:
    """Return the number of the current moment, which only changes with public events.

    It is the table's `move_seq` or, while players may call, its `card_seq`. It is a count and not a
    time, because the bots' seeds are derived from it.
    """
    match = table.match
    may_be_called = match is not None and referee_move(match) is not None
    return table.card_seq if may_be_called else table.move_seq


def settle_due(table: Table) -> int | None:
    """Return the time at which the referee acts, or None if there is nothing to settle.

    If nobody can call, the referee acts immediately.
    """
    match = table.match
    if match is None or referee_move(match) is None:
        return None
    return table.card_shown_at + (call_window(table) if awaits_calls(match) else 0)


def due_turns(table: Table) -> list[DueTurn]:
    """Return the bots to ask now, in the order of asking, with the time at which each may act.

    Delays never depend on hidden information such as a bot's cards or its decision.
    """
    match = table.match
    if match is None:
        return []
    bots = {seat: level for seat, chair in enumerate(table.chairs) if (level := chair.stand_in)}
    turns = bot_turns(match, bots)
    people_may_call = match.game.questions and len(bots) < match.players and _is_turn_new(table)
    moment = moment_of(table)
    return [
        DueTurn(
            turn.seat,
            turn.level,
            turn.may_wait,
            turn.timed,
            due=_due_time(table, turn, people_may_call=people_may_call),
            moment=moment,
        )
        for turn in turns
    ]


def step_of(table: Table, turns: Sequence[BotTurn], steps: Steps) -> int:
    """Return the time step for showing these bots' moves, or 0 if no person plays.

    It does not depend on hidden information: everyone knows which bots may act, and their levels.
    """
    if all(chair.player is None for chair in table.chairs):
        return 0
    thinking = [turn.level for turn in turns if not turn.timed]
    return max((steps.of(level) for level in thinking), default=0)


def show_time(due: int, step: int, began: int, decided: int) -> int:
    """Return when to show a move, from the times at which the bot began to think and decided.

    A move is shown when it is due, but at least one step after the bot began to think. If the bot
    takes longer, the move is shown a whole number of steps later. Otherwise the exact thinking time
    would reveal how many choices the bot has.
    """
    first = max(due, began + step)
    late = max(0, decided - first)
    return first + (-(-late // step) * step if step else late)


def _due_time(table: Table, turn: BotTurn, *, people_may_call: bool) -> int:
    """Return the time at which a bot acts; for a timed call, when the card was shown."""
    match = table.match
    assert match is not None
    if turn.timed:
        return table.card_shown_at
    if match.outcome is not None:
        return table.moved_at + BETWEEN_ROUNDS * table.pace
    # The delay must not reveal whether the bot has a reason to call.
    waits_for_calls = people_may_call and turn.seat == match.turn
    return table.moved_at + table.pace * (FOR_CALLS if waits_for_calls else 1)


def _is_turn_new(table: Table) -> bool:
    """Return whether the last move was made by a seat other than the one whose turn it is."""
    history, match = table.history, table.match
    if history is None or match is None or not history.moves:
        return False
    return history.moves[-1].seat != match.turn
