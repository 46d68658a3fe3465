"""`elfer tune` is reproducible, keeps other weights, and rejects wrong command lines."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.compiled.registry import compiled_game
from elfer.engine.errors import BadRequest
from elfer.evaluation.features import PHASES
from elfer.evaluation.rows import RowFeature
from elfer.evaluation.weights import FILE, read_weights, text_of, weights_by_hand, weights_of
from elfer.games import GAMES
from elfer.simulation.tuning import Effort, tune_weights

SHORT = ("--players", "2", "--generations", "2", "--matches", "60")


def tune(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["tune", *words])
    return result.exit_code, result.output


def test_is_reproducible_and_keeps_other_weights(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    two.write_text(text_of({"other": {"3": [[1], [2], [3]]}}))
    for file in (one, two):
        status, said = tune("junior", *SHORT, "--out", str(file))
        assert status == 0
        assert "Juniorspiel, 2 players" in said
        assert f"Written: {file}. The installed bots still use their own weights." in said
    assert read_weights(two) == read_weights(one) | {"other": {"3": [[1], [2], [3]]}}
    phases = json.loads(one.read_text())["junior"]["2"]
    assert [len(phase) for phase in phases] == [len(RowFeature)] * PHASES


def test_writes_to_the_current_folder_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = FILE.read_bytes()
    monkeypatch.chdir(tmp_path)
    status, said = tune("junior", *SHORT)
    assert status == 0
    assert "Written: weights.json." in said
    assert list(read_weights(tmp_path / "weights.json")) == ["junior"]
    assert FILE.read_bytes() == before


def test_tunes_by_self_play(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    status, said = tune("elfer-raus", *SHORT, "--self-play", "--out", str(one))
    assert status == 0
    assert "times the fair share of wins in 720 deals against the weights before." in said
    assert tune("elfer-raus", *SHORT, "--out", str(two))[0] == 0
    assert read_weights(one)["elfer-raus"]["2"] != read_weights(two)["elfer-raus"]["2"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Name one game to tune, or use --all"),
        (("junior", "--all"), "Name one game to tune, or use --all"),
        (("nonsense",), "There is no game 'nonsense'"),
        (("poker",), "does not have poker"),
        (("junior", "--players", "7"), "junior is for 2 to 6 players, not 7."),
        (("junior", "--generations", "0"), "--generations must be from 1 to 10000,"),
        (("junior", "--matches", "0"), "and --matches from 1 to 100000."),
        (("junior", "--matches", "100000000000"), "and --matches from 1 to 100000."),
        (("junior", "--seed", "-1"), "--seed must be 0 or more, not -1."),
        (("junior", "--out", "/dev/zero"), "/dev/zero has no valid weights; choose another file"),
    ],
)
def test_a_wrong_command_line_gives_one_sentence(words: tuple[str, ...], why: str) -> None:
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
        ('{"junior": {"4": [[1]]}}', ": junior for 4 players needs 3 lists of 15 whole numbers;"),
        ('{"junior": {"4": [["a"], ["b"], ["c"]]}}', ": junior for 4 players needs 3 lists of 15"),
        ('{"master": {"4": [[1], [2], [3]]}}', ": master for 4 players needs 3 lists of 19"),
        ('{"other": {"4": [[1e99], [2], [3]]}}', ": other for 4 players needs 3 lists of 1 whole"),
    ],
)
def test_a_file_without_weights_stays_unchanged(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "letter.json"
    file.write_text(text)
    status, said = tune("junior", *SHORT, "--out", str(file))
    assert status == 2
    assert f"letter.json has no valid weights{why}" in " ".join(said.split())
    assert file.read_text() == text


def test_prints_the_weights_if_they_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new.json"

    def fail(files: object) -> None:
        raise BadRequest(f"{file} cannot be written: no space left on device.")

    monkeypatch.setattr("elfer.cli.tune.write_atomically", fail)
    status, said = tune("junior", *SHORT, "--out", str(file))
    assert status == 1
    assert said.endswith("cannot be written: no space left on device.\n")
    found = json.loads(said[said.index("{") : said.rindex("}") + 1])
    assert [len(phase) for phase in found["junior"]["2"]] == [len(RowFeature)] * PHASES


def test_starts_from_the_best_weights_and_keeps_the_old_ones_unless_beaten() -> None:
    compiled = compiled_game(GAMES["elfer-raus"], 2, {})
    game = GAMES["elfer-raus"]
    good, bad = weights_of(game, 2), tuple(-each for each in weights_by_hand(game))
    brief = Effort(generations=1, matches=300)
    alone = tune_weights(compiled, bad, brief, 4)
    helped = tune_weights(compiled, bad, brief, 4, others=[good])
    assert helped.now > alone.now + 0.1
    assert helped.before == alone.before
    kept = tune_weights(compiled, good, brief, 4, others=[bad])
    assert kept.now >= kept.before
    assert kept.weights == good or kept.now > kept.before
