"""The search of 'expert': results always show if it played without its search."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elfer import __version__
from elfer.compiled import jit
from elfer.games import GAMES
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.arena.results_file import read_notes
from elfer.simulation.arena.search_counts import BROKEN, WITHOUT
from elfer.simulation.export import COLUMNS
from tests.simulation.hidden import IN_WORKERS, without_numba
from tests.simulation.runs import run, run_for_json
from tests.simulation.series import CommandOutput, run_to_end, simulate

numba_types = pytest.importorskip("numba.types")

ARENA = ("arena", "elfer-raus", "--bots", "expert,hard", "--players", "2", "--deals", "2")
SIMULATE = ("simulate", "elfer-raus", "--bots", "expert,hard", "--players", "2", "--games", "4")
LADDER = ("ladder", "elfer-raus", "--deals", "2", "--out", "ladder.json")
ONE = ("--seed", "1", "--jobs", "1")
REFERENCE = ("--engine", "reference")
INSTALL = 'Install it with pip install "elfer[lab]", or with make lab in a clone.'

Without = Callable[..., CommandOutput]


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Without:
    """Return a function that runs a command in a process without numba."""
    env = without_numba(tmp_path)
    monkeypatch.chdir(tmp_path)
    return lambda *words: run_to_end([sys.executable, "-m", "elfer", *words], **env)


@pytest.mark.parametrize(
    "words", [(*ARENA, *ONE), (*SIMULATE, *REFERENCE, *ONE), (*LADDER, *ONE)], ids=lambda w: w[0]
)
def test_refuses_to_run_if_it_cannot_search(without: Without, words: tuple[str, ...]) -> None:
    shown = without(*words)
    assert (shown.status, shown.out) == (2, "")
    assert shown.err.startswith(
        "'expert' cannot search without the compiled engine: numba or numpy is not installed."
    )
    assert INSTALL in shown.err
    assert "--unsearched" in shown.err
    assert shown.err.count("\n") == 1


def test_reports_a_broken_numba(tmp_path: Path) -> None:
    env = without_numba(tmp_path, "")
    (tmp_path / "numba.py").write_text("raise OSError('libLLVM.so is missing')")
    shown = run_to_end([sys.executable, "-m", "elfer", *ARENA, *ONE], **env)
    assert (shown.status, shown.out) == (2, "")
    assert "numba is installed, but does not work: libLLVM.so is missing." in shown.err


class TestUnsearched:
    def test_the_arena_says_so(self, without: Without) -> None:
        shown = without(*ARENA, *ONE, "--unsearched")
        assert (shown.status, shown.err) == (0, "")
        assert "'expert' played without its search, which makes it weaker." in shown.out
        assert "expert (without" in shown.out

    def test_the_json_says_so(self, without: Without) -> None:
        found = json.loads(without(*ARENA, *ONE, "--unsearched", "--json").out)
        assert found["bots"] == [WITHOUT, "hard"]
        assert (found["standings"][0]["bot"], found["budget"]) == (WITHOUT, 0)
        assert found["before"][WITHOUT]["hard"] is not None
        # The result is the same with numba installed.
        assert run_for_json(*ARENA[1:], *ONE, "--unsearched") == found

    def test_a_simulation_says_so(self, without: Without) -> None:
        words = (*SIMULATE, *REFERENCE, *ONE, "--unsearched")
        shown = without(*words, "--csv", "result.csv")
        assert (shown.status, shown.err) == (0, "")
        assert "'expert' played without its search" in shown.out
        assert "\n0 expert (without" in shown.out
        assert f"wins by seat,0,{WITHOUT}," in Path("result.csv").read_text()
        assert json.loads(without(*words, "--json").out)["bots"] == [WITHOUT, "hard"]

    def test_the_ladder_says_so(self, without: Without) -> None:
        shown = without(*LADDER, *ONE, "--unsearched")
        assert f"elfer-raus, 2 players: {WITHOUT} among hard wins " in shown.out
        assert "'expert' played without its search" in shown.out
        assert Path("ladder.md").read_text().count(f"<sub>2 {WITHOUT}</sub>") == 3
        for note in read_notes(Path("ladder.json")):
            assert note["budget"] == (0 if note["one"] == "expert" else 1000)

    def test_a_budget_below_the_minimum_gives_the_same(self, without: Without) -> None:
        found = json.loads(without(*ARENA, *ONE, "--budget", "99", "--json").out)
        assert found["bots"] == [WITHOUT, "hard"]

    def test_games_without_a_compiled_search_are_unaffected(self, without: Without) -> None:
        words = ("arena", "hoechste-karte", "--bots", "expert,hard", "--players", "3")
        alone = json.loads(without(*words, "--deals", "2", "--budget", "40", *ONE, "--json").out)
        assert alone["bots"] == ["expert", "hard", "hard"]
        search = alone["standings"][0]["search"]
        assert search["moves"] * 40 == search["playouts"] > search["failed"] == 0


def test_the_arena_counts_searches() -> None:
    found = run_for_json(*ARENA[1:], *ONE, "--budget", "200")
    expert, hard = found["standings"]
    assert (expert["bot"], expert["search"]["failed"]) == ("expert", 0)
    assert 0 < expert["search"]["playouts"] <= 200 * expert["search"]["moves"]
    assert hard["search"] == {"moves": 0, "playouts": 0, "failed": 0}
    text = run(*ARENA, *ONE, "--budget", "200").out
    assert f"'expert' searched for {expert['search']['moves']} moves, with " in text


@pytest.mark.parametrize("budget", ["0", "8"])
def test_the_arena_says_that_a_budget_is_too_small(budget: str) -> None:
    """In a game whose search needs no compiled engine, 'expert' keeps its name."""
    words = ("arena", "farben-sammeln", "--bots", "expert,hard", "--players", "2", "--deals", "2")
    shown = run(*words, "--budget", budget, *ONE).out
    assert "\n'expert' did not search: it cannot do so in this game or with this budget.\n" in shown


def test_a_simulation_counts_searches() -> None:
    shown = simulate(*SIMULATE[1:-2], "--games", "1", *REFERENCE, *ONE, "--json")
    expert, hard = json.loads(shown.out)["seats"]
    assert (expert["bot"], expert["search"]["failed"]) == ("expert", 0)
    assert expert["search"]["moves"] > 0
    assert hard["search"]["moves"] == 0


ASK_THE_API = """
import elfer
match = elfer.new_match("elfer-raus", players=3, seed="1")
while len(match.legal_moves()) < 2:
    match = match.play(match.legal_moves()[0])
