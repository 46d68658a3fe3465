"""Bots at a table: they slip in single cards, notice private moves and reveal nothing by timing."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from elfer.bots.task import Decision, Task
from elfer.engine.errors import Refused
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.runtime.bot_scheduler import BotScheduler
from elfer.runtime.limit_settings import Limits
from elfer.table import LogEntry, Table, apply_entry
from elfer.table.bot_timing import FOR_CALLS
from elfer.table.commands import AnyCommand, Away, BotMove, Play, React, Start
from elfer.table.players_and_chairs import Chair
from tests.server import scenes
from tests.server.scenes import HOST, OTHER, apply_command, running_table
from tests.server.virtual import run_virtually

PACE = 300
LIMITS = Limits()
STEP, SEARCH_STEP = LIMITS.bot_step_ms, LIMITS.search_step_ms


class Thinking:
    """Bots that slip in a card if they can, and otherwise call after a slip."""

    async def decide(self, task: Task) -> Decision:
        legal = [move.text for move in GAMES[task.game].legal(task.view)]
        slips = [text for text in legal if text.startswith("slip")]
        if slips:
            return Decision(slips[0], 0)
        return Decision("caught" if task.view.layout.laid > 1 and "caught" in legal else None, 0)


class Slow:
    """Bots that make their first legal move after a given number of milliseconds."""

    def __init__(self, takes: Callable[[Task], float]) -> None:
        self.asked: list[Task] = []
        self.most = 0
        """The largest number of simultaneous decisions."""
        self._takes = takes
        self._thinking = 0

    async def decide(self, task: Task) -> Decision:
        self.asked.append(task)
        self._thinking += 1
        self.most = max(self.most, self._thinking)
        await asyncio.sleep(self._takes(task) / 1000)
        self._thinking -= 1
        return Decision(GAMES[task.game].legal(task.view)[0].text, 0)


class TimedTable:
    """A table with its own clock and the interface that the runner needs."""

    busy = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moves: list[tuple[int, AnyCommand]] = []
        self._began = table.moved_at - asyncio.get_running_loop().time() * 1000

    def now(self) -> int:
        return round(self._began + asyncio.get_running_loop().time() * 1000)

    def enter(self, do: AnyCommand, by: str | None) -> None:
        self.table, _ = apply_entry(self.table, LogEntry(self.now(), do, by))

    async def apply_server_command(self, do: AnyCommand, seq: int | None = None) -> bool:
        if seq is not None and seq != self.table.seq:
            return False
        try:
            self.enter(do, None)
        except Refused:
            return False
        self.moves.append((self.now(), do))
        return True


async def run_bots(table: Table, slip_after: float | None = None) -> TimedTable:
    """Run a table's bots for a while and return it; the host may slip in a card meanwhile."""
    alone = TimedTable(replace(table, pace=PACE))
    runner = BotScheduler(alone, Thinking(), alone.now, LIMITS)  # type: ignore[arg-type]
    runner.wake()
    if slip_after is not None:
        await asyncio.sleep(slip_after / 1000)
        match = alone.table.match
        assert match is not None
        slip = next(move.text for move in match.legal(0) if move.verb == "slip")
        alone.enter(Play(0, slip), HOST)
        runner.wake()
    await asyncio.sleep(1.6 * FOR_CALLS * PACE / 1000)
    runner.stop()
    return alone


def table_after_lay_of(seat: Seat) -> Table:
    """Return a match of Mogeln in which this seat has just laid; seat 2 is a bot."""
    table = running_table("mogeln", {"dealer": 2})
    for lays in range(seat + 1):
        assert table.match is not None
        text = next(move.text for move in table.match.legal(lays) if move.verb == "lay")
        player = table.chairs[lays].player
        do = BotMove(lays, text) if player is None else Play(lays, text)
        table = apply_command(table, player, do)
    return table


def test_a_bot_slips_in_at_most_one_card() -> None:
    alone = run_virtually(run_bots(table_after_lay_of(2)))
    assert [getattr(do, "move", "")[:4] for _, do in alone.moves] == ["slip"]


def test_a_bot_notices_an_earlier_slip_and_does_not_act_sooner() -> None:
    table = table_after_lay_of(0)
    alone = run_virtually(run_bots(table, slip_after=PACE / 3))
    ((at, do),) = alone.moves[:1]
    assert getattr(do, "move", None) == "caught"
    assert at - table.moved_at == PACE
    for too_late in (PACE - STEP + 1, 2 * PACE):  # too late to think, and too late to act
        alone = run_virtually(run_bots(table, slip_after=too_late))
        assert [getattr(do, "move", None) for _, do in alone.moves] == []


def table_at_bots_turn(level: str = "greedy", pace: int = 0) -> Table:
    """Return a table where the bot in seat 1 must act and only the host is a person."""
    table = running_table()
    while table.match is not None and table.match.turn == 0:
        table = apply_command(table, HOST, Play(0, table.match.legal(0)[0].text))
    return replace(table.with_chair(1, Chair(bot=level)), pace=pace)


