"""`elfer doctor`: one line for each thing, and a status that a script can read."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.bots.search.ready import MARK
from elfer.lab import kept
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


def kernel(data: Path) -> doctor.Finding:
    return list(doctor.findings(data))[1]


def test_without_the_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("numba", "numpy"):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, missing, None)
            assert kernel(tmp_path).state == "hint"
            assert "weaker" in kernel(tmp_path).text


def test_whether_the_kernel_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is only looked at: nothing is made."""
    monkeypatch.setenv(kept.CHOSEN, str(tmp_path / "compiled"))
    assert kernel(tmp_path).state == "hint"
    assert "once that is compiled" in kernel(tmp_path).text
    assert not (tmp_path / "compiled").exists()
    kept.wanted().mkdir(parents=True)
    kept.mark(MARK, kept.wanted()).touch()
    assert kernel(tmp_path) == ("ok", kernel(tmp_path).text)
    assert str(kept.wanted()) in kernel(tmp_path).text


def test_a_kernel_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(kept.CHOSEN, str(tmp_path / "file" / "compiled"))
    assert kernel(tmp_path).state == "hint"
    assert "cannot be written" in kernel(tmp_path).text
    assert not list(tmp_path.glob("elfer-compiled-*"))


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
