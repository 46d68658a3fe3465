"""Tables at some moment, as values, put into a running server."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from elfer.games import GAMES
from elfer.kernel.seats import Seat
from elfer.server.codes import new_code
from elfer.server.keeper import Keeper
from elfer.server.tokens import hashed
from elfer.table import Entry, Table, after, new_table
from elfer.table.calls import lies
from elfer.table.chairs import FREE, Chair, Player
from elfer.table.commands import Command, Play, Rematch, Settle, Start
from elfer.table.sight import seen_by
from elfer.table.snapshot import written
from tests.server.running import Threaded

HOST, OTHER, SEATLESS, REMOVED = "p0", "p1", "p2", "p3"
TOKENS = {player: f"the token of {player}" for player in (HOST, OTHER, SEATLESS, REMOVED)}
BEGUN = 1_000
LATEST = 2**31
"""More than any table has been told."""


def waiting(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """The host on seat 0, another player on seat 1, a third one standing about; seat 2 is free."""
    host, *others = (
        Player(player, f"Name {player}", hashed(TOKENS[player]))
        for player in (HOST, OTHER, SEATLESS)
    )
    seats = ["me", "free", "free"]
    table = new_table(game, seats, options or {}, host, secret="secret", luck="luck")
    chairs = (Chair(player=HOST), Chair(player=OTHER), FREE)
    return replace(table, players=(host, *others), chairs=chairs)


def full(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """The same with a bot on seat 2 that never has time to move."""
    table = waiting(game, options).with_chair(2, Chair(bot="greedy"))
    return replace(table, pace=60_000)


def playing(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """Dealt, and it is the host's turn."""
    for number in range(100):
        table = replace(full(game, options), secret=f"secret {number}")
        table = said(table, HOST, Start())
        if table.match is not None and table.match.turn == 0:
            return table
    raise AssertionError("the host never begins")


def said(table: Table, by: str | None, do: Any) -> Table:
    """The table after a word."""
    return after(table, Entry(table.shown_at + lies(table), do, by, luck=f"luck {table.seq}"))[0]


def played(table: Table) -> Table:
    """The table after some legal move, whoever makes it, without the bot's seat."""
    match = table.match
    assert match is not None
    if match.legal(None):
        return said(table, None, Settle())
    seat = match.actors[0]
    return said(table, table.chairs[seat].player, Play(seat, match.legal(seat)[0].text))


@cache
def over() -> Table:
    """A match of two players and their neighbour that has just ended."""
    table = playing(options={"rounds": 1}).with_chair(2, Chair(player=HOST))
    while table.playing:
        table = played(table)
    return replace(table.with_chair(2, Chair(bot="greedy")), sat={})


@cache
def rematched() -> Table:
    """Another match: everyone sits one seat further on, and the other player's turn it is."""
    for number in range(100):
        table = said(replace(over(), secret=f"again {number}"), HOST, Rematch())
        if table.match is not None and table.match.turn == 2:
            return table
    raise AssertionError("the other player never begins")


@cache
def undoable() -> Table:
    """The host can take back his last move; a match of whichever game allows it."""
    for game in GAMES.values():
        if not game.least_players <= 3 <= game.most_players:
            continue
        for number in range(20):
            table = replace(full(game.id), secret=f"undo {number}").with_chair(
                2, Chair(player=HOST)
            )
            table = said(table, HOST, Start())
            for _ in range(12):
                if not table.playing:
                    break
                if seen_by(table, HOST)["undo"]:
                    return table
                table = played(table)
    raise AssertionError("nothing can ever be taken back")


def own_move(table: Table, seat: Seat = 0) -> Command:
    """A legal move of a seat."""
    assert table.match is not None
    return Play(seat, table.match.legal(seat)[0].text)


def placed(server: Threaded, table: Table) -> str:
    """The code under which a table is in a running server from now on; its log begins there."""
    code = new_code()
    assert server.call(server.hall._store.create(code, BEGUN, written(replace(table, seq=0))))
    return code


def keeper_of(server: Threaded, code: str) -> Keeper:
    return server.call(server.hall.keeper(code))
