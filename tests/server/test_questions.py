"""Concurrent questions are limited for each person and in total, and never delay bots."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import httpx

from elfer.bots.choice import MOST_PLAYOUTS
from elfer.table import Table
from elfer.table.chairs import Chair
from elfer.table.commands import BotMove, Cut, Start
from elfer.wire import Done, Refused
from tests.runtime.test_hints import answer, ask
from tests.server import scenes
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.patience import eventually
from tests.server.plain import Plain, plain
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, OTHER, TOKENS, placed
from tests.server.tables import start_match

THOROUGH = replace(GENEROUS, bot_playouts=MOST_PLAYOUTS)
"""Limits with enough playouts that a hint takes longer than any test on any machine."""
TABLES = 40
Who = tuple[str, str]
"""The code of a table, and a player."""


def secret_choice(*, alone: bool = False) -> Table:
    """Return a table where every player may ask for a hint; with `alone`, one has two seats."""
    table = scenes.full("hoechste-karte")
    if alone:
        table = table.with_chair(1, Chair(player=HOST))
    return scenes.said(table, HOST, Start())


def among_experts() -> Table:
    """Return the match of `secret_choice`, played to its end by bots that search."""
    table = secret_choice()
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot="expert"))
    while table.playing:
        assert table.match is not None
        seat = table.match.actors[0]
        table = scenes.said(table, None, BotMove(seat, table.match.legal(seat)[0].text))
    return table


@asynccontextmanager
async def sockets(
    server: Threaded, people: Sequence[tuple[str, str]]
) -> AsyncIterator[list[Plain]]:
    """Yield a socket for each of these players."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(plain(server.address, code, TOKENS[player]))
            for code, player in people
        ]


async def heard(socket: Plain) -> None:
    """Wait until the server has read everything that was sent on a socket."""
    assert isinstance(await socket.say(f"heard-{len(socket.heard)}", Cut("ab")), Done)


async def refused(socket: Plain, seat: int, id_: str) -> Refused | None:
    """Ask for a hint and return its refusal, or None if it is being computed."""
    await ask(socket, seat, id_)
    await heard(socket)
    return next(
        (each for each in socket.heard if isinstance(each, Refused) and each.id == id_), None
    )


def test_hints_do_not_delay_bots(serving: Serving) -> None:
    server = serving(replace(THOROUGH, open_hints=TABLES))

    async def played() -> str:
        codes = await asyncio.to_thread(place)
        (host,) = await start_match(server.address, people=1, bots=2)
        async with (
            sockets(server, [(code, HOST) for code in codes]) as asking,
            plain(server.address, host.code, host.token) as own,
        ):
            for socket in asking:
                assert await refused(socket, 0, "h") is None
            for number in range(5):
                await make_move(own, f"move-{number}")
            assert len(server.registry.questions) == TABLES
        return host.code

    def place() -> list[str]:
        return [placed(server, secret_choice()) for _ in range(TABLES)]

    code = asyncio.run(played())
    assert any(
        isinstance(line.entry.command, BotMove) for line in read_entries(server.folder, code)
    )


def test_a_person_has_one_open_hint_in_all_tabs(serving: Serving) -> None:
    server = serving(THOROUGH)
    code = placed(server, secret_choice())

    async def asked() -> list[Refused | None]:
        async with sockets(server, [(code, HOST), (code, HOST), (code, OTHER)]) as (
            one,
            two,
            other,
        ):
            return [
                await refused(one, 0, "a"),
                await refused(two, 0, "b"),
                await refused(one, 0, "c"),
                await refused(other, 1, "d"),
            ]

    first, *again, others = asyncio.run(asked())
    assert first is None
    assert others is None
    for each in again:
        assert each is not None
        assert each.error == "busy"
        assert "still being computed" in each.why


def test_a_person_with_two_seats_has_one_open_hint(serving: Serving) -> None:
    server = serving(THOROUGH)
    code = placed(server, secret_choice(alone=True))

    async def asked() -> list[Refused | None]:
        async with plain(server.address, code, TOKENS[HOST]) as own:
            return [await refused(own, 0, "a"), await refused(own, 1, "b")]

    first, second = asyncio.run(asked())
    assert first is None
    assert second is not None
    assert second.error == "busy"


def test_beyond_some_open_hints_the_server_is_busy_until_somebody_leaves(serving: Serving) -> None:
    server = serving(replace(THOROUGH, open_hints=2))
    code, another = placed(server, secret_choice()), placed(server, secret_choice())

    async def asked() -> Refused | None:
        async with plain(server.address, another, TOKENS[HOST]) as late:
            async with sockets(server, [(code, HOST), (code, OTHER)]) as (one, two):
                assert await refused(one, 0, "a") is None
                assert await refused(two, 1, "b") is None
                third = await refused(late, 0, "c")
            await asyncio.to_thread(left)
            assert await refused(late, 0, "d") is None
            return third

    def left() -> None:
        eventually(lambda: not server.registry.questions, "their hints stay open")

    third = asyncio.run(asked())
    assert third is not None
    assert third.error == "busy"
    assert "Too many questions" in third.why


def test_an_explanation_counts_as_a_question(serving: Serving) -> None:
    """Each address may ask for one at a time, the total is limited, and leaving cancels it."""
    server = serving(replace(THOROUGH, open_hints=2))
    codes = [placed(server, among_experts()) for _ in range(3)]

    def why(code: str) -> str:
        return f"{server.address}/api/tables/{code}/why/0"

    def open_questions(number: int) -> None:
        eventually(lambda: len(server.registry.questions) == number, "questions are not open")

    async def asked() -> list[httpx.Response]:
        async with httpx.AsyncClient(trust_env=False, timeout=None) as http:
            waiting = []
            for number, code in enumerate(codes[:2], 1):
                waiting.append(asyncio.ensure_future(http.get(why(code))))
                await asyncio.to_thread(open_questions, number)
            answers = [await http.get(why(code)) for code in codes]
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await asyncio.to_thread(open_questions, 0)
            return answers

    answers = asyncio.run(asked())
    assert [each.status_code for each in answers] == [503] * 3
    assert {each.json()["error"] for each in answers} == {"busy"}
    assert ["Too many" in each.json()["why"] for each in answers] == [False, False, True]


def test_an_answered_hint_makes_room_for_the_next(shared_server: Threaded) -> None:
    code = placed(shared_server, scenes.playing())

    async def asked() -> None:
        async with plain(shared_server.address, code, TOKENS[HOST]) as own:
            for id_ in "abc":
                await ask(own, 0, id_)
                assert not isinstance(await answer(own, id_), Refused)

    asyncio.run(asked())
    assert len(shared_server.registry.questions) == 0
