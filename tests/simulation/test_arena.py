"""`elfer arena`: its results, its files, and wrong command lines."""

import json
import sys
from pathlib import Path

import pytest

from elfer.bots import BOTS
from tests.simulation.runs import WatchedArena, run, run_for_json
from tests.simulation.series import run_to_end

FEW = ("--deals", "12", "--seed", "tuesday", "--jobs", "1")


def test_the_number_of_jobs_changes_nothing() -> None:
    words = ("ratefix", "--bots", "greedy,random", "--deals", "21", "--seed", "7")
    alone = run_for_json(*words, "--jobs", "1")
    assert run_for_json(*words, "--jobs", "3") == alone
    assert (alone["deals"], alone["matches"]) == (21, 84)


def test_the_numbers_are_consistent() -> None:
    words = ("elferspiel", "--bots", "random,greedy,greedy", "-o", "rounds=2", *FEW)
    found = run_for_json(*words)
    assert found["bots"] == ["random", "greedy", "greedy"]
    assert (found["players"], found["options"]["rounds"]) == (3, 2)
    assert (found["budget"], found["stopped"], found["rated_from"]) == (1000, False, "random")
    assert (found["wanted"], found["deals"], found["matches"]) == (12, 12, 36)
    assert found["fair_share"] == 1 / 3
    one, others = found["standings"]
    assert (one["bot"], one["seats"], others["bot"], others["seats"]) == ("random", 1, "greedy", 2)
    assert one["win_share"]["value"] + 2 * others["win_share"]["value"] == pytest.approx(1)
    assert one["rating"] == {"value": 0, "low": None, "high": None}
    for standing in (one, others):
        assert standing["points"]["low"] < standing["points"]["value"] < standing["points"]["high"]
        assert 0 <= standing["p"] <= 1
        assert "ms_a_move" not in standing
    before = found["before"]
    assert before["random"]["greedy"]["value"] + before["greedy"]["random"]["value"] == (
        pytest.approx(1)
    )
    timed = run_for_json(*words, "--times")["standings"][1]["ms_a_move"]
    assert 0 < timed["median"] <= timed["slowest"]


