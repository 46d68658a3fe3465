"""Tables that nobody is at leave memory, and come back when somebody speaks to them."""

import asyncio
import time
from dataclasses import replace
from random import Random

import pytest

from elfer.client.refusals import ServerRefused
from elfer.client.server import Server
from elfer.server.store import checked
from elfer.table.commands import React
from elfer.wire import Done, NewTable, Sight, Welcome
from tests.server.audit import Audit
from tests.server.conftest import Serving
from tests.server.crowd import Person
from tests.server.log import logged
from tests.server.moves import moved
from tests.server.patience import eventually
from tests.server.plain import plain
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import begun

FORGETFUL = replace(GENEROUS, idle_seconds=0.01)


async def _sight(server: Threaded, who: Welcome) -> Sight:
    async with plain(server.address, who.code, who.token) as socket:
        assert socket.sight is not None
        return socket.sight


def test_an_idle_table_leaves_memory_and_comes_back(serving: Serving) -> None:
    async def on(who: Welcome) -> None:
        async with plain(server.address, who.code, who.token) as socket:
            await moved(socket, "on")

    server = serving(FORGETFUL)
    people = asyncio.run(begun(server.address))
    eventually(lambda: server.hall.live == 0, "the table stays in memory")
    before = asyncio.run(_sight(server, people[0]))
    eventually(lambda: server.hall.live == 0, "the table stays in memory")
    assert asyncio.run(_sight(server, people[0])) == before
    asyncio.run(on(people[before.views[0]["turn"]]))


def test_its_card_is_shown_while_it_sleeps(serving: Serving) -> None:
    async def card() -> str:
        async with Server(server.address) as http:
            state: str = (await http.card(host.code))["state"]
            return state

    server = serving(FORGETFUL)
    (host,) = asyncio.run(begun(server.address, people=1, bots=1))
    eventually(lambda: server.hall.live == 0, "the table stays in memory")
    assert asyncio.run(card()) == "playing"


def test_a_table_with_somebody_there_stays(serving: Serving) -> None:
    async def stays() -> None:
        host, _ = await begun(server.address)
        async with plain(server.address, host.code, host.token) as socket:
            await begun(server.address)
            await asyncio.to_thread(eventually, lambda: server.hall.live == 1, "none sleeps")
            assert isinstance(await socket.say("a", React("wow")), Done)

    server = serving(FORGETFUL)
    asyncio.run(stays())


def test_no_table_is_made_that_memory_has_no_room_for(serving: Serving) -> None:
    async def made() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    async def full() -> None:
        host = await made()
        async with plain(server.address, host.code, host.token):
            with pytest.raises(ServerRefused, match="Too many tables"):
                await made()

    server = serving(replace(FORGETFUL, live_tables=1, stored_tables=2))
    asyncio.run(full())
    eventually(lambda: server.hall.live == 0, "the table stays in memory")
    asyncio.run(made())  # what was refused has not been stored either


def test_a_full_server_forgets_whoever_has_been_away_longest(serving: Serving) -> None:
    async def made() -> Welcome:
        async with Server(server.address) as http:
            return await http.make_table(NewTable("elfer-raus", ["me", "greedy"], "Anna"))

    async def known(code: str) -> bool:
        async with Server(server.address) as http:
            try:
                await http.card(code)
            except ServerRefused:
                return False
            return True

    second = 1 / (24 * 60 * 60)
    server = serving(replace(FORGETFUL, stored_tables=2, kept_days=second))
    first, other = asyncio.run(made()), asyncio.run(made())
    with pytest.raises(ServerRefused, match="as many tables as it can"):
        asyncio.run(made())  # nobody has been away for long
    eventually(lambda: server.hall.live == 0, "the tables stay in memory")
    time.sleep(1.1)
    third = asyncio.run(made())
    assert [asyncio.run(known(each.code)) for each in (first, other, third)] == [False, True, True]


def test_coming_and_going_while_tables_fall_asleep_loses_nothing(serving: Serving) -> None:
    """Whoever comes at the very moment gets the whole table, and there is never a second one."""

    async def restless(person: Person, token: str) -> None:
        for number in range(40):
            async with plain(server.address, person.code, token) as socket:
                id_ = f"c{number}"
                person.said[id_] = React("wow"), 0
                done = await socket.say(id_, React("wow"))
                assert isinstance(done, Done), done
                person.done[id_] = done
            await asyncio.sleep(0.001 * (number % 30))

    async def crowd() -> list[Person]:
        people = await begun(server.address, people=3)
        persons = [Person(each, Random(0)) for each in people]
        async with asyncio.TaskGroup() as group:
            for person, who in zip(persons, people, strict=True):
                group.create_task(restless(person, who.token))
        return persons

    server = serving(FORGETFUL)
    persons = asyncio.run(crowd())
    Audit(server.folder, persons[0].code, persons).check()
    assert checked(server.folder) == []
    assert len(logged(server.folder, persons[0].code)) >= 3 * 40
