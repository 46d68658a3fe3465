"""A command from anyone without the right to it has no effect and reveals nothing."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elfer.runtime.credentials import hash_token
from elfer.table import Table, commands
from elfer.table.commands import AnyCommand, PlayerCommand
from elfer.table.players_and_chairs import Chair, Player, SeatRequest
from elfer.wire import Ask, CommandMessage, Hello
from tests.server import scenes
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    LATEST,
    OTHER,
    REMOVED,
    SEATLESS,
    TOKENS,
    live_table_of,
    store_table,
)
from tests.server.trespass import check_visible, encode_command, is_same_table, visit


class Right(NamedTuple):
    """A command in a scene, the roles that succeed with it, and the other roles to try."""

    scene: Callable[[], Table]
    do: Callable[[Table], PlayerCommand]
    by: str
    also: frozenset[str] = frozenset()


def waiting_with_bot() -> Table:
    return scenes.waiting_table().with_chair(2, Chair(bot="greedy"))


def table_with_request() -> Table:
    """Return a match in which a player has requested the bot's seat."""
    return replace(scenes.running_table(), request=SeatRequest(SEATLESS, 2))


EVERYONE_AT_THE_TABLE = frozenset({HOST, OTHER, SEATLESS})
SEATED = frozenset({HOST, OTHER})

RIGHTS: dict[type, Right] = {
    commands.Play: Right(scenes.running_table, scenes.own_move, HOST),
    commands.Undo: Right(scenes.undoable_table, lambda _: commands.Undo(), HOST),
    commands.Take: Right(
        scenes.waiting_table, lambda _: commands.Take(2), SEATLESS, EVERYONE_AT_THE_TABLE
    ),
    commands.Request: Right(scenes.running_table, lambda _: commands.Request(2), SEATLESS),
    commands.Agree: Right(table_with_request, lambda _: commands.Agree(2, SEATLESS), OTHER, SEATED),
    commands.Stand: Right(scenes.waiting_table, lambda _: commands.Stand(1), OTHER),
    commands.Rename: Right(
        scenes.waiting_table, lambda _: commands.Rename("X"), OTHER, EVERYONE_AT_THE_TABLE
    ),
    commands.Cut: Right(
        scenes.waiting_table, lambda _: commands.Cut("ab"), OTHER, EVERYONE_AT_THE_TABLE
    ),
    commands.React: Right(
        scenes.running_table, lambda _: commands.React("wow"), OTHER, EVERYONE_AT_THE_TABLE
    ),
    commands.Configure: Right(
        scenes.waiting_table, lambda _: commands.Configure("elferspiel", 3), HOST
    ),
    commands.SetPace: Right(scenes.running_table, lambda _: commands.SetPace(59_000), HOST),
    commands.SetHandicap: Right(scenes.running_table, lambda _: commands.SetHandicap(1, 400), HOST),
    commands.SeatBot: Right(scenes.waiting_table, lambda _: commands.SeatBot(2, "random"), HOST),
    commands.Fill: Right(scenes.waiting_table, lambda _: commands.Fill("random"), HOST),
    commands.Free: Right(waiting_with_bot, lambda _: commands.Free(2), HOST),
    commands.Give: Right(scenes.waiting_table, lambda _: commands.Give(2, SEATLESS), HOST),
    commands.Lock: Right(scenes.waiting_table, lambda _: commands.Lock(True), HOST),
    commands.Remove: Right(scenes.running_table, lambda _: commands.Remove(SEATLESS), HOST),
    commands.Start: Right(waiting_with_bot, lambda _: commands.Start(), HOST),
    commands.Again: Right(scenes.finished_table, lambda _: commands.Again(), OTHER, SEATED),
    commands.Rematch: Right(scenes.finished_table, lambda _: commands.Rematch(), OTHER, SEATED),
}

SERVER_COMMANDS = [kind for kind in get_args(AnyCommand) if kind not in get_args(PlayerCommand)]


def test_every_command_is_in_the_matrix() -> None:
    assert set(RIGHTS) == set(get_args(PlayerCommand))


def credentials_of(role: str, other_token: str) -> tuple[str | None, bool]:
    """Return the token of a role, and whether it sends hello."""
    return {
        "without hello": (None, False),
        "spectator": (None, True),
        "another table's": (other_token, True),
        "removed": (TOKENS[REMOVED], True),
        **{player: (TOKENS[player], True) for player in EVERYONE_AT_THE_TABLE},
    }[role]


ROLES = ["without hello", "spectator", "another table's", "removed", SEATLESS, OTHER, HOST]


def store_other_table(server: Threaded) -> str:
    """Return the token of another table's host."""
    table = scenes.waiting_table()
    token = "the token of another table"
    store_table(server, replace(table, players=(Player(HOST, "Elsewhere", hash_token(token)),)))
    return token


def is_refused(frames: list[dict[str, Any]]) -> bool:
    """Return whether there was a refusal or a goodbye, and no sign of success."""
    kinds = [frame["type"] for frame in frames]
    return "done" not in kinds and ("refused" in kinds or "bye" in kinds)


