"""The catalogue of games that a server sends."""

import msgspec

from elfer.games import GAMES
from elfer.runtime.catalogue import catalogue_json


def test_every_game_names_its_family() -> None:
    games = msgspec.json.decode(catalogue_json())["games"]
    assert {game["id"]: game["family"] for game in games} == {
        id_: game.family for id_, game in GAMES.items()
    }
