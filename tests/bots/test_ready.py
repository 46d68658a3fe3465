"""The search of `expert` where it is not compiled, cannot be kept, or cannot be had."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elfer.bots.search.ready import MARK
from elfer.lab import kept

ASKED = """
import multiprocessing
from threading import Thread

from elfer.bots.search.ready import affordable
from elfer.games import GAMES

def ask():
    granted.append(affordable(GAMES["elfer-raus"], "expert", 500))

granted = []
threads = [Thread(target=ask) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
compiling = multiprocessing.active_children()
print(granted, len(compiling))
"""
WAITED = """
for process in compiling:
    process.join()
ask()
print(granted[-1])
"""
KEPT = """
import multiprocessing
from pathlib import Path

from elfer.bots.search.ready import MARK, affordable, choose_folder, is_compiled
from elfer.games import GAMES
from elfer.lab import kept

choose_folder()
with multiprocessing.get_context("spawn").Pool(1) as pool:
    assert pool.apply(kept.folder) == kept.folder()
    assert not is_compiled(kept.folder())
    pool.apply(Path.touch, (kept.mark(MARK, kept.folder()),))
print([affordable(GAMES[game], "expert", 500) for game in ("elfer-raus", "master")])
"""
ALONE = """
import sys
from random import Random

sys.modules["numba"] = None

from elfer.bots import thought
from elfer.bots.search.ready import affordable
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.games import GAMES
from elfer.kernel.match import new_match

game = GAMES[sys.argv[1]]
match, choices = new_match(game, 4, {"rounds": 1}, "alone"), 0
while match.turn is not None and choices < 20:
    seat, moves = match.turn, match.legal(match.turn)
    asked = Situation(game, match.view(seat), moves, affordable(game, "expert", PLAYOUTS))
    move = thought("expert", asked, Random(1)).move
    assert move in moves
    assert move is thought("hard", asked, Random(1)).move
    choices += len(moves) > 1
    match = match.push(seat, move)
print(choices)
"""


def run(script: str, *words: str, **environment: object) -> str:
    """What a script says in a process of its own."""
    settings = {name: str(value) for name, value in environment.items()}
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_is_compiled_once_and_then_found_by_whoever_can_use_it(tmp_path: Path) -> None:
    """Whoever asks meanwhile goes without; one process compiles, however many ask at once."""
    folder = tmp_path / "compiled"
    assert run(ASKED + WAITED, NUMBA_CACHE_DIR=folder) == "[0, 0, 0, 0] 1\n500"
    (mark,) = folder.glob(f"*/{MARK}-*")
    assert run(ASKED, NUMBA_CACHE_DIR=folder) == "[500, 500, 500, 500] 0"
    another = {"NUMBA_CACHE_DIR": folder, "NUMBA_CPU_NAME": "generic"}
    assert run(ASKED, **another) == "[0, 0, 0, 0] 1"
    mark.rename(mark.with_name(MARK))
    assert run(ASKED, NUMBA_CACHE_DIR=folder) == "[0, 0, 0, 0] 1"


@pytest.mark.parametrize("name", kept.COMPILERS)
def test_the_mark_is_that_of_all_versions(tmp_path: Path, name: str) -> None:
    metadata = tmp_path / f"{name}-0.0.1.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.0.1\n")
    script = "from pathlib import Path; from elfer.lab import kept; print(kept.mark('x', Path()))"
    assert run(script) == run(script) == str(kept.mark("x", Path()))
    assert run(script, PYTHONPATH=tmp_path) != run(script)


def test_to_look_for_the_mark_imports_no_compiler() -> None:
    script = """
import sys
from elfer.bots.search.ready import is_compiled
from elfer.lab import kept
is_compiled(kept.wanted())
assert not {"numba", "llvmlite", "numpy"} & {*sys.modules}
"""
    run(script)


def test_where_nothing_can_be_kept_all_share_one_passing_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    passing = tmp_path / "passing"
    passing.mkdir()
    said = run(KEPT, NUMBA_CACHE_DIR=tmp_path / "file" / "compiled", TMPDIR=passing)
    assert said == "[500, 500]"
    assert not list(passing.glob("elfer-compiled-*"))


@pytest.mark.parametrize("game", ["elfer-raus", "drei-anfangszahlen", "master"])
def test_without_numba_the_best_bot_plays_like_the_second_best(game: str) -> None:
    assert run(ALONE, game) == "20"


def installed(folder: Path) -> Path:
    """A package with the same sources as every other one here."""
    (folder / "lab").mkdir(parents=True)
    source = folder / "lab" / "loops.py"
    source.write_text("LOOPS = 1\n", encoding="utf-8")
    os.utime(source, (0, 0))
    return folder


def test_what_was_compiled_for_another_place_is_of_no_use_here(tmp_path: Path) -> None:
    """Numba would compile it again, which takes longer than anyone waits for a move."""
    here, there = installed(tmp_path / "here"), installed(tmp_path / "there")
    assert kept.files_of(here) == kept.files_of(here)
    assert kept.files_of(here) != kept.files_of(there)


def test_what_was_compiled_before_it_was_installed_anew_is_of_no_use(tmp_path: Path) -> None:
    package = installed(tmp_path / "package")
    before = kept.files_of(package)
    os.utime(package / "lab" / "loops.py", (1, 1))
    assert kept.files_of(package) != before