@pytest.mark.parametrize("kind", RIGHTS, ids=lambda kind: kind.__name__)
def test_nobody_succeeds_without_the_right_to_a_command(
    shared_server: Threaded, kind: type
) -> None:
    right, server = RIGHTS[kind], shared_server
    table = right.scene()
    do, code, elsewhere = right.do(table), store_table(server, table), store_other_table(server)
    live_table = live_table_of(server, code)
    for role in ROLES:
        if role == right.by or role in right.also:
            continue
        token, hello = credentials_of(role, elsewhere)
        heard = asyncio.run(visit(server, code, token, encode_command(do), hello=hello))
        assert is_refused(heard.frames), role
        assert live_table is live_table_of(server, code)
        assert is_same_table(live_table.table, table), role
        assert server.call(server.registry._storage.read_log(code)) == []
        at_table = role in EVERYONE_AT_THE_TABLE
        check_visible(heard.frames, table, role if at_table else None)
        if not hello or token in (elsewhere, TOKENS[REMOVED]):
            assert [frame["type"] for frame in heard.frames] == ["bye"]
    rightful = asyncio.run(visit(server, code, TOKENS[right.by], encode_command(do), hello=True))
    assert "done" in [frame["type"] for frame in rightful.frames]
    assert live_table.table.seq == (0 if kind is commands.React else 1)  # a reaction is not stored


def test_only_the_player_of_a_seat_is_told_the_reason(shared_server: Threaded) -> None:
    table = scenes.running_table()
    assert table.match is not None
    seat = next(seat for seat in table.seats_of(HOST) if table.match.legal(seat))
    touches = [(kind, key) for kind, key in table.match.legal(seat)[0].touches]
    question = msgspec.json.encode(Ask("q", seat, touches))
    code, elsewhere = store_table(shared_server, table), store_other_table(shared_server)
    for role in ROLES:
        token, hello = credentials_of(role, elsewhere)
        heard = asyncio.run(visit(shared_server, code, token, question, hello=hello))
        assert is_refused(heard.frames) == (role != HOST), role
        if role in (SEATLESS, OTHER):
            assert "not-allowed" in [frame.get("error") for frame in heard.frames]
    assert is_same_table(live_table_of(shared_server, code).table, table)


@pytest.mark.parametrize("kind", SERVER_COMMANDS, ids=lambda kind: kind.__name__)
def test_clients_cannot_send_server_commands(shared_server: Threaded, kind: type) -> None:
    samples: dict[type, dict[str, Any]] = {
        commands.Join: {"player": "p9", "name": "X", "token": hash_token("x")},
        commands.BotMove: {"seat": 2, "move": "pass"},
        commands.Settle: {},
        commands.Away: {"player": OTHER},
        commands.Back: {"player": OTHER},
    }
    table = scenes.running_table()
    code = store_table(shared_server, table)
    word = {"do": kind.__struct_config__.tag, **samples[kind]}  # type: ignore[attr-defined]
    frame = json.dumps({"type": "say", "id": "x", "seen": LATEST, "do": word}).encode()
    heard = asyncio.run(visit(shared_server, code, TOKENS[HOST], frame, hello=True))
    assert is_refused(heard.frames)
    assert is_same_table(live_table_of(shared_server, code).table, table)


def test_a_removed_player_is_disconnected_and_cannot_return(shared_server: Threaded) -> None:
    async def scenario() -> None:
        table = scenes.running_table()
        code = store_table(shared_server, table)
        address = shared_server.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{code}/socket", proxy=None) as socket:
            await socket.send(msgspec.json.encode(Hello(TOKENS[OTHER])), text=True)
            for _ in range(2):
                await socket.recv()
            host = await visit(
                shared_server,
                code,
                TOKENS[HOST],
                encode_command(commands.Remove(OTHER)),
                hello=True,
            )
            assert "done" in [frame["type"] for frame in host.frames]
            before = loaded_table(shared_server, code).table
            heard = []
            with suppress(ConnectionClosed):
                await socket.send(encode_command(scenes.own_move(table)), text=True)
                await socket.send(encode_command(commands.Rename("Still here")), text=True)
            with suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(await socket.recv()))
            assert heard[-1] == {
                "type": "bye",
                "error": "removed",
                "why": "The host has removed you from the table.",
                "again": False,
            }
            assert socket.close_code == 1008
            told = [frame for frame in heard if frame["type"] == "update"]
            assert told
            assert all(frame["sight"]["seats"] == [] for frame in told)
            assert loaded_table(shared_server, code).table == before
        for do in (commands.React("wow"), commands.Take(1)):
            back = await visit(shared_server, code, TOKENS[OTHER], encode_command(do), hello=True)
            assert [frame["error"] for frame in back.frames] == ["bad-token"]

    asyncio.run(scenario())


def loaded_table(server: Threaded, code: str) -> Any:
    return server.registry._live_tables[code]


def test_after_a_rematch_the_old_seat_belongs_to_another_player(shared_server: Threaded) -> None:
    table = scenes.rematch_table()
    assert [chair.player for chair in table.chairs] == [None, HOST, OTHER]
    code = store_table(shared_server, table)
    # The other player has moved from seat 1 to seat 2, and it is their turn.
    for do in (
        scenes.own_move(table, 2),
        commands.Play(1, "pass"),
        commands.Stand(1),
        commands.Stand(2),
    ):
        by = HOST if getattr(do, "seat", None) == 2 else OTHER
        heard = asyncio.run(visit(shared_server, code, TOKENS[by], encode_command(do), hello=True))
        assert next(frame["error"] for frame in heard.frames if "error" in frame) == "not-allowed"
        check_visible(heard.frames, table, by)
        assert is_same_table(live_table_of(shared_server, code).table, table)
    stale = msgspec.json.encode(CommandMessage("s", 1, scenes.own_move(table, 2)))
    heard = asyncio.run(visit(shared_server, code, TOKENS[OTHER], stale, hello=True))
    assert "stale" in [frame.get("error") for frame in heard.frames]
    heard = asyncio.run(
        visit(
            shared_server,
            code,
            TOKENS[OTHER],
            encode_command(scenes.own_move(table, 2)),
            hello=True,
        )
    )
    assert "done" in [frame["type"] for frame in heard.frames]
