"""The command `elfer load`: its requests, counts, checks and refusals."""

import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import process
from elfer.cli.load import describe_report, load
from elfer.client.http import Server
from elfer.client.load import own_server
from elfer.client.load.plan import Plan, check_plan, is_loopback
from elfer.client.load.report import measure_latency
from elfer.client.load.run import run_load
from elfer.client.load.tally import Acknowledged
from elfer.client.load.verification import NAME, count_missing_in_log, count_missing_in_sight
from elfer.engine.errors import BadRequest
from elfer.runtime.limit_settings import Limits
from elfer.server.settings import PREFIX
from elfer.table.commands import Cut
from tests.client.people import run, start_match
from tests.patience import PATIENCE

app = typer.Typer()
app.command()(load)


def run_command(*words: str) -> Any:
    return CliRunner().invoke(app, words)


def test_prints_a_report(address: str) -> None:
    report = run_load(Plan(6, 3, 60, 2, "elfer-raus", address))
    assert report.asked == report.acknowledged == 120
    assert (report.refused, report.late, report.missing) == (0, 0, 0)
    assert report.errors == {}
    spread = report.until_seen
    assert spread.p50 is not None
    assert spread.p50 <= (spread.p90 or 0) <= (spread.p99 or 0) <= (spread.max or 0)
    assert (report.until_answer.max or 0) <= (spread.max or 0)
    lines = list(describe_report(report))
    assert lines[0] == "6 tables of 3 seats, elfer-raus, 60 moves per second for 2 seconds"
    assert "acknowledged 120" in "\n".join(lines)


def test_a_new_match_follows_a_finished_one(address: str) -> None:
    report = run_load(Plan(1, 2, 20, 3, "zweikampf", address))
    assert report.acknowledged == 60
    assert report.matches >= 1


def test_secret_moves_and_refusals_are_counted(address: str) -> None:
    report = run_load(Plan(3, 3, 30, 2, "hoechste-karte", address))
    assert report.acknowledged == 60
    report = run_load(Plan(2, 3, 20, 2, "schnipp-schnapp", address))
    assert report.asked == report.acknowledged + report.refused
    assert report.missing == 0


@pytest.mark.parametrize("raised", [own_server.ROOM, process.ROOMY], ids=["elfer load", "bench"])
def test_all_raised_limits_exist(raised: Mapping[str, str]) -> None:
    limits = {f"{PREFIX}{field.name.upper()}" for field in fields(Limits)}
    assert raised.keys() <= limits
    per_address = {name for name in limits if name.endswith("_PER_ADDRESS")}
    assert per_address <= raised.keys()


def test_starts_its_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = "import typer; from elfer.cli.serve import serve; typer.run(serve)"
    monkeypatch.setattr(own_server, "SERVE", ("-c", serve))
    answer = run_command("--tables", "5", "--rate", "50", "--seconds", "1", "--json")
    assert answer.exit_code == 0, answer.output
    report = json.loads(answer.output)
    assert report["acknowledged"] == report["asked"] == 50
    assert report["missing"] == 0
    assert report["memory"]["peak"] >= report["memory"]["start"] > 10_000_000


def test_a_server_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_server, "SERVE", ("-c", "raise SystemExit(1)"))
    answer = run_command("--tables", "1", "--rate", "1", "--seconds", "1")
    assert (answer.exit_code, answer.output) == (1, "The server did not start.\n")


def test_ctrl_c_reports_the_results_so_far(address: str) -> None:
    program = "import typer; from elfer.cli.load import load; typer.run(load)"
    words = ["--tables", "3", "--rate", "30", "--seconds", "600", "--server", address]
    run_ = subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while _count_sockets(run_.pid) < 12:
        assert run_.poll() is None
        time.sleep(0.05)
    run_.send_signal(signal.SIGINT)
    said, complaints = run_.communicate(timeout=PATIENCE)
    assert (run_.returncode, complaints) == (130, "")
    assert "(interrupted)" in said
    assert "missing       0 of the" in said


