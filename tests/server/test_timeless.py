"""Time is nothing that a bot goes by: the same match, sooner or later, has the same moves."""

from collections.abc import Iterator
from random import Random

import pytest

from elfer.bots.task import Task, decided
from elfer.games import GAMES
from elfer.kernel.moves import NEXT
from elfer.server.pacer import luck_of
from elfer.table import Entry, Table, after, new_table
from elfer.table.chairs import Player
from elfer.table.commands import BotMove, SetPace, Settle, Start, Word
from elfer.table.pace import Wish, settle_due, wishes

MOVES = 60
HOST = Player("host", "Host", "")


def begun(game: str, level: str, clock: Random) -> Table:
    """A match among bots that begins at any time, at any pace."""
    players = max(3, GAMES[game].least_players) if GAMES[game].most_players > 2 else 2
    table = new_table(game, [level] * players, {}, HOST, secret="secret", luck="luck")
    now = clock.randrange(10**9)
    for do in (SetPace(clock.randrange(300, 3_000)), Start()):
        table, _ = after(table, Entry(now, do, HOST.id, luck="more luck"))
    return table


def done(table: Table) -> Iterator[tuple[int, Word]]:
    """What is done now, and when: calls by their times, else by whoever would rather not wait."""
    for wish in wishes(table):
        move, reaction = answered(table, wish)
        if move is not None:
            yield wish.due + (reaction if wish.timed else 0), BotMove(wish.seat, move)
            if not wish.timed:
                return
    settled = settle_due(table)
    if settled is not None:
        yield settled, Settle()


def answered(table: Table, wish: Wish) -> tuple[str | None, int]:
    assert table.match is not None
    if table.match.outcome is not None:
        return NEXT.text, 0
    luck = luck_of(table, wish.seat, wish.moment)
    view = table.match.view(wish.seat)
    made = decided(Task(table.match.game.id, view, wish.level, luck, wish.timed, 0))
    return made.move, made.reaction


def played(game: str, level: str, clock: Random) -> list[tuple[int | None, str]]:
    """The moves of such a match, and who made them."""
    table = begun(game, level, clock)
    while table.playing and table.line is not None and len(table.line.moves) < MOVES:
        due, do = min(done(table), key=lambda each: each[0])
        timed = any(wish.timed for wish in wishes(table))
        now = due if timed else due + clock.randrange(100_000)
        table, _ = after(table, Entry(now, do, None))
    assert table.line is not None
    return [(move.seat, move.text) for move in table.line.moves]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_at_another_time(game: str) -> None:
    for level in ("random", "medium", "expert"):
        first, second = (played(game, level, Random(number)) for number in (1, 2))
        assert first == second
        assert len(first) > 3
