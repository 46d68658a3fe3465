"""Elfer installed from a wheel, outside the clone."""

import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfer.cli.main import EXTRAS
from elfer.evaluation.weights import read_weights
from elfer.studies.figures import read_figures

pytest.importorskip("numba")
pytest.importorskip("matplotlib")

ROOT = Path(__file__).parents[1]
PATIENCE = 600


class Installed:
    """Elfer in its own environment, without any other package."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        self.packages = next((folder / "venv").glob("lib/python*/site-packages"))
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(self.packages)

    def with_extras(self) -> "Installed":
        """Make all packages of the test environment importable."""
        # Python ignores .pth files in a folder that a .pth file adds, so the clone that the tests
        # run from stays hidden.
        (self.packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n")
        return self

    def files(self) -> dict[str, str]:
        """Return the hashes of the installed files, except compiled Python."""
        return {
            str(path.relative_to(self.packages)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(self.packages.rglob("*"))
            if path.is_file() and path.suffix != ".pyc"
        }


def run(
    *words: str | Path, at: Path | None = None, status: int = 0, given: str | None = None
) -> str:
    """Run a process that must end with this status and no traceback; return its output."""
    done = run_process(*words, at=at, given=given)
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def run_process(
    *words: str | Path, at: Path | None = None, given: str | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a process to its end."""
    env = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [*map(str, words)],
        cwd=at,
        input=given,
        env=env | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, at=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel).with_extras()


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Return the package as installed by `pip install elfer`, without extras."""
    return Installed(tmp_path_factory.mktemp("bare"), wheel)


@pytest.fixture
def elfer(installed: Installed) -> Iterator[list[str | Path]]:
    """Yield the words that start the installed command, which must not change its package."""
    before = installed.files()
    assert "elfer/evaluation/weights.json" in before
    yield [installed.python, "-I", "-m", "elfer"]
    assert installed.files() == before


def test_imports_the_installed_package(installed: Installed, tmp_path: Path) -> None:
    said = run(installed.python, "-I", "-c", "import elfer; print(elfer.__file__)", at=tmp_path)
    assert Path(said.strip()).is_relative_to(installed.packages)


def test_runs_a_ladder(elfer: list[str | Path], tmp_path: Path) -> None:
    words = ("ladder", "ratefix", "--deals", "2", "--budget", "0", "--jobs", "1")
    said = run(*elfer, *words, at=tmp_path, status=1)  # two deals decide nothing
    assert "Written: ladder.md, ladder.json" in said
    assert {path.name for path in tmp_path.iterdir()} == {"ladder.md", "ladder.json"}
    assert "| Ratefix | 2 | 50.0 % | **" in (tmp_path / "ladder.md").read_text()
    assert {note["deals"] for note in json.loads((tmp_path / "ladder.json").read_text())} == {2}


def test_tunes_a_bot(elfer: list[str | Path], tmp_path: Path) -> None:
    words = ("tune", "junior", "--players", "2", "--generations", "1", "--matches", "20")
    said = run(*elfer, *words, at=tmp_path)
    assert "Written: weights.json." in said
    assert [path.name for path in tmp_path.iterdir()] == ["weights.json"]
    assert [*read_weights(tmp_path / "weights.json")["junior"]] == ["2"]


def test_writes_a_study(elfer: list[str | Path], tmp_path: Path) -> None:
    """The default settings are those of the installed figures."""
    said = run(*elfer, "study", "zweikampf", at=tmp_path)
    assert "Written: studies/zweikampf.html, studies/zweikampf.png, studies/figures.json" in said
    assert {path.name for path in (tmp_path / "studies").iterdir()} == {
        "zweikampf.html", "zweikampf.png", "figures.json"
    }  # fmt: skip
    assert [*read_figures(tmp_path / "studies" / "figures.json")] == ["zweikampf"]


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (
            ("simulate", "zweikampf", "--engine", "reference", "--games", "2"),
            ("json", "csv", "plot"),
        ),
        (("arena", "ratefix", "--bots", "hard,random", "--deals", "2"), ("out",)),
    ],
    ids=lambda each: each[0],
)
def test_writes_results_where_it_is_told(
    elfer: list[str | Path], tmp_path: Path, words: tuple[str, ...], files: tuple[str, ...]
) -> None:
    named = {option: f"result.{'png' if option == 'plot' else option}" for option in files}
    options = [word for option, file in named.items() for word in (f"--{option}", file)]
    run(*elfer, *words, "--jobs", "1", *options, at=tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*named.values()}


# Without extras


def test_the_wheel_requires_nothing_without_extras(bare: Installed) -> None:
    code = "from importlib.metadata import requires; print(*requires('elfer'), sep='\\n')"
    needed = run(bare.python, "-I", "-c", code).splitlines()
    assert needed
    assert all("extra ==" in each for each in needed)
    extras = {each.rpartition("extra ==")[2].strip(" '\"") for each in needed}
    assert extras == {"server", "lab", "cluster", "all"}


def test_a_match_with_bots_needs_no_extra(bare: Installed) -> None:
    code = f"exec(open({str(ROOT / 'tests' / 'api' / 'user_script.py')!r}).read())"
    for level in ("hard", "expert"):
        said = run(bare.python, "-I", "-c", f"{code}\nprint(repr(play_out('junior', {level!r})))")
        assert "over, won by seat" in said


def test_the_referee_needs_no_extra(bare: Installed) -> None:
    new = '{"do":"new","game":"junior","players":2,"seed":"x"}'
    asked = f'{new}\n{{"do":"bot","seat":0,"level":"hard"}}\n'
    first, second = run(bare.python, "-I", "-m", "elfer", "referee", given=asked).splitlines()
    assert json.loads(first)["ok"] is True
    assert json.loads(second)["ok"] is True


@pytest.mark.parametrize("words", [(), ("serve",), ("play", "junior"), ("simulate", "junior")])
def test_a_command_names_the_extra_that_it_needs(bare: Installed, words: tuple[str, ...]) -> None:
    done = run_process(bare.python, "-I", "-m", "elfer", *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert 'pip install "elfer[server]"' in done.stderr


def test_every_package_of_an_extra_is_known_to_the_command_line() -> None:
    """The table in the main module matches pyproject.toml."""
    named = {"fonttools": "fontTools", "pillow": "PIL"}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert extras["dependencies"] == []
    for extra, modules in EXTRAS.items():
        packages = {re.match(r"\w+", each)[0] for each in extras["optional-dependencies"][extra]}  # type: ignore[index]
        assert {named.get(each, each) for each in packages - {"elfer"}} <= {*modules}
