"""`elfer doctor`: one line for each thing, and a status that a script can read."""

import importlib.util
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.server import doctor
from elfer.server.address import listening_nearby
from elfer.terminal.commands import app
from tests.server.running import Threaded


def states(data: Path) -> list[str]:
    return [finding.state for finding in doctor.findings(data)]


def run(data: Path) -> tuple[int, str]:
    shown = CliRunner().invoke(app, ["doctor", "--data", str(data)])
    return shown.exit_code, shown.output


def test_where_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    status, shown = run(tmp_path / "data")
    assert status == 0
    assert "wrong" not in shown
    assert len(shown.splitlines()) == 5
    assert f"{tmp_path / 'data'} (0 so far)" in shown


@pytest.mark.parametrize("there", [True, False])
def test_the_kernel_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, there: bool
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object() if there else None)
    finding = list(doctor.findings(tmp_path))[1]
    assert finding.state == ("ok" if there else "hint")
    assert ("weaker" in finding.text) != there


def test_a_web_app_that_is_not_there_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "STATIC", tmp_path / "nothing")
    status, shown = run(tmp_path)
    assert status == 1
    assert "wrong the web app is not built" in shown


def test_a_folder_that_cannot_be_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert states(tmp_path / "file" / "data")[3] == "wrong"


def test_a_running_server_is_no_fault(shared_server: Threaded) -> None:
    assert states(shared_server.folder)[3] == "hint"


def test_a_taken_port_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening_nearby("127.0.0.1") as listener:
        monkeypatch.setattr(doctor, "USUAL_PORT", listener.getsockname()[1] - 1)
        assert states(tmp_path)[4] == "hint"
