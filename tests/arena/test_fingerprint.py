"""Figures belong to the bots that they were made with, game by game."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elfer.arena import fingerprint as module
from elfer.bots import mixer
from elfer.craft.weights import FILE

Changed = Callable[..., list[str]]
GAMES = ("junior", "elfer-raus", "master", "mogeln", "poker", "hoechste-karte")


@pytest.fixture
def changing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Changed]:
    """Which games have other bots, once a file of a room was written anew."""
    for name in ("BOTS", "CRAFT"):
        shutil.copytree(getattr(module, name), tmp_path / name)
        monkeypatch.setattr(module, name, tmp_path / name)

    def made(*players: str) -> dict[str, str]:
        module.made_of.cache_clear()
        return {game: module.fingerprint(game, players) for game in GAMES}

    def changed(room: str, file: str, text: str, *players: str) -> list[str]:
        before = made(*players)
        assert len({*before.values()}) == len(GAMES)
        (tmp_path / room / file).write_text(text)
        after = made(*players)
        return [game for game in GAMES if before[game] != after[game]]

    yield changed
    module.made_of.cache_clear()  # of what was only tried


def test_weights_of_a_game_change_its_fingerprint_alone(changing: Changed) -> None:
    other = json.loads(FILE.read_text())
    other["junior"] = {"2": [[1], [2], [3]]}
    assert changing("CRAFT", FILE.name, json.dumps(other), "hard") == ["junior"]


def test_the_first_idea_of_another_game_changes_nothing(changing: Changed) -> None:
    idea = Path(str(mixer.__file__)).name
    assert changing("BOTS", idea, "thinks otherwise", "hard") == ["hoechste-karte"]


def test_what_is_named_after_a_level_belongs_to_it_alone(changing: Changed) -> None:
    rows = ["junior", "elfer-raus"]
    assert changing("BOTS", "rows/child.py", "naps", "hard", "greedy") == []
    assert changing("BOTS", "rows/child.py", "plays again", "child", "greedy") == rows
    assert changing("BOTS", "rows/mind.py", "thinks otherwise", "hard", "greedy") == rows
