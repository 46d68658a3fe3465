"""Files of networks: they are read as they were written, and invalid files are refused."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elfer.bots import bot_named
from elfer.bots.choice import Situation
from elfer.engine.errors import BadRequest
from elfer.engine.match import new_match
from elfer.evaluation.networks import FOLDER, Network, read_networks, text_of
from elfer.evaluation.row_network import LAYERS
from elfer.games import GAMES
from tests.networks import SIZE, install, random_parameters

MADE = {"command": "elfer train elfer-raus", "seed": 1}


def write(path: Path, size: int = SIZE, **changes: Any) -> Path:
    """Write a file with one network and some changes."""
    parameters = random_parameters(1)[:size]
    content = json.loads(text_of("elfer-raus", {"2": Network(parameters, MADE)}))
    path.write_text(json.dumps(content | changes))
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = read_networks(write(tmp_path / "elfer-raus.json"), LAYERS, "elfer-raus")
    assert found == {"2": Network(random_parameters(1), MADE)}
    assert read_networks(tmp_path / "missing.json", LAYERS, "elfer-raus") == {}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": 99}, "its version is 99, but this is version 1"),
        ({"game": "junior"}, "they are for junior, not for elfer-raus"),
        ({"size": SIZE - 1}, f"2 players has {SIZE - 1} parameters instead of {SIZE}"),
        ({"networks": {"2": {"made": {}, "parameters": "AAAA"}}}, "it is incomplete"),
        ({"networks": {"2": {"made": {}}}}, "it is incomplete"),
        ({"networks": 3}, "it is incomplete"),
    ],
)
def test_refuses_a_file_of_another_kind(changes: dict[str, Any], why: str, tmp_path: Path) -> None:
    file = write(tmp_path / "elfer-raus.json", **changes)
    with pytest.raises(BadRequest, match=why):
        read_networks(file, LAYERS, "elfer-raus")


def test_refuses_a_file_that_is_cut_at_any_place(tmp_path: Path) -> None:
    file = write(tmp_path / "elfer-raus.json")
    content = file.read_bytes()
    for end in range(0, len(content) - 1, len(content) // 20):
        file.write_bytes(content[:end])
        with pytest.raises(BadRequest, match="it is incomplete or not a file of networks"):
            read_networks(file, LAYERS, "elfer-raus")


def test_every_installed_network_fits_its_game() -> None:
    for file in FOLDER.glob("*.json"):
        game = GAMES[file.stem]
        networks = read_networks(file, LAYERS, game.id)
        for players, network in networks.items():
            assert game.least_players <= int(players) <= game.most_players
            assert {"command", "seed", "fingerprint"} <= network.made.keys()


def test_the_network_chooses_from_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other hidden cards, and another order of the stock, change no choice."""
    install(monkeypatch, random_parameters(3))
    choose, rng = bot_named("hard"), Random(1)
    game, decisions = GAMES["elfer-raus"], 0
    state = new_match(game, 3, {}, "hidden").state
    while (seat := game.turn(state)) is not None:
        view = game.view(state, seat)
        legal = game.legal(view)
        move = choose(Situation(game, view, legal), rng)
        assert move is not None
        one, two = (each for each in range(3) if each != seat)
        hands = list(state.hands)
        sizes = [hand.bit_count() for hand in hands]
        if sizes[one] == sizes[two]:
            hands[one], hands[two] = hands[two], hands[one]
            hidden = state._replace(hands=tuple(hands), stock=state.stock[::-1])
            again = game.view(hidden, seat)
            assert choose(Situation(game, again, game.legal(again)), rng) == move
            decisions += 1
        state = game.apply(state, seat, move)
    assert decisions > 10
