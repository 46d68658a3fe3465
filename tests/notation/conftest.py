"""Fixtures: a referee in this process and one in its own process."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from elfer.notation.referee import Referee
from tests.patience import PATIENCE


class Host:
    """A referee in this process, which takes requests and returns answers as JSON."""

    def __init__(self) -> None:
        self.referee = Referee()

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the answer to a request."""
        return self.line(json.dumps(request).encode())

    def line(self, line: bytes) -> dict[str, Any]:
        """Return the answer to a line of bytes."""
        answer: dict[str, Any] = json.loads(json.dumps(self.referee.answer(line)))
        return answer

    def refusal(self, **request: Any) -> str:
        """Return the code of a refusal; assert that it has one line of text and changes nothing."""
        before = self.line(b'{"do":"state"}')
        answer = self.ask(**request)
        assert answer["ok"] is False
        assert answer["why"].endswith(".")
        assert "\n" not in answer["why"]
        assert self.line(b'{"do":"state"}') == before
        code: str = answer["error"]
        return code


class Process:
    """The process `elfer referee`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elfer", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> None:
        """Write one line to its standard input."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def ask(self, line: bytes) -> dict[str, Any]:
        """Return the answer to one line; assert that it comes immediately."""
        self.send(line)
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


@pytest.fixture
def host() -> Host:
    """Return a referee without a match."""
    return Host()


@pytest.fixture
def process() -> Iterator[Process]:
    """Yield `elfer referee`, and assert at the end that it wrote nothing to standard error."""
    process = Process()
    yield process
    _, errors = process.process.communicate(timeout=PATIENCE)
    assert errors == b""
    assert process.process.returncode == 0
