"""Figures belong to the bots that they were made with, game by game."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elfer.arena import fingerprint as module
from elfer.arena.contest import Contest, among
from elfer.arena.fast import needs_kernel
from elfer.bots import mixer
from elfer.craft.weights import FILE
from elfer.lab.kernels import fast_games

Changed = Callable[..., list[str]]
GAMES = ("junior", "elfer-raus", "master", "mogeln", "poker", "hoechste-karte")
ROOMS = ("bots", "craft", "games", "kernel", "lab")
OTHER = "OTHER = True"


@pytest.fixture
def changing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Changed]:
    """Which games have other bots or rules, once a file of a room was written anew."""
    for room in ROOMS:
        shutil.copytree(module.SOURCE / room, tmp_path / room)
    monkeypatch.setattr(module, "SOURCE", tmp_path)

    def made(players: tuple[str, ...], *, kernel: bool) -> dict[str, str]:
        module.made_of.cache_clear()
        return {
            game: module.fingerprint(game, players, kernel=kernel and game in fast_games())
            for game in GAMES
        }

    def changed(file: str, text: str, *players: str, kernel: bool = False) -> list[str]:
        before = made(players, kernel=kernel)
        assert len({*before.values()}) == len(GAMES)
        (tmp_path / file).write_text(text)
        after = made(players, kernel=kernel)
        return [game for game in GAMES if before[game] != after[game]]

    yield changed
    module.made_of.cache_clear()  # of what was only tried


def test_weights_of_a_game_change_its_fingerprint_alone(changing: Changed) -> None:
    other = json.loads(FILE.read_text())
    other["junior"] = {"2": [[1], [2], [3]]}
    assert changing(f"craft/{FILE.name}", json.dumps(other), "hard") == ["junior"]


def test_the_first_idea_of_another_game_changes_nothing(changing: Changed) -> None:
    idea = Path(str(mixer.__file__)).name
    assert changing(f"bots/{idea}", "THINKS = True", "hard") == ["hoechste-karte"]


def test_what_is_named_after_a_level_belongs_to_it_alone(changing: Changed) -> None:
    rows = ["junior", "elfer-raus"]
    assert changing("bots/rows/child.py", "NAPS = True", "hard", "greedy") == []
    assert changing("bots/rows/child.py", "NAPS = False", "child", "greedy") == rows
    assert changing("bots/rows/mind.py", "THINKS = True", "hard", "greedy") == rows


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("games/junior.py", ["junior"]),
        ("games/ratefix.py", ["poker"]),
        ("games/bluffing/memory.py", ["mogeln"]),
        ("games/master/game.py", ["master"]),
        ("games/__init__.py", []),
        ("kernel/rows/growth.py", ["junior", "elfer-raus", "master"]),
        ("kernel/standings.py", [*GAMES]),
    ],
)
def test_other_rules_are_another_game(changing: Changed, file: str, games: list[str]) -> None:
    assert changing(file, OTHER, "hard") == games


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("lab/rows/turn.py", ["junior", "elfer-raus"]),
        ("lab/rows/solver.py", ["junior", "elfer-raus"]),
        ("lab/master/turn.py", ["master"]),
        ("lab/loops.py", ["junior", "elfer-raus", "master"]),
        ("lab/pictures.py", []),
    ],
)
def test_the_kernel_matters_where_it_plays(changing: Changed, file: str, games: list[str]) -> None:
    assert changing(file, OTHER, "hard") == []
    assert changing(file, "ANOTHER = True", "hard", kernel=True) == games


def test_it_plays_for_those_whom_it_has_and_whoever_searches_does_so_on_it() -> None:
    def needs(game: str, one: str, *, measured: bool = False) -> bool:
        contest = Contest(game, 4, (), among(one, "greedy", 4), 1)
        return needs_kernel(contest, measured=measured)

    assert needs("junior", "hard")
    assert not needs("junior", "hard", measured=True)
    assert needs("master", "expert", measured=True)
    assert not needs("poker", "expert")
