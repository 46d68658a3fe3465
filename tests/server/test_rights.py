"""Every command by everyone without the right to it has no effect and reveals nothing."""

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
from elfer.table import Table
from elfer.table import commands as said
from elfer.table.chairs import Chair, Player, SeatRequest
from elfer.table.commands import AnyCommand, PlayerCommand
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
    placed,
)
from tests.server.trespass import may_see, say, visit, written_same


class Right(NamedTuple):
    """A command in a scene, the roles that succeed with it, and the other roles to try."""

    scene: Callable[[], Table]
    do: Callable[[Table], PlayerCommand]
    by: str
    also: frozenset[str] = frozenset()


def bot_free() -> Table:
    return scenes.waiting().with_chair(2, Chair(bot="greedy"))


def asking() -> Table:
    """Return a match in which a player has requested the bot's seat."""
    return replace(scenes.playing(), request=SeatRequest(SEATLESS, 2))


EVERYONE_AT_THE_TABLE = frozenset({HOST, OTHER, SEATLESS})
SEATED = frozenset({HOST, OTHER})

RIGHTS: dict[type, Right] = {
    said.Play: Right(scenes.playing, scenes.own_move, HOST),
    said.Undo: Right(scenes.undoable, lambda _: said.Undo(), HOST),
    said.Take: Right(scenes.waiting, lambda _: said.Take(2), SEATLESS, EVERYONE_AT_THE_TABLE),
    said.Request: Right(scenes.playing, lambda _: said.Request(2), SEATLESS),
    said.Agree: Right(asking, lambda _: said.Agree(2, SEATLESS), OTHER, SEATED),
    said.Stand: Right(scenes.waiting, lambda _: said.Stand(1), OTHER),
    said.Rename: Right(scenes.waiting, lambda _: said.Rename("X"), OTHER, EVERYONE_AT_THE_TABLE),
    said.Cut: Right(scenes.waiting, lambda _: said.Cut("ab"), OTHER, EVERYONE_AT_THE_TABLE),
    said.React: Right(scenes.playing, lambda _: said.React("wow"), OTHER, EVERYONE_AT_THE_TABLE),
    said.Configure: Right(scenes.waiting, lambda _: said.Configure("elferspiel", 3), HOST),
    said.SetPace: Right(scenes.playing, lambda _: said.SetPace(59_000), HOST),
    said.SetHandicap: Right(scenes.playing, lambda _: said.SetHandicap(1, 400), HOST),
    said.SeatBot: Right(scenes.waiting, lambda _: said.SeatBot(2, "random"), HOST),
    said.Fill: Right(scenes.waiting, lambda _: said.Fill("random"), HOST),
    said.Free: Right(bot_free, lambda _: said.Free(2), HOST),
    said.Give: Right(scenes.waiting, lambda _: said.Give(2, SEATLESS), HOST),
    said.Lock: Right(scenes.waiting, lambda _: said.Lock(True), HOST),
    said.Remove: Right(scenes.playing, lambda _: said.Remove(SEATLESS), HOST),
    said.Start: Right(bot_free, lambda _: said.Start(), HOST),
    said.Again: Right(scenes.over, lambda _: said.Again(), OTHER, SEATED),
    said.Rematch: Right(scenes.over, lambda _: said.Rematch(), OTHER, SEATED),
}

KEEPERS = [kind for kind in get_args(AnyCommand) if kind not in get_args(PlayerCommand)]


def test_every_command_is_in_the_matrix() -> None:
    assert set(RIGHTS) == set(get_args(PlayerCommand))


def strange(role: str, other_token: str) -> tuple[str | None, bool]:
    """Return the token of a role, and whether it sends hello."""
    return {
        "without hello": (None, False),
        "spectator": (None, True),
        "another table's": (other_token, True),
        "removed": (TOKENS[REMOVED], True),
        **{player: (TOKENS[player], True) for player in EVERYONE_AT_THE_TABLE},
    }[role]


ROLES = ["without hello", "spectator", "another table's", "removed", SEATLESS, OTHER, HOST]


def with_elsewhere(server: Threaded) -> str:
    """Return the token of another table's host."""
    table = scenes.waiting()
    token = "the token of another table"
    placed(server, replace(table, players=(Player(HOST, "Elsewhere", hash_token(token)),)))
    return token


def refused(frames: list[dict[str, Any]]) -> bool:
    """Return whether there was a refusal or a goodbye, and no sign of success."""
    kinds = [frame["type"] for frame in frames]
    return "done" not in kinds and ("refused" in kinds or "bye" in kinds)


