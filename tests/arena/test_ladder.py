"""`elfer ladder`: its page, its file, and that it goes on where it stopped."""

import json
import sys
from pathlib import Path

import pytest

from elfer.arena.campaign import Pace, pace_of
from elfer.arena.ladder import ladder
from elfer.arena.notebook import read_notes
from elfer.arena.page import ladder_table, standard_table, with_part
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.terminal.arena.campaign import PAGE
from tests.arena.runs import WatchedLadder, run
from tests.lab.simulation import run_through

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


def test_it_goes_on_where_it_stopped(page: Path, tmp_path: Path) -> None:
    """First to four deals and then to eight: the same as to eight at once."""
    first = run(*TINY, "--deals", "4", "--page", str(page))
    assert first.status == 1  # four deals prove nothing
    assert "of 12 trials do not hold, or not surely." in first.err
    data = tmp_path / "bots-ladder.json"
    assert {note["deals"] for note in json.loads(data.read_text())} == {4}
    run(*TINY, "--deals", "8", "--page", str(page))
    at_once = tmp_path / "other" / "bots.md"
    at_once.parent.mkdir()
    at_once.write_text(EMPTY)
    run(*TINY, "--deals", "8", "--page", str(at_once), "--jobs", "2")
    assert data.read_text() == at_once.with_name("bots-ladder.json").read_text()
    assert page.read_text() == at_once.read_text()
    # What is decided is not played again.
    assert run(*TINY, "--deals", "8", "--page", str(page)).out.startswith("Written: ")
    _check_page(page.read_text())
    _check_notes(tmp_path / "bots-ladder.json")


@pytest.mark.parametrize(
    ("game", "most"), [("poker", 600), ("mogeln", 600), ("farben-sammeln", 100), ("master", 100)]
)
def test_who_searches_plays_fewer_deals_and_comes_last(game: str, most: int) -> None:
    """A best bot that needs no search is as quick as the others and plays as many deals."""
    trials = [*ladder([GAMES[game]], 600, 11, 1000)]
    (expert, *_) = [trial for trial in trials if trial.one == "expert"]
    assert expert.looks[-1] == most
    assert (pace_of(expert) is Pace.SLOW) == (most < 600)
    assert all(trial.looks[-1] >= 600 for trial in trials if trial.one != "expert")


def _check_page(text: str) -> None:
    assert text.startswith("# Bots\n<!-- ladder -->\n")
    assert text.endswith(
        "In between.\n<!-- standard -->\nold\n<!-- end of standard -->\nThe end.\n"
    )
    assert "| Ratefix | 2 | 50.0 % | **" in text
    assert "Seed 11, 0 playouts a move.\n" in text


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


def test_other_bots_begin_anew(page: Path, tmp_path: Path) -> None:
    words = (*TINY, "--page", str(page), "--deals", "4")
    run(*words)
    data = tmp_path / "bots-ladder.json"
    right = data.read_text()
    stale = [note | {"made_with": "others", "deals": 1000, "wins": 0} for note in json.loads(right)]
    data.write_text(json.dumps(stale))
    run(*words)
    assert data.read_text() == right
    wrong = [note | {"wins": 0} for note in json.loads(right)]
    data.write_text(json.dumps(wrong))
    run(*words)
    assert {note["wins"] for note in json.loads(data.read_text())} == {0}
    run(*words, "--fresh")
    assert data.read_text() == right


def test_games_that_are_not_played_now_stay(page: Path, tmp_path: Path) -> None:
    run(*TINY, "--deals", "4", "--page", str(page))
    run("ladder", "junior", *TINY[2:], "--deals", "4", "--page", str(page))
    notes = read_notes(tmp_path / "bots-ladder.json")
    assert [*dict.fromkeys(note["game"] for note in notes)] == ["junior", "ratefix"]
    assert "| Juniorspiel | 6 | 16.7 % |" in page.read_text()


def test_the_standard_lines(page: Path) -> None:
    words = ("--standard", "--deals", "2", "--budget", "0", "--jobs", "1", "--page", str(page))
    shown = run("ladder", "master", *words)
    assert "master, 4 players: expert among greedy wins " in shown.out
    text = page.read_text()
    assert "| Elfer raus! Master | 4 players |" in text
    assert ", line 45.0 " in text
    assert "old" not in text


def test_ctrl_c_keeps_what_is_done(page: Path, tmp_path: Path) -> None:
    words = ("erwischt", "farben-sammeln", "--budget", "0", "--jobs", "2")
    watched = WatchedLadder(*words, "--page", str(page))
    watched.until("/s")
    watched.interrupt()
    shown = watched.end()
    assert shown.status == 130
    assert "Stopped; the same command goes on from here." in shown.err
    notes = read_notes(tmp_path / "bots-ladder.json")
    assert notes[0]["deals"] >= 2
    assert "Lass dich nicht erwischen!" in page.read_text()
    assert not watched.children()


