"""The search of `expert` when it is not compiled, cannot be cached or is not installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elfer.bots.search.availability import MARK
from elfer.compiled import cache

ASKED = """
import multiprocessing
from threading import Thread

from elfer.bots.search.availability import limit_playouts
from elfer.games import GAMES

def ask():
    granted.append(limit_playouts(GAMES["elfer-raus"], "expert", 500))

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

from elfer.bots.search.availability import MARK, limit_playouts, choose_folder, is_compiled
from elfer.games import GAMES
from elfer.compiled import cache

choose_folder()
with multiprocessing.get_context("spawn").Pool(1) as pool:
    assert pool.apply(cache.folder) == cache.folder()
    assert not is_compiled(cache.folder())
    pool.apply(Path.touch, (cache.mark(MARK, cache.folder()),))
print([limit_playouts(GAMES[game], "expert", 500) for game in ("elfer-raus", "master")])
"""
ALONE = """
import sys
from random import Random

sys.modules["numba"] = None

from elfer.bots import choose
from elfer.bots.search.availability import limit_playouts
from elfer.bots.choice import PLAYOUTS, Situation
from elfer.games import GAMES
from elfer.engine.match import new_match

game = GAMES[sys.argv[1]]
match, choices = new_match(game, 4, {"rounds": 1}, "alone"), 0
while match.turn is not None and choices < 20:
    seat, moves = match.turn, match.legal(match.turn)
    asked = Situation(game, match.view(seat), moves, limit_playouts(game, "expert", PLAYOUTS))
    move = choose("expert", asked, Random(1)).move
    assert move in moves
    assert move is choose("hard", asked, Random(1)).move
    choices += len(moves) > 1
    match = match.push(seat, move)
print(choices)
"""


def run(script: str, *words: str, **environment: object) -> str:
    """Run a script in its own process, and return its output."""
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


def test_compiles_once_and_reuses_a_matching_cache(tmp_path: Path) -> None:
    """A single process compiles for all threads, which get no playouts until it has finished."""
    folder = tmp_path / "compiled"
    assert run(ASKED + WAITED, NUMBA_CACHE_DIR=folder) == "[0, 0, 0, 0] 1\n500"
    (mark,) = folder.glob(f"*/{MARK}-*")
    assert run(ASKED, NUMBA_CACHE_DIR=folder) == "[500, 500, 500, 500] 0"
    another = {"NUMBA_CACHE_DIR": folder, "NUMBA_CPU_NAME": "generic"}
    assert run(ASKED, **another) == "[0, 0, 0, 0] 1"
    mark.rename(mark.with_name(MARK))
    assert run(ASKED, NUMBA_CACHE_DIR=folder) == "[0, 0, 0, 0] 1"


@pytest.mark.parametrize("name", cache.COMPILERS)
def test_the_mark_depends_on_the_version_of_every_compiler(tmp_path: Path, name: str) -> None:
    metadata = tmp_path / f"{name}-0.0.1.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.0.1\n")
    script = (
        "from pathlib import Path\nfrom elfer.compiled import cache\nprint(cache.mark('x', Path()))"
    )
    assert run(script) == run(script) == str(cache.mark("x", Path()))
    assert run(script, PYTHONPATH=tmp_path) != run(script)


def test_looking_for_the_mark_does_not_import_a_compiler() -> None:
    script = """
import sys
from elfer.bots.search.availability import is_compiled
from elfer.compiled import cache
is_compiled(cache.wanted())
assert not {"numba", "llvmlite", "numpy"} & {*sys.modules}
"""
    run(script)


def test_processes_share_a_temporary_folder_if_the_cache_is_not_writable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    passing = tmp_path / "passing"
    passing.mkdir()
    said = run(KEPT, NUMBA_CACHE_DIR=tmp_path / "file" / "compiled", TMPDIR=passing)
    assert said == "[500, 500]"
    assert not list(passing.glob("elfer-compiled-*"))


@pytest.mark.parametrize("game", ["elfer-raus", "drei-anfangszahlen", "master"])
def test_an_expert_without_numba_plays_like_hard(game: str) -> None:
    assert run(ALONE, game) == "20"


def create_package(folder: Path) -> Path:
    """Create a package with fixed sources and modification times."""
    (folder / "compiled").mkdir(parents=True)
    source = folder / "compiled" / "loops.py"
    source.write_text("LOOPS = 1\n", encoding="utf-8")
    os.utime(source, (0, 0))
    return folder


def test_does_not_reuse_code_compiled_for_another_folder(tmp_path: Path) -> None:
    """Numba would compile it again, which takes far longer than a move may take."""
    here, there = create_package(tmp_path / "here"), create_package(tmp_path / "there")
    assert cache.files_of(here) == cache.files_of(here)
    assert cache.files_of(here) != cache.files_of(there)


def test_does_not_reuse_code_compiled_before_a_reinstallation(tmp_path: Path) -> None:
    package = create_package(tmp_path / "package")
    before = cache.files_of(package)
    os.utime(package / "compiled" / "loops.py", (1, 1))
    assert cache.files_of(package) != before
