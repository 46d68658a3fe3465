"""Hints for a seat, based only on what that seat may know."""

from typing import Protocol

from elfer import wire
from elfer.bots.task import Decision, Task
from elfer.engine.errors import Refused
from elfer.engine.seats import Seat
from elfer.runtime.bot_question_limits import Questions
from elfer.runtime.bot_worker_interface import BotWorkers
from elfer.runtime.concurrency import BackgroundTasks
from elfer.runtime.errors import Busy, refusal
from elfer.runtime.sessions import Session
from elfer.table import Table
from elfer.table.errors import Stale
from elfer.table.hint_permission import HINT_LEVEL, check_hint, hint_view


class HintTable(Protocol):
    """The part of a live table that hints need."""

    code: str
    table: Table


class Hints:
    """The hints at one table; each player may wait for one at a time."""

    def __init__(
        self,
        live_table: HintTable,
        workers: BotWorkers,
        questions: Questions,
        background: BackgroundTasks,
        playouts: int,
    ) -> None:
        self._live_table = live_table
        self._workers = workers
        self._questions = questions
        self._background = background
        self._playouts = playouts

    def start(self, session: Session, asked: wire.Hint) -> None:
        """Start computing a hint for a seat of the session, or refuse it."""
        table = self._live_table.table
        try:
            check_hint(table, session.player, asked.seat)
        except Refused as refused:
            session.send(refusal(refused, asked.id))
        else:
            session.track_hint(self._background.start(self._advise(session, asked, table)))

    async def _advise(self, session: Session, asked: wire.Hint, table: Table) -> None:
        """Let a bot choose a move for a seat, and send the hint if it is still valid."""
        task = _make_task(table, asked.seat, self._playouts)
        try:
            with self._questions.asking((self._live_table.code, session.player), session.client):
                decision = await self._workers.advise(task)
            advice = _check_answer(asked, table, self._live_table.table, session.player, decision)
        except Refused as refused:
            session.send(refusal(refused, asked.id))
        else:
            session.send(advice)


def _make_task(table: Table, seat: Seat, playouts: int) -> Task:
    """Return the task for a hint, with a seed that no bot at the table uses."""
    assert table.match is not None
    seed = f"hint/{seat}/{table.public_seq}"
    view = hint_view(table.match, seat)
    return Task(table.match.game.id, view, HINT_LEVEL, seed, timed=False, playouts=playouts)


def _check_answer(
    asked: wire.Hint, before: Table, now: Table, player: str | None, decision: Decision
) -> wire.Advice:
    """Return a bot's decision as advice for the current table, or refuse it if it is outdated.

    It is outdated if the seat's legal moves have changed. In games where all seats act at the same
    time, moves of other seats do not change them.
    """
    check_hint(now, player, asked.seat)
    assert before.match is not None
    assert now.match is not None
    could, can = (match.known_to(asked.seat) for match in (before.match, now.match))
    if [*can.legal(asked.seat)] != [*could.legal(asked.seat)]:
        raise Stale("The game has moved on. Ask for a new hint.")
    if decision.fallback:
        raise Busy("No hint is available right now. Try again.")
    reasons = [wire.Reason(str(why), dict(facts)) for why, facts in decision.reasons]
    return wire.Advice(asked.id, now.public_seq, asked.seat, decision.move, reasons)
