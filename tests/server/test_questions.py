"""Concurrent questions are limited for each person and in total, and never delay bots."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import httpx

from elfer.bots.choice import MOST_PLAYOUTS
from elfer.table import Table
from elfer.table.commands import BotMove, Cut, Start
from elfer.table.players_and_chairs import Chair
from elfer.wire import Done, Refused
from tests.runtime.test_hints import answer, ask
from tests.server import scenes
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.patience import wait_until
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, OTHER, TOKENS, store_table
from tests.server.tables import start_match

THOROUGH = replace(GENEROUS, bot_playouts=MOST_PLAYOUTS, bot_seconds=60)
"""Limits with so many playouts, and so much time, that a hint takes longer than these tests."""
TABLES = 40
Who = tuple[str, str]
"""The code of a table, and a player."""


def secret_choice_table(*, alone: bool = False) -> Table:
    """Return a table where everyone may ask for a hint; with `alone`, one player has two seats."""
    table = scenes.full_table("hoechste-karte")
    if alone:
        table = table.with_chair(1, Chair(player=HOST))
    return scenes.apply_command(table, HOST, Start())


def table_of_experts() -> Table:
    """Return the table of `secret_choice_table` after bots that search have finished the match."""
    table = secret_choice_table()
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot="expert"))
    while table.playing:
        assert table.match is not None
        seat = table.match.actors[0]
        table = scenes.apply_command(table, None, BotMove(seat, table.match.legal(seat)[0].text))
    return table


@asynccontextmanager
async def sockets(
    server: Threaded, people: Sequence[tuple[str, str]]
) -> AsyncIterator[list[PlainSocket]]:
    """Yield a socket for each of these players."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(plain_socket(server.address, code, TOKENS[player]))
            for code, player in people
        ]


async def wait_until_read(socket: PlainSocket, id_: str) -> None:
    """Wait until the server has read everything that was sent on a socket.

    The id is new for the player, or the server would repeat its last answer too soon.
    """
    assert isinstance(await socket.say(f"heard-{id_}", Cut("ab")), Done)


async def request_hint(socket: PlainSocket, seat: int, id_: str) -> Refused | None:
    """Ask for a hint and return its refusal, or None if it is being computed."""
    await ask(socket, seat, id_)
    await wait_until_read(socket, id_)
    return next(
        (each for each in socket.heard if isinstance(each, Refused) and each.id == id_), None
    )


def test_hints_do_not_delay_bots(serving: Serving) -> None:
    server = serving(replace(THOROUGH, open_hints=TABLES))

    async def scenario() -> str:
        codes = await asyncio.to_thread(store_tables)
        (host,) = await start_match(server.address, people=1, bots=2)
        async with (
            sockets(server, [(code, HOST) for code in codes]) as asking,
            plain_socket(server.address, host.code, host.token) as own,
        ):
            for socket in asking:
                assert await request_hint(socket, 0, "h") is None
            for number in range(5):
                await make_move(own, f"move-{number}")
            assert len(server.registry.questions) == TABLES
        return host.code

    def store_tables() -> list[str]:
        return [store_table(server, secret_choice_table()) for _ in range(TABLES)]

    code = asyncio.run(scenario())
    assert any(
        isinstance(line.entry.command, BotMove) for line in read_entries(server.folder, code)
    )


def test_a_person_has_one_open_hint_in_all_tabs(serving: Serving) -> None:
    server = serving(THOROUGH)
    code = store_table(server, secret_choice_table())

    async def scenario() -> list[Refused | None]:
        async with sockets(server, [(code, HOST), (code, HOST), (code, OTHER)]) as (
            one,
            two,
            other,
        ):
            return [
                await request_hint(one, 0, "a"),
                await request_hint(two, 0, "b"),
                await request_hint(one, 0, "c"),
                await request_hint(other, 1, "d"),
            ]

    first, *again, others = asyncio.run(scenario())
    assert first is None
    assert others is None
    for each in again:
        assert each is not None
        assert each.error == "busy"
        assert "still being answered" in each.why


