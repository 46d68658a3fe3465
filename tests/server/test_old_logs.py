"""A log that is older than a rule is replayed as it was, and the rule applies from then on."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec

from elfer.client.http import Server
from elfer.server.storage import SqliteStorage
from elfer.table import LogEntry, Table, replay_entry
from elfer.table.commands import Agree, AnyCommand, Give, Join, Request, Stand, Take
from elfer.table.snapshot import encode_table
from elfer.wire import Done, Refused
from tests.server.conftest import Serving
from tests.server.plain import plain
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, playing

CODE = "PAPER2"
BLANK = "\u3164"


async def stored(folder: Path, said: list[tuple[AnyCommand, str | None]]) -> Table:
    """Store a table with a log as an older server would have written it."""
    store, table = await SqliteStorage.open(folder), replace(playing(), seq=0)
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
    table = asyncio.run(stored(folder, said))
    server = serving(folder=folder)

    async def seen() -> None:
        async with Server(server.address) as http:
            card = await http.card(CODE)
        assert [chair.get("player") for chair in card["chairs"]] == [HOST, SEATLESS, "p9"]
        assert card["people"][-1]["name"] == BLANK
        async with plain(server.address, CODE, TOKENS[SEATLESS]) as socket:
            assert socket.sight is not None
            assert (socket.sight.seats, socket.sight.seq) == ([1], table.public_seq)
            assert isinstance(await socket.say("up", Stand(1)), Done)
        async with plain(server.address, CODE, TOKENS[OTHER]) as socket:
            assert isinstance(await socket.say("back", Take(1)), Done)  # their former seat

    asyncio.run(seen())


def test_a_seat_request_survives_a_restart(serving: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    asyncio.run(stored(folder, [(Stand(1), OTHER)]))
    server = serving(folder=folder)

    async def asked(address: str) -> None:
        async with plain(address, CODE, TOKENS[SEATLESS]) as socket:
            refused = await socket.say("take", Take(1))
            assert isinstance(refused, Refused)
            assert refused.error == "needs-agreement"
            assert isinstance(await socket.say("ask", Request(1)), Done)

    async def agreed(address: str) -> None:
        async with Server(address) as http:
            request = {"player": SEATLESS, "seat": 1, "agreed": [], "undecided": [HOST]}
            assert (await http.card(CODE))["request"] == request
            async with plain(address, CODE, TOKENS[HOST]) as socket:
                assert isinstance(await socket.say("yes", Agree(1, SEATLESS)), Done)
            card = await http.card(CODE)
        assert "request" not in card
        assert card["chairs"][1]["player"] == SEATLESS

    asyncio.run(asked(server.address))
    server.stop()
    asyncio.run(agreed(serving(folder=folder).address))
