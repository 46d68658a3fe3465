"""A referee to talk to, as a process and in place."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from elfer.records.referee import Referee


class Host:
    """A referee in place: requests in, answers out, both as JSON."""

    def __init__(self) -> None:
        self.referee = Referee()

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer to a request."""
        return self.line(json.dumps(request).encode())

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a line, whatever it is."""
        answer: dict[str, Any] = json.loads(json.dumps(self.referee.answer(line)))
        return answer

    def refusal(self, **request: Any) -> str:
        """The code of a refusal, which must come with one sentence and change nothing."""
        before = self.line(b'{"do":"state"}')
        answer = self.ask(**request)
        assert answer["ok"] is False
        assert answer["why"].endswith(".")
        assert "\n" not in answer["why"]
        assert self.line(b'{"do":"state"}') == before
        code: str = answer["error"]
        return code


class Process:
    """`elfer referee` itself."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elfer", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> None:
        """One line to its standard input."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def ask(self, line: bytes) -> dict[str, Any]:
        """The answer to one line, which must come at once."""
        self.send(line)
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


@pytest.fixture
def host() -> Host:
    """A referee without a match."""
    return Host()


@pytest.fixture
def process() -> Iterator[Process]:
    """`elfer referee`, ended afterwards without a word on standard error."""
    process = Process()
    yield process
    _, errors = process.process.communicate(timeout=20)
    assert errors == b""
    assert process.process.returncode == 0
