"""Fingerprints depend on the bots and rules of a game, and on nothing else."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elfer.compiled.registry import compiled_games
from elfer.evaluation.weights import FILE
from elfer.simulation.arena import fingerprint as module
from elfer.simulation.arena.compiled import needs_compiled
from elfer.simulation.arena.contest import Contest, seat_among

Changed = Callable[..., list[str]]
GAMES = ("junior", "elfer-raus", "master", "mogeln", "poker", "hoechste-karte")
ROOMS = ("bots", "compiled", "engine", "evaluation", "games", "simulation")
OTHER = "OTHER = True"


@pytest.fixture
def change_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Changed]:
    """Yield a function that rewrites a source file and returns the games whose hash changes."""
    for room in ROOMS:
        shutil.copytree(module.SOURCE / room, tmp_path / room)
    monkeypatch.setattr(module, "SOURCE", tmp_path)

    def fingerprints(players: tuple[str, ...], *, compiled: bool) -> dict[str, str]:
        module.cached_fingerprint.cache_clear()
        return {
            game: module.fingerprint(game, players, compiled=compiled and game in compiled_games())
            for game in GAMES
        }

    def change(file: str, text: str, *players: str, compiled: bool = False) -> list[str]:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        before = fingerprints(players, compiled=compiled)
        assert len({*before.values()}) == len(GAMES)
        (tmp_path / file).write_text(text)
        after = fingerprints(players, compiled=compiled)
        return [game for game in GAMES if before[game] != after[game]]

    yield change
    module.cached_fingerprint.cache_clear()  # drop the fingerprints of the changed sources


def test_weights_of_a_game_change_only_its_own_fingerprint(change_source: Changed) -> None:
    other = json.loads(FILE.read_text())
    other["junior"] = {"2": [[1], [2], [3]]}
    assert change_source(f"evaluation/{FILE.name}", json.dumps(other), "hard") == ["junior"]


def test_networks_of_a_game_change_only_its_own_fingerprint(change_source: Changed) -> None:
    assert change_source("evaluation/networks/elfer-raus.json", "{}", "hard") == ["elfer-raus"]


def test_bots_of_another_family_change_nothing(change_source: Changed) -> None:
    assert change_source("bots/tricks/search.py", "THINKS = True", "hard") == ["hoechste-karte"]


def test_a_file_named_after_a_level_affects_only_that_level(change_source: Changed) -> None:
    rows = ["junior", "elfer-raus"]
    assert change_source("bots/rows/child.py", "NAPS = True", "hard", "greedy") == []
    assert change_source("bots/rows/child.py", "NAPS = False", "child", "greedy") == rows
    assert change_source("bots/rows/bot.py", "THINKS = True", "hard", "greedy") == rows


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("games/rows/junior.py", ["junior"]),
        ("games/guessing/rules.py", ["poker"]),
        ("games/bluffing/memory.py", ["mogeln"]),
        ("games/master/rules.py", ["master"]),
        ("games/__init__.py", []),
        ("games/registry.py", []),
        ("games/rows/state.py", ["junior", "elfer-raus", "master"]),
        ("games/rows/refusals.py", []),
        ("engine/errors.py", []),
        ("engine/seats.py", [*GAMES]),
    ],
)
def test_rules_change_only_the_games_that_use_them(
    change_source: Changed, file: str, games: list[str]
) -> None:
    assert change_source(file, OTHER, "hard") == games


TALKATIVE = '''"""A module that says more than it did."""

# A comment.

{code}  # another one


def least(cards: str = "# no comment") -> int:
    """Return the same as before.

    In more words.
    """
    return 1
    """Nothing."""
'''
TERSE = """{code}
def least(cards: str = "# no comment") -> int:
    return 1
"""


def test_comments_and_docstrings_change_nothing(change_source: Changed) -> None:
    file = "games/rows/junior.py"
    assert change_source(file, TALKATIVE.format(code=OTHER), "hard") == ["junior"]
    assert change_source(file, TERSE.format(code=OTHER), "hard") == []
    assert change_source(file, TERSE.format(code="OTHER = False"), "hard") == ["junior"]
    text = TERSE.format(code="OTHER = False").replace("# no comment", "# none")
    assert change_source(file, text, "hard") == ["junior"]


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("compiled/rows/rules.py", ["junior", "elfer-raus"]),
        ("compiled/rows/solver.py", ["junior", "elfer-raus"]),
        ("compiled/master/rules.py", ["master"]),
        ("compiled/batch_operations.py", ["junior", "elfer-raus", "master"]),
        ("compiled/playouts.py", ["junior", "elfer-raus", "master"]),
        ("simulation/plots.py", []),
    ],
)
def test_the_compiled_engine_matters_only_if_it_plays(
    change_source: Changed, file: str, games: list[str]
) -> None:
    assert change_source(file, OTHER, "hard") == []
    assert change_source(file, "ANOTHER = True", "hard", compiled=True) == games


def test_a_contest_needs_the_compiled_engine_to_play_or_to_search() -> None:
    def needs(game: str, one: str, *, measured: bool = False) -> bool:
        contest = Contest(game, 4, (), seat_among(one, "greedy", 4), 1)
        return needs_compiled(contest, measured=measured)

    assert needs("junior", "hard")
    assert not needs("junior", "hard", measured=True)
    assert needs("master", "expert", measured=True)
    assert not needs("poker", "expert")
