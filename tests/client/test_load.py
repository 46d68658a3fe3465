"""`elfer load`: what it asks, counts, finds missing and refuses."""

import json
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from elfer.client.load import own_server
from elfer.client.load.missing import NAME, missing_in_log, missing_in_sight
from elfer.client.load.plan import Plan, checked, is_loopback
from elfer.client.load.report import in_words, latency
from elfer.client.load.run import measured
from elfer.client.load.tally import Acknowledged
from elfer.client.load_command import load
from elfer.client.server import Server
from elfer.kernel.errors import BadRequest
from elfer.table.commands import React
from tests.client.people import run, started

app = typer.Typer()
app.command()(load)


def command(*words: str) -> Any:
    return CliRunner().invoke(app, words)


def test_report(address: str) -> None:
    report = measured(Plan(6, 3, 60, 2, "elfer-raus", address))
    assert report.asked == report.acknowledged == 120
    assert (report.refused, report.late, report.missing) == (0, 0, 0)
    assert report.errors == {}
    spread = report.until_seen
    assert spread.p50 is not None
    assert spread.p50 <= (spread.p90 or 0) <= (spread.p99 or 0) <= (spread.max or 0)
    assert (report.until_answer.max or 0) <= (spread.max or 0)
    assert "acknowledged 120" in "\n".join(in_words(report))


def test_matches_begin_anew(address: str) -> None:
    report = measured(Plan(1, 2, 20, 3, "zweikampf", address))
    assert report.acknowledged == 60
    assert report.matches >= 1


def test_secret_moves_and_refusals_are_counted(address: str) -> None:
    report = measured(Plan(3, 3, 30, 2, "hoechste-karte", address))
    assert report.acknowledged == 60
    report = measured(Plan(2, 3, 20, 2, "schnipp-schnapp", address))
    assert report.asked == report.acknowledged + report.refused
    assert report.missing == 0


def test_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = "import typer; from elfer.server.serve_command import serve; typer.run(serve)"
    monkeypatch.setattr(own_server, "SERVE", ("-c", serve))
    answer = command("--tables", "5", "--rate", "50", "--seconds", "1", "--json")
    assert answer.exit_code == 0, answer.output
    report = json.loads(answer.output)
    assert report["acknowledged"] == report["asked"] == 50
    assert report["missing"] == 0
    assert report["memory"]["peak"] >= report["memory"]["start"] > 10_000_000


def test_server_that_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_server, "SERVE", ("-c", "raise SystemExit(1)"))
    answer = command("--tables", "1", "--rate", "1", "--seconds", "1")
    assert (answer.exit_code, answer.output) == (1, "The server did not start.\n")


def test_interrupted(address: str) -> None:
    program = "import typer; from elfer.client.load_command import load; typer.run(load)"
    words = ["--tables", "3", "--rate", "30", "--seconds", "600", "--server", address]
    run_ = subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while _sockets(run_.pid) < 12:
        assert run_.poll() is None
        time.sleep(0.05)
    run_.send_signal(signal.SIGINT)
    said, complaints = run_.communicate(timeout=30)
    assert (run_.returncode, complaints) == (130, "")
    assert "(interrupted)" in said
    assert "missing       0 of the" in said


def _sockets(process: int) -> int:
    """How many sockets a process has open."""
    number = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            number += "socket:" in str(file.readlink())
    return number


def test_missing_in_the_log(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as log:
        log.execute("CREATE TABLE events (code TEXT, command_id TEXT)")
        log.execute("INSERT INTO events VALUES ('ABCDEF', 'p0:x-1'), ('ABCDEF', NULL)")
        log.commit()
    there = Acknowledged("ABCDEF", "p0", "x-1", 4)
    assert missing_in_log(tmp_path, [there]) == 0
    others = [there._replace(code="ABCDEG"), there._replace(player="p1"), there._replace(id="x-2")]
    assert missing_in_log(tmp_path, [there, *others]) == 3


def test_missing_in_sight(address: str) -> None:
    async def looked() -> None:
        async with started(address) as people, Server(address) as server:
            done = await people[0].say(React("clap"))
            code, token = people[0].code, people[0]._token
            said = Acknowledged(code, "p0", done.id, done.seq)
            later = said._replace(seq=done.seq + 1)
            assert await missing_in_sight(server, [said], {code: token or ""}) == 0
            assert await missing_in_sight(server, [said, later], {code: token or ""}) == 1

    run(looked())


def test_missing_is_a_failure(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    async def one_missing(*_: object) -> int:
        return 1

    monkeypatch.setattr("elfer.client.load.run.missing_in_sight", one_missing)
    answer = command("--tables", "1", "--rate", "5", "--seconds", "1", "--server", address)
    assert answer.exit_code == 1
    assert "missing       1 of the 5 acknowledged" in answer.output


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--tables", "2001"], "--tables is 1 to 2000 here, not 2001."),
        (["--tables", "0"], "--tables is 1 to 2000 here, not 0."),
        (["--tables", "600", "--rate", "10001"], "--rate is 0.1 to 10000 here, not 10001."),
        (["--tables", "2", "--rate", "41"], "--rate is 0.1 to 40 here, not 41."),
        (["--rate", "nan"], "--rate is 0.1 to 1000 here, not nan."),
        (["--seconds", "601"], "--seconds is 1 to 600 here, not 601."),
        (["--seats", "7"], "--seats is 2 to 6 here, not 7."),
        (["--server", "http://192.168.1.5:1111"], "Load is for this machine's own servers"),
        (["--server", "http://localhost.example"], "Load is for this machine's own servers"),
        (["--server", "nowhere"], "A server's address is like"),
        (["--game", "chess"], "chess"),
    ],
)
def test_bounds(words: list[str], why: str) -> None:
    answer = command(*words)
    assert answer.exit_code == 2
    assert why in answer.output
    assert answer.output.count("\n") == 1


def test_nobody_there() -> None:
    answer = command("--server", "http://127.0.0.1:1")
    assert answer.exit_code == 1
    assert answer.output.startswith("No answer from http://127.0.0.1:1")


def test_loopback() -> None:
    for address in ("http://127.0.0.1:1", "http://127.9.9.9", "http://[::1]:5", "http://localhost"):
        assert is_loopback(address)
    for address in ("http://0.0.0.0", "http://[::]", "http://10.0.0.1", "http://127.0.0.1.example"):
        assert not is_loopback(address)
    with pytest.raises(BadRequest):
        checked(Plan(1, 2, 1, 1, "junior", "http://10.0.0.1"))


def test_latency() -> None:
    spread = latency(iter(number / 1000 for number in range(1, 101)))
    assert (spread.p50, spread.p90, spread.p99, spread.max) == (50, 90, 99, 100)
    assert latency(iter(())).p50 is None
