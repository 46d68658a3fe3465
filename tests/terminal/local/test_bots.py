"""Bots at a local table play the same moves as on a server with the same secret."""

import pytest

from elfer.bots.task import decide
from elfer.games import GAMES
from elfer.table import LogEntry, Table, apply_entry
from elfer.table.bot_timing import due_turns, settle_due
from elfer.table.bots_to_ask import bot_seed, bot_task, forced_move
from elfer.table.commands import AnyCommand, BotMove, Settle
from elfer.terminal.local.table import LocalTable, new_local_table

MOVES = 80
LEVELS = ("medium", "child", "greedy")


def play_on_server(table: Table) -> list[tuple[int | None, str]]:
    """Return the moves that a server makes: always the first due decision of its bots."""
    acted: set[tuple[int, int]] = set()
    while table.playing and table.history is not None and len(table.history.moves) < MOVES:
        match = table.history.match
        due: list[tuple[int, AnyCommand]] = []
        for turn in due_turns(table):
            task = bot_task(match, turn, bot_seed(table.bot_seed, turn.seat, turn.moment), 0)
            move, reaction = decide(task)[:2]
            if move is None and not turn.may_wait:
                move = forced_move(match, turn).text
            if move is not None and (turn.seat, turn.moment) not in acted:
                due.append((turn.due + reaction * turn.timed, BotMove(turn.seat, move)))
        settled = settle_due(table)
        if settled is not None:
            due.append((settled, Settle()))
        at, do = min(due, key=lambda each: each[0])
        if isinstance(do, BotMove):
            (moment,) = {turn.moment for turn in due_turns(table)}
            acted.add((do.seat, moment))
        table, _ = apply_entry(table, LogEntry(at, do, None))
    assert table.history is not None
    return [(move.seat, move.text) for move in table.history.moves]


# In games with challenges out of turn, a terminal asks the seats in another order.
@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if not rules.questions])
def test_bots_play_as_on_a_server(game: str) -> None:
    most = GAMES[game].most_players
    table = new_local_table(game, LEVELS[: min(3, most)], {}, "as at a server")
    local = LocalTable(table)
    while local.state.playing and len(local.moves) < MOVES:
        local.go_on()
    assert [(move.seat, move.text) for move in local.moves][:MOVES] == play_on_server(table)[:MOVES]