def _count_sockets(process: int) -> int:
    """Return the number of open sockets of a process."""
    number = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            number += "socket:" in str(file.readlink())
    return number


def test_counts_commands_missing_in_the_log(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as log:
        log.execute("CREATE TABLE events (code TEXT, command_id TEXT)")
        log.execute("INSERT INTO events VALUES ('ABCDEF', 'p0:x-1'), ('ABCDEF', NULL)")
        log.commit()
    there = Acknowledged("ABCDEF", "p0", "x-1", 4)
    assert count_missing_in_log(tmp_path, [there]) == 0
    others = [there._replace(code="ABCDEG"), there._replace(player="p1"), there._replace(id="x-2")]
    assert count_missing_in_log(tmp_path, [there, *others]) == 3


def test_counts_commands_missing_in_the_sight(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address) as people, Server(address) as server:
            done = await people[0].send(Cut("ab"))
            code, token = people[0].code, people[0]._token
            said = Acknowledged(code, "p0", done.id, done.seq)
            later = said._replace(seq=done.seq + 1)
            assert await count_missing_in_sight(server, [said], {code: token or ""}) == 0
            assert await count_missing_in_sight(server, [said, later], {code: token or ""}) == 1

    run(scenario())


def test_a_missing_command_is_a_failure(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    async def count_one_missing(*_: object) -> int:
        return 1

    monkeypatch.setattr("elfer.client.load.run.count_missing_in_sight", count_one_missing)
    answer = run_command("--tables", "1", "--rate", "5", "--seconds", "1", "--server", address)
    assert answer.exit_code == 1
    assert "missing       1 of the 5 acknowledged" in answer.output


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--tables", "2001"], "--tables must be from 1 to 2000, not 2001."),
        (["--tables", "0"], "--tables must be from 1 to 2000, not 0."),
        (["--tables", "600", "--rate", "10001"], "--rate must be from 0.1 to 10000, not 10001."),
        (["--tables", "2", "--rate", "41"], "--rate must be from 0.1 to 40, not 41."),
        (["--rate", "nan"], "--rate must be from 0.1 to 1000, not nan."),
        (["--seconds", "601"], "--seconds must be from 1 to 600, not 601."),
        (["--seats", "7"], "--seats must be from 2 to 6, not 7."),
        (["--server", "http://192.168.1.5:1111"], "is not on this machine"),
        (["--server", "http://localhost.example"], "is not on this machine"),
        (["--server", "nowhere"], "is not a server address"),
        (["--game", "chess"], "chess"),
    ],
)
def test_refuses_plans_beyond_the_limits(words: list[str], why: str) -> None:
    answer = run_command(*words)
    assert answer.exit_code == 2
    assert why in answer.output
    assert answer.output.count("\n") == 1


def test_an_unreachable_server_is_reported() -> None:
    answer = run_command("--server", "http://127.0.0.1:1")
    assert answer.exit_code == 1
    assert answer.output.startswith("No answer from http://127.0.0.1:1")


def test_recognises_loopback_addresses() -> None:
    for address in ("http://127.0.0.1:1", "http://127.9.9.9", "http://[::1]:5", "http://localhost"):
        assert is_loopback(address)
    for address in ("http://0.0.0.0", "http://[::]", "http://10.0.0.1", "http://127.0.0.1.example"):
        assert not is_loopback(address)
    with pytest.raises(BadRequest):
        check_plan(Plan(1, 2, 1, 1, "junior", "http://10.0.0.1"))


def test_measures_latency_percentiles() -> None:
    spread = measure_latency(iter(number / 1000 for number in range(1, 101)))
    assert (spread.p50, spread.p90, spread.p99, spread.max) == (50, 90, 99, 100)
    assert measure_latency(iter(())).p50 is None
