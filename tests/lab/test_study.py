"""`elfer study`: pages, posters and figures, made of matches that were really played."""

import json
import re
import signal
import struct
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.lab.kernels import fast_games
from elfer.lab.study.engine import Done
from elfer.lab.study.fast import FastEngine
from elfer.lab.study.figures import FIGURES, Figures, figures_of, read_figures
from elfer.lab.study.finding import Duel
from elfer.lab.study.inks import INKS
from elfer.lab.study.rules_page import with_figures
from elfer.lab.study.scale import skill_step, start_step
from elfer.lab.study.shares import Share, counted_share, mean_share
from elfer.lab.study.studied import studied
from elfer.lab.study.whole_files import check_folder
from elfer.lab.tally import Tally
from elfer.server.shelf import figures_json
from elfer.terminal.commands import app
from elfer.terminal.study.slow import SlowEngine

ROOT = Path(__file__).parents[2]
STUDIES = ROOT / "docs" / "studies"
MOST_BYTES = 150_000

pytest.importorskip("numba")
pytest.importorskip("matplotlib")


def elfer(*words: str | Path, without: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a process, as if one module were not installed."""
    hide = f"sys.modules[{without!r}] = None; " if without else ""
    code = f"import sys; {hide}from elfer.cli import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in said.stderr + said.stdout
    return said


class Links(HTMLParser):
    """Everything that a page would ask the network for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "data")]


