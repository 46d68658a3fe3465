"""Bots at a table: one slip at a time, and eyes for what nobody is told of."""

import asyncio
from dataclasses import replace

from elfer.bots.task import Decision, Task
from elfer.games import GAMES
from elfer.kernel.errors import Refused
from elfer.kernel.seats import Seat
from elfer.server.pacer import Pacer
from elfer.table import Entry, Table, after
from elfer.table.commands import BotMove, Play, Word
from elfer.table.pace import FOR_CALLS
from tests.server.scenes import HOST, playing, said

PACE = 50


class Thinking:
    """Bots that slip if they can, and otherwise call when more than one card was laid."""

    async def decide(self, task: Task) -> Decision:
        legal = [move.text for move in GAMES[task.game].legal(task.view)]
        slips = [text for text in legal if text.startswith("slip")]
        if slips:
            return Decision(slips[0], 0)
        return Decision("caught" if task.view.laid > 1 and "caught" in legal else None, 0)


class Alone:
    """A table with a clock of its own, as a pacer needs one."""

    busy = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moves: list[tuple[int, Word]] = []
        self._began = table.moved_at - asyncio.get_running_loop().time() * 1000

    def now(self) -> int:
        return round(self._began + asyncio.get_running_loop().time() * 1000)

    async def note(self, do: Word, moment: int | None = None) -> bool:
        if moment is not None and moment != self.table.seq:
            return False
        try:
            self.table, _ = after(self.table, Entry(self.now(), do, None))
        except Refused:
            return False
        self.moves.append((self.now(), do))
        return True


async def paced(table: Table, slip_after: float | None = None) -> Alone:
    """What becomes of a table whose bots have some time; perhaps the host slips meanwhile."""
    alone = Alone(replace(table, pace=PACE))
    pacer = Pacer(alone, Thinking(), alone.now, 10)  # type: ignore[arg-type]
    pacer.wake()
    if slip_after is not None:
        await asyncio.sleep(slip_after / 1000)
        match = alone.table.match
        assert match is not None
        slip = next(move.text for move in match.legal(0) if move.verb == "slip")
        alone.table, _ = after(alone.table, Entry(alone.now(), Play(0, slip), HOST))
        pacer.wake()
    await asyncio.sleep(1.6 * FOR_CALLS * PACE / 1000)
    pacer.stop()
    return alone


def laid_by(seat: Seat) -> Table:
    """Mogeln in which this seat has just laid; the host has seat 0, a bot seat 2."""
    table = playing("mogeln", {"dealer": 2})
    for lays in range(seat + 1):
        assert table.match is not None
        text = next(move.text for move in table.match.legal(lays) if move.verb == "lay")
        player = table.chairs[lays].player
        do = BotMove(lays, text) if player is None else Play(lays, text)
        table = said(table, player, do)
    return table


def test_a_bot_slips_in_one_card_at_the_most() -> None:
    alone = asyncio.run(paced(laid_by(2)))
    assert [getattr(do, "move", "")[:4] for _, do in alone.moves] == ["slip"]


def test_a_bot_notices_what_is_slipped_in_before_its_time_and_acts_no_sooner() -> None:
    table = laid_by(0)
    alone = asyncio.run(paced(table, slip_after=PACE / 3))
    ((at, do),) = alone.moves[:1]
    assert getattr(do, "move", None) == "caught"
    assert at - table.moved_at >= PACE
    alone = asyncio.run(paced(table, slip_after=2 * PACE))
    assert [getattr(do, "move", None) for _, do in alone.moves] == []