async def time_first_move(
    table: Table, bots: Slow, meanwhile: Callable[[TimedTable], None] | None = None, then: float = 0
) -> int:
    """Return the milliseconds until the first move is shown; `meanwhile` may change the table."""
    alone = TimedTable(table)
    runner = BotScheduler(alone, bots, alone.now, LIMITS)  # type: ignore[arg-type]
    runner.wake()
    if meanwhile is not None:
        await asyncio.sleep(then / 1000)
        meanwhile(alone)
        runner.wake()
    while not alone.moves:
        await asyncio.sleep(0.001)
    runner.stop()
    return alone.moves[0][0] - table.moved_at


def measure_delay(table: Table, milliseconds: float) -> int:
    """Return the milliseconds until a move is shown if the bot thinks for this long."""
    return run_virtually(time_first_move(table, Slow(lambda task: milliseconds)))


class TestTimes:
    """The time at which a bot's move is shown does not reveal how long it thought."""

    @pytest.mark.parametrize(
        ("level", "step"), [("random", STEP), ("hard", STEP), ("expert", SEARCH_STEP)]
    )
    @pytest.mark.parametrize("pace", [0, 10, 900])
    def test_a_move_is_shown_in_steps(self, level: str, step: int, pace: int) -> None:
        table, first = table_at_bots_turn(level, pace), max(step, pace)
        for thinks in (0, 1, step / 2, first):
            assert measure_delay(table, thinks) == first
        assert measure_delay(table, first + 1) == first + step
        assert measure_delay(table, first + step) == first + step
        assert measure_delay(table, first + 2.5 * step) == first + 3 * step

    def test_bots_without_people_do_not_wait(self) -> None:
        table = table_at_bots_turn().with_chair(0, Chair(bot="greedy"))
        assert measure_delay(table, 0) == 0
        assert measure_delay(table, 7) == 7

    def test_absent_players_count_as_people(self) -> None:
        table = table_at_bots_turn().with_chair(0, Chair(player=HOST, away=True))
        assert measure_delay(table, 0) == STEP

    def test_a_bot_with_one_option_is_asked_like_any_other(self) -> None:
        for number in (1, 3):
            bots = Slow(lambda task: 0)
            assert run_virtually(time_first_move(table_with_options(number), bots)) == STEP
            assert len(GAMES["elfer-raus"].legal(bots.asked[0].view)) == number

    def test_simultaneous_bots_wait_for_the_slowest(self) -> None:
        """Otherwise the faster bot's move would reveal how long the other one thinks."""
        table = scenes.apply_command(scenes.full_table("hoechste-karte"), HOST, Start())
        table = replace(table.with_chair(1, Chair(bot="expert")), pace=0)
        for thinks in (0, 120, SEARCH_STEP):
            slow = Slow(lambda task: thinks if task.level == "expert" else 0)  # noqa: B023
            assert run_virtually(time_first_move(table, slow)) == SEARCH_STEP
            assert slow.most == 1  # a table asks for one decision at a time

    def test_a_reaction_does_not_make_bots_think_again(self) -> None:
        """Otherwise a reaction just before a move would reveal how long thinking takes."""
        bots = Slow(lambda task: 30)
        table = table_at_bots_turn(pace=PACE)

        def react(alone: TimedTable) -> None:
            alone.enter(React("hurry"), HOST)

        assert run_virtually(time_first_move(table, bots, react, PACE - 5)) == PACE
        assert bots.asked.count(bots.asked[0]) == 1

    @pytest.mark.parametrize("thinks", [0, 30])
    def test_the_step_of_a_stand_in_begins_when_it_takes_over(self, thinks: int) -> None:
        table = running_table()
        table = replace(table.with_chair(2, Chair(player=OTHER)), pace=0)

        def leave(alone: TimedTable) -> None:
            alone.enter(Away(HOST), None)

        bots = Slow(lambda task: thinks)
        assert run_virtually(time_first_move(table, bots, leave, 1_234)) == 1_234 + STEP


def table_with_options(number: int) -> Table:
    """Return a table where it is a bot's turn and the bot has this many moves."""
    for seed in range(200):
        table = replace(scenes.full_table(), secret=f"options {seed}")
        table = apply_command(table, HOST, Start()).with_chair(1, Chair(bot="greedy"))
        table = replace(table, pace=0)
        for _ in range(20):
            match = table.match
            assert match is not None
            if match.turn in (1, 2) and len(match.legal(match.turn)) == number:
                return table
            if match.outcome is not None:
                break
            seat = match.actors[0]
            player, text = table.chairs[seat].player, match.legal(seat)[0].text
            do: AnyCommand = BotMove(seat, text) if player is None else Play(seat, text)
            table = apply_command(table, player, do)
    raise AssertionError("no bot has this many moves")
