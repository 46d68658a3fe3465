"""`elfer simulate`: its results, its files, and wrong command lines."""

import csv
import json
import sys
from pathlib import Path

import pytest

from elfer.compiled.policies import POLICIES
from tests.simulation.series import run_to_end, simulate, simulate_for_json, simulate_without

FEW = ("--games", "2000", "--seed", "tuesday")
REFERENCE = ("--engine", "reference", "--games", "45", "--seed", "tuesday")


def test_the_number_of_jobs_changes_nothing() -> None:
    """The games fill more than one chunk, so that several jobs have work."""
    words = (
        "elfer-raus",
        "--games",
        "35000",
        "--seed",
        "7",
        "--bots",
        "greedy,random,random,greedy",
    )
    alone = simulate_for_json(*words, "--jobs", "1")
    assert simulate_for_json(*words, "--jobs", "3") == alone
    assert alone["played"] == 35000
    assert simulate_for_json(*words[:-2], "--bots", "greedy")["seats"] != alone["seats"]


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate_for_json("ratefix", *REFERENCE, "--jobs", "1")
    assert simulate_for_json("ratefix", *REFERENCE, "--jobs", "2") == alone
    assert alone["played"] == 45


def test_another_seed_gives_other_numbers() -> None:
    found = [
        simulate_for_json("elfer-raus", "--games", "500", "--seed", seed) for seed in ("a", "b")
    ]
    assert found[0]["seats"] != found[1]["seats"]


def test_a_random_seed_is_printed() -> None:
    first = simulate_for_json("elfer-raus", "--games", "500")
    assert first != simulate_for_json("elfer-raus", "--games", "500")
    assert first == simulate_for_json("elfer-raus", "--games", "500", "--seed", str(first["seed"]))


def test_the_numbers_are_consistent() -> None:
    found = simulate_for_json("elferspiel", "--players", "3", "--option", "rounds=2", *FEW)
    assert found["options"]["rounds"] == 2
    assert found["bots"] == ["greedy"] * 3
    wins = sum(seat["wins"] for seat in found["seats"])
    assert wins == sum(place["wins"] for place in found["from_starter"])
    assert 2000 <= wins <= 2000 + 2 * found["ties"]["count"]
    assert sum(seat["began"] for seat in found["seats"]) == 2000
    assert sum(ending["count"] for ending in found["endings"].values()) == 4000
    for counts in (found["turns"]["counts"], found["minutes"]["seconds"]):
        assert sum(counts.values()) == 2000
    assert sum(found["points"]["counts"].values()) == 6000
    turns = sum(int(number) * times for number, times in found["turns"]["counts"].items())
    assert found["turns"]["mean"]["value"] == turns / 2000
    assert found["turns"]["mean"]["low"] < turns / 2000 < found["turns"]["mean"]["high"]
    for seat in found["seats"]:
        assert seat["win_share"]["low"] < seat["wins"] / 2000 < seat["win_share"]["high"]


