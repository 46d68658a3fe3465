"""Every game, to its end, over the wire: one person against bots."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from elfer.client.robot import over, play
from elfer.client.server import Server
from elfer.games import GAMES
from elfer.records.record import play_record
from elfer.table import calls
from elfer.table.sight import drawn
from elfer.wire import Sight
from tests.server.running import PATIENCE, Threaded
from tests.server.tables import begun

SHORT = 20
"""How many milliseconds a card lies here that may be called."""


@pytest.fixture(scope="module", autouse=True)
def short_moments() -> Iterator[None]:
    """Cards that may be called do not lie as long as people need."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls, "WINDOW", SHORT)
        patch.setattr(calls, "MOST", 0)
        yield


async def _played(server: Threaded, game: str) -> tuple[Sight, dict[str, object]]:
    """What is seen at the end, and the record."""
    bots = GAMES[game].least_players - 1
    (host,) = await begun(server.address, game, people=1, bots=bots)
    async with Server(server.address) as http, http.table(host.code, host.token) as connection:
        async with asyncio.timeout(2 * PATIENCE):
            await play(connection, Random(game))
        return connection.sight, await http.record(host.code)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_comes_to_its_end(shared_server: Threaded, game: str) -> None:
    sight, record = asyncio.run(_played(shared_server, game))
    assert over(sight)
    match = play_record(record).match
    assert match.over
    assert sight.views == [drawn(match, 0)]
