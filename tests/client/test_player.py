"""Robots play whole matches over the wire, in every family of games."""

from random import Random

import pytest

from elfer.client.http import Server
from elfer.client.player import any_move, first_move
from elfer.games import GAMES
from elfer.table.view_types import ShownMove
from tests.client.people import play_to_the_end, run, start_match
from tests.soak import SOAK

LONG = {"farben-sammeln", "schnipp-schnapp", "ueberall-anschliessen"}
"""Games in which robots take a long time, or each card is shown for more than a second."""


@pytest.mark.parametrize("game", [game for game in GAMES if SOAK or game not in LONG])
def test_plays_a_whole_match(address: str, game: str) -> None:
    async def scenario() -> None:
        players = min(3, GAMES[game].most_players)
        async with start_match(address, game, players) as people, Server(address) as server:
            made = await play_to_the_end(people)
            views = [person.sight.views[0] for person in people]
            assert all(view["over"] and view["winners"] for view in views)
            record = await server.record(people[0].code)
            assert len(record["moves"]) >= sum(made) > 0

    run(scenario(), 1_000)


def test_a_robot_mostly_waits_out_of_turn() -> None:
    view = {"turn": 0, "actors": [0, 1], "seat": 1}
    moves: list[ShownMove] = [{"text": word, "touches": []} for word in ("stopp", "caught")]
    rng = Random(1)
    said = [any_move(view, moves, rng) for _ in range(500)]
    assert 20 < sum(move is not None for move in said) < 80
    assert {"stopp", "caught"} < set(said)
    assert first_move(view, moves, rng) is None
    assert first_move(view | {"actors": [1]}, moves, rng) == "stopp"
    assert any_move(view | {"actors": [1]}, moves, rng) is not None
    assert any_move(view | {"turn": 1}, [], rng) is None
