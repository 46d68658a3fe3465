"""`elfer study`: pages, posters and figures."""

import json
import re
import signal
import struct
import subprocess
import sys
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import stdev

import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.compiled.registry import compiled_games
from elfer.engine.errors import BadRequest
from elfer.games import GAMES
from elfer.runtime.catalogue import figures_json
from elfer.simulation.atomic_files import check_folder
from elfer.simulation.tally import Tally
from elfer.studies.compiled import CompiledEngine
from elfer.studies.effect_sizes import (
    describe_skill,
    describe_start,
    is_skill_shown,
    is_start_shown,
    skill_step,
    start_step,
)
from elfer.studies.figures import FIGURES, Figures, make_figures, read_figures
from elfer.studies.fonts import NoFont, load_app_fonts
from elfer.studies.pictures.marks import INKS
from elfer.studies.reference import ReferenceEngine
from elfer.studies.results import Duel, Share, counted_share, mean_share
from elfer.studies.rules_page import format_section, replace_figures
from elfer.studies.study import Advance, run_study
from elfer.studies.summary import headline_skill
from tests.simulation.series import PATIENCE

ROOT = Path(__file__).parents[2]
STUDIES = ROOT / "docs" / "studies"
MOST_BYTES = 160_000

pytest.importorskip("numba")
pytest.importorskip("matplotlib")


def run_elfer(*words: str | Path, without: str = "") -> subprocess.CompletedProcess[str]:
    """Run `elfer` in a process, optionally as if one module were not installed."""
    hide = f"sys.modules[{without!r}] = None; " if without else ""
    code = f"import sys; {hide}from elfer.cli.main import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in said.stderr + said.stdout
    return said


class Links(HTMLParser):
    """A parser that collects the network requests of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "data")]


def size_of(png: Path) -> tuple[int, int]:
    """Return the width and the height in the header of a PNG."""
    head = png.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return width, height


@pytest.fixture(scope="module")
def study_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a study by each engine."""
    folder = tmp_path_factory.mktemp("studies")
    for game, games in (("junior", "600"), ("poker", "8")):
        said = run_elfer(
            "study", game, "--games", games, "--out", folder, "--figures", folder / "f"
        )
        assert said.returncode == 0
        assert f"{game}.html" in said.stdout
    return folder


