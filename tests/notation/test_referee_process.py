"""`elfer referee` as a process: it answers any line and keeps running."""

import json

import pytest

from tests.notation.conftest import Process
from tests.patience import PATIENCE

HOSTILE = {
    "not JSON": b"hello",
    "half an object": b'{"do":"new","game":"elfer-raus"',
    "not an object": b"[1, 2]",
    "a number": b"7",
    "null": b"null",
    "not a number": b'{"do":"legal","seat":NaN}',
    "infinity": b'{"do":"legal","seat":-Infinity}',
    "invalid UTF-8": b'{"do":"\xff\xfe"}',
    "UTF-16": '{"do":"games"}'.encode("utf-16"),
    "a NUL": b'{"do":"games"\x00}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"do":' * 50_000,
    "deep but closed": b"[" * 100_000 + b"]" * 100_000,
    "a long number": b'{"do":"legal","seat":' + b"9" * 100_000 + b"}",
    "ten megabytes": b'{"do":"new","game":"' + b"x" * 10_000_000 + b'"}',
    "a lone surrogate": rb'{"do":"play","seat":0,"move":"\ud800"}',
    "a surrogate as a level": rb'{"do":"bot","seat":0,"level":"\udfff"}',
}


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE.keys())
def test_survives_a_hostile_line(process: Process, line: bytes) -> None:
    answer = process.ask(line)
    assert answer["ok"] is False
    assert answer["error"] in ("bad-request", "no-game")
    assert answer["why"].endswith(".")
    assert len(answer["why"]) < 300
    assert process.ask(b'{"do":"games"}')["ok"] is True


def test_accepts_blank_lines_and_carriage_returns(process: Process) -> None:
    for blank in (b"", b"   ", b"\r", b"\t"):
        process.send(blank)
    assert "games" in process.ask(b'{"do":"games"}\r')


def test_quit_ends_the_process(process: Process) -> None:
    assert process.ask(b'{"do":"quit"}') == {"ok": True}
    assert process.process.wait(timeout=PATIENCE) == 0


def test_accepts_a_request_below_the_size_limit(process: Process) -> None:
    seed = "s" * 4_000_000
    new = {"do": "new", "game": "junior", "players": 2, "seed": seed}
    assert process.ask(json.dumps(new).encode())["ok"] is True
