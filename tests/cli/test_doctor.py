"""`elfer doctor`: one line per check, and an exit status for scripts."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.bots.search.availability import MARK
from elfer.cli import doctor
from elfer.cli.app import app
from elfer.compiled import cache
from elfer.server.own_addresses import listen_nearby
from tests.server.running import Threaded


def states(data: Path) -> list[str]:
    return [finding.state for finding in doctor.check_installation(data)]


def run(data: Path) -> tuple[int, str]:
    shown = CliRunner().invoke(app, ["doctor", "--data", str(data)])
    return shown.exit_code, shown.output


def test_a_good_installation_has_no_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    status, shown = run(tmp_path / "data")
    assert status == 0
    assert "wrong" not in shown
    assert len(shown.splitlines()) == 6
    assert f"{tmp_path / 'data'} (0 so far)" in shown


def compiled_finding(data: Path) -> doctor.Finding:
    return list(doctor.check_installation(data))[1]


def test_a_missing_compiled_engine_is_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for missing in ("numba", "numpy"):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, missing, None)
            assert compiled_finding(tmp_path).state == "hint"
            assert "weaker" in compiled_finding(tmp_path).text


def test_reports_whether_the_engine_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check compiles nothing and creates no folder."""
    monkeypatch.setenv(cache.CHOSEN, str(tmp_path / "compiled"))
    assert compiled_finding(tmp_path).state == "hint"
    assert "is not compiled yet" in compiled_finding(tmp_path).text
    assert not (tmp_path / "compiled").exists()
    cache.wanted().mkdir(parents=True)
    cache.mark(MARK, cache.wanted()).touch()
    assert compiled_finding(tmp_path) == ("ok", compiled_finding(tmp_path).text)
    assert str(cache.wanted()) in compiled_finding(tmp_path).text


def test_a_cache_that_cannot_be_written_is_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(cache.CHOSEN, str(tmp_path / "file" / "compiled"))
    assert compiled_finding(tmp_path).state == "hint"
    assert "is not writable" in compiled_finding(tmp_path).text
    assert not list(tmp_path.glob("elfer-compiled-*"))


def test_a_missing_web_app_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "STATIC", tmp_path / "nothing")
    status, shown = run(tmp_path)
    assert status == 1
    assert "wrong the web app is not built" in shown


def test_an_impossible_folder_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert states(tmp_path / "file" / "data")[3] == "wrong"


def test_a_running_server_is_only_a_hint(shared_server: Threaded) -> None:
    assert states(shared_server.folder)[3] == "hint"


def test_a_port_in_use_is_only_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with listen_nearby("127.0.0.1") as listener:
        monkeypatch.setattr(doctor, "DEFAULT_PORT", listener.getsockname()[1] - 1)
        assert states(tmp_path)[5] == "hint"