@pytest.mark.parametrize("game", ["junior", "poker"])
def test_writes_a_page_and_a_poster(study_folder: Path, game: str) -> None:
    page = (study_folder / f"{game}.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(page)
    assert links.asked == []
    assert "url(" not in page
    assert "@import" not in page
    assert GAMES[game].name in page
    assert ("Which cards decide" in page) == (game == "junior")
    width, height = size_of(study_folder / f"{game}.png")
    assert min(width, height) > 800
    assert sorted(path.name for path in study_folder.iterdir()) == [
        "f", "junior.html", "junior.png", "poker.html", "poker.png"
    ]  # fmt: skip


def test_every_picture_has_a_caption(study_folder: Path) -> None:
    page = (study_folder / "junior.html").read_text(encoding="utf-8")
    captions = re.findall("<figcaption>(.*?)</figcaption>", page)
    assert len(captions) == page.count("<figure>") == 4
    assert all("±" in caption or "estimate" in caption for caption in captions)


def test_the_figures_match_the_page(study_folder: Path) -> None:
    figures = read_figures(study_folder / "f")
    assert list(figures) == ["junior", "poker"]
    junior = figures["junior"]
    # Matches of equal bots and duels, both for 2 to 6 players.
    assert junior["games"] == 600 * 10
    assert junior["players"] == 4
    assert junior["minutes"][1] <= junior["minutes"][0] <= junior["minutes"][2]
    start = junior["start"]
    assert start is not None
    assert start["low"] < start["share"] < start["high"]
    page = (study_folder / "junior.html").read_text(encoding="utf-8")
    assert f"{start['share']}\u00a0%" in page
    assert "6,000 games" in page


@pytest.mark.parametrize("kind", [CompiledEngine, ReferenceEngine])
def test_the_same_seed_gives_the_same_figures(
    kind: type[CompiledEngine] | type[ReferenceEngine],
) -> None:
    def make_for(seed: int) -> Figures:
        game = GAMES["junior"]
        return make_figures(
            run_study(game, kind(game, 40, seed), 3, seed, lambda games: lambda n: None)
        )

    assert make_for(5) == make_for(5)
    assert make_for(5) != make_for(6) | {"seed": 5}


def test_a_study_does_not_change_the_installed_figures(tmp_path: Path) -> None:
    before = FIGURES.read_bytes(), (ROOT / "docs/games/zweikampf.md").read_bytes()
    said = run_elfer("study", "zweikampf", "--out", tmp_path)
    assert said.returncode == 0
    assert (FIGURES.read_bytes(), (ROOT / "docs/games/zweikampf.md").read_bytes()) == before
    page = (tmp_path / "zweikampf.html").read_text(encoding="utf-8")
    assert "Nobody begins" in page
    assert f"Written: {tmp_path}/zweikampf.html, {tmp_path}/zweikampf.png, " in said.stdout
    assert list(read_figures(tmp_path / "figures.json")) == ["zweikampf"]


def test_updates_rules_pages_on_request(tmp_path: Path) -> None:
    page = tmp_path / "zweikampf.md"
    page.write_text("# Zweikampf\n\nRules.\n\n## In figures\n\nOld.\n")
    words = ("--games", "4", "--out", tmp_path / "out", "--rules", tmp_path)
    said = run_elfer("study", "zweikampf", *words)
    assert said.returncode == 0
    assert str(page) in said.stdout
    figures = read_figures(tmp_path / "out" / "figures.json")["zweikampf"]
    text = page.read_text()
    assert text.startswith("# Zweikampf\n\nRules.\n\n## In figures\n\nMeasured over ")
    assert "Old." not in text
    assert replace_figures(text, "zweikampf", figures) == text


@pytest.mark.parametrize("name", ["zweikampf.html", "zweikampf.png", "figures.json"])
def test_a_file_with_other_content_stays(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("<!doctype html>\n<title>Dear diary")
    words = ["study", "zweikampf", "--games", "4", "--out", str(tmp_path)]
    said = CliRunner().invoke(app, words)
    assert said.exit_code == 2
    assert re.search(rf"{re.escape(name)} .*already", said.stderr)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert "Dear diary" in (tmp_path / name).read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["study"], "--all"),
        (["study", "junior", "--all"], "--all"),
        (["study", "chess"], "There is no game 'chess'"),
        (["study", "junior", "--games", "0"], "--games must be from 1 to 1000000000, not 0."),
        (["study", "poker", "--games", "9" * 17], "must be from 1 to 1000000000, not 99"),
        (["study", "junior", "--games", "-5"], "--games must be from 1 to 1000000000, not -5."),
        (["study", "junior", "--players", "7"], "junior is for 2 to 6 players, not 7"),
        (["study", "junior", "--out", "/dev/null/x"], "/dev/null/x cannot be written"),
        (["study", "junior", "--figures", "/dev/null/x/y"], "cannot be written"),
        (["study", "junior", "--figures", __file__], "is not a file of figures"),
        (
            ["study", "junior", "--figures", "/dev/zero"],
            "/dev/zero already exists",
        ),
        (["study", "junior", "--rules", "/no/such"], "There is no rules page /no/such/junior.md."),
    ],
)
def test_a_wrong_command_line_gives_one_sentence(
    words: list[str], why: str, tmp_path: Path
) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "new")]
    said = CliRunner().invoke(app, [*words, *out])
    assert said.exit_code == 2
    assert why in said.stderr
    assert said.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_prints_the_figures_if_they_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(files: object) -> None:
        raise BadRequest("The disk is full.")

    monkeypatch.setattr("elfer.cli.study.write_atomically", fail)
    said = CliRunner().invoke(app, ["study", "junior", "--games", "40", "--out", str(tmp_path)])
    assert said.exit_code == 1
    assert said.stderr.endswith("The disk is full.\n")
    assert json.loads(said.stdout)["junior"]["players"] == 4


@pytest.mark.parametrize("missing", ["numba", "matplotlib", "fontTools", "brotli"])
def test_names_a_missing_package_and_how_to_install_it(missing: str, tmp_path: Path) -> None:
    said = run_elfer("study", "junior", "--out", tmp_path, without=missing)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert f"needs {missing}" in said.stderr
    assert 'pip install "elfer[lab]"' in said.stderr


def test_posters_use_the_font_of_the_app(tmp_path: Path) -> None:
    plain, strong = load_app_fonts(tmp_path)
    assert plain.get_name().startswith("Nunito")
    assert plain.get_file() != strong.get_file()