for level in ("hard", "expert", "expert"):
    elfer.bot(level).choose(match.view(match.turn))
"""
ASK_THE_REFEREE = """
from elfer.notation.json_text import write_json
from elfer.notation.referee import Referee
referee = Referee()
def ask(do, **facts):
    return referee.answer(write_json({"do": do, **facts}).encode())
ask("new", game="elfer-raus", players=3, seed="1")
turn = ask("state")["state"]["turn"]
while len(moves := ask("legal", seat=turn)["moves"]) < 2:
    ask("play", seat=turn, move=moves[0])
    turn = ask("state")["state"]["turn"]
for level in ("hard", "expert", "expert"):
    assert ask("bot", seat=turn, level=level)["ok"]
"""


@pytest.mark.parametrize("script", [ASK_THE_API, ASK_THE_REFEREE], ids=["api", "referee"])
def test_a_program_that_asks_for_one_move_is_warned(tmp_path: Path, script: str) -> None:
    line = [sys.executable, "-c", script]
    shown = run_to_end(line, **without_numba(tmp_path))
    assert shown.status == 0
    warning = "RuntimeWarning: The bot 'expert' is weaker here, as it cannot search"
    assert shown.err.count(warning) == 1  # once per place in the program
    assert run_to_end(line) == (0, "", "")


class TestFailingInWorkers:
    """Numba is available in the main process, but not in the workers."""

    @pytest.fixture
    def without(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Without:
        env = without_numba(tmp_path, IN_WORKERS)
        monkeypatch.chdir(tmp_path)
        return lambda *words: run_to_end([sys.executable, "-m", "elfer", *words], **env)

    def test_the_arena_says_so(self, without: Without) -> None:
        shown = without(*ARENA, *ONE, "--json")
        assert shown.status == 1
        found = json.loads(shown.out)
        assert found["bots"] == [BROKEN, "hard"]
        failed = found["standings"][0]["search"]["failed"]
        assert failed > 0
        assert f"its search could not run for {failed} of {failed} moves." in shown.err

    def test_a_simulation_says_so(self, without: Without) -> None:
        shown = without(*SIMULATE, *REFERENCE, *ONE)
        assert shown.status == 1
        assert "\n0 expert (search" in shown.out
        assert "its search could not run for" in shown.err

    def test_the_ladder_says_so(self, without: Without) -> None:
        words = ("ladder", "master", "--standard", "--deals", "2", "--out", "standard.json")
        shown = without(*words, *ONE)
        assert shown.status == 1
        assert f"{BROKEN} among greedy" in shown.out
        assert "The search could not run in 1 trial;" in shown.err
        (note,) = read_notes(Path("standard.json"))
        assert note["search_failed"] > 0
        assert BROKEN in Path("standard.md").read_text()


def test_a_function_that_cannot_be_compiled_raises_import_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jit, "_faults", [])

    def impossible(number: int) -> Any:
        return open(str(number))

    def possible(number: int) -> int:
        return number

    compiled = jit.entry(numba_types.int64(numba_types.int64))
    with pytest.raises(ImportError, match="numba cannot compile impossible: ") as first:
        compiled(impossible)
    with pytest.raises(ImportError) as second:  # numba does not compile it again
        compiled(possible)
    assert first.value is second.value


class TestOrigin:
    """Reports name the version and the fingerprint."""

    @pytest.mark.parametrize("game", GAMES)
    def test_every_game_has_a_fingerprint(self, game: str) -> None:
        found = {fingerprint(game, bots, compiled=False) for bots in (("hard",), ("expert",))}
        assert all(len(each) == 12 for each in found)

    def test_the_arena(self) -> None:
        words = ("ratefix", "--bots", "hard,random", "--deals", "2", *ONE)
        made_with = fingerprint("ratefix", ("hard", "random"), compiled=False)
        found = run_for_json(*words)
        assert (found["version"], found["made_with"]) == (__version__, made_with)
        assert f"Elfer {__version__}, bots and rules {made_with}\n" in run("arena", *words).out

    def test_a_simulation(self, tmp_path: Path) -> None:
        table = tmp_path / "result.csv"
        words = ("junior", "--games", "50", *ONE)
        made_with = fingerprint("junior", ("greedy",), compiled=True)
        shown = simulate(*words, "--csv", str(table))
        assert f"Elfer {__version__}, bots and rules {made_with}\n" in shown.out
        found = json.loads(simulate(*words, "--json").out)
        assert (found["version"], found["made_with"]) == (__version__, made_with)
        with table.open(newline="") as file:
            rows = [*csv.reader(file)]
        assert rows[1][: len(COLUMNS)] == ["version of elfer", __version__, "", "", "", "", ""]
        assert rows[2][:2] == ["bots and rules", made_with]

    def test_the_ladder(self, tmp_path: Path) -> None:
        words = ("ladder", "ratefix", "--deals", "2", "--budget", "0", "--jobs", "1")
        shown = run(*words, "--out", str(tmp_path / "ladder.json"))
        assert f"Elfer {__version__}." in shown.out
        notes = read_notes(tmp_path / "ladder.json")
        assert {note["version"] for note in notes} == {__version__}
        assert f"playouts a move, Elfer {__version__}." in (tmp_path / "ladder.md").read_text()