def test_when_time_is_up_nothing_more_is_begun(page: Path, tmp_path: Path) -> None:
    shown = run("ladder", "--jobs", "1", "--minutes", "0.001", "--page", str(page))
    assert shown.status == 1
    assert "Time is up; the same command goes on from here." in shown.out


WRONG = {
    "no such game": (["skat"], "There is no game 'skat'"),
    "a game of luck": (["zweikampf"], "There is nothing to climb in zweikampf, only in junior,"),
    "a game without lines": (["mogeln", "--standard"], "only in elfer-raus, master."),
    "one deal": (["--deals", "1"], "2 to 1000000000 deals, not 1."),
    "no time": (["--minutes", "0"], "It takes more than 0 minutes, not 0.0."),
    "a budget below zero": (["--budget=-1"], "A budget is 0 to"),
    "no jobs": (["--jobs", "0"], "There can be 1 to 1000 jobs"),
    "no page": (["--page", "/no/such/page.md"], "/no/such/page.md cannot be read"),
    "a folder for a page": (["--page", "."], "The page . cannot be read"),
    "a page without an end": (["--page", "/dev/zero"], "The page /dev/zero cannot be read"),
    "a page without a place": (["--page", __file__ + ".none"], "cannot be read"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_is_said_in_one_sentence(
    page: Path, words: list[str], why: str
) -> None:
    where = [] if "--page" in words else ["--page", str(page)]
    shown = run("ladder", *words, *where)
    assert shown.status == 2
    assert shown.out == ""
    assert why in " ".join(shown.err.split())
    assert shown.err.count("\n") == 1
    assert page.read_text() == EMPTY


NOTE = json.loads(PAGE.with_name("bots-ladder.json").read_text())[0]
NO_NOTES = {
    "no list": ({"a": 1}, "Expected `array`, got `object`."),
    "a field is missing": (
        [{name: NOTE[name] for name in NOTE if name != "made_with"}],
        "missing required field `made_with`",
    ),
    "a text for a number": ([NOTE, NOTE | {"wins": "5"}], "Expected `int`, got `str`"),
    "no such game": ([NOTE | {"game": "skat"}], "no such game as 'skat' in note 1."),
    "no such bot": ([NOTE, NOTE | {"one": "bob"}], "no such bot as 'bob' in note 2."),
    "too few players": ([NOTE | {"players": 1}], "1 players in note 1."),
    "one deal": ([NOTE | {"deals": 1}], "sums that no deals have in note 1."),
    "impossible sums": ([NOTE | {"squares": 0}], "sums that no deals have in note 1."),
    "no such verdict": ([NOTE | {"verdict": "fine"}], "the verdict 'fine' in note 1."),
}


@pytest.mark.parametrize(("notes", "why"), NO_NOTES.values(), ids=NO_NOTES.keys())
def test_a_file_that_is_something_else(page: Path, tmp_path: Path, notes: object, why: str) -> None:
    text = json.dumps(notes)
    (tmp_path / "bots-ladder.json").write_text(text)
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    assert "bots-ladder.json is there already and is no file of the arena: " in shown.err
    assert why in shown.err
    assert shown.err.count("\n") == 1
    assert (tmp_path / "bots-ladder.json").read_text() == text


def test_a_file_without_an_end(page: Path, tmp_path: Path) -> None:
    (tmp_path / "bots-ladder.json").symlink_to("/dev/zero")
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    assert shown.err.endswith("is no file of the arena: it is no file.\n")


def test_the_table_is_printed_if_it_cannot_be_written(page: Path, tmp_path: Path) -> None:
    """On a disk that takes half a kilobyte; what was counted is printed too: nothing is lost."""
    words = " ".join((*TINY, "--deals", "4", "--page", str(page)))
    shown = run_through(["sh", "-c", f"ulimit -f 1; exec {sys.executable} -m elfer {words}"])
    assert shown.status == 1
    assert "Traceback" not in shown.err
    assert shown.err.count("cannot be written: file too large.") == 2
    assert "| Ratefix | 2 | 50.0 % | **" in shown.out
    assert '"made_with": ' in shown.out
    assert page.read_text() == EMPTY
    assert [*tmp_path.iterdir()] == [page]


def test_a_page_that_is_something_else(page: Path) -> None:
    page.write_text("# Bots\n<!-- ladder -->\n")
    shown = run(*TINY, "--page", str(page))
    assert (shown.status, shown.out) == (2, "")
    assert "no place for it between <!-- ladder --> and <!-- end of ladder -->" in shown.err


def test_a_part_takes_the_place_of_the_old_one() -> None:
    once = with_part(EMPTY, "standard", "new")
    assert "old" not in once
    assert with_part(once, "standard", "new") == once
    with pytest.raises(BadRequest):
        with_part("nothing", "standard", "new")


def test_the_page_of_the_documents_says_what_was_measured() -> None:
    text = PAGE.read_text()
    for name, table in (("ladder", ladder_table), ("standard", standard_table)):
        notes = read_notes(PAGE.with_name(f"bots-{name}.json"))
        assert with_part(text, name, table(notes)) == text
