"""A server's HTTP side, as the client library sees it."""

import asyncio

import pytest

from elfer import __version__
from elfer.client.refusals import ServerRefused, Unreachable
from elfer.client.server import Server
from elfer.games import GAMES
from elfer.wire import NewTable
from tests.client.people import played, run, started


def test_health_and_games(address: str) -> None:
    async def asked() -> None:
        async with Server(address) as server:
            assert (await server.health())["version"] == __version__
            assert [game["id"] for game in await server.games()] == list(GAMES)

    run(asked())


def test_table_card_and_players(address: str) -> None:
    async def asked() -> None:
        async with Server(address) as server:
            host = await server.make_table(NewTable("junior", ["me", "free", "greedy"], "Ann"))
            guest = await server.join(host.code, "Bob")
            assert host.token != guest.token
            card = await server.card(host.code.lower())
            assert card["code"] == host.code
            assert [person["name"] for person in card["people"]] == ["Ann", "Bob"]
            assert [chair["kind"] for chair in card["chairs"]] == ["player", "free", "bot"]

    run(asked())


@pytest.mark.parametrize(
    ("table", "error"),
    [
        (NewTable("chess", ["me"], "Ann"), "unknown-game"),
        (NewTable("junior", ["me"] * 9, "Ann"), "bad-request"),
        (NewTable("junior", ["me", "free"], "\u202eAnn"), "bad-request"),
        (NewTable("junior", ["me", "free"], "Ann", {"cheat": True}), "bad-options"),
    ],
)
def test_refused_table(address: str, table: NewTable, error: str) -> None:
    async def asked() -> None:
        async with Server(address) as server:
            with pytest.raises(ServerRefused) as refused:
                await server.make_table(table)
            assert refused.value.error == error
            assert refused.value.why.endswith(".")

    run(asked())


def test_record_once_it_is_over(address: str) -> None:
    async def asked() -> None:
        async with started(address, "hoechste-karte", 2) as people, Server(address) as server:
            with pytest.raises(ServerRefused) as refused:
                await server.record(people[0].code)
            assert refused.value.error == "not-now"
            made = await played(people)
            record = await server.record(people[0].code)
            assert len(record["moves"]) == sum(made)

    run(asked())


def test_no_table(address: str) -> None:
    async def asked() -> None:
        async with Server(address) as server:
            for code in ("QQQQQQ", "no"):
                with pytest.raises(ServerRefused, match="no table with this code"):
                    await server.card(code)

    run(asked())


def test_nobody_answers() -> None:
    async def asked() -> None:
        async with Server("http://127.0.0.1:1") as server:
            with pytest.raises(Unreachable, match=r"No answer from http://127\.0\.0\.1:1"):
                await server.health()

    run(asked())


def test_something_else_answers() -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\n<hi>")
        await writer.drain()
        writer.close()

    async def asked() -> None:
        other = await asyncio.start_server(page, "127.0.0.1", 0)
        port = other.sockets[0].getsockname()[1]
        async with other, Server(f"http://127.0.0.1:{port}") as server:
            with pytest.raises(Unreachable, match="is no server of Elfer"):
                await server.health()

    run(asked())
