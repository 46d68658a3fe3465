"""The catalogue of games that a server sends."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from elfer.games import GAMES
from elfer.runtime.catalogue import catalogue_json
from tests.conformance.strategies import any_move, default_match, play_steps

STEPS = {"clockwise": 1, "counter-clockwise": -1}
"""The step from one seat to the next one, by direction."""


def read_catalogue() -> dict[str, dict[str, Any]]:
    games = msgspec.json.decode(catalogue_json())["games"]
    return {game["id"]: game for game in games}


def test_every_game_names_its_family() -> None:
    families = {id_: game["family"] for id_, game in read_catalogue().items()}
    assert families == {id_: game.family for id_, game in GAMES.items()}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_turn_passes_on_in_the_direction_of_the_catalogue(game_id: str) -> None:
    """Calls and won tricks may move the turn elsewhere, but less often."""
    game = GAMES[game_id]
    players = min(4, game.most_players)
    passed: Counter[int] = Counter()
    for number in range(4):
        turn = None
        chooser = (any_move, random.Random(number))
        for step in play_steps(default_match(game, f"turns {number}", players), chooser):
            now = step.match.turn
            if turn is not None and now is not None and now != turn:
                passed[(now - turn) % players] += 1
            turn = now
    direction = read_catalogue()[game_id]["direction"]
    if direction is None:
        assert not passed
    else:
        assert passed.most_common(1)[0][0] == STEPS[direction] % players
