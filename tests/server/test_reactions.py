"""Reactions are sent to everyone who is present, and are not stored."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec

from elfer.table import LogEntry, apply_entry
from elfer.table.commands import Cut, React
from elfer.table.serialization import decode_table
from elfer.wire import Done, FromServer, Refused, Update, Welcome
from tests.server.conftest import Serving
from tests.server.log import first_snapshot, read_entries
from tests.server.moves import make_move
from tests.server.patience import wait_until
from tests.server.plain_socket import plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import start_match
from tests.server.test_idle import FORGETFUL


def _reactions(heard: list[FromServer]) -> list[dict[str, Any]]:
    events = [event for each in heard if isinstance(each, Update) for event in each.events]
    return [event for event in events if event["type"] == "reaction"]


def _has_reaction(message: FromServer) -> bool:
    return bool(_reactions([message]))


def test_everyone_present_is_told_and_nothing_is_stored(server: Threaded) -> None:
    async def scenario() -> Welcome:
        host, guest = await start_match(server.address)
        before = len(read_entries(server.folder, host.code))
        async with (
            plain_socket(server.address, host.code, host.token) as socket,
            plain_socket(server.address, host.code, guest.token) as other,
            plain_socket(server.address, host.code) as watcher,
        ):
            assert socket.sight is not None
            seq = socket.sight.seq
            assert await socket.say("a", React("clap")) == Done("a", seq)
            for each in (socket, other, watcher):
                message = await each.until(_has_reaction)
                assert isinstance(message, Update)
                assert message.sight.seq == seq
                assert message.events == [
                    {"type": "reaction", "seat": None, "player": "p0", "reaction": "clap"}
                ]
            assert await socket.say("a", React("clap")) == Done("a", seq)
            again = await socket.say("a", React("wow"))
            assert isinstance(again, Refused)
            assert again.error == "id-used"
            assert await other.say("b", Cut("ab")) == Done("b", seq + 1)
            assert len(_reactions(other.heard)) == 1
        assert len(read_entries(server.folder, host.code)) == before + 1
        return host

    asyncio.run(scenario())


def test_reactions_do_not_affect_a_reconnection(server: Threaded) -> None:
    """Reactions change neither the sequence number nor the missed events."""

    async def scenario() -> None:
        host, guest = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert socket.sight is not None
            seen = socket.sight.seq
            await socket.say("a", React("oops"))
            first = await socket.say("b", Cut("ab"))
            await socket.say("c", React("oops"))
            second = await socket.say("d", Cut("cd"))
            assert [first, second] == [Done("b", seen + 1), Done("d", seen + 2)]
            async with plain_socket(server.address, host.code, guest.token, since=seen) as other:
                missed = other.heard[0]
                assert isinstance(missed, Update)
                assert [event["type"] for event in missed.events] == ["cut", "cut"]
                assert missed.sight.seq == seen + 2

    asyncio.run(scenario())


def test_each_person_may_send_a_few_reactions_in_a_row(serving: Serving) -> None:
    async def scenario() -> None:
        host, guest = await start_match(server.address)
        async with (
            plain_socket(server.address, host.code, host.token) as socket,
            plain_socket(server.address, host.code, host.token) as same,
            plain_socket(server.address, host.code, guest.token) as other,
        ):
            answers = [await socket.say(f"a{n}", React("wow")) for n in range(4)]
            assert [type(answer) for answer in answers] == [Done, Done, Refused, Refused]
            late = await same.say("b", React("wow"))
            assert isinstance(late, Refused)
            assert late.error == "too-fast"
            assert isinstance(await other.say("c", React("wow")), Done)

    server = serving(replace(GENEROUS, reactions_per_minute=2))
    asyncio.run(scenario())


def test_loads_an_older_log_with_reactions(serving: Serving) -> None:
    """Older versions numbered reactions, which affects the numbers of later entries."""

    async def make_one_move() -> None:
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert socket.sight is not None
            assert socket.sight.seq == shown + 1
            await make_move(socket, "on")

    server = serving(FORGETFUL)
    (host,) = asyncio.run(start_match(server.address, people=1, bots=1, pace=60_000))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    lines = read_entries(server.folder, host.code)
    table = decode_table(first_snapshot(server.folder, host.code))
    for line in lines:
        table, _ = apply_entry(table, line.entry)
    seq, shown = table.seq, table.public_seq
    old = msgspec.json.encode(LogEntry(1, React("thanks"), "p0", seen=shown))
    server.call(server.registry._storage.append(host.code, seq + 1, "p0:old", shown + 1, old))
    asyncio.run(make_one_move())
    assert isinstance(read_entries(server.folder, host.code)[seq].entry.command, React)
