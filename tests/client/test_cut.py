"""Connections that are cut at every point: nothing is lost, nothing happens twice."""

from itertools import count, cycle
from typing import Any

import pytest

from elfer.client.connection import Connection
from elfer.client.server import Server
from elfer.table.commands import Rename
from elfer.wire import Snapshot, Update
from tests.client.people import HASTY, played, run, started, together
from tests.client.proxy import proxied


@pytest.mark.parametrize("game", ["elfer-raus", "hoechste-karte", "mogeln"])
def test_a_match_over_a_line_that_is_cut_again_and_again(address: str, game: str) -> None:
    async def cut() -> None:
        # A piece is a frame, either way; the handshake and the greeting are the first four.
        plan = cycle([5, 6, 7, 9, 12])
        async with (
            proxied(address, plan) as (proxy, way),
            started(address, game, way=way) as people,
            Server(address) as server,
        ):
            made = await played(people)
            assert proxy.cuts >= 3
            record = await server.record(people[0].code)
            seats = [seat for _, seat, *_ in record["moves"]]
            assert made == [seats.count(seat) for seat in range(3)], "each move is there once"

    run(cut())


@pytest.mark.parametrize("bytewise", [False, True])
def test_each_point_of_a_session(address: str, *, bytewise: bool) -> None:
    """A command said over a line that is cut later each time: done once, and seen by all."""

    async def cut() -> None:
        async with started(address) as people:
            points = range(0, 1500, 97) if bytewise else range(12)
            for number, point in enumerate(points):
                before = people[0].sight.seq
                plan = iter([point])
                async with proxied(address, plan, bytewise=bytewise) as (proxy, way):
                    token = people[1]._token
                    async with Connection(way, people[1].code, token, patience=HASTY) as person:
                        done = await person.say(Rename(f"Name {number}"))
                        sight = await person.reached(done.seq)
                        assert done.seq == before + 1
                        await together(other.reached(done.seq) for other in people)
                        assert person.card == people[0].card
                        assert sight == people[1].sight
                    assert proxy.connections <= 2
                assert people[0].sight.seq == before + 1, "it has had one effect"

    run(cut())


def test_a_follower_misses_nothing(address: str) -> None:
    """What is told over a line that is cut after every frame is what is told over a whole one."""

    async def followed() -> None:
        async with (
            proxied(address, (point % 3 + 4 for point in count())) as (proxy, way),
            started(address, "erwischt") as people,
            Connection(address, people[0].code, patience=HASTY) as whole,
            Connection(way, people[0].code, patience=HASTY) as torn,
        ):
            told: dict[Connection, list[Any]] = {whole: [], torn: []}

            async def follow(watcher: Connection) -> None:
                async for news in watcher.follow():
                    if isinstance(news, Update):
                        told[watcher] += news.events
                    assert not isinstance(news, Snapshot) or not told[watcher], "there is no gap"
                    if isinstance(news, Update | Snapshot) and news.sight.views[0]["over"]:
                        return

            await together((follow(whole), follow(torn), played(people, pause=0.02)))
            assert told[torn] == told[whole]
            assert torn.sight == whole.sight
            assert torn.card == whole.card
            assert proxy.cuts > 5

    run(followed())


def test_a_long_gap_gives_a_snapshot(address: str) -> None:
    async def gone() -> None:
        async with (
            started(address) as people,
            proxied(address, iter([None, 0, 0, 0])) as (proxy, way),
            Connection(way, people[0].code, patience=HASTY) as watcher,
        ):
            following = watcher.follow()
            assert isinstance(await anext(following), Snapshot)
            proxy.cut()
            for number in range(40):
                done = await people[0].say(Rename(f"Name {number}"))
            await watcher.reached(done.seq)
            assert watcher.card["people"][0]["name"] == "Name 39"
            assert watcher.sight.seq == done.seq

    run(gone())