def size_of(png: Path) -> tuple[int, int]:
    """The width and the height that a PNG says of itself."""
    head = png.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return width, height


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a study by the kernel and one by the reference engine."""
    folder = tmp_path_factory.mktemp("studies")
    for game, games in (("junior", "600"), ("poker", "8")):
        said = elfer("study", game, "--games", games, "--out", folder, "--figures", folder / "f")
        assert said.returncode == 0
        assert f"{game}.html" in said.stdout
    return folder


@pytest.mark.parametrize("game", ["junior", "poker"])
def test_a_page_and_a_poster(made: Path, game: str) -> None:
    page = (made / f"{game}.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(page)
    assert links.asked == []
    assert "url(" not in page
    assert "@import" not in page
    assert GAMES[game].name in page
    assert ("Which cards decide" in page) == (game == "junior")
    width, height = size_of(made / f"{game}.png")
    assert min(width, height) > 800
    assert sorted(path.name for path in made.iterdir()) == [
        "f", "junior.html", "junior.png", "poker.html", "poker.png"
    ]  # fmt: skip


def test_every_picture_has_a_sentence(made: Path) -> None:
    page = (made / "junior.html").read_text(encoding="utf-8")
    captions = re.findall("<figcaption>(.*?)</figcaption>", page)
    assert len(captions) == page.count("<figure>") == 4
    assert all("±" in caption or "estimate" in caption for caption in captions)


def test_the_figures_are_those_of_the_games_that_were_played(made: Path) -> None:
    figures = read_figures(made / "f")
    assert list(figures) == ["junior", "poker"]
    junior = figures["junior"]
    # Matches of equals and duels for 2 to 6 players, and the duel of four the other way round.
    assert junior["games"] == 600 * 10
    assert junior["players"] == 4
    assert junior["minutes"][1] <= junior["minutes"][0] <= junior["minutes"][2]
    start = junior["start"]
    assert start is not None
    assert start["low"] < start["share"] < start["high"]
    page = (made / "junior.html").read_text(encoding="utf-8")
    assert f"{start['share']}\u00a0%" in page
    assert "6,000 games" in page


@pytest.mark.parametrize("kind", [FastEngine, SlowEngine])
def test_the_same_seed_finds_the_same(kind: type[FastEngine] | type[SlowEngine]) -> None:
    def found(seed: int) -> Figures:
        game = GAMES["junior"]
        return figures_of(
            studied(game, kind(game, 40, seed), 3, seed, lambda games: lambda n: None)
        )

    assert found(5) == found(5)
    assert found(5) != found(6) | {"seed": 5}


def test_what_is_tried_out_leaves_the_shelf_alone(tmp_path: Path) -> None:
    before = FIGURES.read_bytes(), (ROOT / "docs/games/zweikampf.md").read_bytes()
    said = elfer("study", "zweikampf", "--games", "4", "--out", tmp_path)
    assert said.returncode == 0
    assert (FIGURES.read_bytes(), (ROOT / "docs/games/zweikampf.md").read_bytes()) == before
    page = (tmp_path / "zweikampf.html").read_text(encoding="utf-8")
    assert "Nobody begins" in page


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["study"], "--all"),
        (["study", "junior", "--all"], "--all"),
        (["study", "chess"], "There is no game 'chess'"),
        (["study", "junior", "--games", "0"], "1 to 1000000000 games for each picture, not 0."),
        (["study", "poker", "--games", "9" * 17], "1 to 1000000000 games for each picture, not 99"),
        (["study", "junior", "--games", "-5"], "1 to 1000000000 games for each picture, not -5."),
        (["study", "junior", "--players", "7"], "junior is for 2 to 6 players, not 7"),
        (["study", "junior", "--out", "/dev/null/x"], "/dev/null/x cannot be written"),
        (["study", "junior", "--figures", "/dev/null/x/y"], "cannot be written"),
        (["study", "junior", "--figures", __file__], "is no file of figures"),
        (
            ["study", "junior", "--figures", "/dev/zero"],
            "/dev/zero is there already",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: list[str], why: str, tmp_path: Path) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "new")]
    said = CliRunner().invoke(app, [*words, *out])
    assert said.exit_code == 2
    assert why in said.stderr
    assert said.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_figures_are_printed_if_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(files: object) -> None:
        raise BadRequest("The disk is full.")

    monkeypatch.setattr("elfer.terminal.study.command.write_whole", full)
    said = CliRunner().invoke(app, ["study", "junior", "--games", "40", "--out", str(tmp_path)])
    assert said.exit_code == 1
    assert said.stderr.endswith("The disk is full.\n")
    assert json.loads(said.stdout)["junior"]["players"] == 4


@pytest.mark.parametrize("missing", ["numba", "matplotlib"])
def test_without_the_lab_it_says_how_to_install_it(missing: str, tmp_path: Path) -> None:
    said = elfer("study", "junior", "--out", tmp_path, without=missing)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert f"needs {missing}" in said.stderr
    assert 'pip install "elfer[lab]"' in said.stderr


def test_whoever_is_interrupted_has_written_nothing(tmp_path: Path) -> None:
    figures = tmp_path / "f"
    figures.write_text("{}")
    words = ("study", "poker", "--games", "1000000", "--out", str(tmp_path / "new"))
    study = subprocess.Popen(
        [sys.executable, "-m", "elfer", *words, "--figures", str(figures)],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert study.stderr is not None
    assert "games are played" in study.stderr.readline()
    study.send_signal(signal.SIGINT)
    _, said = study.communicate(timeout=30)
    assert study.returncode == 130
    assert "nothing was written" in said
    assert "Traceback" not in said
    assert [path.name for path in tmp_path.iterdir()] == ["f"]
    assert figures.read_text() == "{}"


def test_the_shelf_shows_the_figures_of_the_file() -> None:
    shown = json.loads(figures_json())["figures"]
    assert shown == json.loads(FIGURES.read_text(encoding="utf-8"))
    assert list(shown) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_game(game: str) -> None:
    figures = read_figures()[game]
    fair = round(100 / figures["players"], 1)
    assert figures["skill"]["fair"] == fair
    for share in (figures["skill"], figures["start"]):
        assert share is None or share["low"] <= share["share"] <= share["high"]
    if game in fast_games():
        reach = figures["skill"]["high"] - figures["skill"]["low"]
        assert reach <= 1
    page = ROOT / "docs" / "games" / f"{game}.md"
    text = page.read_text(encoding="utf-8")
    assert with_figures(text, game, figures) == text


@pytest.mark.parametrize("game", fast_games())
def test_the_pages_of_the_kernels_games_are_there_and_small(game: str) -> None:
    page, poster = STUDIES / f"{game}.html", STUDIES / f"{game}.png"
    assert len(page.read_bytes()) < MOST_BYTES
    assert len(poster.read_bytes()) < MOST_BYTES
    # They show what the file says.
    start = read_figures()[game]["start"]
    assert start is not None
    assert f"{start['share']}\u00a0%" in page.read_text(encoding="utf-8")


def test_the_colours_are_those_of_the_app() -> None:
    tokens = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
    own = {"hurts", "on-yellow"}
    for name, tone in INKS.items():
        assert name in own or (tone.day in tokens and tone.night in tokens), name


class Told:
    """An engine that is told what comes of each duel."""

    name, numbers, rounds, alike_games, duel_games = "told", [4], 1, 1, 4

    def __init__(self, **shares: float) -> None:
        self.shares = shares

    def alike(self, players: int, level: str, done: Done) -> Tally:
        return Tally()

    def duel(self, players: int, one: str, others: str, done: Done) -> Duel:
        value = self.shares[others]
        return Duel(one, others, 4, Share(value, value - 0.01, value + 0.01, 1 / players))


@pytest.mark.parametrize(
    ("greedy", "child", "easy", "others"),
    [
        (0.5, 0.9, 0.9, "greedy"),
        (0.1, 0.9, 0.9, "child"),
        (0.26, 0.4, 0.9, "child"),
        (0.1, 0.1, 0.5, "easy"),
        (0.2, 0.25, 0.25, "greedy"),
    ],
)
def test_which_bots_are_compared(greedy: float, child: float, easy: float, others: str) -> None:
    """Those who lay everything, unless that shows no skill and others do."""
    engine = Told(greedy=greedy, child=child, easy=easy)
    finding = studied(GAMES["mogeln"], engine, 4, 1, lambda _: lambda _: None)
    assert finding.level == "hard"
    assert finding.duels[4].others == others


@pytest.mark.parametrize(
    ("value", "step"), [(0.2, 0), (0.25, 0), (0.28, 0), (0.3, 1), (0.41, 2), (0.6, 3), (0.9, 4)]
)
def test_skill_as_a_step(value: float, step: int) -> None:
    assert skill_step(Share(value, value - 0.005, value + 0.005, 0.25)) == step
    assert skill_step(Share(value, 0, 1, 0.25)) == 0


@pytest.mark.parametrize(
    ("value", "step"), [(0.2, -2), (0.24, -1), (0.2501, 0), (0.26, 1), (0.3, 2)]
)
def test_the_start_as_a_step(value: float, step: int) -> None:
    assert start_step(Share(value, value - 0.001, value + 0.001, 0.25)) == step
    assert start_step(Share(value, 0, 1, 0.25)) == 0


def test_a_clear_advantage_is_clear_in_its_whole_interval() -> None:
    assert start_step(Share(0.35, 0.27, 0.43, 0.25)) == 1
    assert start_step(Share(0.15, 0.07, 0.23, 0.25)) == -1


def test_intervals() -> None:
    half = counted_share(500, 1000, 0.5)
    assert (round(half.low, 3), round(half.high, 3)) == (0.469, 0.531)
    certain = counted_share(10, 10, 0.5)
    assert 0.7 < certain.low < certain.high == 1
    # Four deals, won with a half and with nothing in turn.
    mean = mean_share(1.0, 0.5, 4, 0.25)
    assert mean.value == 0.25
    assert mean.half_width == pytest.approx(1.96 * 0.25 / 2)
    assert mean_share(2.0, 1.0, 4, 0.5) == counted_share(2, 4, 0.5)


def test_a_folder_is_only_tried(tmp_path: Path) -> None:
    check_folder(tmp_path / "a" / "b" / "c")
    assert not [*tmp_path.iterdir()]
