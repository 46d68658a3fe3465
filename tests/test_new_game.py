"""tools/new_game.py scaffolds playable games, as docs/adding-a-game.md describes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import new_game

ROOT = Path(__file__).parents[1]
PLAYS = """
import elfer
from elfer.bots.registry import DEFAULT, bot_of

game = elfer.GAMES["new-game"]
assert bot_of(game) is not DEFAULT
for players in range(game.least_players, game.most_players + 1):
    match = elfer.new_match("new-game", players, seed=players)
    while not match.over:
        (seat,) = match.actors[:1]
        match = match.play(elfer.bot("child").choose(match.view(seat)), seat)
    assert elfer.load_record(match.record()) == match
print(game.family, game.name)
"""


class Copy(NamedTuple):
    """A copy of the project in which a game is scaffolded."""

    root: Path
    plan: new_game.Plan

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy, with the copy's own package."""
        paths = os.pathsep.join([str(self.root / "src"), str(self.root / "tools")])
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=False,
        )

    def changes(self) -> set[str]:
        """Return the files that are new or differ from the project."""
        return {
            name
            for path in self.root.rglob("*")
            if path.is_file() and not _is_generated(path.relative_to(self.root))
            for name in [path.relative_to(self.root).as_posix()]
            if not (ROOT / name).exists() or path.read_bytes() != (ROOT / name).read_bytes()
        }


def _is_generated(path: Path) -> bool:
    """Return whether running the project has created a file."""
    return any(part.endswith(("cache__", "_cache")) or part == ".hypothesis" for part in path.parts)


def copy_project(folder: Path) -> Path:
    """Copy the files that the script and the checks need; return the copy."""
    made = shutil.ignore_patterns(
        "__pycache__", "node_modules", "static", ".hypothesis", ".chromium"
    )
    for name in ("src", "locales", "docs", "tools", "tests", "web/src"):
        shutil.copytree(ROOT / name, folder / name, ignore=made)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    return folder


NEW = ("new-game", "--name", "New Game", "--rules", "NG")
KINDS = {
    "variant": ("--like", "drei-anfangszahlen", "--box", "globi"),
    "family": ("--family", "shedding"),
}


@pytest.fixture(scope="module", params=KINDS)
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Return a copy with a new game, once as a variant and once with a new family."""
    asked = (*NEW, *KINDS[request.param])
    plan = new_game.make_plan(new_game.make_parser().parse_args(asked))
    made = Copy(copy_project(tmp_path_factory.mktemp(request.param) / "project"), plan)
    done = made.run("tools/new_game.py", *asked)
    assert (done.returncode, done.stderr) == (0, "")
    assert "elfer play new-game" in done.stdout
    assert "make figures GAMES=new-game" in done.stdout
    return made


def test_the_page_lists_exactly_the_files_that_the_script_touches(copy: Copy) -> None:
    assert copy.changes() == new_game.files_to_write(copy.plan)


def test_the_game_can_be_played(copy: Copy) -> None:
    done = copy.run("-c", PLAYS)
    assert (done.stderr, done.stdout) == ("", f"{copy.plan.family} New Game\n")


def test_the_game_passes_the_conformance_tests(copy: Copy) -> None:
    laws = "new-game-3"
    done = copy.run(
        *("-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", "-o", "addopts="),
        "tests/conformance/test_laws.py",
        "tests/conformance/test_families.py",
        "tests/locales/test_complete.py",
        "tests/rules/test_coverage.py",
        f"tests/rules/{copy.plan.family}/test_new_game.py",
        *([] if copy.plan.like else ["tests/bots/test_shedding.py"]),
        *("-k", f"{laws} or test_complete or test_coverage or test_new_game or test_shedding"),
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 40, done.stdout


def test_the_code_passes_the_linters(copy: Copy) -> None:
    changed = [name for name in copy.changes() if name.endswith(".py")]
    for command in (["check"], ["format", "--check"]):
        done = copy.run("-m", "ruff", *command, *changed)
        assert done.returncode == 0, done.stdout
    done = copy.run("-c", "from importlinter.cli import lint_imports_command as run; run()")
    assert done.returncode == 0, done.stdout


def test_every_file_of_the_page_exists() -> None:
    files = new_game.touched_files()
    assert len(files) > 40
    assert {file.by for file in files} == {"script", "command", "hand"}
    assert {file.when for file in files} == {"always", "new family", "if needed"}
    for file in files:
        path = file.path.replace("<language>", "en")
        if "<" not in path:
            assert (ROOT / path).exists(), path


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "the id is missing"),
        (("New Game", "--name", "N", "--rules", "NG"), "as in falscher-anfang"),
        (("junior", "--name", "N", "--rules", "NG"), "the game 'junior' already exists"),
        (("new-game", "--rules", "NG", "--like", "junior"), "--name is missing"),
        (("new-game", "--name", 'a "name"', "--rules", "NG"), "takes a plain name"),
        (("new-game", "--name", "N", "--like", "junior"), "--rules is missing"),
        (("new-game", "--name", "N", "--rules", "ng", "--like", "junior"), "two capital letters"),
        (("new-game", "--name", "N", "--rules", "CL", "--like", "junior"), "another game"),
        (NEW, "or a new family with --family"),
        ((*NEW, "--like", "eflerspiel"), "Did you mean 'elferspiel'?"),
        ((*NEW, "--family", "duel"), "use --like zweikampf"),
        ((*NEW, "--family", "search"), "is already in use"),
        ((*NEW, "--family", "Two words"), "must be one word"),
        ((*NEW, "--like", "junior", "--box", "shoe"), "there is no box 'shoe'"),
    ],
)
def test_bad_arguments_give_one_sentence(
    arguments: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "src/elfer/games/registry.py").read_bytes()
    assert new_game.main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert why in shown.err
    assert (ROOT / "src/elfer/games/registry.py").read_bytes() == before
