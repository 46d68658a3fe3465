"""The HTTP API of a server through the client library."""

import asyncio

import pytest

from elfer import __version__
from elfer.client.errors import ServerRefused, Unreachable
from elfer.client.http import Server
from elfer.games import GAMES
from elfer.wire import NewTable
from tests.client.people import play_to_the_end, run, start_match


def test_health_and_games(address: str) -> None:
    async def scenario() -> None:
        async with Server(address) as server:
            assert (await server.health())["version"] == __version__
            games = await server.games()
            assert [game["id"] for game in games] == list(GAMES)
            assert [game["family"] for game in games] == [each.family for each in GAMES.values()]
            assert [game["id"] for game in games if game["any_colour"]] == ["farben-mix"]

    run(scenario())


def test_table_card_and_players(address: str) -> None:
    async def scenario() -> None:
        async with Server(address) as server:
            host = await server.make_table(NewTable("junior", ["me", "free", "greedy"], "Ann"))
            guest = await server.join(host.code, "Bob")
            assert host.token != guest.token
            card = await server.card(host.code.lower())
            assert card["code"] == host.code
            assert [person["name"] for person in card["people"]] == ["Ann", "Bob"]
            assert [chair["kind"] for chair in card["chairs"]] == ["player", "free", "bot"]

    run(scenario())


@pytest.mark.parametrize(
    ("table", "error"),
    [
        (NewTable("chess", ["me"], "Ann"), "unknown-game"),
        (NewTable("junior", ["me"] * 9, "Ann"), "bad-request"),
        (NewTable("junior", ["me", "free"], "\u202eAnn"), "bad-request"),
        (NewTable("junior", ["me", "free"], "Ann", {"cheat": True}), "bad-options"),
    ],
)
def test_a_bad_table_is_refused(address: str, table: NewTable, error: str) -> None:
    async def scenario() -> None:
        async with Server(address) as server:
            with pytest.raises(ServerRefused) as refused:
                await server.make_table(table)
            assert refused.value.error == error
            assert refused.value.why.endswith(".")

    run(scenario())


def test_the_record_is_available_after_the_match(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address, "hoechste-karte", 2) as people, Server(address) as server:
            with pytest.raises(ServerRefused) as refused:
                await server.record(people[0].code)
            assert refused.value.error == "not-now"
            made = await play_to_the_end(people)
            record = await server.record(people[0].code)
            assert len(record["moves"]) == sum(made)

    run(scenario())


def test_an_unknown_table_is_reported(address: str) -> None:
    async def scenario() -> None:
        async with Server(address) as server:
            for code in ("QQQQQQ", "no"):
                with pytest.raises(ServerRefused, match="no table with this code"):
                    await server.card(code)

    run(scenario())


def test_an_unreachable_server_is_reported() -> None:
    async def scenario() -> None:
        async with Server("http://127.0.0.1:1") as server:
            with pytest.raises(Unreachable, match=r"No answer from http://127\.0\.0\.1:1"):
                await server.health()

    run(scenario())


def test_another_program_at_the_address_is_reported() -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\n<hi>")
        await writer.drain()
        writer.close()

    async def scenario() -> None:
        other = await asyncio.start_server(page, "127.0.0.1", 0)
        port = other.sockets[0].getsockname()[1]
        async with other, Server(f"http://127.0.0.1:{port}") as server:
            with pytest.raises(Unreachable, match="is not an Elfer server"):
                await server.health()

    run(scenario())
