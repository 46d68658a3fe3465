"""Hints for a seat, based only on what that seat may know."""

from elfer import wire
from elfer.bots.task import Decision, Task
from elfer.engine.seats import Seat
from elfer.runtime.errors import Busy
from elfer.table import Table
from elfer.table.errors import Stale
from elfer.table.hint_permission import HINT_LEVEL, check_hint, hint_view


def make_hint_task(table: Table, seat: Seat, playouts: int) -> Task:
    """Return the task for a hint, with a seed that no bot at the table uses."""
    assert table.match is not None
    seed = f"hint/{seat}/{table.public_seq}"
    view = hint_view(table.match, seat)
    return Task(table.match.game.id, view, HINT_LEVEL, seed, timed=False, playouts=playouts)


def check_hint_answer(
    asked: wire.Hint, before: Table, now: Table, player: str | None, decision: Decision
) -> wire.Advice:
    """Return a bot's decision as advice for the current table, or refuse it if it is outdated.

    In games where all seats act at the same time, moves of other seats do not make it outdated.
    """
    check_hint(now, player, asked.seat)
    assert before.match is not None
    assert now.match is not None
    could, can = (match.known_to(asked.seat) for match in (before.match, now.match))
    if [*can.legal(asked.seat)] != [*could.legal(asked.seat)]:
        raise Stale("The game has moved on. Ask for a new hint.")
    if not decision.meant:
        raise Busy("No hint is available right now. Try again.")
    reasons = [wire.Reason(str(why), dict(facts)) for why, facts in decision.reasons]
    return wire.Advice(asked.id, now.public_seq, asked.seat, decision.move, reasons)