def test_prints_a_table() -> None:
    shown = simulate("elfer-raus", "--bots", "greedy,random,random,random", *FEW)
    assert (shown.status, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert lines[0].startswith("Elfer raus!, 4 players: 2,000 games, seed ")
    for wanted in (
        "0 greedy",
        "3 random",
        "0 (the starting player)",
        "turns",
        "minutes for people (estimate)",
    ):
        assert any(line.startswith(wanted) for line in lines), wanted
    for wanted in ("Ties: ", "Redeals because nobody could begin: ", "Ending 'out': "):
        assert any(line.startswith(wanted) for line in lines), wanted
    assert "Minutes assume that people take 60 s to deal" in " ".join(shown.out.split())
    assert all(len(line) <= 80 for line in lines)


def test_a_game_without_points_or_a_starting_player() -> None:
    peter = simulate("schwarzer-peter", *REFERENCE)
    assert "points" not in peter.out
    assert simulate_for_json("schwarzer-peter", *REFERENCE)["points"] is None
    highest = simulate("hoechste-karte", *REFERENCE)
    assert "starting player" not in highest.out
    assert simulate_for_json("hoechste-karte", *REFERENCE)["from_starter"] == []


def test_writes_files(tmp_path: Path) -> None:
    files = {kind: tmp_path / f"result.{kind}" for kind in ("json", "csv", "png", "svg")}
    words = [word for kind in ("json", "csv") for word in (f"--{kind}", str(files[kind]))]
    shown = simulate("elfer-raus", *FEW, *words, "--plot", str(files["png"]))
    assert (shown.status, shown.err) == (0, "")
    assert "0 greedy" in shown.out
    found = json.loads(files["json"].read_text())
    assert found == simulate_for_json("elfer-raus", *FEW)
    with files["csv"].open(newline="") as file:
        rows = list(csv.DictReader(file))
    wins = [row for row in rows if row["measure"] == "wins by seat"]
    assert [int(row["count"]) for row in wins] == [seat["wins"] for seat in found["seats"]]
    assert [row["bot"] for row in wins] == ["greedy"] * 4
    turns = [int(row["count"]) for row in rows if row["measure"] == "matches of so many turns"]
    assert sum(turns) == 2000
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    # The command may replace its own files; the second picture is an SVG.
    shown = simulate("elfer-raus", *FEW, *words, "--plot", str(files["svg"]))
    assert (shown.status, shown.err) == (0, "")
    drawing = files["svg"].read_text()
    assert "<svg" in drawing
    simulate("elfer-raus", *FEW, "--plot", str(files["svg"]))
    assert files["svg"].read_text() == drawing


def test_the_means_of_one_game_have_no_intervals(tmp_path: Path) -> None:
    words = ("elferspiel", "--games", "1", "--seed", "1")
    found = simulate_for_json(*words)
    for mean in (found["turns"]["mean"], found["minutes"]["mean"], found["seats"][0]["points"]):
        assert (mean["low"], mean["high"]) == (None, None)
        assert mean["value"] is not None
    assert found["seats"][0]["win_share"]["low"] < found["seats"][0]["win_share"]["high"]
    table = tmp_path / "result.csv"
    shown = simulate(*words, "--csv", str(table))
    assert shown.out.count("n/a") == 4 + 2
    with table.open(newline="") as file:
        (turns,) = [row for row in csv.DictReader(file) if row["measure"] == "turns"]
    assert (turns["low"], turns["high"]) == ("", "")


def test_every_bot_of_the_compiled_engine_can_play() -> None:
    for name in POLICIES:
        assert simulate_for_json("junior", "--games", "50", "--bots", name)["bots"] == [name] * 4


WRONG = {
    "no such game": (["skat"], "There is no game 'skat'; the games are junior,"),
    "no game": ([], "Missing argument"),
    "zero games": (["junior", "--games", "0"], "--games must be from 1 to 1000000000000, not 0."),
    "a negative number of games": (
        ["junior", "--games=-5"],
        "--games must be from 1 to 1000000000000, not -5.",
    ),
    "too many games": (
        ["junior", "--games", f"{10**30}"],
        "must be from 1 to 1000000000000, not 1000",
    ),
    "games that are not a number": (["junior", "--games", "many"], "valid integer"),
    "no jobs": (["junior", "--jobs", "0"], "--jobs must be from 1 to 1000, not 0."),
    "too many players": (["junior", "--players", "7"], "junior is for 2 to 6 players, not 7."),
    "no such bot": (
        ["junior", "--bots", "greedy,bob,greedy,greedy"],
        f"The compiled engine has no bot 'bob'; it has {', '.join(POLICIES)}.",
    ),
    "a bot that is only for tuning": (
        ["elfer-raus", "--bots", "rival"],
        f"The compiled engine has no bot 'rival'; it has {', '.join(POLICIES)}.",
    ),
    "no such bot of the reference engine": (
        ["mogeln", "--engine", "reference", "--bots", "bob"],
        "There is no bot 'bob'. Choose one of random, child, easy, medium, hard, expert, greedy.",
    ),
    "too few bots": (
        ["junior", "--bots", "greedy,random"],
        "For 4 seats, name one bot for all or 4 bots, not 2: greedy,random.",
    ),
    "no such option": (["junior", "--option", "joker=1"], "There is no option 'joker' in this"),
    "an option out of range": (["junior", "--option", "rounds=0"], "from 1 to 100, not 0."),
    "no such engine": (["junior", "--engine", "steam"], "'steam'"),
    "a game that the compiled engine does not have": (
        ["mogeln"],
        "The compiled engine does not have mogeln; it has junior, elfer-raus, ",
    ),
    "the engine to use instead": (["mogeln"], "Use --engine reference."),
    "a seed that is not text": (["junior", "--seed", "\udcff"], "UTF-8 cannot encode"),
    "writing to a missing folder": (
        ["junior", "--csv", "/no/such/place"],
        "no such file or directory.",
    ),
    "writing over a folder": (["junior", "--json", "/"], "/ cannot be written: is a directory."),
    "writing over another file": (["junior", "--csv", __file__], "result of a simulation"),
    "an unknown kind of plot": (["junior", "--plot", "a.gif"], ".png or .svg, not 'a.gif'."),
    "a plot nowhere": (["junior", "--plot", "/no/such.png"], "no such file or directory."),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_gives_one_sentence(words: list[str], why: str) -> None:
    shown = simulate(*words)
    assert shown.status == 2
    assert shown.out == ""
    assert why in " ".join(shown.err.replace("│", "").split())
    assert "Usage" in shown.err or shown.err.count("\n") == 1


def test_checking_files_does_not_create_them(tmp_path: Path) -> None:
    file = tmp_path / "result.csv"
    assert simulate("junior", "--csv", str(file), "--bots", "bob").status == 2
    assert not file.exists()


class TestFullDisk:
    def test_the_result_is_still_printed(self) -> None:
        shown = simulate("junior", *FEW, "--csv", "/dev/full")
        assert shown.status == 1
        assert "0 greedy" in shown.out
        assert shown.err == "/dev/full could not be written: no space left on device.\n"

    def test_other_files_are_still_written(self, tmp_path: Path) -> None:
        file = tmp_path / "result.csv"
        shown = simulate("junior", *FEW, "--json", "/dev/full", "--csv", str(file))
        assert shown.status == 1
        assert file.read_text().count("wins by seat") == 4

    def test_files_are_written_even_if_the_pipe_is_closed(self, tmp_path: Path) -> None:
        file = tmp_path / "result.csv"
        words = f"ratefix --engine reference --games 20 --seed 1 --csv {file}"
        line = f"{sys.executable} -m elfer simulate {words} | true"
        assert run_to_end(["sh", "-c", line]) == (0, "", "")
        assert file.read_text().count("wins by seat") == 4

    def test_a_full_standard_output_falls_back_to_standard_error(self) -> None:
        words = "ratefix --engine reference --games 20 --seed 1"
        line = f"{sys.executable} -m elfer simulate {words} --json > /dev/full"
        shown = run_to_end(["sh", "-c", line])
        assert shown.status == 1
        assert "0 greedy" in shown.err
        assert "Could not write to standard output: no space left on device." in shown.err


class TestNotInstalled:
    def test_numba(self) -> None:
        shown = simulate_without("numba", "junior", *FEW)
        assert (shown.status, shown.out) == (2, "")
        assert shown.err.startswith("The compiled engine needs numpy and numba (")
        assert 'Install it with pip install "elfer[lab]", or with make lab in a clone.' in shown.err
        assert "--engine reference" in shown.err

    @pytest.mark.parametrize("module", ["numba", "numpy", "matplotlib"])
    def test_the_reference_engine_does_not_need_numba(self, module: str) -> None:
        shown = simulate_without(module, "ratefix", *REFERENCE, "--jobs", "1", "--json")
        assert (shown.status, shown.err) == (0, "")
        assert json.loads(shown.out)["played"] == 45

    def test_matplotlib(self, tmp_path: Path) -> None:
        """The message comes before the games, not after them."""
        words = ("ratefix", *REFERENCE, "--plot", str(tmp_path / "a.png"))
        shown = simulate_without("matplotlib", *words)
        assert (shown.status, shown.out) == (2, "")
        assert shown.err.startswith("--plot needs matplotlib (")

    def test_ray(self) -> None:
        shown = simulate_without("ray", "ratefix", *REFERENCE, "--on", "ray")
        assert (shown.status, shown.out) == (2, "")
        assert shown.err.startswith("Ray is not installed. ")
        assert 'pip install "elfer[cluster]"' in shown.err


def test_other_commands_do_not_import_the_lab() -> None:
    told = (
        "import sys; import elfer.cli.app, elfer.cli.simulate;"
        "print(*(name for name in ('numba', 'numpy', 'matplotlib', 'ray') if name in sys.modules))"
    )
    assert run_to_end([sys.executable, "-c", told]) == (0, "\n", "")