@pytest.mark.parametrize("kind", RIGHTS, ids=lambda kind: kind.__name__)
def test_nobody_succeeds_without_the_right(shared_server: Threaded, kind: type) -> None:
    right, server = RIGHTS[kind], shared_server
    table = right.scene()
    do, code, elsewhere = right.do(table), placed(server, table), with_elsewhere(server)
    live_table = live_table_of(server, code)
    for role in ROLES:
        if role == right.by or role in right.also:
            continue
        token, hello = strange(role, elsewhere)
        heard = asyncio.run(visit(server, code, token, say(do), hello=hello))
        assert refused(heard.frames), role
        assert live_table is live_table_of(server, code)
        assert written_same(live_table.table, table), role
        assert server.call(server.registry._storage.read_log(code)) == []
        at_table = role in EVERYONE_AT_THE_TABLE
        may_see(heard.frames, table, role if at_table else None)
        if not hello or token in (elsewhere, TOKENS[REMOVED]):
            assert [frame["type"] for frame in heard.frames] == ["bye"]
    rightful = asyncio.run(visit(server, code, TOKENS[right.by], say(do), hello=True))
    assert "done" in [frame["type"] for frame in rightful.frames]
    assert live_table.table.seq == (0 if kind is said.React else 1)  # a reaction is not stored


def test_only_the_player_of_a_seat_is_told_the_reason(shared_server: Threaded) -> None:
    table = scenes.playing()
    assert table.match is not None
    seat = next(seat for seat in table.seats_of(HOST) if table.match.legal(seat))
    touches = [(kind, key) for kind, key in table.match.legal(seat)[0].touches]
    question = msgspec.json.encode(Ask("q", seat, touches))
    code, elsewhere = placed(shared_server, table), with_elsewhere(shared_server)
    for role in ROLES:
        token, hello = strange(role, elsewhere)
        heard = asyncio.run(visit(shared_server, code, token, question, hello=hello))
        assert refused(heard.frames) == (role != HOST), role
        if role in (SEATLESS, OTHER):
            assert "not-allowed" in [frame.get("error") for frame in heard.frames]
    assert written_same(live_table_of(shared_server, code).table, table)


@pytest.mark.parametrize("kind", KEEPERS, ids=lambda kind: kind.__name__)
def test_nobody_can_send_the_server_s_own_commands(shared_server: Threaded, kind: type) -> None:
    samples: dict[type, dict[str, Any]] = {
        said.Join: {"player": "p9", "name": "X", "token": hash_token("x")},
        said.BotMove: {"seat": 2, "move": "pass"},
        said.Settle: {},
        said.Away: {"player": OTHER},
        said.Back: {"player": OTHER},
    }
    table = scenes.playing()
    code = placed(shared_server, table)
    word = {"do": kind.__struct_config__.tag, **samples[kind]}  # type: ignore[attr-defined]
    frame = json.dumps({"type": "say", "id": "x", "seen": LATEST, "do": word}).encode()
    heard = asyncio.run(visit(shared_server, code, TOKENS[HOST], frame, hello=True))
    assert refused(heard.frames)
    assert written_same(live_table_of(shared_server, code).table, table)


def test_a_removed_player_is_disconnected_and_cannot_return(shared_server: Threaded) -> None:
    async def removed() -> None:
        table = scenes.playing()
        code = placed(shared_server, table)
        address = shared_server.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{code}/socket", proxy=None) as socket:
            await socket.send(msgspec.json.encode(Hello(TOKENS[OTHER])), text=True)
            for _ in range(2):
                await socket.recv()
            host = await visit(
                shared_server, code, TOKENS[HOST], say(said.Remove(OTHER)), hello=True
            )
            assert "done" in [frame["type"] for frame in host.frames]
            before = keeper_of_async(shared_server, code).table
            heard = []
            with suppress(ConnectionClosed):
                await socket.send(say(scenes.own_move(table)), text=True)
                await socket.send(say(said.Rename("Still here")), text=True)
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
            assert keeper_of_async(shared_server, code).table == before
        for do in (said.React("wow"), said.Take(1)):
            back = await visit(shared_server, code, TOKENS[OTHER], say(do), hello=True)
            assert [frame["error"] for frame in back.frames] == ["bad-token"]

    asyncio.run(removed())


def keeper_of_async(server: Threaded, code: str) -> Any:
    return server.registry._live_tables[code]


def test_after_a_rematch_the_old_seat_belongs_to_another_player(shared_server: Threaded) -> None:
    table = scenes.rematched()
    assert [chair.player for chair in table.chairs] == [None, HOST, OTHER]
    code = placed(shared_server, table)
    # The other player has moved from seat 1 to seat 2, and it is their turn.
    for do in (scenes.own_move(table, 2), said.Play(1, "pass"), said.Stand(1), said.Stand(2)):
        by = HOST if getattr(do, "seat", None) == 2 else OTHER
        heard = asyncio.run(visit(shared_server, code, TOKENS[by], say(do), hello=True))
        assert next(frame["error"] for frame in heard.frames if "error" in frame) == "not-allowed"
        may_see(heard.frames, table, by)
        assert written_same(live_table_of(shared_server, code).table, table)
    stale = msgspec.json.encode(CommandMessage("s", 1, scenes.own_move(table, 2)))
    heard = asyncio.run(visit(shared_server, code, TOKENS[OTHER], stale, hello=True))
    assert "stale" in [frame.get("error") for frame in heard.frames]
    heard = asyncio.run(
        visit(shared_server, code, TOKENS[OTHER], say(scenes.own_move(table, 2)), hello=True)
    )
    assert "done" in [frame["type"] for frame in heard.frames]
