"""Advice for a seat: what a good bot would do, by what that seat may know and nothing else."""

from elfer import wire
from elfer.bots.task import Decision, Task
from elfer.kernel.seats import Seat
from elfer.server.refusals import Busy
from elfer.table import Table
from elfer.table.hints import ADVISER, advised, check_hint
from elfer.table.refusals import Stale


def advice_task(table: Table, seat: Seat, playouts: int) -> Task:
    """What the bot is asked; its luck is not that of the bots at the table."""
    assert table.match is not None
    luck = f"hint/{seat}/{table.shown}"
    view = advised(table.match, seat)
    return Task(table.match.game.id, view, ADVISER, luck, timed=False, playouts=playouts)


def advice_for(
    asked: wire.Hint, before: Table, now: Table, player: str | None, decision: Decision
) -> wire.Advice:
    """The bot's decision as advice for the moment now, or a refusal if it is too late for it.

    What the others do meanwhile, where all act at once, leaves it as good as it was.
    """
    check_hint(now, player, asked.seat)
    assert before.match is not None
    assert now.match is not None
    if [*now.match.legal(asked.seat)] != [*before.match.legal(asked.seat)]:
        raise Stale("The game has moved on since.")
    if not decision.meant:
        raise Busy("Nobody has an idea just now; ask again.")
    reasons = [wire.Reason(str(why), dict(facts)) for why, facts in decision.reasons]
    return wire.Advice(asked.id, now.shown, asked.seat, decision.move, reasons)