def test_the_table_shows_which_bot_is_better_and_its_p_value() -> None:
    shown = run("arena", "ratefix", "--players", "2", "--bots", "greedy,random", *FEW)
    assert (shown.status, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert lines[0].startswith("Ratefix, 2 players: 12 deals from every seat, 24 games, seed ")
    for wanted in ("greedy ", "random ", "% ahead of ", "The fair share is 50.00 %"):
        assert any(line.startswith(wanted) for line in lines), wanted
    assert any("better, p < 0.001" in line for line in lines)
    assert any("worse, p < 0.001" in line for line in lines)
    assert all(len(line) <= 80 for line in lines)


def test_a_bot_against_itself_is_not_significant() -> None:
    shown = run("arena", "junior", "--bots", "greedy,greedy", "--players", "6", *FEW)
    assert shown.out.count("not significant") == 2
    assert "others ×5" in shown.out
    found = run_for_json("junior", "--bots", "greedy,greedy", "--players", "6", *FEW)
    assert [each["win_share"]["value"] for each in found["standings"]] == [1 / 6, 1 / 6]
    assert (found["matches"], found["rated_from"]) == (12, "mean")
    for each in found["standings"]:  # all deals have the same result, so there is no variance
        assert each["win_share"]["low"] < 1 / 6 < each["win_share"]["high"]
        assert each["rating"] == {"value": 0, "low": None, "high": None}
    assert "n/a" in shown.out


def test_six_different_bots_fit_on_a_screen() -> None:
    bots = "random,child,easy,medium,hard,expert"
    shown = run("arena", "master", "--bots", bots, "--deals", "2", "--budget", "0", *FEW[2:])
    assert shown.status == 0
    assert "6 players: 2 deals from every seat, 12 games" in shown.out
    assert all(len(line) <= 80 for line in shown.out.splitlines())


def test_a_game_without_points() -> None:
    words = ("mogeln", "--bots", "greedy,random", "--players", "3", "--deals", "2", *FEW[2:])
    assert "points" not in run("arena", *words).out
    assert run_for_json(*words)["standings"][0]["points"] is None


def test_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    words = ("junior", "--bots", "random,greedy", *FEW)
    shown = run("arena", *words, "--out", str(file))
    assert (shown.status, shown.err) == (0, "")
    assert shown.out.startswith("Juniorspiel")
    # The command may replace its own file.
    assert json.loads(file.read_text()) == run_for_json(*words, "--out", str(file))


def test_a_full_file_gives_one_sentence() -> None:
    shown = run("arena", "junior", "--bots", "random,greedy", *FEW, "--out", "/dev/full")
    assert shown.status == 1
    assert shown.out.startswith("Juniorspiel")
    assert shown.err == "/dev/full could not be written: no space left on device.\n"


def test_a_full_standard_output_falls_back_to_standard_error() -> None:
    words = "arena junior --bots random,greedy --deals 4 --jobs 1 --seed 1 --json"
    shown = run_to_end(["sh", "-c", f"{sys.executable} -m elfer {words} > /dev/full"])
    assert shown.status == 1
    assert "Juniorspiel, 4 players" in shown.err
    assert "Could not write to standard output: no space left on device." in shown.err


GREEDY = ("--bots", "greedy,random")
WRONG = {
    "no such game": (["skat", *GREEDY], "There is no game 'skat'; the games are junior,"),
    "no game": ([*GREEDY], "Missing argument"),
    "no bots": (["junior"], "Missing option"),
    "no such bot": (
        ["junior", "--bots", "greedy,bob"],
        f"There is no bot 'bob'. Choose one of {', '.join(BOTS)}.",
    ),
    "one bot": (
        ["junior", "--bots", "hard"],
        "A contest needs at least two bots, as in hard,greedy.",
    ),
    "too few bots": (
        ["junior", "--bots", "greedy,random,hard", "--players", "4"],
        "For 4 seats, name two bots (the second takes all other seats) or 4 bots, not 3: "
        "greedy,random,hard.",
    ),
    "too many bots": (
        ["zweikampf", "--bots", "greedy,random,hard"],
        "zweikampf is for 2 players, not 3.",
    ),
    "too many players": (
        ["junior", *GREEDY, "--players", "7"],
        "junior is for 2 to 6 players, not 7.",
    ),
    "no deals": (
        ["junior", *GREEDY, "--deals", "0"],
        "--deals must be from 2 to 1000000000, not 0.",
    ),
    "one deal": (
        ["junior", *GREEDY, "--deals", "1"],
        "--deals must be from 2 to 1000000000, not 1.",
    ),
    "deals that are not a number": (["junior", *GREEDY, "--deals", "many"], "valid integer"),
    "a budget that is not a number": (["junior", *GREEDY, "--budget", "big"], "valid integer"),
    "a budget below zero": (
        ["junior", *GREEDY, "--budget=-1"],
        "--budget must be from 0 to 1000000 playouts, not -1.",
    ),
    "a budget that is too large": (
        ["junior", *GREEDY, "--budget", "1000000000"],
        "--budget must be from 0 to 1000000 playouts, not 1000000000.",
    ),
    "no jobs": (["junior", *GREEDY, "--jobs", "0"], "--jobs must be from 1 to 1000, not 0."),
    "no such option": (["junior", *GREEDY, "-o", "joker=1"], "There is no option 'joker' in this"),
    "an option out of range": (["junior", *GREEDY, "-o", "rounds=0"], "from 1 to 100, not 0"),
    "a seed that is not text": (["junior", *GREEDY, "--seed", "\udcff"], "UTF-8 cannot encode"),
    "writing to a missing folder": (
        ["junior", *GREEDY, "--out", "/no/such/place"],
        "no such file or directory.",
    ),
    "writing over another file": (
        ["junior", *GREEDY, "--out", __file__],
        "result of a contest",
    ),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_gives_one_sentence(words: list[str], why: str) -> None:
    shown = run("arena", *words)
    assert shown.status == 2
    assert shown.out == ""
    assert why in " ".join(shown.err.replace("│", "").split())
    assert "Usage" in shown.err or shown.err.count("\n") == 1


def test_ctrl_c_reports_the_deals_so_far() -> None:
    words = ("elfer-raus", "--bots", "random,greedy", "--seed", "1")
    watched = WatchedArena(*words, "--deals", "1000000", "--json", "--jobs", "2")
    watched.until("/s")  # the speed is shown once some deals are counted
    watched.interrupt()
    shown = watched.end()
    assert shown.status == 130
    assert " of 4,000,000, " in shown.err
    found = json.loads(shown.out)
    deals = found["deals"]
    assert found["stopped"]
    assert f"Stopped after {deals} deals of 1,000,000; --deals {deals} repeats" in shown.err
    again = run_for_json(*words, "--deals", str(deals))
    assert again == found | {"wanted": deals, "stopped": False}
    assert not watched.children()
