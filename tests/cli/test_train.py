"""`elfer train` writes networks and trainings, resumes, and rejects wrong command lines."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.evaluation.networks import read_networks
from elfer.evaluation.row_network import LAYERS
from elfer.simulation.league import linear
from elfer.simulation.training import trainer


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "LINEAR_EFFORT", linear.Effort(1, 4, 2, 50))


def train(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["train", *words])
    return result.exit_code, result.output


def test_resumes_to_the_same_network(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    command = ("elfer-raus", "--players", "2", "--steps", "2")
    status, said = train(*command, "--out", str(whole))
    assert status == 0
    assert "Elfer raus!, 2 players: 2 steps" in said
    assert "The installed bots still use their own networks." in said
    status, said = train(*command, "--minutes", "0.000001", "--out", str(parts))
    assert status == 0
    assert "Run the same command with --resume to go on." in said
    assert read_networks(parts / "elfer-raus.json", LAYERS, "elfer-raus") == {}
    assert train(*command, "--resume", "--out", str(parts))[0] == 0
    found = [
        read_networks(each / "elfer-raus.json", LAYERS, "elfer-raus") for each in (whole, parts)
    ]
    assert found[0] == found[1]
    one = "elfer train elfer-raus --players 2 --steps 2 --seed 1"
    assert found[0]["2"].made["command"] == one
    longer = ("elfer-raus", "--players", "2", "--steps", "3", "--resume", "--out", str(whole))
    assert train(*longer)[0] == 0
    networks = read_networks(whole / "elfer-raus.json", LAYERS, "elfer-raus")
    two = "elfer train elfer-raus --players 2 --steps 3 --seed 1 --resume"
    assert networks["2"].made["command"] == f"{one} && {two}"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Name one game to train for, or use --all"),
        (("elfer-raus", "--all"), "Name one game to train for, or use --all"),
        (("nonsense",), "There is no game 'nonsense'"),
        (("poker",), "There are no networks for poker, only for elfer-raus,"),
        (("elfer-raus", "--players", "7"), "elfer-raus is for 2 to 6 players, not 7."),
        (("elfer-raus", "--steps", "0"), "--steps must be from 1 to 100000, not 0."),
        (("elfer-raus", "--minutes", "0"), "--minutes must be greater than 0, not 0."),
        (("elfer-raus", "--seed", "-1"), "--seed must be 0 or more, not -1."),
    ],
)
def test_rejects_wrong_command_lines(words: tuple[str, ...], why: str) -> None:
    status, said = train(*words)
    assert status == 2
    assert why in said


@pytest.mark.parametrize("name", ["elfer-raus.json", "elfer-raus-2.npz"])
def test_refuses_files_that_are_cut(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("{")
    words = ("elfer-raus", "--players", "2", "--resume", "--out", str(tmp_path))
    status, said = train(*words)
    assert status == 2
    assert name in "".join(said.split())
