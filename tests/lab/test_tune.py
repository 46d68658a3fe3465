"""`elfer tune` finds the same weights again, keeps the others, and refuses nonsense."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.craft.features import PHASES, Feature
from elfer.craft.weights import BY_HAND, read_weights, text_of, weights_of
from elfer.games import GAMES
from elfer.lab.kernels import kernel_for
from elfer.lab.tuning import Effort, tuned
from elfer.terminal.commands import app

SHORT = ("--players", "2", "--generations", "2", "--matches", "60")


def tune(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["tune", *words])
    return result.exit_code, result.output


def test_tuning_again_finds_the_same_and_keeps_what_is_there(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    two.write_text(text_of({"other": {"3": [[1], [2], [3]]}}))
    for file in (one, two):
        status, said = tune("junior", *SHORT, "--out", str(file))
        assert status == 0
        assert "Juniorspiel for 2" in said
    assert read_weights(two) == read_weights(one) | {"other": {"3": [[1], [2], [3]]}}
    phases = json.loads(one.read_text())["junior"]["2"]
    assert [len(phase) for phase in phases] == [len(Feature)] * PHASES


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Say which game to tune, or --all"),
        (("junior", "--all"), "Say which game to tune, or --all"),
        (("nonsense",), "There is no game 'nonsense'"),
        (("poker",), "does not have poker"),
        (("junior", "--players", "7"), "junior is for 2 to 6 players, not 7."),
        (("junior", "--generations", "0"), "at least 1 generation"),
        (("junior", "--matches", "0"), "at least 1 generation and 1 match"),
    ],
)
def test_nonsense_is_refused(words: tuple[str, ...], why: str) -> None:
    status, said = tune(*words)
    assert status == 2
    assert why in said


def test_a_file_that_has_no_weights_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("[1, 2]")
    status, said = tune("junior", *SHORT, "--out", str(file))
    assert status == 2
    assert "has no weights" in said
    assert file.read_text() == "[1, 2]"


def test_a_better_start_is_taken_and_what_was_there_stays_unless_it_is_beaten() -> None:
    kernel = kernel_for(GAMES["elfer-raus"], 2, {})
    good, bad = weights_of(Feature, "elfer-raus", 2), tuple(-each for each in BY_HAND[Feature])
    brief = Effort(generations=1, matches=300)
    alone = tuned(kernel, bad, brief, 4)
    helped = tuned(kernel, bad, brief, 4, others=[good])
    assert helped.now > alone.now + 0.1
    assert helped.before == alone.before
    kept = tuned(kernel, good, brief, 4, others=[bad])
    assert kept.now >= kept.before
    assert kept.weights == good or kept.now > kept.before
