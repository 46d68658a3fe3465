"""Bots do not depend on the clock: the same match at another time has the same moves."""

from collections.abc import Iterator
from random import Random

import pytest

from elfer.bots.task import Task, decide
from elfer.engine.moves import NEXT
from elfer.games import GAMES
from elfer.table import LogEntry, Table, apply_entry, new_table
from elfer.table.bot_timing import DueTurn, due_turns, settle_due
from elfer.table.bots_to_ask import bot_seed
from elfer.table.commands import AnyCommand, BotMove, SetPace, Settle, Start
from elfer.table.players_and_chairs import Player

MOVES = 60
HOST = Player("host", "Host", "")


def start_bots(game: str, level: str, clock: Random) -> Table:
    """Start a match of bots at a random time and pace."""
    players = max(3, GAMES[game].least_players) if GAMES[game].most_players > 2 else 2
    table = new_table(game, [level] * players, {}, HOST, secret="secret", bot_seed="luck")
    now = clock.randrange(10**9)
    for do in (SetPace(clock.randrange(300, 3_000)), Start()):
        table, _ = apply_entry(table, LogEntry(now, do, HOST.id, entropy="more luck"))
    return table


def next_commands(table: Table) -> Iterator[tuple[int, AnyCommand]]:
    """Yield the possible next commands with their times; stop after an untimed move."""
    for turn in due_turns(table):
        move, reaction = decide_turn(table, turn)
        if move is not None:
            yield turn.due + (reaction if turn.timed else 0), BotMove(turn.seat, move)
            if not turn.timed:
                return
    settled = settle_due(table)
    if settled is not None:
        yield settled, Settle()


def decide_turn(table: Table, turn: DueTurn) -> tuple[str | None, int]:
    assert table.match is not None
    if table.match.outcome is not None:
        return NEXT.text, 0
    seed = bot_seed(table.bot_seed, turn.seat, turn.moment)
    view = table.match.view(turn.seat)
    made = decide(Task(table.match.game.id, view, turn.level, seed, turn.timed, 0))
    return made.move, made.reaction


def play_match(game: str, level: str, clock: Random) -> list[tuple[int | None, str]]:
    """Play a match of bots; return its moves, each with its seat."""
    table = start_bots(game, level, clock)
    while table.playing and table.history is not None and len(table.history.moves) < MOVES:
        due, do = min(next_commands(table), key=lambda each: each[0])
        timed = any(turn.timed for turn in due_turns(table))
        now = due if timed else due + clock.randrange(100_000)
        table, _ = apply_entry(table, LogEntry(now, do, None))
    assert table.history is not None
    return [(move.seat, move.text) for move in table.history.moves]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_another_time_has_the_same_moves(game: str) -> None:
    for level in ("random", "medium", "expert"):
        first, second = (play_match(game, level, Random(number)) for number in (1, 2))
        assert first == second
        assert len(first) > 3
