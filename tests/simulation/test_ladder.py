"""`elfer ladder`: its page, its results file, and how it continues after a stop."""

import json
import re
import sys
from pathlib import Path

import pytest

from elfer import __version__
from elfer.engine.errors import BadRequest
from elfer.games import GAMES
from elfer.simulation.arena.ladder_page import ladder_table, replace_part, standard_table
from elfer.simulation.arena.ladder_plan import plan_ladder
from elfer.simulation.arena.results_file import read_notes
from elfer.simulation.arena.trial_schedule import Speed, speed_of
from tests.simulation.runs import WatchedLadder, run
from tests.simulation.series import run_to_end

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EMPTY = """# Bots
<!-- ladder -->
<!-- end of ladder -->
In between.
<!-- standard -->
old
<!-- end of standard -->
The end.
"""
TINY = ("ladder", "ratefix", "--jobs", "1", "--budget", "0")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "bots.md"
    path.write_text(EMPTY)
    return path


def test_continues_from_its_file(page: Path, tmp_path: Path) -> None:
    """A run with four deals and then eight gives the same as one run with eight."""
    first = run(*TINY, "--deals", "4", "--page", str(page))
    assert first.status == 1  # four deals decide nothing
    assert re.search(r"Failed or undecided: \d+ of 12 trials\.", first.err)
    data = tmp_path / "bots-ladder.json"
    assert {note["deals"] for note in json.loads(data.read_text())} == {4}
    run(*TINY, "--deals", "8", "--page", str(page))
    at_once = tmp_path / "other" / "bots.md"
    at_once.parent.mkdir()
    at_once.write_text(EMPTY)
    run(*TINY, "--deals", "8", "--page", str(at_once), "--jobs", "2")
    assert data.read_text() == at_once.with_name("bots-ladder.json").read_text()
    assert page.read_text() == at_once.read_text()
    # Decided trials are not played again.
    assert run(*TINY, "--deals", "8", "--page", str(page)).out.startswith("Written: ")
    _check_page(page.read_text())
    _check_notes(tmp_path / "bots-ladder.json")


@pytest.mark.parametrize(
    ("game", "most"), [("poker", 600), ("mogeln", 600), ("farben-sammeln", 100), ("master", 100)]
)
def test_a_bot_that_searches_plays_fewer_deals_and_comes_last(game: str, most: int) -> None:
    """The best bot without a search plays as many deals as the others."""
    trials = [*plan_ladder([GAMES[game]], 600, 11, 1000)]
    (expert, *_) = [trial for trial in trials if trial.one == "expert"]
    assert expert.checkpoints[-1] == most
    assert (speed_of(expert) is Speed.SLOW) == (most < 600)
    assert all(trial.checkpoints[-1] >= 600 for trial in trials if trial.one != "expert")


def _check_page(text: str) -> None:
    assert text.startswith("# Bots\n<!-- ladder -->\n")
    assert text.endswith(
        "In between.\n<!-- standard -->\nold\n<!-- end of standard -->\nThe end.\n"
    )
    assert "| Ratefix | 2 | 50.0 % | **" in text
    assert f"Seed 11, 0 playouts a move, Elfer {__version__}.\n" in text


def _check_notes(path: Path) -> None:
    notes = read_notes(path)
    assert [(note["one"], note["others"]) for note in notes[:3]] == [
        ("child", "random"),
        ("child", "greedy"),
        ("easy", "child"),
    ]
    for note in notes:
        assert note["low"] <= note["share"] <= note["high"]
        assert (note["seed"], note["budget"], note["fair"]) == (11, 0, 1 / note["players"])


def test_changed_bots_start_again(page: Path, tmp_path: Path) -> None:
    words = (*TINY, "--page", str(page), "--deals", "4")
    run(*words)
    data = tmp_path / "bots-ladder.json"
    right = data.read_text()
    stale = [note | {"made_with": "others", "deals": 1000, "wins": 0} for note in json.loads(right)]
    data.write_text(json.dumps(stale))
    assert f"{data}: ignored 12 results of bots or rules that have changed" in run(*words).out
    assert data.read_text() == right
    wrong = [note | {"wins": 0} for note in json.loads(right)]
    data.write_text(json.dumps(wrong))
    run(*words)
    assert {note["wins"] for note in json.loads(data.read_text())} == {0}
    run(*words, "--fresh")
    assert data.read_text() == right


