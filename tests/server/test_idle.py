"""Idle tables are removed from memory and loaded again when somebody needs them."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from elfer.client.errors import ServerRefused
from elfer.client.http import Server
from elfer.server.sqlite_storage import check_database
from elfer.table.commands import Cut
from elfer.wire import Done, NewTable, Sight, Welcome
from tests.server.audit import Audit
from tests.server.conftest import Serving
from tests.server.crowd import Person
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.patience import wait_until
from tests.server.plain_socket import plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import start_match

FORGETFUL = replace(GENEROUS, idle_seconds=0.01)


async def _sight(server: Threaded, who: Welcome) -> Sight:
    async with plain_socket(server.address, who.code, who.token) as socket:
        assert socket.sight is not None
        return socket.sight


def test_an_idle_table_leaves_memory_and_comes_back(serving: Serving) -> None:
    async def make_one_move(who: Welcome) -> None:
        async with plain_socket(server.address, who.code, who.token) as socket:
            await make_move(socket, "on")

    server = serving(FORGETFUL)
    people = asyncio.run(start_match(server.address))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    before = asyncio.run(_sight(server, people[0]))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    assert asyncio.run(_sight(server, people[0])) == before
    asyncio.run(make_one_move(people[before.views[0]["turn"]]))


def test_the_card_of_an_unloaded_table_is_shown(serving: Serving) -> None:
    async def read_state() -> str:
        async with Server(server.address) as http:
            state: str = (await http.card(host.code))["state"]
            return state

    server = serving(FORGETFUL)
    (host,) = asyncio.run(start_match(server.address, people=1, bots=1))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    assert asyncio.run(read_state()) == "playing"


def test_a_table_with_a_connected_player_stays_in_memory(serving: Serving) -> None:
    async def scenario() -> None:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await start_match(server.address)
            await asyncio.to_thread(
                wait_until, lambda: server.registry.live == 1, "the empty table stays in memory"
            )
            assert isinstance(await socket.say("a", Cut("0f")), Done)

    server = serving(FORGETFUL)
    asyncio.run(scenario())


def test_refuses_a_new_table_when_memory_is_full(serving: Serving) -> None:
    async def make_table() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    async def scenario() -> None:
        host = await make_table()
        async with plain_socket(server.address, host.code, host.token):
            with pytest.raises(ServerRefused, match="Too many tables"):
                await make_table()

    server = serving(replace(FORGETFUL, live_tables=1, stored_tables=2))
    asyncio.run(scenario())
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    asyncio.run(make_table())  # the refused table was not stored either


def test_a_full_server_forgets_the_table_that_was_idle_longest(serving: Serving) -> None:
    async def make_table() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    async def is_known(code: str) -> bool:
        async with Server(server.address) as http:
            try:
                await http.card(code)
            except ServerRefused:
                return False
            return True

    second = 1 / (24 * 60 * 60)
    server = serving(replace(FORGETFUL, stored_tables=2))
    first, other = asyncio.run(make_table()), asyncio.run(make_table())
    with pytest.raises(ServerRefused, match="cannot store any more tables"):
        asyncio.run(make_table())  # no table has been idle for long
    wait_until(lambda: server.registry.live == 0, "the tables stay in memory")
    server.registry.limits = replace(server.registry.limits, kept_days=second)
    later: list[Welcome] = []

    def has_room() -> bool:
        with suppress(ServerRefused):
            later.append(asyncio.run(make_table()))
        return bool(later)

    wait_until(has_room, "no idle table is ever forgotten")
    (third,) = later
    assert [asyncio.run(is_known(each.code)) for each in (first, other, third)] == [
        False,
        True,
        True,
    ]


def test_connecting_while_a_table_is_unloaded_loses_nothing(serving: Serving) -> None:
    """A player who connects at that moment gets the same table, never a second copy."""

    async def reconnect_often(person: Person, token: str) -> None:
        for number in range(40):
            async with plain_socket(server.address, person.code, token) as socket:
                id_ = f"c{number}"
                person.said[id_] = Cut("0f"), 0
                done = await socket.say(id_, Cut("0f"))
                assert isinstance(done, Done), done
                person.done[id_] = done
            await asyncio.sleep(0.001 * (number % 30))

    async def scenario() -> list[Person]:
        people = await start_match(server.address, people=3)
        persons = [Person(each, Random(0)) for each in people]
        async with asyncio.TaskGroup() as group:
            for person, who in zip(persons, people, strict=True):
                group.create_task(reconnect_often(person, who.token))
        return persons

    server = serving(FORGETFUL)
    persons = asyncio.run(scenario())
    Audit(server.folder, persons[0].code, persons).check()
    assert check_database(server.folder) == []
    assert len(read_entries(server.folder, persons[0].code)) >= 3 * 40
