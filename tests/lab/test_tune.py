"""`elfer tune` finds the same weights again, keeps the others, and refuses nonsense."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.craft.features import PHASES, Feature
from elfer.craft.weights import BY_HAND, read_weights, text_of, weights_of
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.lab.effort import Effort
from elfer.lab.kernels import kernel_for
from elfer.lab.tuning import tuned
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
        (("junior", "--matches", "100000000000"), "and takes 10000 and 100000 at most."),
        (("junior", "--seed", "-1"), "A seed is a whole number from 0 on, not -1."),
        (("junior", "--out", "/dev/zero"), "/dev/zero has no weights; name another file"),
    ],
)
def test_nonsense_is_refused(words: tuple[str, ...], why: str) -> None:
    status, said = tune(*words)
    assert status == 2
    assert why in said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[1, 2]", ";"),
        ("[" * 100_000, ";"),
        ('[["a"]]', ";"),
        ('{"2": "abc"}', ";"),
        ('{"junior": {"4": 7}}', ";"),
        ('{"junior": {"4": [[1]]}}', ": junior for 4 takes 3 lists of 15 whole numbers;"),
        ('{"junior": {"4": [["a"], ["b"], ["c"]]}}', ": junior for 4 takes 3 lists of 15"),
        ('{"master": {"4": [[1], [2], [3]]}}', ": master for 4 takes 3 lists of 19"),
        ('{"other": {"4": [[1e99], [2], [3]]}}', ": other for 4 takes 3 lists of 1 whole"),
    ],
)
def test_a_file_that_has_no_weights_is_left_alone(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "letter.json"
    file.write_text(text)
    status, said = tune("junior", *SHORT, "--out", str(file))
    assert status == 2
    assert f"letter.json has no weights{why}" in " ".join(said.split())
    assert file.read_text() == text


def test_what_was_found_is_printed_if_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new.json"

    def full(files: object) -> None:
        raise BadRequest(f"{file} cannot be written: no space left on device.")

    monkeypatch.setattr("elfer.terminal.tune.write_whole", full)
    status, said = tune("junior", *SHORT, "--out", str(file))
    assert status == 1
    assert said.endswith("cannot be written: no space left on device.\n")
    found = json.loads(said[said.index("{") : said.rindex("}") + 1])
    assert [len(phase) for phase in found["junior"]["2"]] == [len(Feature)] * PHASES


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
