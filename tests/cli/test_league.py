"""`elfer league` measures bots against a population, and writes numbers, a page and a picture."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.compiled.policies import SEATED
from elfer.compiled.registry import compiled_game
from elfer.evaluation.weights import weights_by_hand, weights_of
from elfer.games import GAMES
from elfer.simulation.league import linear, measure, population
from tests.networks import install, random_parameters

QUICK = measure.Work(deals=60, linear=linear.Effort(2, 4, 2, 50), steps=1)


def test_writes_numbers_a_page_and_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, random_parameters(1))
    monkeypatch.setattr(measure, "Work", lambda deals: QUICK._replace(deals=deals))
    words = ["league", "elfer-raus", "--players", "3", "--deals", "60", "--out", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    (found,) = json.loads((tmp_path / "league-elfer-raus.json").read_text())
    hard, weights = found["bots"]
    assert (hard["bot"], weights["bot"]) == ("hard", "linear")
    assert {*hard["responses"]} == {"weights", "network"}
    for bot in found["bots"]:
        shares = [share["value"] for share in bot["shares"].values()]
        assert bot["worst"]["value"] == min(shares)
        assert min(shares) <= bot["mean"] <= max(shares)
        assert {"greedy", "one card a turn", "weights"} <= bot["shares"].keys()
    page = (tmp_path / "league-elfer-raus.md").read_text()
    assert "| greedy |" in page
    assert "best response by network wins" in page
    assert (tmp_path / "league-elfer-raus.png").read_bytes().startswith(b"\x89PNG")


def test_a_player_is_as_strong_as_itself() -> None:
    compiled = compiled_game(GAMES["junior"], 2)
    compiled.seatable = SEATED
    linear.set_weights(compiled, "rival", weights_of(compiled.game, 2))
    share = measure.play_deals(compiled, "rival", "linear", 400, 1)
    assert share.value == 0.5


def test_a_best_response_wins_more_against_a_bad_player() -> None:
    compiled = compiled_game(GAMES["elfer-raus"], 2)
    compiled.seatable = SEATED
    start = weights_by_hand(compiled.game)
    effort = linear.Effort(6, 16, 4, 200)
    found = linear.find_best_response(compiled, start, "greedy", effort, 1)
    before = linear.share_of(compiled, start, "greedy", 3_000, 9)
    assert linear.share_of(compiled, found, "greedy", 3_000, 9) > before + 0.03


def test_refuses_weights_that_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "self_play.json"
    file.write_text('{"elfer-raus": {"2": [[1]]')
    monkeypatch.setattr(population, "SELF_PLAY", file)
    result = CliRunner().invoke(app, ["league", "elfer-raus", "--players", "2"])
    assert result.exit_code == 2
    assert "self_play.json has no valid weights" in "".join(result.output.splitlines())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("nonsense",), "There is no game 'nonsense'"),
        (("poker",), "does not have poker"),
        (("junior", "--players", "7"), "junior is for 2 to 6 players, not 7."),
        (("junior", "--deals", "0"), "--deals must be from 1 to 1000000, not 0."),
        (("junior", "--seed", "-1"), "--seed must be 0 or more, not -1."),
    ],
)
def test_rejects_wrong_command_lines(words: tuple[str, ...], why: str) -> None:
    result = CliRunner().invoke(app, ["league", *words])
    assert result.exit_code == 2
    assert why in result.output