def test_a_person_with_two_seats_has_one_open_hint(serving: Serving) -> None:
    server = serving(THOROUGH)
    code = store_table(server, secret_choice_table(alone=True))

    async def scenario() -> list[Refused | None]:
        async with plain_socket(server.address, code, TOKENS[HOST]) as own:
            return [await request_hint(own, 0, "a"), await request_hint(own, 1, "b")]

    first, second = asyncio.run(scenario())
    assert first is None
    assert second is not None
    assert second.error == "busy"


def test_too_many_open_hints_are_refused_until_somebody_leaves(serving: Serving) -> None:
    server = serving(replace(THOROUGH, open_hints=2))
    code, another = (
        store_table(server, secret_choice_table()),
        store_table(server, secret_choice_table()),
    )

    async def scenario() -> Refused | None:
        async with plain_socket(server.address, another, TOKENS[HOST]) as late:
            async with sockets(server, [(code, HOST), (code, OTHER)]) as (one, two):
                assert await request_hint(one, 0, "a") is None
                assert await request_hint(two, 1, "b") is None
                third = await request_hint(late, 0, "c")
            await asyncio.to_thread(wait_until_free)
            assert await request_hint(late, 0, "d") is None
            return third

    def wait_until_free() -> None:
        wait_until(lambda: not server.registry.questions, "the hints of players who left stay open")

    third = asyncio.run(scenario())
    assert third is not None
    assert third.error == "busy"
    assert "Too many questions" in third.why


def test_one_address_cannot_take_all_hints(serving: Serving) -> None:
    """One person at many tables leaves room for the others, and gets it back."""
    server = serving(replace(THOROUGH, open_hints=20, open_hints_per_address=8))
    codes = [store_table(server, secret_choice_table()) for _ in range(10)]

    async def scenario() -> None:
        async with (
            sockets(server, [(code, HOST) for code in codes]) as own,
            plain_socket(server.address, codes[0], TOKENS[OTHER], own_address="127.0.0.2") as other,
        ):
            answers = [await request_hint(socket, 0, "a") for socket in own]
            assert [None if each is None else each.error for each in answers] == (
                [None] * 8 + ["busy"] * 2
            )
            assert await request_hint(other, 1, "b") is None
            await own[0].socket.close()
            await asyncio.to_thread(wait_until, lambda: len(server.registry.questions) == 8, "open")
            assert await request_hint(own[-1], 0, "c") is None

    asyncio.run(scenario())


def test_an_explanation_counts_as_a_question(serving: Serving) -> None:
    """Each address may ask for one at a time, the total is limited, and leaving cancels it."""
    server = serving(replace(THOROUGH, open_hints=2))
    codes = [store_table(server, table_of_experts()) for _ in range(3)]

    def why_url(code: str) -> str:
        return f"{server.address}/api/tables/{code}/why/0"

    def wait_for_questions(number: int) -> None:
        wait_until(
            lambda: len(server.registry.questions) == number,
            "the number of open questions is wrong",
        )

    async def scenario() -> list[httpx.Response]:
        async with httpx.AsyncClient(trust_env=False, timeout=None) as http:
            waiting = []
            for number, code in enumerate(codes[:2], 1):
                waiting.append(asyncio.ensure_future(http.get(why_url(code))))
                await asyncio.to_thread(wait_for_questions, number)
            answers = [await http.get(why_url(code)) for code in codes]
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await asyncio.to_thread(wait_for_questions, 0)
            return answers

    answers = asyncio.run(scenario())
    assert [each.status_code for each in answers] == [503] * 3
    assert {each.json()["error"] for each in answers} == {"busy"}
    assert ["Too many" in each.json()["why"] for each in answers] == [False, False, True]


def test_an_answered_hint_makes_room_for_the_next(shared_server: Threaded) -> None:
    code = store_table(shared_server, scenes.running_table())

    async def scenario() -> None:
        async with plain_socket(shared_server.address, code, TOKENS[HOST]) as own:
            for id_ in "abc":
                await ask(own, 0, id_)
                assert not isinstance(await answer(own, id_), Refused)

    asyncio.run(scenario())
    assert len(shared_server.registry.questions) == 0
