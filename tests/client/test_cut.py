"""Connections cut at every point lose nothing and repeat nothing."""

from itertools import count, cycle
from typing import Any

import pytest

from elfer.client.connection import Connection
from elfer.client.http import Server
from elfer.table.commands import Rename
from elfer.wire import Snapshot, Update
from tests.client.people import HASTY, gather_all, play_to_the_end, run, start_match
from tests.client.proxy import run_proxy


@pytest.mark.parametrize("game", ["elfer-raus", "hoechste-karte", "mogeln"])
def test_a_match_survives_repeated_cuts(address: str, game: str) -> None:
    async def scenario() -> None:
        # A piece is a frame in either direction; the handshake and the greeting are the first four.
        plan = cycle([5, 6, 7, 9, 12])
        async with (
            run_proxy(address, plan) as (proxy, way),
            start_match(address, game, way=way) as people,
            Server(address) as server,
        ):
            made = await play_to_the_end(people)
            assert proxy.cuts >= 3
            record = await server.record(people[0].code)
            seats = [seat for _, seat, *_ in record["moves"]]
            assert made == [seats.count(seat) for seat in range(3)], (
                "a move is missing or stored twice"
            )

    run(scenario())


@pytest.mark.parametrize("bytewise", [False, True])
def test_a_command_survives_a_cut_at_any_point(address: str, *, bytewise: bool) -> None:
    """The connection is cut a little later each time; the command still takes effect once."""

    async def scenario() -> None:
        async with start_match(address) as people:
            points = range(0, 1500, 97) if bytewise else range(12)
            for number, point in enumerate(points):
                before = people[0].sight.seq
                plan = iter([point])
                async with run_proxy(address, plan, bytewise=bytewise) as (proxy, way):
                    token = people[1]._token
                    async with Connection(way, people[1].code, token, retry=HASTY) as person:
                        done = await person.send(Rename(f"Name {number}"))
                        sight = await person.wait_for_seq(done.seq)
                        assert done.seq == before + 1
                        await gather_all(other.wait_for_seq(done.seq) for other in people)
                        assert person.card == people[0].card
                        assert sight == people[1].sight
                    assert proxy.connections <= 2
                assert people[0].sight.seq == before + 1, "the command took effect more than once"

    run(scenario())


def test_a_follower_misses_nothing(address: str) -> None:
    """A connection that is cut after every frame delivers the same messages as an intact one."""

    async def scenario() -> None:
        async with (
            run_proxy(address, (point % 3 + 4 for point in count())) as (proxy, way),
            start_match(address, "erwischt") as people,
            Connection(address, people[0].code, retry=HASTY) as whole,
            Connection(way, people[0].code, retry=HASTY) as torn,
        ):
            told: dict[Connection, list[Any]] = {whole: [], torn: []}

            async def follow(watcher: Connection) -> None:
                async for news in watcher.follow():
                    if isinstance(news, Update):
                        told[watcher] += news.events
                    assert not isinstance(news, Snapshot) or not told[watcher], (
                        "a sequence number is missing"
                    )
                    if isinstance(news, Update | Snapshot) and news.sight.views[0]["over"]:
                        return

            await gather_all((follow(whole), follow(torn), play_to_the_end(people, pause=0.02)))
            assert told[torn] == told[whole]
            assert torn.sight == whole.sight
            assert torn.card == whole.card
            assert proxy.cuts > 5

    run(scenario())


def test_a_long_gap_gives_a_snapshot(address: str) -> None:
    async def scenario() -> None:
        async with (
            start_match(address) as people,
            run_proxy(address, iter([None, 0, 0, 0])) as (proxy, way),
            Connection(way, people[0].code, retry=HASTY) as watcher,
        ):
            following = watcher.follow()
            assert isinstance(await anext(following), Snapshot)
            proxy.cut()
            for number in range(40):
                done = await people[0].send(Rename(f"Name {number}"))
            await watcher.wait_for_seq(done.seq)
            assert watcher.card["people"][0]["name"] == "Name 39"
            assert watcher.sight.seq == done.seq

    run(scenario())