def test_warns_if_the_font_of_the_app_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    with pytest.raises(NoFont, match="the web app is not built"):
        load_app_fonts(tmp_path, static)
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "nunito-latin-wght-normal-x.woff2").write_bytes(b"wOF2 and no more")
    with pytest.raises(NoFont, match="cannot be read"):
        load_app_fonts(tmp_path, static)
    monkeypatch.setattr(load_app_fonts, "__defaults__", (static,))
    said = CliRunner().invoke(
        app, ["study", "zweikampf", "--games", "4", "--out", str(tmp_path / "out")]
    )
    assert said.exit_code == 0
    assert said.stderr.startswith("Posters will not use the font of the app: ")


def test_an_interrupted_study_writes_nothing(tmp_path: Path) -> None:
    figures = tmp_path / "f"
    figures.write_text("{}")
    words = ("study", "poker", "--games", "1000000", "--out", str(tmp_path / "new"))
    study = subprocess.Popen(
        [sys.executable, "-m", "elfer", *words, "--figures", str(figures)],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert study.stderr is not None
    assert "playing" in study.stderr.readline()
    study.send_signal(signal.SIGINT)
    _, said = study.communicate(timeout=PATIENCE)
    assert study.returncode == 130
    assert "were not written" in said
    assert "Traceback" not in said
    assert [path.name for path in tmp_path.iterdir()] == ["f"]
    assert figures.read_text() == "{}"


def test_the_shelf_shows_the_installed_figures() -> None:
    shown = json.loads(figures_json())["figures"]
    assert shown == json.loads(FIGURES.read_text(encoding="utf-8"))
    assert list(shown) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_game_match_its_rules_page(game: str) -> None:
    figures = read_figures()[game]
    fair = round(100 / figures["players"], 1)
    assert figures["skill"]["fair"] == fair
    for share in (figures["skill"], figures["start"]):
        assert share is None or share["low"] <= share["share"] <= share["high"]
    if game in compiled_games():
        reach = figures["skill"]["high"] - figures["skill"]["low"]
        assert reach <= 1
    page = ROOT / "docs" / "games" / f"{game}.md"
    text = page.read_text(encoding="utf-8")
    assert replace_figures(text, game, figures) == text


@pytest.mark.parametrize("game", compiled_games())
def test_docs_has_small_pages_that_match_the_figures(game: str) -> None:
    page, poster = STUDIES / f"{game}.html", STUDIES / f"{game}.png"
    assert len(page.read_bytes()) < MOST_BYTES
    assert len(poster.read_bytes()) < MOST_BYTES
    # The page shows the figures and the fingerprint of the file.
    figures, text = read_figures()[game], page.read_text(encoding="utf-8")
    start, skill = figures["start"], figures["skill"]
    assert start is not None
    for share in (start, skill):
        assert f"{share['share']}\u00a0%" in text
        assert f"{share['games']:,} games" in text
    assert f"bots and rules {figures['made_with']}." in text
    assert f"<b>{figures['minutes'][0]} min</b>" in text
    assert "with seed 11;" in text


def test_the_colours_match_those_of_the_app() -> None:
    tokens = (ROOT / "web" / "src" / "app" / "styles" / "tokens.css").read_text(encoding="utf-8")
    own = {"hurts", "on-yellow"}
    for name, tone in INKS.items():
        assert name in own or (tone.day in tokens and tone.night in tokens), name


class FakeEngine:
    """An engine whose duels have given results."""

    name, numbers, rounds, alike_games, duel_games = "told", [4], 1, 1, 4

    def __init__(self, **shares: float) -> None:
        self.shares = shares

    def play_alike(self, players: int, level: str, done: Advance) -> Tally:
        return Tally()

    def play_duel(self, players: int, one: str, others: str, done: Advance) -> Duel:
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
    """The opponents are greedy bots, unless only other opponents show skill."""
    engine = FakeEngine(greedy=greedy, child=child, easy=easy)
    result = run_study(GAMES["mogeln"], engine, 4, 1, lambda _: lambda _: None)
    assert result.level == "hard"
    assert result.duels[4].others == others


@pytest.mark.parametrize(
    ("value", "step"), [(0.2, 0), (0.25, 0), (0.28, 0), (0.3, 1), (0.41, 2), (0.6, 3), (0.9, 4)]
)
def test_rates_skill_in_steps(value: float, step: int) -> None:
    assert skill_step(Share(value, value - 0.005, value + 0.005, 0.25)) == step
    assert skill_step(Share(value, 0, 1, 0.25)) == 0


LITTLE = Share(0.245, 0.243, 0.247, 0.25)


def test_too_few_games_are_not_reported_as_no_effect() -> None:
    """No effect is a finding only if a large effect can be ruled out."""
    few, many = Share(0.26, 0.21, 0.31, 0.25), Share(0.251, 0.2495, 0.2525, 0.25)
    assert (start_step(few), is_start_shown(few)) == (0, False)
    assert (start_step(many), is_start_shown(many)) == (0, True)
    assert (
        describe_start(0, 3000, shown=False)
        == "no effect of going first was shown with 3,000 games"
    )
    assert "give or take 2 %" in describe_start(0, 3000, shown=True)
    assert (start_step(LITTLE), is_start_shown(LITTLE)) == (-1, True)
    luck = Share(0.252, 0.246, 0.258, 0.25)
    assert (skill_step(luck), is_skill_shown(luck)) == (0, True)
    assert (skill_step(few), is_skill_shown(few)) == (0, False)
    assert (
        describe_skill(0, 3000, shown=False, worse=False) == "no skill was shown with 3,000 games"
    )
    assert describe_skill(0, 3000, shown=True, worse=False) == "mostly luck"
    assert "less than its fair share" in describe_skill(0, 3000, shown=True, worse=True)


def test_few_games_show_no_effect(tmp_path: Path) -> None:
    for game in ("schwarzer-peter", "zweikampf"):
        said = run_elfer("study", game, "--games", "40", "--out", tmp_path)
        assert said.returncode == 0
    duel = (tmp_path / "zweikampf.html").read_text(encoding="utf-8")
    assert "no skill was shown with 40 games" in duel
    assert ">No skill shown<" in duel
    page = (tmp_path / "schwarzer-peter.html").read_text(encoding="utf-8")
    assert "no effect of going first was shown with 40 games" in page
    assert "no matter" not in page
    figures = read_figures(tmp_path / "figures.json")["schwarzer-peter"]
    start = figures["start"]
    assert start is not None
    assert (start["shown"], start["games"]) == (False, 40)
    assert "no effect of going first was shown with 40 games" in " ".join(
        format_section("schwarzer-peter", figures).split()
    )


def test_one_game_is_described_as_one_game(tmp_path: Path) -> None:
    assert run_elfer("study", "poker", "--games", "1", "--out", tmp_path).returncode == 0
    page = (tmp_path / "poker.html").read_text(encoding="utf-8")
    assert "no effect of going first was shown with 1 game:" in page
    assert "The only round ended because" in page
    assert not re.search(r"\b1 (games|rounds)", page)


def test_the_headline_claims_no_more_than_was_shown() -> None:
    figures = read_figures(FIGURES)["schwarzer-peter"]
    assert headline_skill(figures) == "Mostly luck"  # shown with many games
    figures["skill"]["shown"] = False
    assert headline_skill(figures) == "No skill shown"
    figures["skill"] |= {"shown": True, "high": figures["skill"]["fair"] - 1}
    assert headline_skill(figures) == "No skill shown"


@pytest.mark.parametrize(
    ("value", "step"), [(0.2, -2), (0.24, -1), (0.2501, 0), (0.26, 1), (0.3, 2)]
)
def test_rates_the_advantage_of_going_first_in_steps(value: float, step: int) -> None:
    assert start_step(Share(value, value - 0.001, value + 0.001, 0.25)) == step
    assert start_step(Share(value, 0, 1, 0.25)) == 0


def test_a_clear_advantage_needs_a_clear_interval() -> None:
    assert start_step(Share(0.35, 0.27, 0.43, 0.25)) == 1
    assert start_step(Share(0.15, 0.07, 0.23, 0.25)) == -1


def test_computes_intervals() -> None:
    half = counted_share(500, 1000, 0.5)
    assert (round(half.low, 3), round(half.high, 3)) == (0.469, 0.531)
    certain = counted_share(10, 10, 0.5)
    assert 0.7 < certain.low < certain.high == 1
    # Forty deals alternate between half a win and none; t for 39 degrees of freedom is 2.0227.
    mean = mean_share(10.0, 5.0, 40, 0.25)
    assert mean.value == 0.25
    assert mean.half_width == pytest.approx(2.0227 * stdev([0.5, 0] * 20) / sqrt(40), rel=1e-4)
    assert mean_share(2.0, 1.0, 4, 0.5) == counted_share(2, 4, 0.5)
    one = mean_share(0.25, 0.0625, 1, 0.25)
    assert one.value == 0.25
    assert one.low < 0.05
    assert one.high > 0.8


def test_checking_a_folder_does_not_create_it(tmp_path: Path) -> None:
    check_folder(tmp_path / "a" / "b" / "c")
    assert not [*tmp_path.iterdir()]