class TestCurrentFolder:
    """The default files for the results."""

    @pytest.fixture(autouse=True)
    def here(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.chdir(tmp_path)
        return tmp_path

    def test_writes_a_page_and_a_file(self, here: Path) -> None:
        shown = run(*TINY, "--deals", "4")
        assert "Written: ladder.md, ladder.json\n" in shown.out
        assert "| Ratefix | 2 | 50.0 % | **" in (here / "ladder.md").read_text()
        assert {note["deals"] for note in read_notes(here / "ladder.json")} == {4}
        # The same command continues, and the text around the table stays.
        (here / "ladder.md").write_text("Mine.\n" + (here / "ladder.md").read_text())
        run(*TINY, "--deals", "8")
        assert {note["deals"] for note in read_notes(here / "ladder.json")} == {8}
        assert (here / "ladder.md").read_text().startswith("Mine.\n# Ladder\n")

    def test_writes_the_standard_lines(self, here: Path) -> None:
        words = ("--standard", "--deals", "2", "--budget", "0", "--jobs", "1")
        assert "Written: standard.md, standard.json\n" in run("ladder", "master", *words).out
        assert {path.name for path in here.iterdir()} == {"standard.md", "standard.json"}

    def test_writes_a_file_with_another_name(self, here: Path) -> None:
        words = (*TINY, "--deals", "4", "--out", "other/my.json")
        assert "Written: other/my.md, other/my.json\n" in run(*words).out
        assert {path.name for path in (here / "other").iterdir()} == {"my.md", "my.json"}

    def test_writes_the_numbers_and_a_page(self, here: Path) -> None:
        (here / "page.md").write_text(EMPTY)
        words = (*TINY, "--deals", "4", "--out", "my.json", "--page", "page.md")
        assert "Written: page.md, my.json\n" in run(*words).out

    @pytest.mark.parametrize("name", ["ladder.md", "ladder.json"])
    def test_a_file_with_other_content_stays(self, here: Path, name: str) -> None:
        (here / name).write_text("dear diary")
        shown = run(*TINY, "--deals", "4")
        assert (shown.status, shown.out) == (2, "")
        assert shown.err.count("\n") == 1
        assert [path.name for path in here.iterdir()] == [name]
        assert (here / name).read_text() == "dear diary"

    def test_refuses_the_page_as_the_file_for_the_numbers(self, here: Path) -> None:
        shown = run(*TINY, "--out", "ladder.md")
        assert (shown.status, shown.out) == (2, "")
        assert "Name another file for the numbers" in shown.err


def test_keeps_the_results_of_games_that_are_not_played(page: Path, tmp_path: Path) -> None:
    run(*TINY, "--deals", "4", "--page", str(page))
    run("ladder", "junior", *TINY[2:], "--deals", "4", "--page", str(page))
    notes = read_notes(tmp_path / "bots-ladder.json")
    assert [*dict.fromkeys(note["game"] for note in notes)] == ["junior", "ratefix"]
    assert "| Juniorspiel | 6 | 16.7 % |" in page.read_text()


def test_writes_the_standard_lines(page: Path) -> None:
    words = ("--standard", "--deals", "2", "--budget", "0", "--jobs", "1", "--page", str(page))
    shown = run("ladder", "master", *words)
    assert "master, 4 players: expert (without search) among greedy wins " in shown.out
    text = page.read_text()
    assert "| Elfer raus! Master | 4 players |" in text
    assert ", line 45.0 " in text
    assert "old" not in text


def test_ctrl_c_keeps_the_results(page: Path, tmp_path: Path) -> None:
    words = ("erwischt", "farben-sammeln", "--budget", "0", "--jobs", "2")
    watched = WatchedLadder(*words, "--page", str(page))
    watched.until("/s")
    watched.interrupt()
    shown = watched.end()
    assert shown.status == 130
    assert "Stopped. Run the same command again to continue." in shown.err
    notes = read_notes(tmp_path / "bots-ladder.json")
    assert notes[0]["deals"] >= 2
    assert "Lass dich nicht erwischen!" in page.read_text()
    assert not watched.children()


def test_starts_no_deal_after_the_time_is_up(page: Path, tmp_path: Path) -> None:
    shown = run("ladder", "--jobs", "1", "--minutes", "0.001", "--page", str(page))
    assert shown.status == 1
    assert "Time is up. Run the same command again to continue." in shown.out


WRONG = {
    "no such game": (["skat"], "There is no game 'skat'"),
    "a game of luck": (["zweikampf"], "There are no trials for zweikampf. Choose from junior,"),
    "a game without lines": (["mogeln", "--standard"], "Choose from elfer-raus, master."),
    "one deal": (["--deals", "1"], "--deals must be from 2 to 1000000000, not 1."),
    "zero minutes": (["--minutes", "0"], "--minutes must be greater than 0."),
    "a budget below zero": (["--budget=-1"], "--budget must be from 0 to"),
    "no jobs": (["--jobs", "0"], "--jobs must be from 1 to 1000"),
    "a missing page": (["--page", "/no/such/page.md"], "/no/such/page.md cannot be read"),
    "a folder as the page": (["--page", "."], "The page . cannot be read"),
    "a folder as the file": (["--out", "/"], "already exists and is not a results file"),
    "a device as the page": (["--page", "/dev/zero"], "The page /dev/zero cannot be read"),
    "another missing page": (["--page", __file__ + ".none"], "cannot be read"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_gives_one_sentence(page: Path, words: list[str], why: str) -> None:
    where = [] if {"--page", "--out"} & {*words} else ["--page", str(page)]
    shown = run("ladder", *words, *where)
    assert shown.status == 2
    assert shown.out == ""
    assert why in " ".join(shown.err.split())
    assert shown.err.count("\n") == 1
    assert page.read_text() == EMPTY


NOTE = json.loads(PAGE.with_name("bots-ladder.json").read_text())[0]
NO_NOTES = {
    "not a list": ({"a": 1}, "Expected `array`, got `object`."),
    "a field is missing": (
        [{name: NOTE[name] for name in NOTE if name != "made_with"}],
        "missing required field `made_with`",
    ),
    "a string instead of a number": ([NOTE, NOTE | {"wins": "5"}], "Expected `int`, got `str`"),
    "no such game": ([NOTE | {"game": "skat"}], "unknown game 'skat' in note 1."),
    "no such bot": ([NOTE, NOTE | {"one": "bob"}], "unknown bot 'bob' in note 2."),
    "too few players": ([NOTE | {"players": 1}], "invalid number of players (1) in note 1."),
    "one deal": ([NOTE | {"deals": 1}], "impossible sums in note 1."),
    "impossible sums": ([NOTE | {"squares": 0}], "impossible sums in note 1."),
    "no such verdict": ([NOTE | {"verdict": "fine"}], "unknown verdict 'fine' in note 1."),
}


@pytest.mark.parametrize(("notes", "why"), NO_NOTES.values(), ids=NO_NOTES.keys())
def test_a_malformed_file_gives_one_sentence(
    page: Path, tmp_path: Path, notes: object, why: str
) -> None:
    text = json.dumps(notes)
    (tmp_path / "bots-ladder.json").write_text(text)
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    assert "bots-ladder.json already exists and is not a results file: " in shown.err
    assert why in shown.err
    assert shown.err.count("\n") == 1
    assert (tmp_path / "bots-ladder.json").read_text() == text


def test_a_device_is_not_read(page: Path, tmp_path: Path) -> None:
    (tmp_path / "bots-ladder.json").symlink_to("/dev/zero")
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    why = "is not a results file: it is not a regular file. Choose another with --out.\n"
    assert shown.err.endswith(why)


def test_the_table_is_printed_if_it_cannot_be_written(page: Path, tmp_path: Path) -> None:
    """With half a kilobyte left on the disk, the notes are printed too, so nothing is lost."""
    words = " ".join((*TINY, "--deals", "4", "--page", str(page)))
    shown = run_to_end(["sh", "-c", f"ulimit -f 1; exec {sys.executable} -m elfer {words}"])
    assert shown.status == 1
    assert "Traceback" not in shown.err
    assert shown.err.count("cannot be written: file too large.") == 2
    assert "| Ratefix | 2 | 50.0 % | **" in shown.out
    assert '"made_with": ' in shown.out
    assert page.read_text() == EMPTY
    assert [*tmp_path.iterdir()] == [page]


def test_a_page_without_markers_gives_one_sentence(page: Path) -> None:
    page.write_text("# Bots\n<!-- ladder -->\n")
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    assert "lacks the markers <!-- ladder --> and <!-- end of ladder -->" in shown.err


def test_a_new_table_replaces_the_old_one() -> None:
    once = replace_part(EMPTY, "standard", "new")
    assert "old" not in once
    assert replace_part(once, "standard", "new") == once
    with pytest.raises(BadRequest):
        replace_part("nothing", "standard", "new")


def test_the_tables_in_docs_match_their_data_files() -> None:
    text = PAGE.read_text()
    for name, table in (("ladder", ladder_table), ("standard", standard_table)):
        notes = read_notes(PAGE.with_name(f"bots-{name}.json"))
        assert replace_part(text, name, table(notes)) == text
