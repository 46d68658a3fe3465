"""Tables at certain moments, as values that tests put into a running server."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.runtime.credentials import hash_token, new_code
from elfer.runtime.live_table import LiveTable
from elfer.table import LogEntry, Table, apply_entry, new_table
from elfer.table.call_timing import call_window
from elfer.table.commands import Play, PlayerCommand, Rematch, Settle, Start
from elfer.table.player_views import seen_by
from elfer.table.players_and_chairs import FREE, Chair, Player
from elfer.table.serialization import encode_table
from tests.server.running import Threaded

HOST, OTHER, SEATLESS, REMOVED = "p0", "p1", "p2", "p3"
TOKENS = {player: f"the token of {player}" for player in (HOST, OTHER, SEATLESS, REMOVED)}
BEGUN = 1_000
LATEST = 2**31
"""A sequence number that no table has reached."""


def waiting_table(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """Return a table with the host, another player, a player without a seat, and a free seat."""
    host, *others = (
        Player(player, f"Name {player}", hash_token(TOKENS[player]))
        for player in (HOST, OTHER, SEATLESS)
    )
    seats = ["me", "free", "free"]
    table = new_table(game, seats, options or {}, host, secret="secret", bot_seed="luck")
    chairs = (Chair(player=HOST), Chair(player=OTHER), FREE)
    return replace(table, players=(host, *others), chairs=chairs)


def pair_of_players(game: str) -> Table:
    """Return a waiting table for two people."""
    table = waiting_table()
    return replace(
        new_table(game, ["me", "free"], {}, table.players[0], secret="secret", bot_seed="luck"),
        players=table.players,
    )


def full_table(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """Return the waiting table with a bot in seat 2 that is too slow to move."""
    table = waiting_table(game, options).with_chair(2, Chair(bot="greedy"))
    return replace(table, pace=60_000)


def running_table(game: str = "elfer-raus", options: Mapping[str, Any] | None = None) -> Table:
    """Return a table after the deal, with the host to move."""
    for number in range(100):
        table = replace(full_table(game, options), secret=f"secret {number}")
        table = apply_command(table, HOST, Start())
        if table.match is not None and table.match.turn == 0:
            return table
    raise AssertionError("no shuffle lets the host begin")


def apply_command(table: Table, by: str | None, do: Any) -> Table:
    """Return the table after a command."""
    return apply_entry(
        table,
        LogEntry(table.card_shown_at + call_window(table), do, by, entropy=f"luck {table.seq}"),
    )[0]


def play_one_move(table: Table) -> Table:
    """Return the table after a legal move by the referee or by any seat but the bot's."""
    match = table.match
    assert match is not None
    if match.legal(None):
        return apply_command(table, None, Settle())
    seat = match.actors[0]
    return apply_command(table, table.chairs[seat].player, Play(seat, match.legal(seat)[0].text))


@cache
def finished_table() -> Table:
    """Return a table whose match has just ended."""
    table = running_table(options={"rounds": 1}).with_chair(2, Chair(player=HOST))
    while table.playing:
        table = play_one_move(table)
    return replace(table.with_chair(2, Chair(bot="greedy")), seats_held={})


@cache
def rematch_table() -> Table:
    """Return the next match, with everyone moved by one seat and the other player to move."""
    for number in range(100):
        table = apply_command(replace(finished_table(), secret=f"again {number}"), HOST, Rematch())
        if table.match is not None and table.match.turn == 2:
            return table
    raise AssertionError("no shuffle lets the other player begin")


@cache
def undoable_table() -> Table:
    """Return a match of any game in which the host can take back the last move."""
    for game in GAMES.values():
        if not game.least_players <= 3 <= game.most_players:
            continue
        for number in range(20):
            table = replace(full_table(game.id), secret=f"undo {number}").with_chair(
                2, Chair(player=HOST)
            )
            table = apply_command(table, HOST, Start())
            for _ in range(12):
                if not table.playing:
                    break
                if seen_by(table, HOST)["undo"]:
                    return table
                table = play_one_move(table)
    raise AssertionError("no game has a move that can be taken back")


def own_move(table: Table, seat: Seat = 0) -> PlayerCommand:
    """Return a legal move of a seat."""
    assert table.match is not None
    return Play(seat, table.match.legal(seat)[0].text)


def store_table(server: Threaded, table: Table) -> str:
    """Store a table in a running server with a new log, and return its code."""
    code, store = new_code(), server.registry._storage
    # The storage would treat a table with an earlier time as idle.
    assert server.call(store.create(code, store.clock(), encode_table(replace(table, seq=0))))
    return code


def live_table_of(server: Threaded, code: str) -> LiveTable:
    return server.call(server.registry.live_table(code))
