"""A match of every game over the wire, one person against bots."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from elfer.client.http import Server
from elfer.client.player import is_over, play
from elfer.games import GAMES
from elfer.notation.records import play_record
from elfer.table import call_timing
from elfer.table.player_views import draw_view
from elfer.wire import Sight
from tests.server.running import PATIENCE, Threaded
from tests.server.tables import start_match

SHORT = 20
"""The milliseconds during which a card can be called in these tests."""


@pytest.fixture(scope="module", autouse=True)
def short_call_window() -> Iterator[None]:
    """Shorten the time for calls, which is meant for people."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(call_timing, "WINDOW", SHORT)
        patch.setattr(call_timing, "MAX_COMPENSATION", 0)
        yield


async def _play_match(server: Threaded, game: str) -> tuple[Sight, dict[str, object]]:
    """Play a match to its end; return the last sight and the record."""
    bots = GAMES[game].least_players - 1
    (host,) = await start_match(server.address, game, people=1, bots=bots)
    async with Server(server.address) as http, http.table(host.code, host.token) as connection:
        async with asyncio.timeout(2 * PATIENCE):
            await play(connection, Random(game))
        return connection.sight, await http.record(host.code)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_ends(shared_server: Threaded, game: str) -> None:
    sight, record = asyncio.run(_play_match(shared_server, game))
    assert is_over(sight)
    match = play_record(record).match
    assert match.over
    assert sight.views == [draw_view(match, 0)]
