"""A log from before a rule is replayed unchanged, and the rule applies to new commands."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec

from elfer.client.http import Server
from elfer.server.sqlite_storage import SqliteStorage
from elfer.table import LogEntry, Table, replay_entry
from elfer.table.commands import Agree, AnyCommand, Give, Join, Request, Stand, Take
from elfer.table.serialization import encode_table
from elfer.wire import Done, Refused
from tests.server.conftest import Serving
from tests.server.plain_socket import plain_socket
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, running_table

CODE = "PAPER2"
BLANK = "\u3164"


async def store_old_log(folder: Path, said: list[tuple[AnyCommand, str | None]]) -> Table:
    """Store a table with a log as an older server would have written it."""
    store, table = await SqliteStorage.open(folder), replace(running_table(), seq=0)
    assert await store.create(CODE, 0, encode_table(table))
    for do, by in said:
        entry = LogEntry(table.moved_at, do, by)
        table, _ = replay_entry(table, entry)
        body = msgspec.json.encode(entry)
        await store.append(CODE, table.seq, None, table.public_seq, body)
    await store.close()
    return table


def test_keeps_seats_and_names_that_are_not_allowed_today(serving: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    said: list[tuple[AnyCommand, str | None]] = [
        (Stand(1), OTHER),
        (Take(1), SEATLESS),
        (Join("p9", BLANK, ""), None),
        (Give(2, "p9"), HOST),
    ]
    table = asyncio.run(store_old_log(folder, said))
    server = serving(folder=folder)

    async def scenario() -> None:
        async with Server(server.address) as http:
            card = await http.card(CODE)
        assert [chair.get("player") for chair in card["chairs"]] == [HOST, SEATLESS, "p9"]
        assert card["people"][-1]["name"] == BLANK
        async with plain_socket(server.address, CODE, TOKENS[SEATLESS]) as socket:
            assert socket.sight is not None
            assert (socket.sight.seats, socket.sight.seq) == ([1], table.public_seq)
            assert isinstance(await socket.say("up", Stand(1)), Done)
        async with plain_socket(server.address, CODE, TOKENS[OTHER]) as socket:
            assert isinstance(await socket.say("back", Take(1)), Done)  # their former seat

    asyncio.run(scenario())


def test_a_seat_request_survives_a_restart(serving: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    asyncio.run(store_old_log(folder, [(Stand(1), OTHER)]))
    server = serving(folder=folder)

    async def request_seat(address: str) -> None:
        async with plain_socket(address, CODE, TOKENS[SEATLESS]) as socket:
            refused = await socket.say("take", Take(1))
            assert isinstance(refused, Refused)
            assert refused.error == "needs-agreement"
            assert isinstance(await socket.say("ask", Request(1)), Done)

    async def agree(address: str) -> None:
        async with Server(address) as http:
            request = {"player": SEATLESS, "seat": 1, "agreed": [], "undecided": [HOST]}
            assert (await http.card(CODE))["request"] == request
            async with plain_socket(address, CODE, TOKENS[HOST]) as socket:
                assert isinstance(await socket.say("yes", Agree(1, SEATLESS)), Done)
            card = await http.card(CODE)
        assert "request" not in card
        assert card["chairs"][1]["player"] == SEATLESS

    asyncio.run(request_seat(server.address))
    server.stop()
    asyncio.run(agree(serving(folder=folder).address))
